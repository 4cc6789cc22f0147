import approve from '@salesforce/label/c.Fields_Approve';
import neverApproved from '@salesforce/label/c.Fields_Never_Approved';
import driftNew from '@salesforce/label/c.Fields_Drift_New';
import driftMissing from '@salesforce/label/c.Fields_Drift_Missing';
import saving from '@salesforce/label/c.Save_Running';
import reviewed from '@salesforce/label/c.Fields_Reviewed';

/** Every word of this component. */
export const labels = { approve, neverApproved, driftNew, driftMissing, saving, reviewed };
