import about from '@salesforce/label/c.Schedule_About';
import production from '@salesforce/label/c.Schedule_Production';
import kind from '@salesforce/label/c.Schedule_Kind';
import created from '@salesforce/label/c.Schedule_Created';
import removed from '@salesforce/label/c.Schedule_Removed';
import remove from '@salesforce/label/c.Schedule_Remove';
import removeNamed from '@salesforce/label/c.Schedule_Remove_Named';
import removeConfirm from '@salesforce/label/c.Schedule_Remove_Confirm';
import none from '@salesforce/label/c.Schedule_None';
import list from '@salesforce/label/c.Schedule_List';
import next from '@salesforce/label/c.Schedule_Next';
import rules from '@salesforce/label/c.Schedule_Rules';

/** Every word of this component. */
export const labels = {
  about,
  production,
  kind,
  created,
  removed,
  remove,
  removeNamed,
  removeConfirm,
  none,
  list,
  next,
  rules,
};
