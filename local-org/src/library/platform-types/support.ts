/** Support: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Support',
  `
EmailToCaseHandler { new() }
interface MilestoneTriggerTimeCalculator { Integer calculateMilestoneTriggerTime(String, String) }
interface EmailTemplateSelector { Id getDefaultEmailTemplateId(Id); Id getDefaultTemplateId(Id) }
`,
);
