import ready from '@salesforce/label/c.Setup_Ready';
import production from '@salesforce/label/c.Setup_Production';
import attention from '@salesforce/label/c.Setup_Attention';
import ok from '@salesforce/label/c.Setup_Ok';
import toDo from '@salesforce/label/c.Setup_To_Do';
import note from '@salesforce/label/c.Setup_Note';
import checkAgain from '@salesforce/label/c.Setup_Check_Again';
import whatToDo from '@salesforce/label/c.Setup_What_To_Do';
import createKey from '@salesforce/label/c.Setup_Create_Key';
import createKeyInProduction from '@salesforce/label/c.Setup_Create_Key_In_Production';
import keyCreated from '@salesforce/label/c.Setup_Key_Created';
import openRules from '@salesforce/label/c.Setup_Open_Rules';
import openFields from '@salesforce/label/c.Setup_Open_Fields';
import openRuns from '@salesforce/label/c.Setup_Open_Runs';
import openJobs from '@salesforce/label/c.Setup_Open_Jobs';
import openDeliverability from '@salesforce/label/c.Setup_Open_Deliverability';
import openApexSettings from '@salesforce/label/c.Setup_Open_Apex_Settings';
import leaveOutUsers from '@salesforce/label/c.Setup_Leave_Out_Users';
import saved from '@salesforce/label/c.Users_Excluded';
import saving from '@salesforce/label/c.Save_Running';
import newWindow from '@salesforce/label/c.Setup_New_Window';
import checks from '@salesforce/label/c.Setup_Checks';

/** Every word of this component. */
export const labels = {
  ready,
  production,
  attention,
  ok,
  toDo,
  note,
  checkAgain,
  whatToDo,
  createKey,
  createKeyInProduction,
  keyCreated,
  openRules,
  openFields,
  openRuns,
  openJobs,
  openDeliverability,
  openApexSettings,
  leaveOutUsers,
  saved,
  saving,
  newWindow,
  checks,
};
