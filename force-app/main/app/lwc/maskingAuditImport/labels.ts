import title from '@salesforce/label/c.Runs_Import_Title';
import text from '@salesforce/label/c.Runs_Import_Text';
import file from '@salesforce/label/c.Runs_Import_File';
import doImport from '@salesforce/label/c.Runs_Import';
import tooLarge from '@salesforce/label/c.Runs_Import_Too_Large';

/** Every word of this component. */
export const labels = {
  title,
  text,
  file,
  doImport,
  tooLarge,
};
