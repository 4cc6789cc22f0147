/** CommerceExtension: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'CommerceExtension',
  `
interface ResolutionStrategy { CommerceExtension.Resolution resolve() }
enum ResolutionStates { EXECUTE_DEFAULT EXECUTE_REGISTERED OFF }
ExtensionInfo { new(); static Double getClientApiVersion(); static String getCustomParameterField(String); static
  String getLocaleString(); static Boolean isCustomParametersAvailable() }
Resolution { new(CommerceExtension.ResolutionStates resolutionState); new(String providerName); String
  getProviderName(); CommerceExtension.ResolutionStates getResolutionState() }
`,
);
