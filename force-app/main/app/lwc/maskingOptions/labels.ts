import title from '@salesforce/label/c.Options_Title';
import text from '@salesforce/label/c.Options_Text';

/** Every word of this component. */
export const labels = { title, text };
