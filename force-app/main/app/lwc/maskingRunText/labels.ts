import willDeleteCount from '@salesforce/label/c.Runs_Will_Delete_Count';
import willDeleteUnknown from '@salesforce/label/c.Runs_Will_Delete_Unknown';
import stateQueued from '@salesforce/label/c.Runs_State_Queued';
import stateWaiting from '@salesforce/label/c.Runs_State_Waiting';
import stateRunning from '@salesforce/label/c.Runs_State_Running';
import stateVerifying from '@salesforce/label/c.Runs_State_Verifying';
import stateCompleted from '@salesforce/label/c.Runs_State_Completed';
import stateCompletedWithErrors from '@salesforce/label/c.Runs_State_Completed_With_Errors';
import stateRefused from '@salesforce/label/c.Runs_State_Refused';
import stateFailed from '@salesforce/label/c.Runs_State_Failed';
import stateAborted from '@salesforce/label/c.Runs_State_Aborted';
import sourcePostCopy from '@salesforce/label/c.Runs_Source_Post_Copy';
import sourceRest from '@salesforce/label/c.Runs_Source_REST';
import sourceSchedule from '@salesforce/label/c.Runs_Source_Schedule';
import sourceCommandLine from '@salesforce/label/c.Runs_Source_Command_Line';
import sourceWebhook from '@salesforce/label/c.Runs_Source_Webhook';
import sourceManual from '@salesforce/label/c.Runs_Source_Manual';
import sourceFlow from '@salesforce/label/c.Runs_Source_Flow';
import verifiedNotRun from '@salesforce/label/c.Runs_Verified_Not_Run';
import verifiedWithExceptions from '@salesforce/label/c.Runs_Verified_With_Exceptions';
import coverageNotSampled from '@salesforce/label/c.Runs_Coverage_Not_Sampled';
import coverageNotCovered from '@salesforce/label/c.Runs_Coverage_Not_Covered';
import verifiedPassed from '@salesforce/label/c.Runs_Verified_Passed';
import verifiedFailed from '@salesforce/label/c.Runs_Verified_Failed';
import coverageMasked from '@salesforce/label/c.Runs_Coverage_Masked';
import coverageDeleted from '@salesforce/label/c.Runs_Coverage_Deleted';
import coverageOptedOut from '@salesforce/label/c.Runs_Coverage_Opted_Out';
import coverageNotMaskable from '@salesforce/label/c.Runs_Coverage_Not_Maskable';
import coverageNotAccessible from '@salesforce/label/c.Runs_Coverage_Not_Accessible';

/** Every word of this component. */
export const labels = {
  willDeleteCount,
  willDeleteUnknown,
  stateQueued,
  stateWaiting,
  stateRunning,
  stateVerifying,
  stateCompleted,
  stateCompletedWithErrors,
  stateRefused,
  stateFailed,
  stateAborted,
  sourcePostCopy,
  sourceRest,
  sourceSchedule,
  sourceCommandLine,
  sourceWebhook,
  sourceManual,
  sourceFlow,
  verifiedNotRun,
  verifiedWithExceptions,
  coverageNotSampled,
  coverageNotCovered,
  verifiedPassed,
  verifiedFailed,
  coverageMasked,
  coverageDeleted,
  coverageOptedOut,
  coverageNotMaskable,
  coverageNotAccessible,
};
