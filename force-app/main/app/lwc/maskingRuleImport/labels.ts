import cancel from '@salesforce/label/c.App_Cancel';
import title from '@salesforce/label/c.Editor_Import_Title';
import text from '@salesforce/label/c.Editor_Import_Text';
import file from '@salesforce/label/c.Editor_Import_File';
import open from '@salesforce/label/c.Editor_Import_Open';

/** Every word of this component. */
export const labels = {
  cancel,
  title,
  text,
  file,
  open,
};
