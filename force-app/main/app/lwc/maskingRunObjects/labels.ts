import object from '@salesforce/label/c.App_Object';
import fieldsCount from '@salesforce/label/c.Runs_Fields_Count';
import scanned from '@salesforce/label/c.Runs_Scanned';
import masked from '@salesforce/label/c.Runs_Masked';
import alreadyMasked from '@salesforce/label/c.Runs_Already_Masked';
import nothingFound from '@salesforce/label/c.Runs_Nothing_Found';
import skipped from '@salesforce/label/c.Runs_Skipped';
import failed from '@salesforce/label/c.Runs_Failed';
import deleted from '@salesforce/label/c.Runs_Deleted';
import wouldMask from '@salesforce/label/c.Runs_Would_Be_Masked';
import chartTitle from '@salesforce/label/c.Runs_Chart_Title';
import chartLabel from '@salesforce/label/c.Runs_Chart_Label';
import noEntries from '@salesforce/label/c.Runs_No_Entries';
import noCounts from '@salesforce/label/c.Runs_No_Counts';

/** Every word of this component. */
export const labels = {
  object,
  fieldsCount,
  scanned,
  masked,
  alreadyMasked,
  nothingFound,
  skipped,
  failed,
  deleted,
  wouldMask,
  chartTitle,
  chartLabel,
  noEntries,
  noCounts,
};
