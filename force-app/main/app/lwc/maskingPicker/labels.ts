import more from '@salesforce/label/c.Editor_Picker_More';
import none from '@salesforce/label/c.Editor_Picker_None';
import required from '@salesforce/label/c.Editor_Required';

/** Every word of this component. */
export const labels = {
  more,
  none,
  required,
};
