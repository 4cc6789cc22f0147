import title from '@salesforce/label/c.Runs_Title';
import backToRuns from '@salesforce/label/c.App_Back_To_Runs';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import onlyObjects from '@salesforce/label/c.Runs_Partial';
import onlyRules from '@salesforce/label/c.Runs_Partial_Rules';
import requestedBy from '@salesforce/label/c.Runs_Requested_By';
import startedAt from '@salesforce/label/c.Runs_Started_At';
import finishedAt from '@salesforce/label/c.Runs_Finished_At';
import fingerprint from '@salesforce/label/c.Runs_Fingerprint';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import recordsScanned from '@salesforce/label/c.Runs_Records_Scanned';
import recordsChanged from '@salesforce/label/c.Runs_Records_Changed';
import alreadyMasked from '@salesforce/label/c.Runs_Already_Masked';
import nothingFound from '@salesforce/label/c.Runs_Nothing_Found';
import recordsDeleted from '@salesforce/label/c.Runs_Records_Deleted';
import recordsToDelete from '@salesforce/label/c.Runs_Records_To_Delete';
import columnFailed from '@salesforce/label/c.Runs_Column_Failed';
import recordsToChange from '@salesforce/label/c.Runs_Records_To_Change';
import valuesToMask from '@salesforce/label/c.Runs_Values_To_Mask';
import columnMasked from '@salesforce/label/c.Runs_Column_Masked';
import columnDuration from '@salesforce/label/c.Runs_Column_Duration';
import columnTrigger from '@salesforce/label/c.Runs_Column_Trigger';
import kindDry from '@salesforce/label/c.Runs_Kind_Dry';
import verificationPassed from '@salesforce/label/c.Runs_Verification_Passed';
import verificationPassedText from '@salesforce/label/c.Runs_Verification_Passed_Text';
import verdictParts from '@salesforce/label/c.Runs_Verdict_Parts';
import verificationFailed from '@salesforce/label/c.Runs_Verification_Failed';
import verificationFailedText from '@salesforce/label/c.Runs_Verification_Failed_Text';
import dryTitle from '@salesforce/label/c.Runs_Dry_Not_Verified';
import stoppedTitle from '@salesforce/label/c.Runs_Stopped';
import stoppedCount from '@salesforce/label/c.Runs_Stopped_Count';
import stoppedText from '@salesforce/label/c.Runs_Stopped_Text';
import verificationNone from '@salesforce/label/c.Runs_Verification_None';
import verificationNoneText from '@salesforce/label/c.Runs_Verification_None_Text';
import verificationDryText from '@salesforce/label/c.Runs_Verification_Dry_Text';
import verificationPending from '@salesforce/label/c.Runs_Verification_Pending';
import verificationPendingText from '@salesforce/label/c.Runs_Verification_Pending_Text';
import tabObjects from '@salesforce/label/c.Runs_Tab_Objects';
import tabFields from '@salesforce/label/c.Runs_Tab_Fields';
import tabFailures from '@salesforce/label/c.Runs_Tab_Failures';
import tabFailuresCount from '@salesforce/label/c.Runs_Tab_Failures_Count';
import tabExceptions from '@salesforce/label/c.Exceptions_Tab';
import tabPreflight from '@salesforce/label/c.Runs_Tab_Preflight';
import residue from '@salesforce/label/c.Runs_Residue';
import unknown from '@salesforce/label/c.Runs_Unknown';
import imported from '@salesforce/label/c.Runs_Imported';
import residueTitle from '@salesforce/label/c.Runs_Residue_Title';
import retryHint from '@salesforce/label/c.Runs_Retry_Hint';
import showRecords from '@salesforce/label/c.Runs_Show_Records';
import refusedText from '@salesforce/label/c.Runs_Verification_Refused_Text';

/** Every word of this component. */
export const labels = {
  title,
  backToRuns,
  object,
  field,
  ruleSet,
  onlyObjects,
  onlyRules,
  requestedBy,
  startedAt,
  finishedAt,
  fingerprint,
  sandbox,
  recordsScanned,
  recordsChanged,
  alreadyMasked,
  nothingFound,
  recordsDeleted,
  recordsToDelete,
  columnFailed,
  recordsToChange,
  valuesToMask,
  columnMasked,
  columnDuration,
  columnTrigger,
  kindDry,
  verificationPassed,
  verificationPassedText,
  verdictParts,
  verificationFailed,
  verificationFailedText,
  dryTitle,
  stoppedTitle,
  stoppedCount,
  stoppedText,
  verificationNone,
  verificationNoneText,
  verificationDryText,
  verificationPending,
  verificationPendingText,
  tabObjects,
  tabFields,
  tabFailures,
  tabFailuresCount,
  tabExceptions,
  tabPreflight,
  residue,
  unknown,
  imported,
  residueTitle,
  retryHint,
  showRecords,
  refusedText,
};
