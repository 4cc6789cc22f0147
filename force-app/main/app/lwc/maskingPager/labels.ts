import pages from '@salesforce/label/c.Runs_Pages';
import rows from '@salesforce/label/c.Runs_Rows';
import previous from '@salesforce/label/c.Runs_Previous';
import next from '@salesforce/label/c.Runs_Next';

/** Every word of this component. */
export const labels = {
  pages,
  rows,
  previous,
  next,
};
