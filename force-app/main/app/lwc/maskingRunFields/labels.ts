import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import coverage from '@salesforce/label/c.Runs_Coverage';
import method from '@salesforce/label/c.Runs_Method';
import scanned from '@salesforce/label/c.Runs_Scanned';
import masked from '@salesforce/label/c.Runs_Masked';
import alreadyMasked from '@salesforce/label/c.Runs_Already_Masked';
import nothingFound from '@salesforce/label/c.Runs_Nothing_Found';
import empty from '@salesforce/label/c.Runs_Empty_Values';
import skipped from '@salesforce/label/c.Runs_Skipped';
import deleted from '@salesforce/label/c.Runs_Deleted';
import wouldMask from '@salesforce/label/c.Runs_Would_Be_Masked';
import failed from '@salesforce/label/c.Runs_Failed';
import residue from '@salesforce/label/c.Runs_Residue';
import addressesLeft from '@salesforce/label/c.Runs_Addresses_Left';
import noCounts from '@salesforce/label/c.Runs_No_Counts';
import noEntries from '@salesforce/label/c.Runs_No_Entries';

/** Every word of this component. */
export const labels = {
  object,
  field,
  coverage,
  method,
  scanned,
  masked,
  alreadyMasked,
  nothingFound,
  empty,
  skipped,
  deleted,
  wouldMask,
  failed,
  residue,
  addressesLeft,
  noCounts,
  noEntries,
};
