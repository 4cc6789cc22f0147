import title from '@salesforce/label/c.Setup_Title';
import readiness from '@salesforce/label/c.Setup_Readiness';
import ready from '@salesforce/label/c.Setup_Ready';
import production from '@salesforce/label/c.Setup_Production';
import attention from '@salesforce/label/c.Setup_Attention';
import ok from '@salesforce/label/c.Setup_Ok';
import toDo from '@salesforce/label/c.Setup_To_Do';
import note from '@salesforce/label/c.Setup_Note';
import refreshTitle from '@salesforce/label/c.Setup_Refresh_Title';
import refreshUi from '@salesforce/label/c.Setup_Refresh_Ui';
import refreshCli from '@salesforce/label/c.Setup_Refresh_Cli';
import copy from '@salesforce/label/c.Setup_Copy';
import copied from '@salesforce/label/c.Setup_Copied';
import checkAgain from '@salesforce/label/c.Setup_Check_Again';
import whatToDo from '@salesforce/label/c.Setup_What_To_Do';

/** Every word of this component. */
export const labels = {
  title,
  readiness,
  ready,
  production,
  attention,
  ok,
  toDo,
  note,
  refreshTitle,
  refreshUi,
  refreshCli,
  copy,
  copied,
  checkAgain,
  whatToDo,
};
