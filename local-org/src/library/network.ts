/** System.Network: Experience Cloud. This org has no sites, so code runs outside of one. */
import { libraryClass, notImplemented } from '../runtime/library.ts';

export const networkClass = libraryClass({
  name: 'System.Network',
  members: {
    'static Id getNetworkId()': () => null,
    'static String getLoginUrl(String networkId)': notImplemented,
    'static String getLogoutUrl(String networkId)': notImplemented,
    'static String getSelfRegUrl(String networkId)': notImplemented,
    'static System.PageReference communitiesLanding()': notImplemented,
    'static System.PageReference forwardToAuthPage(String startUrl)': notImplemented,
  },
});
