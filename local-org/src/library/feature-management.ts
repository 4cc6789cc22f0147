/** System.FeatureManagement. */
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { host } from '../host/host.ts';

export const featureManagementClass = libraryClass({
  name: 'System.FeatureManagement',
  members: {
    'static Boolean checkPermission(String apiName)': (apiName: string) =>
      host().security.hasCustomPermission(tx().user, apiName),
    'static void changeProtection(String apiName, String typeApiName, String protection)': notImplemented,
    'static Boolean checkPackageBooleanValue(String apiName)': notImplemented,
    'static Date checkPackageDateValue(String apiName)': notImplemented,
    'static Integer checkPackageIntegerValue(String apiName)': notImplemented,
    'static void setPackageBooleanValue(String apiName, Boolean value)': notImplemented,
    'static void setPackageDateValue(String apiName, Date value)': notImplemented,
    'static void setPackageIntegerValue(String apiName, Integer value)': notImplemented,
  },
});
