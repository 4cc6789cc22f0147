/** Sfc: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Sfc',
  `
interface ContentDownloadHandlerFactory { Sfc.ContentDownloadHandler getContentDownloadHandler(List<Id>,
  Sfc.ContentDownloadContext) }
ContentDownloadHandler { String downloadErrorMessage; Boolean isDownloadAllowed; String redirectUrl; new() }
enum ContentDownloadContext { CHATTER CONTENT DELIVERY REST_API RETRIEVE S1 SOQL }
`,
);
