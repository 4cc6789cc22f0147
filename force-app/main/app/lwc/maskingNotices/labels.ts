import title from '@salesforce/label/c.Notices_Title';
import text from '@salesforce/label/c.Notices_Text';
import users from '@salesforce/label/c.Notices_Users';
import usersHelp from '@salesforce/label/c.Notices_Users_Help';
import addresses from '@salesforce/label/c.Notices_Addresses';
import addressesHelp from '@salesforce/label/c.Notices_Addresses_Help';
import save from '@salesforce/label/c.Notices_Save';
import saved from '@salesforce/label/c.Notices_Saved';
import off from '@salesforce/label/c.Notices_Off';

/** Every word of this component. */
export const labels = { title, text, users, usersHelp, addresses, addressesHelp, save, saved, off };
