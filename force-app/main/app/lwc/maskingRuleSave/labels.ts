import close from '@salesforce/label/c.App_Close';
import deploying from '@salesforce/label/c.Editor_Deploying';
import deployingText from '@salesforce/label/c.Editor_Deploying_Text';
import slow from '@salesforce/label/c.Editor_Slow';
import failed from '@salesforce/label/c.Editor_Failed';
import openSettings from '@salesforce/label/c.Editor_Open_Settings';

/** Every word of this component. */
export const labels = {
  close,
  deploying,
  deployingText,
  slow,
  failed,
  openSettings,
};
