import sample from '@salesforce/label/c.Editor_Sample_Text';
import title from '@salesforce/label/c.Editor_Tester_Title';
import text from '@salesforce/label/c.Editor_Tester_Text';
import found from '@salesforce/label/c.Editor_Tester_Found';
import after from '@salesforce/label/c.Editor_Tester_After';
import matches from '@salesforce/label/c.Editor_Tester_Matches';
import noMatch from '@salesforce/label/c.Editor_Tester_No_Match';
import redacted from '@salesforce/label/c.Editor_Tester_Redacted';
import place from '@salesforce/label/c.Editor_Tester_Place';
import correct from '@salesforce/label/c.Editor_Tester_Correct';
import cost from '@salesforce/label/c.Editor_Tester_Cost';
import costLinear from '@salesforce/label/c.Editor_Tester_Cost_Linear';
import costWindows from '@salesforce/label/c.Editor_Tester_Cost_Windows';
import costly from '@salesforce/label/c.Editor_Tester_Costly';

/** Every word of this component. */
export const labels = {
  sample,
  title,
  text,
  found,
  after,
  matches,
  noMatch,
  redacted,
  place,
  correct,
  cost,
  costLinear,
  costWindows,
  costly,
};
