import title from '@salesforce/label/c.Certificate_Check_Title';
import text from '@salesforce/label/c.Certificate_Check_Text';
import file from '@salesforce/label/c.Certificate_Check_File';
import check from '@salesforce/label/c.Certificate_Check';
import genuine from '@salesforce/label/c.Certificate_Genuine';
import tooLarge from '@salesforce/label/c.Runs_Import_Too_Large';
import run from '@salesforce/label/c.Runs_Column_Run';
import sandbox from '@salesforce/label/c.Runs_Sandbox';
import state from '@salesforce/label/c.App_State';
import verification from '@salesforce/label/c.Runs_Column_Verification';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import onlyObjects from '@salesforce/label/c.Runs_Partial';
import onlyRules from '@salesforce/label/c.Runs_Partial_Rules';
import fingerprint from '@salesforce/label/c.Runs_Fingerprint';
import startedAt from '@salesforce/label/c.Runs_Started_At';
import finishedAt from '@salesforce/label/c.Runs_Finished_At';
import objects from '@salesforce/label/c.Runs_Tab_Objects';
import recordsScanned from '@salesforce/label/c.Runs_Records_Scanned';
import recordsFailed from '@salesforce/label/c.Runs_Column_Failed';
import addressesLeft from '@salesforce/label/c.Runs_Addresses_Left';
import exclusions from '@salesforce/label/c.Certificate_Exclusions';
import exceptions from '@salesforce/label/c.Certificate_Exceptions';
import openProblems from '@salesforce/label/c.Certificate_Open_Problems';

/** Every word of this component. */
export const labels = {
  title,
  text,
  file,
  check,
  genuine,
  tooLarge,
  run,
  sandbox,
  state,
  verification,
  ruleSet,
  onlyObjects,
  onlyRules,
  fingerprint,
  startedAt,
  finishedAt,
  objects,
  recordsScanned,
  recordsFailed,
  addressesLeft,
  exclusions,
  exceptions,
  openProblems,
};
