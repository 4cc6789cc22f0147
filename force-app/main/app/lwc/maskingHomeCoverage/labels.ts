import title from '@salesforce/label/c.Home_Coverage_Title';
import covered from '@salesforce/label/c.Home_Covered';
import excluded from '@salesforce/label/c.Home_Excluded';
import notMaskable from '@salesforce/label/c.Home_Not_Maskable';
import chart from '@salesforce/label/c.Home_Coverage_Chart';
import share from '@salesforce/label/c.Home_Share';
import counting from '@salesforce/label/c.Home_Counting';
import noRecords from '@salesforce/label/c.Home_No_Records';
import newFields from '@salesforce/label/c.Home_New_Fields';
import notReviewed from '@salesforce/label/c.Home_Not_Reviewed';
import reviewed from '@salesforce/label/c.Home_Reviewed';
import openFields from '@salesforce/label/c.Home_Open_Fields';

/** Every word of this component. */
export const labels = {
  title,
  covered,
  excluded,
  notMaskable,
  chart,
  share,
  counting,
  noRecords,
  newFields,
  notReviewed,
  reviewed,
  openFields,
};
