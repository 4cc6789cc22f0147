import late from '@salesforce/label/c.Save_Late';

/** Every word of this component. */
export const labels = {
  late,
};
