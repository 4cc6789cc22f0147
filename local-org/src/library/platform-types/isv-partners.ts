/** IsvPartners: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'IsvPartners',
  `
AppAnalytics { new(); static void logCustomInteraction(Object, Id); static void logCustomInteraction(Object, UUID);
  static void logCustomInteraction(Object) }
`,
);
