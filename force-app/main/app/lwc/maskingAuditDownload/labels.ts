import cancel from '@salesforce/label/c.App_Cancel';
import notDone from '@salesforce/label/c.Runs_Not_Done';
import exportFile from '@salesforce/label/c.Runs_Export_File';
import reading from '@salesforce/label/c.Runs_Export_File_Reading';

/** Every word of this component. */
export const labels = {
  cancel,
  notDone,
  exportFile,
  reading,
};
