import refresh from '@salesforce/label/c.App_Refresh';
import loadMore from '@salesforce/label/c.App_Load_More';
import all from '@salesforce/label/c.App_All';
import state from '@salesforce/label/c.App_State';
import title from '@salesforce/label/c.Runs_Title';
import runNow from '@salesforce/label/c.Runs_Run_Now';
import dryRun from '@salesforce/label/c.Runs_Dry_Run';
import columnRun from '@salesforce/label/c.Runs_Column_Run';
import columnTrigger from '@salesforce/label/c.Runs_Column_Trigger';
import columnRequested from '@salesforce/label/c.Runs_Column_Requested';
import columnDuration from '@salesforce/label/c.Runs_Column_Duration';
import columnMasked from '@salesforce/label/c.Runs_Column_Masked';
import columnFailed from '@salesforce/label/c.Runs_Column_Failed';
import columnVerification from '@salesforce/label/c.Runs_Column_Verification';
import emptyTitle from '@salesforce/label/c.Runs_Empty_Title';
import empty from '@salesforce/label/c.Runs_Empty';
import emptyFiltered from '@salesforce/label/c.Runs_Empty_Filtered';
import filterFrom from '@salesforce/label/c.Runs_Filter_From';
import filterTo from '@salesforce/label/c.Runs_Filter_To';
import kindDry from '@salesforce/label/c.Runs_Kind_Dry';
import confirmTitle from '@salesforce/label/c.Runs_Confirm_Title';
import confirm from '@salesforce/label/c.Runs_Confirm';
import started from '@salesforce/label/c.Runs_Started';
import startedDry from '@salesforce/label/c.Runs_Started_Dry';
import notStarted from '@salesforce/label/c.Runs_Not_Started';

/** Every word of this component. */
export const labels = {
  refresh,
  loadMore,
  all,
  state,
  title,
  runNow,
  dryRun,
  columnRun,
  columnTrigger,
  columnRequested,
  columnDuration,
  columnMasked,
  columnFailed,
  columnVerification,
  emptyTitle,
  empty,
  emptyFiltered,
  filterFrom,
  filterTo,
  kindDry,
  confirmTitle,
  confirm,
  started,
  startedDry,
  notStarted,
};
