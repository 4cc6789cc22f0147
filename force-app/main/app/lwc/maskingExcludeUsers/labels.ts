import exclude from '@salesforce/label/c.Setup_Leave_Out_Users';
import reason from '@salesforce/label/c.Setup_Leave_Out_Users_Reason';

/** Every word of this module. */
export const labels = { exclude, reason };
