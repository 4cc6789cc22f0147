import title from '@salesforce/label/c.Home_Title';
import titleSandbox from '@salesforce/label/c.Home_Title_Sandbox';
import refresh from '@salesforce/label/c.App_Refresh';
import notMasked from '@salesforce/label/c.Home_Not_Masked';
import neverRun from '@salesforce/label/c.Home_Never_Run';
import isProduction from '@salesforce/label/c.Home_Is_Production';
import production from '@salesforce/label/c.Home_Production';
import running from '@salesforce/label/c.Home_Running';
import runIs from '@salesforce/label/c.Home_Run_Is';
import stopped from '@salesforce/label/c.Home_Stopped';
import stoppedText from '@salesforce/label/c.Home_Stopped_Text';
import failed from '@salesforce/label/c.Runs_Verification_Failed';
import failedText from '@salesforce/label/c.Home_Failed_Text';
import withErrors from '@salesforce/label/c.Home_With_Errors';
import withErrorsText from '@salesforce/label/c.Home_With_Errors_Text';
import passed from '@salesforce/label/c.Runs_Verification_Passed';
import passedText from '@salesforce/label/c.Home_Passed_Text';
import exceptionsText from '@salesforce/label/c.Home_Exceptions_Text';
import notVerified from '@salesforce/label/c.Runs_Verification_None';
import notVerifiedText from '@salesforce/label/c.Home_Not_Verified_Text';
import dryRun from '@salesforce/label/c.Runs_Dry_Run';
import openRun from '@salesforce/label/c.Home_Open_Run';
import allRuns from '@salesforce/label/c.App_Back_To_Runs';
import trendTitle from '@salesforce/label/c.Home_Trend_Title';
import sandboxesTitle from '@salesforce/label/c.Home_Sandboxes_Title';
import noSandboxes from '@salesforce/label/c.Home_No_Sandboxes';
import nextTitle from '@salesforce/label/c.Home_Next_Title';
import nothingToDo from '@salesforce/label/c.Home_Nothing_To_Do';
import openSetup from '@salesforce/label/c.Home_Open_Setup';
import scheduleTitle from '@salesforce/label/c.Home_Schedule_Title';
import noSchedule from '@salesforce/label/c.Home_No_Schedule';
import columnRun from '@salesforce/label/c.Runs_Column_Run';
import columnSandbox from '@salesforce/label/c.Runs_Sandbox';
import columnState from '@salesforce/label/c.App_State';
import columnResult from '@salesforce/label/c.Runs_Column_Verification';
import columnTime from '@salesforce/label/c.Home_Column_Time';

/** Every word of this component. */
export const labels = {
  title,
  titleSandbox,
  refresh,
  notMasked,
  neverRun,
  isProduction,
  production,
  running,
  runIs,
  stopped,
  stoppedText,
  failed,
  failedText,
  withErrors,
  withErrorsText,
  passed,
  passedText,
  exceptionsText,
  notVerified,
  notVerifiedText,
  dryRun,
  openRun,
  allRuns,
  trendTitle,
  sandboxesTitle,
  noSandboxes,
  nextTitle,
  nothingToDo,
  openSetup,
  scheduleTitle,
  noSchedule,
  columnRun,
  columnSandbox,
  columnState,
  columnResult,
  columnTime,
};
