import title from '@salesforce/label/c.Rule_History_Title';
import about from '@salesforce/label/c.Rule_History_About';
import none from '@salesforce/label/c.Rule_History_None';
import savedAt from '@salesforce/label/c.Rule_History_Saved_At';
import savedBy from '@salesforce/label/c.Rule_History_Saved_By';
import found from '@salesforce/label/c.Rule_History_Found';
import show from '@salesforce/label/c.Rule_History_Show';
import download from '@salesforce/label/c.Rule_History_Download';
import restore from '@salesforce/label/c.Rule_History_Restore';
import ofVersion from '@salesforce/label/c.Rule_History_Of_Version';
import changes from '@salesforce/label/c.Rule_History_Changes';
import restores from '@salesforce/label/c.Rule_History_Restores';
import restoreText from '@salesforce/label/c.Rule_History_Restore_Text';
import same from '@salesforce/label/c.Rule_History_Same';
import confirm from '@salesforce/label/c.Rule_History_Confirm';
import rule from '@salesforce/label/c.Rule_History_Rule';
import whole from '@salesforce/label/c.Rule_History_Whole';
import before from '@salesforce/label/c.Rule_History_Before';
import after from '@salesforce/label/c.Rule_History_After';
import added from '@salesforce/label/c.Rule_History_Added';
import removed from '@salesforce/label/c.Rule_History_Removed';
import field from '@salesforce/label/c.App_Field';
import close from '@salesforce/label/c.App_Close';

/** Every word of this component. */
export const labels = {
  title,
  about,
  none,
  savedAt,
  savedBy,
  found,
  show,
  download,
  restore,
  ofVersion,
  changes,
  restores,
  restoreText,
  same,
  confirm,
  rule,
  whole,
  before,
  after,
  added,
  removed,
  field,
  close,
};
