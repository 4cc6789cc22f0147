import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import yes from '@salesforce/label/c.App_Yes';
import no from '@salesforce/label/c.App_No';
import state from '@salesforce/label/c.App_State';
import title from '@salesforce/label/c.Rules_Title';
import rulesDefault from '@salesforce/label/c.Rules_Default';
import inactive from '@salesforce/label/c.Rules_Inactive';
import active from '@salesforce/label/c.Rules_Active';
import domain from '@salesforce/label/c.Rules_Domain';
import batchSize from '@salesforce/label/c.Rules_Batch_Size';
import verify from '@salesforce/label/c.Rules_Verify';
import drift from '@salesforce/label/c.Rules_Drift';
import driftMask from '@salesforce/label/c.Editor_Drift_Mask';
import driftStop from '@salesforce/label/c.Editor_Drift_Stop';
import key from '@salesforce/label/c.Rules_Key';
import keyStable from '@salesforce/label/c.Editor_Key_Stable';
import keyPerRefresh from '@salesforce/label/c.Editor_Key_Per_Refresh';
import names from '@salesforce/label/c.Editor_Names';
import namesOfAddresses from '@salesforce/label/c.Editor_Names_Of_Addresses';
import approved from '@salesforce/label/c.Rules_Approved';
import reviewedBy from '@salesforce/label/c.Rules_Reviewed_By';
import rulesChanged from '@salesforce/label/c.Rules_Changed';
import notApproved from '@salesforce/label/c.Rules_Not_Approved';
import kind from '@salesforce/label/c.Rules_Kind';
import method from '@salesforce/label/c.Rules_Method';
import filter from '@salesforce/label/c.Rules_Filter';
import emptyTitle from '@salesforce/label/c.Rules_Empty_Title';
import empty from '@salesforce/label/c.Rules_Empty';
import noRules from '@salesforce/label/c.Rules_No_Rules';
import problems from '@salesforce/label/c.Rules_Problems';
import detail from '@salesforce/label/c.Rules_Detail';
import notDone from '@salesforce/label/c.Runs_Not_Done';
import intro from '@salesforce/label/c.Editor_Intro';
import importRules from '@salesforce/label/c.Editor_Import_Title';
import newRuleSet from '@salesforce/label/c.Editor_New_Title';
import sandbox from '@salesforce/label/c.Editor_Sandbox';
import kept from '@salesforce/label/c.Editor_Kept';
import goOn from '@salesforce/label/c.Editor_Continue';
import discardTitle from '@salesforce/label/c.Editor_Leave_Title';
import discardText from '@salesforce/label/c.Editor_Discard_Text';
import keep from '@salesforce/label/c.Editor_Keep_Draft';
import draftText from '@salesforce/label/c.Editor_Draft_Text';
import openSaved from '@salesforce/label/c.Editor_Open_Saved';
import discard from '@salesforce/label/c.Editor_Discard';
import edit from '@salesforce/label/c.Editor_Action_Edit';
import duplicate from '@salesforce/label/c.Editor_Action_Duplicate';
import actionsOf from '@salesforce/label/c.Editor_Actions_Of';
import approve from '@salesforce/label/c.Editor_Approve';
import exportRules from '@salesforce/label/c.Editor_Export';
import saved from '@salesforce/label/c.Editor_Saved';
import history from '@salesforce/label/c.Rule_History_Button';
import historyOf from '@salesforce/label/c.Rule_History_Button_Of';

/** Every word of this component. */
export const labels = {
  object,
  field,
  yes,
  no,
  state,
  title,
  rulesDefault,
  inactive,
  active,
  domain,
  batchSize,
  verify,
  drift,
  driftMask,
  driftStop,
  key,
  keyStable,
  keyPerRefresh,
  names,
  namesOfAddresses,
  approved,
  reviewedBy,
  rulesChanged,
  notApproved,
  kind,
  method,
  filter,
  emptyTitle,
  empty,
  noRules,
  problems,
  detail,
  notDone,
  intro,
  importRules,
  newRuleSet,
  sandbox,
  kept,
  goOn,
  discardTitle,
  discardText,
  keep,
  draftText,
  openSaved,
  discard,
  edit,
  duplicate,
  actionsOf,
  approve,
  exportRules,
  saved,
  history,
  historyOf,
};
