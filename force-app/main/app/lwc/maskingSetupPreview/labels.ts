import object from '@salesforce/label/c.Preview_Object';
import count from '@salesforce/label/c.Preview_Count';
import show from '@salesforce/label/c.Preview_Show';
import before from '@salesforce/label/c.Preview_Before';
import after from '@salesforce/label/c.Preview_After';
import record from '@salesforce/label/c.Preview_Record';
import field from '@salesforce/label/c.App_Field';
import recordId from '@salesforce/label/c.Preview_Record_Id';
import newest from '@salesforce/label/c.Preview_Newest';
import nothing from '@salesforce/label/c.Preview_Nothing';
import changes from '@salesforce/label/c.Preview_Changes';
import choose from '@salesforce/label/c.Preview_Choose';
import noObjects from '@salesforce/label/c.Preview_No_Objects';
import noPermission from '@salesforce/label/c.Preview_No_Permission';
import exampleKey from '@salesforce/label/c.Preview_Example_Key';

/** Every word of this component. */
export const labels = {
  object,
  count,
  show,
  before,
  after,
  record,
  field,
  recordId,
  newest,
  nothing,
  changes,
  choose,
  noObjects,
  noPermission,
  exampleKey,
};
