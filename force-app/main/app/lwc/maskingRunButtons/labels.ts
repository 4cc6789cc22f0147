import refresh from '@salesforce/label/c.App_Refresh';
import runNow from '@salesforce/label/c.Runs_Run_Now';
import dryRun from '@salesforce/label/c.Runs_Dry_Run';
import started from '@salesforce/label/c.Runs_Started';
import startedDry from '@salesforce/label/c.Runs_Started_Dry';
import notStarted from '@salesforce/label/c.Runs_Not_Started';
import more from '@salesforce/label/c.Runs_More';
import importFile from '@salesforce/label/c.Runs_Import_Title';
import purge from '@salesforce/label/c.Runs_Purge_Title';
import purgeStarted from '@salesforce/label/c.Runs_Purge_Started';
import checkCertificate from '@salesforce/label/c.Certificate_Check_Title';
import imported from '@salesforce/label/c.Runs_Imported_Toast';

/** Every word of this component. */
export const labels = {
  refresh,
  runNow,
  dryRun,
  started,
  startedDry,
  notStarted,
  more,
  importFile,
  purge,
  purgeStarted,
  checkCertificate,
  imported,
};
