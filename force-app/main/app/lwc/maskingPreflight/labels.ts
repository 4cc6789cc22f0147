import blocker from '@salesforce/label/c.Runs_Blocker';
import warning from '@salesforce/label/c.Runs_Warning';
import info from '@salesforce/label/c.Runs_Info';
import noPreflight from '@salesforce/label/c.Runs_No_Preflight';
import createKeyInProduction from '@salesforce/label/c.Setup_Create_Key_In_Production';
import automation from '@salesforce/label/c.Runs_Outlook_Automation';
import everyObject from '@salesforce/label/c.Preflight_Every_Object';
import whatToDo from '@salesforce/label/c.Preflight_What_To_Do';
import triggers from '@salesforce/label/c.Automation_Triggers';
import flows from '@salesforce/label/c.Automation_Flows';
import processes from '@salesforce/label/c.Automation_Processes';
import duplicateRules from '@salesforce/label/c.Automation_Duplicate_Rules';
import validationRules from '@salesforce/label/c.Automation_Validation_Rules';
import workflowRules from '@salesforce/label/c.Automation_Workflow_Rules';
import notListed from '@salesforce/label/c.Automation_Not_Listed';

/** Every word of this component. */
export const labels = {
  blocker,
  warning,
  info,
  noPreflight,
  createKeyInProduction,
  automation,
  everyObject,
  whatToDo,
  triggers,
  flows,
  processes,
  duplicateRules,
  validationRules,
  workflowRules,
  notListed,
};
