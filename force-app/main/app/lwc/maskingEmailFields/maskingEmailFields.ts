import { LightningElement } from 'lwc';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { labels } from './labels';

/** The Email Fields tab: every Email field of the org, and how the default rule set covers it. */
export default class MaskingEmailFields extends LightningElement {
  labels = labels;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
}
