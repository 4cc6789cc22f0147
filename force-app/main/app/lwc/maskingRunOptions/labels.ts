import saved from '@salesforce/label/c.Options_Saved';
import save from '@salesforce/label/c.Options_Save';
import webhookTitle from '@salesforce/label/c.Options_Webhook_Title';
import webhookText from '@salesforce/label/c.Options_Webhook_Text';
import webhookName from '@salesforce/label/c.Options_Webhook_Name';
import webhookHelp from '@salesforce/label/c.Options_Webhook_Help';
import usersTitle from '@salesforce/label/c.Options_Users_Title';
import usersText from '@salesforce/label/c.Options_Users_Text';
import freeze from '@salesforce/label/c.Options_Freeze';
import freezeHelp from '@salesforce/label/c.Options_Freeze_Help';
import notFrozen from '@salesforce/label/c.Options_Not_Frozen';
import notFrozenHelp from '@salesforce/label/c.Options_Not_Frozen_Help';
import wait from '@salesforce/label/c.Options_Wait';
import waitHelp from '@salesforce/label/c.Options_Wait_Help';

/** Every word of this component. */
export const labels = {
  saved,
  save,
  webhookTitle,
  webhookText,
  webhookName,
  webhookHelp,
  usersTitle,
  usersText,
  freeze,
  freezeHelp,
  notFrozen,
  notFrozenHelp,
  wait,
  waitHelp,
};
