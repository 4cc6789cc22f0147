import willDelete from '@salesforce/label/c.Runs_Will_Delete';
import willDeleteNone from '@salesforce/label/c.Runs_Will_Delete_None';

/** Every word of this module. */
export const labels = { willDelete, willDeleteNone };
