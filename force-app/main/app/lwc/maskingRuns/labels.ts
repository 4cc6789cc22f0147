import refresh from '@salesforce/label/c.App_Refresh';
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
import emptyProduction from '@salesforce/label/c.Runs_Empty_Production';
import emptyFiltered from '@salesforce/label/c.Runs_Empty_Filtered';
import filterFrom from '@salesforce/label/c.Runs_Filter_From';
import filterTo from '@salesforce/label/c.Runs_Filter_To';
import kindDry from '@salesforce/label/c.Runs_Kind_Dry';
import started from '@salesforce/label/c.Runs_Started';
import startedDry from '@salesforce/label/c.Runs_Started_Dry';
import notStarted from '@salesforce/label/c.Runs_Not_Started';
import more from '@salesforce/label/c.Runs_More';
import importFile from '@salesforce/label/c.Runs_Import_Title';
import purge from '@salesforce/label/c.Runs_Purge_Title';
import purgeStarted from '@salesforce/label/c.Runs_Purge_Started';
import imported from '@salesforce/label/c.Runs_Imported_Toast';
import production from '@salesforce/label/c.Runs_Production';
import filterObject from '@salesforce/label/c.Runs_Filter_Object';

/** Every word of this component. */
export const labels = {
  refresh,
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
  emptyProduction,
  emptyFiltered,
  filterFrom,
  filterTo,
  kindDry,
  started,
  startedDry,
  notStarted,
  more,
  importFile,
  purge,
  purgeStarted,
  imported,
  production,
  filterObject,
};
