import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import exportCsv from '@salesforce/label/c.App_Export_Csv';
import record from '@salesforce/label/c.Runs_Record';
import code from '@salesforce/label/c.Runs_Code';
import message from '@salesforce/label/c.Runs_Failure_Message';
import noFailures from '@salesforce/label/c.Runs_No_Failures';
import groupsTitle from '@salesforce/label/c.Runs_Groups_Title';
import groupRecords from '@salesforce/label/c.Runs_Group_Records';
import foundBy from '@salesforce/label/c.Runs_Group_Found_By';
import foundByMasking from '@salesforce/label/c.Runs_Found_By_Masking';
import foundByVerification from '@salesforce/label/c.Runs_Found_By_Verification';
import groupReason from '@salesforce/label/c.Runs_Group_Reason';
import showRecords from '@salesforce/label/c.Runs_Show_Records';
import recordsTitle from '@salesforce/label/c.Runs_Failed_Records';
import usersKept from '@salesforce/label/c.Runs_Users_Kept';
import excludeUsers from '@salesforce/label/c.Setup_Leave_Out_Users';
import saved from '@salesforce/label/c.Users_Excluded';
import allReasons from '@salesforce/label/c.Runs_All_Reasons';
import remedy from '@salesforce/label/c.Runs_Remedy';
import openValidation from '@salesforce/label/c.Runs_Remedy_Validation';
import openTriggers from '@salesforce/label/c.Runs_Remedy_Triggers';
import openFlows from '@salesforce/label/c.Runs_Remedy_Flows';
import openPermissions from '@salesforce/label/c.Runs_Remedy_Permissions';
import openDuplicates from '@salesforce/label/c.Runs_Remedy_Duplicates';
import openStorage from '@salesforce/label/c.Runs_Remedy_Storage';
import openFields from '@salesforce/label/c.Runs_Remedy_Fields';
import acceptOrReview from '@salesforce/label/c.Runs_Remedy_Accept';
import retry from '@salesforce/label/c.Runs_Remedy_Retry';
import remedyOf from '@salesforce/label/c.Runs_Remedy_Of';
import openJobs from '@salesforce/label/c.Setup_Open_Jobs';
import openRules from '@salesforce/label/c.Setup_Open_Rules';

/** Every word of this component. */
export const labels = {
  object,
  field,
  exportCsv,
  record,
  code,
  message,
  noFailures,
  groupsTitle,
  groupRecords,
  foundBy,
  foundByMasking,
  foundByVerification,
  groupReason,
  showRecords,
  recordsTitle,
  usersKept,
  excludeUsers,
  saved,
  allReasons,
  remedy,
  openValidation,
  openTriggers,
  openFlows,
  openPermissions,
  openDuplicates,
  openStorage,
  openFields,
  acceptOrReview,
  retry,
  remedyOf,
  openJobs,
  openRules,
};
