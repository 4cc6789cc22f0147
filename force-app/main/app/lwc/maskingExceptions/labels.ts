import about from '@salesforce/label/c.Exceptions_About';
import none from '@salesforce/label/c.Exceptions_None';
import notYet from '@salesforce/label/c.Exceptions_Not_Yet';
import accept from '@salesforce/label/c.Exceptions_Accept';
import title from '@salesforce/label/c.Exceptions_Accept_Title';
import accepted from '@salesforce/label/c.Exceptions_Accepted';
import revoke from '@salesforce/label/c.Exceptions_Revoke';
import revoked from '@salesforce/label/c.Exceptions_Revoked';
import revokeConfirm from '@salesforce/label/c.Exceptions_Revoke_Confirm';
import state from '@salesforce/label/c.Exceptions_Column_State';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import records from '@salesforce/label/c.Runs_Group_Records';
import code from '@salesforce/label/c.Runs_Code';
import message from '@salesforce/label/c.Runs_Failure_Message';
import notDone from '@salesforce/label/c.Runs_Not_Done';

/** Every word of this component. */
export const labels = {
  about,
  none,
  notYet,
  accept,
  title,
  accepted,
  revoke,
  revoked,
  revokeConfirm,
  state,
  object,
  field,
  records,
  code,
  message,
  notDone,
};
