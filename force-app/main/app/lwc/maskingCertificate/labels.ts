import back from '@salesforce/label/c.Certificate_Back';
import title from '@salesforce/label/c.Certificate_Title';
import about from '@salesforce/label/c.Certificate_About';
import scope from '@salesforce/label/c.Certificate_Scope';
import counts from '@salesforce/label/c.Certificate_Counts';
import addressesLeft from '@salesforce/label/c.Runs_Addresses_Left';
import exclusions from '@salesforce/label/c.Certificate_Exclusions';
import noExclusions from '@salesforce/label/c.Certificate_No_Exclusions';
import exceptions from '@salesforce/label/c.Certificate_Exceptions';
import exception from '@salesforce/label/c.Certificate_Exception';
import noExceptions from '@salesforce/label/c.Certificate_No_Exceptions';
import failures from '@salesforce/label/c.Certificate_Failures';
import failure from '@salesforce/label/c.Certificate_Failure';
import found from '@salesforce/label/c.Certificate_Found';
import noneFound from '@salesforce/label/c.Certificate_None_Found';
import noFailures from '@salesforce/label/c.Runs_No_Failures';
import verification from '@salesforce/label/c.Runs_Column_Verification';
import notVerified from '@salesforce/label/c.Runs_Verification_None';
import dryRun from '@salesforce/label/c.Certificate_Dry_Run';
import unknown from '@salesforce/label/c.Runs_Unknown';
import print from '@salesforce/label/c.Summary_Print';
import signName from '@salesforce/label/c.Summary_Sign_Name';
import signDate from '@salesforce/label/c.Summary_Sign_Date';
import signature from '@salesforce/label/c.Summary_Sign_Signature';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import state from '@salesforce/label/c.App_State';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import onlyObjects from '@salesforce/label/c.Runs_Partial';
import onlyRules from '@salesforce/label/c.Runs_Partial_Rules';
import signedFile from '@salesforce/label/c.Certificate_Download';
import notDone from '@salesforce/label/c.Runs_Not_Done';
import fingerprint from '@salesforce/label/c.Runs_Fingerprint';
import requestedBy from '@salesforce/label/c.Runs_Requested_By';
import source from '@salesforce/label/c.Runs_Column_Trigger';
import startedAt from '@salesforce/label/c.Runs_Started_At';
import finishedAt from '@salesforce/label/c.Runs_Finished_At';
import objects from '@salesforce/label/c.Runs_Tab_Objects';
import recordsScanned from '@salesforce/label/c.Runs_Records_Scanned';
import recordsChanged from '@salesforce/label/c.Runs_Records_Changed';
import recordsDeleted from '@salesforce/label/c.Runs_Records_Deleted';
import recordsFailed from '@salesforce/label/c.Runs_Column_Failed';
import valuesMasked from '@salesforce/label/c.Runs_Column_Masked';
import residue from '@salesforce/label/c.Runs_Residue';
import emailFields from '@salesforce/label/c.Certificate_Email_Fields';
import rules from '@salesforce/label/c.Certificate_Rules';
import notCovered from '@salesforce/label/c.Certificate_Not_Covered';

/** Every word of this component. */
export const labels = {
  back,
  title,
  about,
  scope,
  counts,
  addressesLeft,
  exclusions,
  noExclusions,
  exceptions,
  exception,
  noExceptions,
  failures,
  failure,
  found,
  noneFound,
  noFailures,
  verification,
  notVerified,
  dryRun,
  unknown,
  print,
  signName,
  signDate,
  signature,
  sandbox,
  state,
  ruleSet,
  onlyObjects,
  onlyRules,
  signedFile,
  notDone,
  fingerprint,
  requestedBy,
  source,
  startedAt,
  finishedAt,
  objects,
  recordsScanned,
  recordsChanged,
  recordsDeleted,
  recordsFailed,
  valuesMasked,
  residue,
  emailFields,
  rules,
  notCovered,
};
