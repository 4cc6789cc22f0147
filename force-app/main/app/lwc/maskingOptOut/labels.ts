import optOut from '@salesforce/label/c.Fields_Opt_Out';
import title from '@salesforce/label/c.Fields_Opt_Out_Title';
import reason from '@salesforce/label/c.Fields_Opt_Out_Reason';
import records from '@salesforce/label/c.Fields_Opt_Out_Records';

/** Every word of this component. */
export const labels = { optOut, title, reason, records };
