import object from '@salesforce/label/c.App_Object';
import field from '@salesforce/label/c.App_Field';
import record from '@salesforce/label/c.Runs_Record';
import searchObjects from '@salesforce/label/c.Editor_Search_Objects';
import text from '@salesforce/label/c.Editor_Preview_Text';
import count from '@salesforce/label/c.Editor_Preview_Count';
import show from '@salesforce/label/c.Editor_Preview_Show';
import before from '@salesforce/label/c.Editor_Preview_Before';
import after from '@salesforce/label/c.Editor_Preview_After';
import cleared from '@salesforce/label/c.Editor_Preview_Cleared';
import recordId from '@salesforce/label/c.Preview_Record_Id';
import newest from '@salesforce/label/c.Preview_Newest';
import empty from '@salesforce/label/c.Editor_Preview_Empty';

/** Every word of this component. */
export const labels = {
  object,
  field,
  record,
  searchObjects,
  text,
  count,
  show,
  before,
  after,
  cleared,
  recordId,
  newest,
  empty,
};
