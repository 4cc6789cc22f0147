import title from '@salesforce/label/c.Rules_Title';
import emptyTitle from '@salesforce/label/c.Rules_Empty_Title';
import empty from '@salesforce/label/c.Rules_Empty';
import notDone from '@salesforce/label/c.Runs_Not_Done';
import intro from '@salesforce/label/c.Editor_Intro';
import importRules from '@salesforce/label/c.Editor_Import_Title';
import newRuleSet from '@salesforce/label/c.Editor_New_Title';
import sandbox from '@salesforce/label/c.Editor_Sandbox';
import saved from '@salesforce/label/c.Editor_Saved';
import notThere from '@salesforce/label/c.Rules_Not_There';
import historyOf from '@salesforce/label/c.Rule_History_Button_Of';

/** Every word of this component. */
export const labels = {
  title,
  notThere,
  emptyTitle,
  empty,
  notDone,
  intro,
  importRules,
  newRuleSet,
  sandbox,
  saved,
  historyOf,
};
