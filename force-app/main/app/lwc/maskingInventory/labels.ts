import reading from '@salesforce/label/c.Fields_Reading';
import unreadable from '@salesforce/label/c.Fields_Unreadable';

/** Every word of this component. */
export const labels = {
  reading,
  unreadable,
};
