import editTitle from '@salesforce/label/c.Editor_Edit_Title';
import newTitle from '@salesforce/label/c.Editor_New_Title';
import unsaved from '@salesforce/label/c.Editor_Unsaved';
import preview from '@salesforce/label/c.Editor_Preview';
import leaveTitle from '@salesforce/label/c.Editor_Leave_Title';
import leaveText from '@salesforce/label/c.Editor_Leave_Text';
import keepEditing from '@salesforce/label/c.Editor_Keep_Editing';
import discard from '@salesforce/label/c.Editor_Discard';
import download from '@salesforce/label/c.Editor_Download';

/** Every word of this component. */
export const labels = { editTitle, newTitle, unsaved, preview, leaveTitle, leaveText, keepEditing, discard, download };
