import title from '@salesforce/label/c.Files_Title';
import about from '@salesforce/label/c.Files_About';
import count from '@salesforce/label/c.Files_Step_Count';
import filesQuery from '@salesforce/label/c.Files_Query';
import attachmentsQuery from '@salesforce/label/c.Attachments_Query';
import remove from '@salesforce/label/c.Files_Step_Delete';
import openRules from '@salesforce/label/c.Files_Open_Rules';
import process from '@salesforce/label/c.Files_Step_Process';
import record from '@salesforce/label/c.Files_Step_Record';

/** Every word of this component. */
export const labels = {
  title,
  about,
  count,
  filesQuery,
  attachmentsQuery,
  remove,
  openRules,
  process,
  record,
};
