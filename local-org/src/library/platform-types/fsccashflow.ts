/** fsccashflow: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'fsccashflow',
  `
FSCCashFlowUtil { new() }
`,
);
