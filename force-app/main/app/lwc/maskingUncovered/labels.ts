import title from '@salesforce/label/c.Uncovered_Title';
import about from '@salesforce/label/c.Uncovered_About';
import notHere from '@salesforce/label/c.Uncovered_Not_Here';
import share from '@salesforce/label/c.Uncovered_Share';
import shareValue from '@salesforce/label/c.Scan_Share_Value';
import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import state from '@salesforce/label/c.Proposals_State';
import there from '@salesforce/label/c.Proposals_There';
import notThere from '@salesforce/label/c.Proposals_Not_There';

/** Every word of this component. */
export const labels = { title, about, notHere, share, shareValue, object, field, state, there, notThere };
