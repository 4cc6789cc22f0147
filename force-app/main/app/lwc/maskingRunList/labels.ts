import all from '@salesforce/label/c.App_All';
import most from '@salesforce/label/c.Runs_Most_Shown';

/** Every word of this component. */
export const labels = {
  all,
  most,
};
