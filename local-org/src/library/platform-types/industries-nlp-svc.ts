/** industriesNlpSvc: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'industriesNlpSvc',
  `
NlpResponse { industriesNlpSvc.NlpSummarizationResult summarizationResult; List<String> errors; new() }
NlpSummarizationResult { String summary; new() }
`,
);
