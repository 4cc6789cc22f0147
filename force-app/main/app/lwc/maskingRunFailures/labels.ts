import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import exportCsv from '@salesforce/label/c.App_Export_Csv';
import record from '@salesforce/label/c.Runs_Record';
import code from '@salesforce/label/c.Runs_Code';
import message from '@salesforce/label/c.Runs_Failure_Message';
import noFailures from '@salesforce/label/c.Runs_No_Failures';

/** Every word of this component. */
export const labels = {
  object,
  field,
  exportCsv,
  record,
  code,
  message,
  noFailures,
};
