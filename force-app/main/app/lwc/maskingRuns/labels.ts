import state from '@salesforce/label/c.App_State';
import title from '@salesforce/label/c.Runs_Title';
import columnRun from '@salesforce/label/c.Runs_Column_Run';
import columnTrigger from '@salesforce/label/c.Runs_Column_Trigger';
import columnRequested from '@salesforce/label/c.Runs_Column_Requested';
import columnDuration from '@salesforce/label/c.Runs_Column_Duration';
import columnMasked from '@salesforce/label/c.Runs_Column_Masked';
import columnFailed from '@salesforce/label/c.Runs_Column_Failed';
import columnRequestedBy from '@salesforce/label/c.Runs_Requested_By';
import columnChanged from '@salesforce/label/c.Runs_Records_Changed';
import columnVerification from '@salesforce/label/c.Runs_Column_Verification';
import emptyTitle from '@salesforce/label/c.Runs_Empty_Title';
import empty from '@salesforce/label/c.Runs_Empty';
import emptyProduction from '@salesforce/label/c.Runs_Empty_Production';
import emptyFiltered from '@salesforce/label/c.Runs_Empty_Filtered';
import kindDry from '@salesforce/label/c.Runs_Kind_Dry';
import production from '@salesforce/label/c.Runs_Production';
import ruleSet from '@salesforce/label/c.Runs_Rule_Set';

/** Every word of this component. */
export const labels = {
  state,
  title,
  columnRun,
  columnTrigger,
  columnRequested,
  columnDuration,
  columnMasked,
  columnFailed,
  columnRequestedBy,
  columnChanged,
  columnVerification,
  emptyTitle,
  empty,
  emptyProduction,
  emptyFiltered,
  kindDry,
  production,
  ruleSet,
};
