import title from '@salesforce/label/c.Editor_Approve_Title';
import text from '@salesforce/label/c.Editor_Approve_Text';
import act from '@salesforce/label/c.Fields_Approve';
import added from '@salesforce/label/c.Editor_Approve_Added';
import production from '@salesforce/label/c.Editor_Approve_Production';
import sandbox from '@salesforce/label/c.Editor_Approve_Sandbox';
import unreadable from '@salesforce/label/c.Approval_Unreadable';

/** Every word of this module. */
export const labels = { title, text, act, added, production, sandbox, unreadable };
