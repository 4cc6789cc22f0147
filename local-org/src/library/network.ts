/** System.Network: Experience Cloud. This org has no sites: code runs outside of one, where there are no addresses to tell. */
import { libraryClass } from '../runtime/library.ts';

export const networkClass = libraryClass({
  name: 'System.Network',
  members: {
    'static Id getNetworkId()': () => null,
    'static String getLoginUrl(String networkId)': () => null,
    'static String getLogoutUrl(String networkId)': () => null,
    'static String getSelfRegUrl(String networkId)': () => null,
    'static System.PageReference communitiesLanding()': () => null,
    'static System.PageReference forwardToAuthPage(String startUrl)': () => null,
  },
});
