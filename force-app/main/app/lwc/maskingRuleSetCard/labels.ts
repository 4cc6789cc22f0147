import object from '@salesforce/label/c.App_Object';
import page from '@salesforce/label/c.Editor_Page';
import field from '@salesforce/label/c.App_Field';
import kind from '@salesforce/label/c.Rules_Kind';
import method from '@salesforce/label/c.Rules_Method';
import detail from '@salesforce/label/c.Rules_Detail';
import filter from '@salesforce/label/c.Rules_Filter';
import state from '@salesforce/label/c.App_State';
import active from '@salesforce/label/c.Rules_Active';
import inactive from '@salesforce/label/c.Rules_Inactive';
import yes from '@salesforce/label/c.App_Yes';
import no from '@salesforce/label/c.App_No';
import domain from '@salesforce/label/c.Rules_Domain';
import batchSize from '@salesforce/label/c.Rules_Batch_Size';
import verify from '@salesforce/label/c.Rules_Verify';
import drift from '@salesforce/label/c.Rules_Drift';
import driftStop from '@salesforce/label/c.Editor_Drift_Stop';
import driftMask from '@salesforce/label/c.Editor_Drift_Mask';
import key from '@salesforce/label/c.Rules_Key';
import keyPerRefresh from '@salesforce/label/c.Editor_Key_Per_Refresh';
import keyStable from '@salesforce/label/c.Editor_Key_Stable';
import names from '@salesforce/label/c.Editor_Names';
import namesOfAddresses from '@salesforce/label/c.Editor_Names_Of_Addresses';
import approved from '@salesforce/label/c.Rules_Approved';
import notApproved from '@salesforce/label/c.Rules_Not_Approved';
import reviewedBy from '@salesforce/label/c.Rules_Reviewed_By';
import rulesChanged from '@salesforce/label/c.Rules_Changed';
import rulesDefault from '@salesforce/label/c.Rules_Default';
import history from '@salesforce/label/c.Rule_History_Button';
import historyOf from '@salesforce/label/c.Rule_History_Button_Of';
import edit from '@salesforce/label/c.Editor_Action_Edit';
import actionsOf from '@salesforce/label/c.Editor_Actions_Of';
import approve from '@salesforce/label/c.Editor_Approve';
import duplicate from '@salesforce/label/c.Editor_Action_Duplicate';
import exportRules from '@salesforce/label/c.Editor_Export';
import problems from '@salesforce/label/c.Rules_Problems';
import noRules from '@salesforce/label/c.Rules_No_Rules';
import notDone from '@salesforce/label/c.Runs_Not_Done';

/** Every word of this component. */
export const labels = {
  object,
  field,
  kind,
  method,
  detail,
  filter,
  state,
  active,
  inactive,
  yes,
  no,
  domain,
  batchSize,
  verify,
  drift,
  driftStop,
  driftMask,
  key,
  keyPerRefresh,
  keyStable,
  names,
  namesOfAddresses,
  approved,
  notApproved,
  reviewedBy,
  rulesChanged,
  rulesDefault,
  history,
  historyOf,
  edit,
  actionsOf,
  approve,
  duplicate,
  exportRules,
  problems,
  noRules,
  notDone,
  page,
};
