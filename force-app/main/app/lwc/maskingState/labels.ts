import loading from '@salesforce/label/c.App_Loading';
import tryAgain from '@salesforce/label/c.App_Try_Again';
import errorTitle from '@salesforce/label/c.App_Error_Title';
import noPermissionTitle from '@salesforce/label/c.App_No_Permission_Title';
import noPermission from '@salesforce/label/c.App_No_Permission';

/** Every word of this component. */
export const labels = {
  loading,
  tryAgain,
  errorTitle,
  noPermissionTitle,
  noPermission,
};
