import { api, LightningElement } from 'lwc';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { labels } from './labels';

const POST_COPY_CLASS = 'SandboxMaskPostCopy';
const DEFINITION = JSON.stringify({ sandboxName: 'uat', licenseType: 'Full', apexClassName: POST_COPY_CLASS }, null, 2);

/** Fifth step of the wizard: every way in which masking starts after a refresh, ready to be copied. */
export default class MaskingSetupRefresh extends LightningElement {
  @api isSandbox = false;

  labels = labels;
  postCopyClass = POST_COPY_CLASS;
  definition = DEFINITION;
  createCommand = 'sf org create sandbox --definition-file config/sandbox-def.json --target-org prod';
  refreshCommand = 'sf org refresh sandbox --name uat --definition-file config/sandbox-def.json --target-org prod';
  maySchedule = MAY_CONFIGURE === true || MAY_RUN === true;
  mayConfigure = MAY_CONFIGURE === true;
}
