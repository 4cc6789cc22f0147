import cancel from '@salesforce/label/c.App_Cancel';

/** Every word of this component. */
export const labels = { cancel };
