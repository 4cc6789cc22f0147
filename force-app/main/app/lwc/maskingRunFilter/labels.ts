import all from '@salesforce/label/c.App_All';
import state from '@salesforce/label/c.App_State';
import object from '@salesforce/label/c.Runs_Filter_Object';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';
import source from '@salesforce/label/c.Runs_Column_Trigger';
import verification from '@salesforce/label/c.Runs_Column_Verification';
import kind from '@salesforce/label/c.Runs_Filter_Kind';
import kindMasking from '@salesforce/label/c.Runs_Kind_Masking';
import kindDry from '@salesforce/label/c.Runs_Dry_Run';
import from from '@salesforce/label/c.Runs_Filter_From';
import to from '@salesforce/label/c.Runs_Filter_To';
import clearFilters from '@salesforce/label/c.Runs_Clear_Filters';
import toBeforeFrom from '@salesforce/label/c.Runs_To_Before_From';

/** Every word of this component. */
export const labels = {
  all,
  state,
  object,
  ruleSet,
  source,
  verification,
  kind,
  kindMasking,
  kindDry,
  from,
  to,
  clearFilters,
  toBeforeFrom,
};
