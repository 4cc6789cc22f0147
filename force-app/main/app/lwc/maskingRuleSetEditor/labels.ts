import rule from '@salesforce/label/c.Editor_Rule';
import kind from '@salesforce/label/c.Rules_Kind';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import method from '@salesforce/label/c.Rules_Method';
import detail from '@salesforce/label/c.Rules_Detail';
import state from '@salesforce/label/c.App_State';
import active from '@salesforce/label/c.Rules_Active';
import inactive from '@salesforce/label/c.Rules_Inactive';
import edit from '@salesforce/label/c.Editor_Action_Edit';
import up from '@salesforce/label/c.Editor_Action_Up';
import down from '@salesforce/label/c.Editor_Action_Down';
import duplicate from '@salesforce/label/c.Editor_Action_Duplicate';
import activate from '@salesforce/label/c.Editor_Action_Activate';
import deactivate from '@salesforce/label/c.Editor_Action_Deactivate';
import remove from '@salesforce/label/c.Editor_Action_Remove';
import editTitle from '@salesforce/label/c.Editor_Edit_Title';
import newTitle from '@salesforce/label/c.Editor_New_Title';
import ruleTitle from '@salesforce/label/c.Editor_Rule_Title';
import newRule from '@salesforce/label/c.Editor_New_Rule';
import unsaved from '@salesforce/label/c.Editor_Unsaved';
import problemCount from '@salesforce/label/c.Editor_Problem_Count';
import cancel from '@salesforce/label/c.App_Cancel';
import save from '@salesforce/label/c.Editor_Save';
import label from '@salesforce/label/c.Editor_Rule_Label';
import name from '@salesforce/label/c.Editor_Name';
import nameHelp from '@salesforce/label/c.Editor_Name_Help';
import domain from '@salesforce/label/c.Rules_Domain';
import domainHelp from '@salesforce/label/c.Editor_Domain_Help';
import batchSize from '@salesforce/label/c.Rules_Batch_Size';
import batchSizeHelp from '@salesforce/label/c.Editor_Batch_Size_Help';
import drift from '@salesforce/label/c.Rules_Drift';
import driftMask from '@salesforce/label/c.Editor_Drift_Mask';
import driftStop from '@salesforce/label/c.Editor_Drift_Stop';
import key from '@salesforce/label/c.Rules_Key';
import keyStable from '@salesforce/label/c.Editor_Key_Stable';
import keyPerRefresh from '@salesforce/label/c.Editor_Key_Per_Refresh';
import names from '@salesforce/label/c.Editor_Names';
import namesHelp from '@salesforce/label/c.Editor_Names_Help';
import namesOfAddresses from '@salesforce/label/c.Editor_Names_Of_Addresses';
import description from '@salesforce/label/c.Editor_Description';
import isDefault from '@salesforce/label/c.Editor_Default';
import verify from '@salesforce/label/c.Rules_Verify';
import allowsDeletes from '@salesforce/label/c.Editor_Allows_Deletes';
import rules from '@salesforce/label/c.Rules_Title';
import rulesHint from '@salesforce/label/c.Editor_Rules_Hint';
import noRules from '@salesforce/label/c.Rules_No_Rules';
import templates from '@salesforce/label/c.Editor_Templates';
import templateOf from '@salesforce/label/c.Editor_Template_Of';
import templateAdded from '@salesforce/label/c.Editor_Template_Added';
import closeRule from '@salesforce/label/c.Editor_Close_Rule';
import preview from '@salesforce/label/c.Editor_Preview';
import leaveTitle from '@salesforce/label/c.Editor_Leave_Title';
import download from '@salesforce/label/c.Editor_Download';
import keepEditing from '@salesforce/label/c.Editor_Keep_Editing';
import discard from '@salesforce/label/c.Editor_Discard';
import leaveText from '@salesforce/label/c.Editor_Leave_Text';

/** Every word of this component. */
export const labels = {
  rule,
  kind,
  object,
  field,
  method,
  detail,
  state,
  active,
  inactive,
  edit,
  up,
  down,
  duplicate,
  activate,
  deactivate,
  remove,
  editTitle,
  newTitle,
  ruleTitle,
  newRule,
  unsaved,
  problemCount,
  cancel,
  save,
  label,
  name,
  nameHelp,
  domain,
  domainHelp,
  batchSize,
  batchSizeHelp,
  drift,
  driftMask,
  driftStop,
  key,
  keyStable,
  keyPerRefresh,
  names,
  namesHelp,
  namesOfAddresses,
  description,
  isDefault,
  verify,
  allowsDeletes,
  rules,
  rulesHint,
  noRules,
  templates,
  templateOf,
  templateAdded,
  closeRule,
  preview,
  leaveTitle,
  download,
  keepEditing,
  discard,
  leaveText,
};
