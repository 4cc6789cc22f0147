import protectedTitle from '@salesforce/label/c.Summary_Protected';
import notProtected from '@salesforce/label/c.Summary_Not_Protected';
import covered from '@salesforce/label/c.Summary_Covered';
import personal from '@salesforce/label/c.Summary_Personal';
import noPersonal from '@salesforce/label/c.Summary_No_Personal';
import patterns from '@salesforce/label/c.Summary_Patterns';
import noPatterns from '@salesforce/label/c.Summary_No_Patterns';
import verified from '@salesforce/label/c.Summary_Verified';
import notVerified from '@salesforce/label/c.Summary_Not_Verified';
import optedOut from '@salesforce/label/c.Summary_Opted_Out';
import notMaskable from '@salesforce/label/c.Summary_Not_Maskable';
import files from '@salesforce/label/c.Summary_Files';
import fileCount from '@salesforce/label/c.Summary_File_Count';
import uncounted from '@salesforce/label/c.Summary_Uncounted';
import copies from '@salesforce/label/c.Summary_Copies';
import lastRun from '@salesforce/label/c.Summary_Last_Run';
import lastRunText from '@salesforce/label/c.Summary_Last_Run_Text';
import verification from '@salesforce/label/c.Summary_Verification';
import noRun from '@salesforce/label/c.Summary_No_Run';
import openRun from '@salesforce/label/c.Home_Open_Run';
import production from '@salesforce/label/c.Summary_Production';

/** Every word of this component. */
export const labels = {
  protectedTitle,
  notProtected,
  covered,
  personal,
  noPersonal,
  patterns,
  noPatterns,
  verified,
  notVerified,
  optedOut,
  notMaskable,
  files,
  fileCount,
  uncounted,
  copies,
  lastRun,
  lastRunText,
  verification,
  noRun,
  openRun,
  production,
};
