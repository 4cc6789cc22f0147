import kept from '@salesforce/label/c.Editor_Kept';
import newRuleSet from '@salesforce/label/c.Editor_New_Title';
import goOn from '@salesforce/label/c.Editor_Continue';
import discard from '@salesforce/label/c.Editor_Discard';
import discardTitle from '@salesforce/label/c.Editor_Leave_Title';
import discardText from '@salesforce/label/c.Editor_Discard_Text';
import keep from '@salesforce/label/c.Editor_Keep_Draft';
import draftText from '@salesforce/label/c.Editor_Draft_Text';
import openSaved from '@salesforce/label/c.Editor_Open_Saved';

/** Every word of this component. */
export const labels = { kept, newRuleSet, goOn, discard, discardTitle, discardText, keep, draftText, openSaved };
