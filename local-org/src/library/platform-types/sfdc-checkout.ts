/** Sfdc_Checkout: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Sfdc_Checkout',
  `
IntegrationInfo { String integrationId; String jobId; new() }
enum Status { FAILED SUCCESS }
B2BCheckoutController { new(); static void licenseCompliance(String, String) }
IntegrationStatus { Object status; new() }
interface AsyncCartProcessor { Sfdc_Checkout.IntegrationStatus startCartProcessAsync(Sfdc_Checkout.IntegrationInfo,
  Id) }
`,
);
