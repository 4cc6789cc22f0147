import print from '@salesforce/label/c.Summary_Print';
import checklist from '@salesforce/label/c.Summary_Checklist';
import checklistAbout from '@salesforce/label/c.Summary_Checklist_About';
import checkRun from '@salesforce/label/c.Summary_Check_Run';
import checkDeliverability from '@salesforce/label/c.Summary_Check_Deliverability';
import checkTargets from '@salesforce/label/c.Summary_Check_Targets';
import checkResidue from '@salesforce/label/c.Summary_Check_Residue';
import checkEntries from '@salesforce/label/c.Summary_Check_Entries';
import checkEye from '@salesforce/label/c.Summary_Check_Eye';
import checkListView from '@salesforce/label/c.Summary_Check_List_View';
import checkFiles from '@salesforce/label/c.Summary_Check_Files';
import signName from '@salesforce/label/c.Summary_Sign_Name';
import signDate from '@salesforce/label/c.Summary_Sign_Date';
import signRun from '@salesforce/label/c.Summary_Sign_Run';
import signSignature from '@salesforce/label/c.Summary_Sign_Signature';
import org from '@salesforce/label/c.Summary_Org';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import lastRun from '@salesforce/label/c.Summary_Last_Run';
import asOf from '@salesforce/label/c.Summary_As_Of';
import byApp from '@salesforce/label/c.Summary_By_App';

/** Every word of this component. */
export const labels = {
  print,
  checklist,
  checklistAbout,
  checkRun,
  checkDeliverability,
  checkTargets,
  checkResidue,
  checkEntries,
  checkEye,
  checkListView,
  checkFiles,
  signName,
  signDate,
  signRun,
  signSignature,
  org,
  sandbox,
  ruleSet,
  lastRun,
  asOf,
  byApp,
};
