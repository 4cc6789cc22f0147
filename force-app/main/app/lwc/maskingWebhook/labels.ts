import about from '@salesforce/label/c.Webhook_About';
import url from '@salesforce/label/c.Webhook_Url';
import none from '@salesforce/label/c.Webhook_None';
import since from '@salesforce/label/c.Webhook_Since';
import two from '@salesforce/label/c.Webhook_Two';
import create from '@salesforce/label/c.Webhook_Create';
import rotate from '@salesforce/label/c.Webhook_Rotate';
import rotateTitle from '@salesforce/label/c.Webhook_Rotate_Title';
import rotateConfirm from '@salesforce/label/c.Webhook_Rotate_Confirm';
import end from '@salesforce/label/c.Webhook_End';
import ended from '@salesforce/label/c.Webhook_Ended';
import endConfirm from '@salesforce/label/c.Webhook_End_Confirm';
import secret from '@salesforce/label/c.Webhook_Secret';
import once from '@salesforce/label/c.Webhook_Once';
import hide from '@salesforce/label/c.Webhook_Hide';
import sandbox from '@salesforce/label/c.Webhook_Sandbox';

/** Every word of this component. */
export const labels = {
  about,
  url,
  none,
  since,
  two,
  create,
  rotate,
  rotateTitle,
  rotateConfirm,
  end,
  ended,
  endConfirm,
  secret,
  once,
  hide,
  sandbox,
};
