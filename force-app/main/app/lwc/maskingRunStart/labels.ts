import cancel from '@salesforce/label/c.App_Cancel';
import isDefault from '@salesforce/label/c.Rules_Default';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import title from '@salesforce/label/c.Runs_Confirm_Title';
import text from '@salesforce/label/c.Runs_Confirm';
import runNow from '@salesforce/label/c.Runs_Run_Now';
import dryTitle from '@salesforce/label/c.Runs_Start_Title_Dry';
import dryText from '@salesforce/label/c.Runs_Start_Text_Dry';
import dryRun from '@salesforce/label/c.Runs_Dry_Run';

/** Every word of this component. */
export const labels = {
  cancel,
  isDefault,
  ruleSet,
  title,
  text,
  runNow,
  dryTitle,
  dryText,
  dryRun,
};
