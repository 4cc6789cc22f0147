import exportCsv from '@salesforce/label/c.App_Export_Csv';
import all from '@salesforce/label/c.App_All';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import show from '@salesforce/label/c.App_Show';
import summary from '@salesforce/label/c.Fields_Summary';
import coverageCovered from '@salesforce/label/c.Fields_Coverage_Covered';
import coverageOptedOut from '@salesforce/label/c.Fields_Coverage_Opted_Out';
import coverageNotMaskable from '@salesforce/label/c.Fields_Coverage_Not_Maskable';
import fieldsNew from '@salesforce/label/c.Fields_New';
import columnTraits from '@salesforce/label/c.Fields_Column_Traits';
import traitUnique from '@salesforce/label/c.Fields_Trait_Unique';
import traitRequired from '@salesforce/label/c.Fields_Trait_Required';
import traitEncrypted from '@salesforce/label/c.Fields_Trait_Encrypted';
import traitExternal from '@salesforce/label/c.Fields_Trait_External';
import traitTracked from '@salesforce/label/c.Fields_Trait_Tracked';
import records from '@salesforce/label/c.Fields_Records';
import reasonOfRule from '@salesforce/label/c.Fields_Reason_Of_Rule';
import length from '@salesforce/label/c.Fields_Length';
import apiName from '@salesforce/label/c.Fields_Api_Name';
import empty from '@salesforce/label/c.Fields_Empty';
import noneFound from '@salesforce/label/c.Fields_None_Found';
import search from '@salesforce/label/c.Fields_Search';
import problem from '@salesforce/label/c.Fields_Problem';
import rules from '@salesforce/label/c.Fields_Rules';
import coverage from '@salesforce/label/c.Runs_Coverage';
import reason from '@salesforce/label/c.Runs_Reason';
import actions from '@salesforce/label/c.Fields_Actions';
import optOut from '@salesforce/label/c.Fields_Opt_Out';
import optOutTitle from '@salesforce/label/c.Fields_Opt_Out_Title';
import maskAgain from '@salesforce/label/c.Fields_Mask_Again';
import noAction from '@salesforce/label/c.Fields_No_Action';
import allObjects from '@salesforce/label/c.Fields_All_Objects';
import approved from '@salesforce/label/c.Fields_Approved';
import shown from '@salesforce/label/c.Fields_Shown';
import saving from '@salesforce/label/c.Save_Running';
import withRecords from '@salesforce/label/c.Fields_With_Records';
import optedOut from '@salesforce/label/c.Fields_Opted_Out';
import maskedAgain from '@salesforce/label/c.Fields_Masked_Again';

/** Every word of this component. */
export const labels = {
  exportCsv,
  all,
  object,
  field,
  show,
  summary,
  coverageCovered,
  coverageOptedOut,
  coverageNotMaskable,
  fieldsNew,
  columnTraits,
  traitUnique,
  traitRequired,
  traitEncrypted,
  traitExternal,
  traitTracked,
  records,
  reasonOfRule,
  length,
  apiName,
  empty,
  noneFound,
  search,
  problem,
  rules,
  coverage,
  reason,
  actions,
  optOut,
  optOutTitle,
  maskAgain,
  noAction,
  allObjects,
  approved,
  shown,
  saving,
  withRecords,
  optedOut,
  maskedAgain,
};
