/** AppLauncher.AppMenu: the order of apps. Source: Apex Reference Guide, "AppMenu Class". */
import { libraryClass, notImplemented } from '../runtime/library.ts';

export const appMenuClass = libraryClass({
  name: 'AppLauncher.AppMenu',
  members: {
    'static void setOrgSortOrder(List<Id> appIds)': notImplemented,
    'static void setUserSortOrder(List<Id> appIds)': notImplemented,
    'static void setAppVisibility(Id appMenuItemId, Boolean isVisible)': notImplemented,
  },
});
