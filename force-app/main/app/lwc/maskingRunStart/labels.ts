import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import title from '@salesforce/label/c.Runs_Confirm_Title';
import text from '@salesforce/label/c.Runs_Confirm';
import runNow from '@salesforce/label/c.Runs_Run_Now';
import willDelete from '@salesforce/label/c.Runs_Will_Delete';
import willDeleteNone from '@salesforce/label/c.Runs_Will_Delete_None';
import typeName from '@salesforce/label/c.Runs_Type_Name';
import maskAndDelete from '@salesforce/label/c.Runs_Mask_And_Delete';
import counting from '@salesforce/label/c.Runs_Counting';
import dryTitle from '@salesforce/label/c.Runs_Start_Title_Dry';
import dryText from '@salesforce/label/c.Runs_Start_Text_Dry';
import dryRun from '@salesforce/label/c.Runs_Dry_Run';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import records from '@salesforce/label/c.Runs_Outlook_Records';
import recordsIn from '@salesforce/label/c.Runs_Outlook_Records_In';
import notCounted from '@salesforce/label/c.Runs_Outlook_Not_Counted';
import duration from '@salesforce/label/c.Runs_Outlook_Duration';
import durationUnknown from '@salesforce/label/c.Runs_Outlook_Duration_Unknown';
import executions from '@salesforce/label/c.Runs_Outlook_Executions';
import left from '@salesforce/label/c.Runs_Outlook_Left';
import excluded from '@salesforce/label/c.Runs_Outlook_Excluded';
import none from '@salesforce/label/c.Runs_Outlook_None';
import automation from '@salesforce/label/c.Runs_Outlook_Automation';
import automationHelp from '@salesforce/label/c.Runs_Outlook_Automation_Help';
import automationUnlisted from '@salesforce/label/c.Runs_Outlook_Automation_Unlisted';

/** Every word of this component. */
export const labels = {
  ruleSet,
  title,
  text,
  runNow,
  willDelete,
  willDeleteNone,
  typeName,
  maskAndDelete,
  counting,
  sandbox,
  records,
  recordsIn,
  notCounted,
  duration,
  durationUnknown,
  executions,
  left,
  excluded,
  none,
  automation,
  automationHelp,
  automationUnlisted,
  dryTitle,
  dryText,
  dryRun,
};
