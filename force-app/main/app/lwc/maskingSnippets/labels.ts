import about from '@salesforce/label/c.Snippets_About';
import system from '@salesforce/label/c.Snippets_System';
import file from '@salesforce/label/c.Snippets_File';

/** Every word of this component. */
export const labels = {
  about,
  system,
  file,
};
