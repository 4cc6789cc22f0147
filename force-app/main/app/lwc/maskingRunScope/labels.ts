import scope from '@salesforce/label/c.Runs_Scope';
import all from '@salesforce/label/c.Runs_Scope_All';
import onlySome from '@salesforce/label/c.Runs_Only_Some';
import onlySomeHelp from '@salesforce/label/c.Runs_Only_Some_Help';
import objects from '@salesforce/label/c.Runs_Only_Objects';
import searchObjects from '@salesforce/label/c.Editor_Search_Objects';
import someRules from '@salesforce/label/c.Runs_Some_Rules';
import someRulesHelp from '@salesforce/label/c.Runs_Some_Rules_Help';
import rules from '@salesforce/label/c.Runs_Only_Rules';
import searchRules from '@salesforce/label/c.Editor_Search_Rules';

/** Every word of this component. */
export const labels = {
  scope,
  all,
  onlySome,
  onlySomeHelp,
  objects,
  searchObjects,
  someRules,
  someRulesHelp,
  rules,
  searchRules,
};
