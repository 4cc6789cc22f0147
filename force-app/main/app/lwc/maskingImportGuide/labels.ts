import title from '@salesforce/label/c.Imports_Title';
import about from '@salesforce/label/c.Imports_About';
import assign from '@salesforce/label/c.Imports_Step_Assign';
import permissionSet from '@salesforce/label/c.Imports_Permission_Set';
import openPermissionSets from '@salesforce/label/c.Imports_Open_Permission_Sets';
import flows from '@salesforce/label/c.Imports_Step_Flows';
import openFlows from '@salesforce/label/c.Imports_Open_Flows';
import custom from '@salesforce/label/c.Imports_Step_Custom';
import triggerName from '@salesforce/label/c.Imports_Trigger';
import restTitle from '@salesforce/label/c.Rest_Title';
import restAbout from '@salesforce/label/c.Rest_About';
import restAddress from '@salesforce/label/c.Rest_Address';
import restProduction from '@salesforce/label/c.Rest_Production';
import restAssign from '@salesforce/label/c.Rest_Step_Assign';
import restCall from '@salesforce/label/c.Rest_Step_Call';
import callName from '@salesforce/label/c.Rest_Call';

/** Every word of this component. */
export const labels = {
  title,
  about,
  assign,
  permissionSet,
  openPermissionSets,
  flows,
  openFlows,
  custom,
  triggerName,
  restTitle,
  restAbout,
  restAddress,
  restProduction,
  restAssign,
  restCall,
  callName,
};
