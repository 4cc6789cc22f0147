/** System.Network and System.Site: Experience Cloud. This org has no sites: code runs outside of one, where there are no addresses to report. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { PageReference } from './page-reference.ts';

export const networkClass = libraryClass({
  name: 'System.Network',
  members: {
    'static Id getNetworkId()': () => null,
    'static String getLoginUrl(String networkId)': () => null,
    'static String getLogoutUrl(String networkId)': () => null,
    'static String getSelfRegUrl(String networkId)': () => null,
    // The controller that Salesforce generates for sites: "PageRef is either null or an empty object in test context".
    'static System.PageReference communitiesLanding()': () => new PageReference(''),
    'static System.PageReference forwardToAuthPage(String startUrl)': () => null,
    'static System.PageReference forwardToAuthPage(String startUrl, String displayType)': () => null,
    'static String createExternalUserAsync(SObject user, SObject contact, SObject account)': notImplemented,
    'static String createRecordAsync(String processType, SObject record)': notImplemented,
    'static Integer loadAllPackageDefaultNetworkDashboardSettings()': notImplemented,
    'static Integer loadAllPackageDefaultNetworkPulseSettings()': notImplemented,
  },
});

const nothing = (): null => null;

/**
 * Source: Apex Reference Guide, "Site Class": outside of a site its values are null. Nobody logs in or registers there: the controllers
 * that Salesforce generates for every site test that `login` is null and that `registerUser` is null where no guest user asks.
 */
export const siteClass = libraryClass({
  name: 'System.Site',
  members: {
    'static String getAdminEmail()': nothing,
    'static Id getAdminId()': nothing,
    'static String getAnalyticsTrackingCode()': nothing,
    'static String getBaseCustomUrl()': nothing,
    'static String getBaseInsecureUrl()': nothing,
    'static String getBaseRequestUrl()': nothing,
    'static String getBaseSecureUrl()': nothing,
    'static String getBaseUrl()': nothing,
    'static String getCurrentSiteUrl()': nothing,
    'static String getCustomWebAddress()': nothing,
    'static String getDomain()': nothing,
    'static String getErrorDescription()': nothing,
    'static String getErrorMessage()': nothing,
    'static String getExperienceId()': nothing,
    'static String getMasterLabel()': nothing,
    'static String getName()': nothing,
    'static String getOriginalUrl()': nothing,
    'static String getPasswordPolicyStatement()': nothing,
    'static String getPathPrefix()': nothing,
    'static String getPrefix()': nothing,
    'static String getSiteId()': nothing,
    'static String getSiteType()': nothing,
    'static String getSiteTypeLabel()': nothing,
    'static System.PageReference getTemplate()': nothing,
    'static Boolean isLoginEnabled()': () => false,
    'static Boolean isPasswordExpired()': () => false,
    'static Boolean isRegistrationEnabled()': () => false,
    'static System.PageReference changePassword(String newPassword, String verifyNewPassword)': nothing,
    'static System.PageReference changePassword(String newPassword, String verifyNewPassword, String oldPassword)':
      nothing,
    'static Id createExternalUser(SObject user, String accountId)': nothing,
    'static Id createExternalUser(SObject user, String accountId, String password)': nothing,
    'static Id createExternalUser(SObject user, String accountId, String password, Boolean sendEmailConfirmation)':
      nothing,
    'static Id createPortalUser(SObject user, String accountId)': nothing,
    'static Id createPortalUser(SObject user, String accountId, String password)': nothing,
    'static Id createPortalUser(SObject user, String accountId, String password, Boolean sendEmailConfirmation)':
      nothing,
    'static Id createPersonAccountPortalUser(SObject user, String ownerId, String password)': nothing,
    'static Id createPersonAccountPortalUser(SObject user, String ownerId, String recordTypeId, String password)':
      nothing,
    'static System.PageReference passwordlessLogin(Id userId, List<Auth.VerificationMethod> methods, String startUrl)':
      notImplemented,
    'static Boolean forgotPassword(String username)': () => false,
    'static Boolean forgotPassword(String username, String emailTemplateName)': () => false,
    'static Boolean isValidUsername(String username)': (name: string | null) =>
      name !== null && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(name),
    'static System.PageReference login(String username, String password, String startUrl)': nothing,
    'static void setExperienceId(String value)': () => undefined,
    'static void setPortalUserAsAuthProvider(SObject user, String contactId)': notImplemented,
    'static void validatePassword(SObject user, String password, String confirmPassword)': notImplemented,
  },
});
