/** System.UserInfo. */
import { libraryClass } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { host } from '../host/host.ts';
import { CORPORATE_CURRENCY } from '../schema/currencies.ts';
import { callStatic } from '../host/apex-values.ts';

/** In an org of one currency everybody has that one. */
function defaultCurrency(): unknown {
  const { rows, schema } = host();
  if (schema.type('User')?.field('DefaultCurrencyIsoCode') == null) return CORPORATE_CURRENCY;
  return rows.select('User', ['DefaultCurrencyIsoCode'], { Id: tx().user.id })[0]?.[0] ?? CORPORATE_CURRENCY;
}

export const userInfoClass = libraryClass({
  name: 'System.UserInfo',
  members: {
    'static String getDefaultCurrency()': () => defaultCurrency(),
    'static String getFirstName()': () => tx().user.firstName ?? null,
    'static String getLastName()': () => tx().user.lastName ?? tx().user.name,
    'static String getName()': () => tx().user.name,
    'static String getLanguage()': () => tx().user.language,
    'static String getLocale()': () => tx().user.locale,
    'static String getOrganizationId()': () => host().facts().id,
    'static String getOrganizationName()': () => host().facts().name,
    'static String getProfileId()': () => tx().user.profileId,
    // The Automated Process user has no session.
    'static String getSessionId()': () =>
      tx().user.isAutomatedProcess || tx().isAsync ? null : `${host().facts().id.slice(0, 15)}!${tx().user.id}`,
    'static System.TimeZone getTimeZone()': () => callStatic('System.TimeZone', 'getTimeZone', tx().user.timeZone),
    'static String getUiTheme()': () => 'Theme4d',
    'static String getUiThemeDisplayed()': () => 'Theme4d',
    'static String getUserEmail()': () => tx().user.email,
    'static String getUserId()': () => tx().user.id,
    'static String getUserName()': () => tx().user.username,
    'static String getUserRoleId()': () =>
      host().rows.select('User', ['UserRoleId'], { Id: tx().user.id })[0]?.[0] ?? null,
    'static String getUserType()': () => tx().user.userType,
    'static Boolean hasPackageLicense(Id packageId)': () => false,
    'static Boolean isCurrentUserLicensed(String namespace)': () => !tx().user.isAutomatedProcess,
    'static Boolean isCurrentUserLicensedForPackage(Id packageId)': () => !tx().user.isAutomatedProcess,
    'static Boolean isMultiCurrencyOrganization()': () => host().facts().shape.multiCurrency,
  },
});
