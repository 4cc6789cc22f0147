import late from '@salesforce/label/c.Save_Late';
import unknown from '@salesforce/label/c.Editor_Save_Unknown';

/** Every word of this component. */
export const labels = {
  late,
  unknown,
};
