import title from '@salesforce/label/c.Editor_Import_Title';
import text from '@salesforce/label/c.Editor_Import_Text';
import file from '@salesforce/label/c.Editor_Import_File';
import open from '@salesforce/label/c.Editor_Import_Open';
import compare from '@salesforce/label/c.Editor_Import_Compare';
import newSet from '@salesforce/label/c.Editor_Import_New';
import changes from '@salesforce/label/c.Editor_Import_Changes';
import settings from '@salesforce/label/c.Editor_Import_Settings';
import formerDefaults from '@salesforce/label/c.Editor_Import_Former_Defaults';
import added from '@salesforce/label/c.Editor_Import_Added';
import edited from '@salesforce/label/c.Editor_Import_Edited';
import moved from '@salesforce/label/c.Editor_Import_Moved';
import kept from '@salesforce/label/c.Editor_Import_Kept';
import same from '@salesforce/label/c.Editor_Import_Same';

/** Every word of this component. */
export const labels = {
  title,
  text,
  file,
  open,
  compare,
  newSet,
  changes,
  settings,
  formerDefaults,
  added,
  edited,
  moved,
  kept,
  same,
};
