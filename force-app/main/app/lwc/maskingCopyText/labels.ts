import copyNamed from '@salesforce/label/c.Copy_Named';
import copied from '@salesforce/label/c.Setup_Copied';

/** Every word of this component. */
export const labels = {
  copyNamed,
  copied,
};
