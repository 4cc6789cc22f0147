import tabClass from '@salesforce/label/c.Refresh_Tab_Class';
import tabSchedule from '@salesforce/label/c.Refresh_Tab_Schedule';
import tabWebhook from '@salesforce/label/c.Refresh_Tab_Webhook';
import tabPipelines from '@salesforce/label/c.Refresh_Tab_Pipelines';
import uiTitle from '@salesforce/label/c.Refresh_Ui_Title';
import uiStep1 from '@salesforce/label/c.Refresh_Ui_Step1';
import uiStep2 from '@salesforce/label/c.Refresh_Ui_Step2';
import uiStep3 from '@salesforce/label/c.Refresh_Ui_Step3';
import uiStep4 from '@salesforce/label/c.Refresh_Ui_Step4';
import cliTitle from '@salesforce/label/c.Refresh_Cli_Title';
import cliStep1 from '@salesforce/label/c.Refresh_Cli_Step1';
import cliStep2 from '@salesforce/label/c.Refresh_Cli_Step2';
import cliStep3 from '@salesforce/label/c.Refresh_Cli_Step3';
import className from '@salesforce/label/c.Refresh_Class_Name';
import definition from '@salesforce/label/c.Refresh_Definition';
import createCommand from '@salesforce/label/c.Refresh_Create_Command';
import refreshCommand from '@salesforce/label/c.Refresh_Refresh_Command';
import noSchedule from '@salesforce/label/c.Schedule_No_Permission';
import noWebhook from '@salesforce/label/c.Webhook_No_Permission';
import tabImports from '@salesforce/label/c.Refresh_Tab_Imports';
import tabFiles from '@salesforce/label/c.Refresh_Tab_Files';

/** Every word of this component. */
export const labels = {
  tabImports,
  tabFiles,
  tabClass,
  tabSchedule,
  tabWebhook,
  tabPipelines,
  uiTitle,
  uiStep1,
  uiStep2,
  uiStep3,
  uiStep4,
  cliTitle,
  cliStep1,
  cliStep2,
  cliStep3,
  className,
  definition,
  createCommand,
  refreshCommand,
  noSchedule,
  noWebhook,
};
