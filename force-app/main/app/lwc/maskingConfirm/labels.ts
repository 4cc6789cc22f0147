import cancel from '@salesforce/label/c.App_Cancel';
import typeName from '@salesforce/label/c.App_Type_Name';

/** Every word of this component. */
export const labels = { cancel, typeName };
