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
import newRule from '@salesforce/label/c.Editor_New_Rule';
import noRules from '@salesforce/label/c.Rules_No_Rules';
import noneFound from '@salesforce/label/c.Editor_No_Rule_Found';
import search from '@salesforce/label/c.Editor_Search_Rules';
import activateShown from '@salesforce/label/c.Editor_Activate_Shown';
import deactivateShown from '@salesforce/label/c.Editor_Deactivate_Shown';
import page from '@salesforce/label/c.Editor_Page';
import pages from '@salesforce/label/c.Editor_Pages';
import previous from '@salesforce/label/c.Editor_Previous_Page';
import next from '@salesforce/label/c.Editor_Next_Page';

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
  newRule,
  noRules,
  noneFound,
  search,
  activateShown,
  deactivateShown,
  page,
  pages,
  previous,
  next,
};
