import backToRuns from '@salesforce/label/c.App_Back_To_Runs';
import refresh from '@salesforce/label/c.App_Refresh';
import exportCsv from '@salesforce/label/c.App_Export_Csv';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import abort from '@salesforce/label/c.Runs_Abort';
import abortTitle from '@salesforce/label/c.Runs_Abort_Title';
import abortConfirm from '@salesforce/label/c.Runs_Abort_Confirm';
import aborted from '@salesforce/label/c.Runs_Aborted';
import resume from '@salesforce/label/c.Runs_Resume';
import resumed from '@salesforce/label/c.Runs_Resumed';
import retry from '@salesforce/label/c.Runs_Retry';
import retried from '@salesforce/label/c.Runs_Retried';
import notDone from '@salesforce/label/c.Runs_Not_Done';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import onlyObjects from '@salesforce/label/c.Runs_Partial';
import requestedBy from '@salesforce/label/c.Runs_Requested_By';
import startedAt from '@salesforce/label/c.Runs_Started_At';
import finishedAt from '@salesforce/label/c.Runs_Finished_At';
import fingerprint from '@salesforce/label/c.Runs_Fingerprint';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import recordsScanned from '@salesforce/label/c.Runs_Records_Scanned';
import recordsChanged from '@salesforce/label/c.Runs_Records_Changed';
import alreadyMasked from '@salesforce/label/c.Runs_Already_Masked';
import skipped from '@salesforce/label/c.Runs_Skipped';
import deleted from '@salesforce/label/c.Runs_Deleted';
import recordsDeleted from '@salesforce/label/c.Runs_Records_Deleted';
import recordsToDelete from '@salesforce/label/c.Runs_Records_To_Delete';
import failed from '@salesforce/label/c.Runs_Failed';
import masked from '@salesforce/label/c.Runs_Masked';
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
import wouldMask from '@salesforce/label/c.Runs_Would_Be_Masked';
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
import nothingFound from '@salesforce/label/c.Runs_Nothing_Found';
import tabExceptions from '@salesforce/label/c.Exceptions_Tab';
import tabPreflight from '@salesforce/label/c.Runs_Tab_Preflight';
import chartTitle from '@salesforce/label/c.Runs_Chart_Title';
import chartLabel from '@salesforce/label/c.Runs_Chart_Label';
import scanned from '@salesforce/label/c.Runs_Scanned';
import residue from '@salesforce/label/c.Runs_Residue';
import fieldsCount from '@salesforce/label/c.Runs_Fields_Count';
import noEntries from '@salesforce/label/c.Runs_No_Entries';
import certificate from '@salesforce/label/c.Certificate_Open';
import noCounts from '@salesforce/label/c.Runs_No_Counts';
import unknown from '@salesforce/label/c.Runs_Unknown';
import imported from '@salesforce/label/c.Runs_Imported';
import residueTitle from '@salesforce/label/c.Runs_Residue_Title';
import retryHint from '@salesforce/label/c.Runs_Retry_Hint';

/** Every word of this component. */
export const labels = {
  backToRuns,
  refresh,
  exportCsv,
  object,
  field,
  abort,
  abortTitle,
  abortConfirm,
  aborted,
  resume,
  resumed,
  retry,
  retried,
  notDone,
  ruleSet,
  onlyObjects,
  requestedBy,
  startedAt,
  finishedAt,
  fingerprint,
  sandbox,
  recordsScanned,
  recordsChanged,
  alreadyMasked,
  skipped,
  deleted,
  recordsDeleted,
  recordsToDelete,
  failed,
  masked,
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
  wouldMask,
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
  nothingFound,
  tabExceptions,
  tabPreflight,
  chartTitle,
  chartLabel,
  scanned,
  residue,
  fieldsCount,
  noEntries,
  certificate,
  noCounts,
  unknown,
  imported,
  residueTitle,
  retryHint,
};
