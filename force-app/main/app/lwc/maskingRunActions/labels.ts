import refresh from '@salesforce/label/c.App_Refresh';
import exportCsv from '@salesforce/label/c.App_Export_Csv';
import certificate from '@salesforce/label/c.Certificate_Open';
import abort from '@salesforce/label/c.Runs_Abort';
import abortTitle from '@salesforce/label/c.Runs_Abort_Title';
import abortConfirm from '@salesforce/label/c.Runs_Abort_Confirm';
import aborted from '@salesforce/label/c.Runs_Aborted';
import resume from '@salesforce/label/c.Runs_Resume';
import resumed from '@salesforce/label/c.Runs_Resumed';
import retry from '@salesforce/label/c.Runs_Retry';
import retried from '@salesforce/label/c.Runs_Retried';
import notDone from '@salesforce/label/c.Runs_Not_Done';

/** Every word of this component. */
export const labels = {
  refresh,
  exportCsv,
  certificate,
  abort,
  abortTitle,
  abortConfirm,
  aborted,
  resume,
  resumed,
  retry,
  retried,
  notDone,
};
