import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import yes from '@salesforce/label/c.App_Yes';
import no from '@salesforce/label/c.App_No';
import title from '@salesforce/label/c.Rules_Title';
import rulesDefault from '@salesforce/label/c.Rules_Default';
import inactive from '@salesforce/label/c.Rules_Inactive';
import active from '@salesforce/label/c.Rules_Active';
import domain from '@salesforce/label/c.Rules_Domain';
import batchSize from '@salesforce/label/c.Rules_Batch_Size';
import verify from '@salesforce/label/c.Rules_Verify';
import drift from '@salesforce/label/c.Rules_Drift';
import key from '@salesforce/label/c.Rules_Key';
import approved from '@salesforce/label/c.Rules_Approved';
import notApproved from '@salesforce/label/c.Rules_Not_Approved';
import kind from '@salesforce/label/c.Rules_Kind';
import method from '@salesforce/label/c.Rules_Method';
import pattern from '@salesforce/label/c.Rules_Pattern';
import filter from '@salesforce/label/c.Rules_Filter';
import emptyTitle from '@salesforce/label/c.Rules_Empty_Title';
import empty from '@salesforce/label/c.Rules_Empty';
import noRules from '@salesforce/label/c.Rules_No_Rules';
import problems from '@salesforce/label/c.Rules_Problems';
import count from '@salesforce/label/c.Rules_Count';
import everyObject from '@salesforce/label/c.Rules_Every_Object';
import everyField from '@salesforce/label/c.Rules_Every_Field';
import detail from '@salesforce/label/c.Rules_Detail';
import state from '@salesforce/label/c.App_State';

/** Every word of this component. */
export const labels = {
  object,
  field,
  yes,
  no,
  title,
  rulesDefault,
  inactive,
  active,
  domain,
  batchSize,
  verify,
  drift,
  key,
  approved,
  notApproved,
  kind,
  method,
  pattern,
  filter,
  emptyTitle,
  empty,
  noRules,
  problems,
  count,
  everyObject,
  everyField,
  detail,
  state,
};
