import title from '@salesforce/label/c.Fields_Title';

/** Every word of this component. */
export const labels = {
  title,
};
