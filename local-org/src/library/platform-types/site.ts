/** Site: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Site',
  `
interface UrlRewriter { List<PageReference> generateUrlFor(List<PageReference>); PageReference
  mapRequestUrl(PageReference) }
`,
);
