import { LightningElement } from 'lwc';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_EXPORT from '@salesforce/customPermission/Masking_Export_Key';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { labels } from './labels';

/** The Options tab: what is rarely changed and hard to undo, apart from the wizard. */
export default class MaskingOptions extends LightningElement {
  labels = labels;
  mayReadOptions = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  mayRead = this.mayReadOptions || MAY_EXPORT === true;
}
