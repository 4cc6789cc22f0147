import open from '@salesforce/label/c.Exceptions_State_Open';
import accepted from '@salesforce/label/c.Exceptions_State_Accepted';
import expired from '@salesforce/label/c.Exceptions_State_Expired';
import exceeded from '@salesforce/label/c.Exceptions_State_Exceeded';

/** Every word of this module. */
export const labels = { open, accepted, expired, exceeded };
