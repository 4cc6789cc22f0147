/** Sfdc_Surveys: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Sfdc_Surveys',
  `
interface SurveyInvitationLinkShortener { String getShortenedURL(String) }
`,
);
