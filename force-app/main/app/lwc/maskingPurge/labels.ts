import title from '@salesforce/label/c.Runs_Purge_Title';
import text from '@salesforce/label/c.Runs_Purge_Text';
import days from '@salesforce/label/c.Runs_Purge_Days';
import doCount from '@salesforce/label/c.Runs_Purge_Count';
import count from '@salesforce/label/c.Runs_Purge_Runs';
import none from '@salesforce/label/c.Runs_Purge_None';
import doPurge from '@salesforce/label/c.Runs_Purge';
import former from '@salesforce/label/c.Runs_Purge_Former';

/** Every word of this component. */
export const labels = {
  title,
  text,
  days,
  doCount,
  count,
  none,
  doPurge,
  former,
};
