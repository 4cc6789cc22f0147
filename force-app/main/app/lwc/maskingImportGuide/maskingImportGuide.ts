import { api, LightningElement } from 'lwc';
import getEndpoint from '@salesforce/apex/SetupController.getEndpoint';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Endpoint {
  url: string;
  orgId: string;
  namespace?: string | null;
}

/** How integrations are masked while they write, and how other systems start runs: texts to copy and links. */
export default class MaskingImportGuide extends LightningElement {
  @api isSandbox = false;

  labels = labels;
  mayOpenSetup = MAY_CONFIGURE === true;
  importPermissionSet = 'Masking Import';
  restPermissionSet = 'Masking Integration';
  endpoint?: Endpoint;
  errorMessage?: string;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.endpoint = (await getEndpoint()) as Endpoint;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
  }

  get isProduction(): boolean {
    return !this.isSandbox;
  }

  get trigger(): string {
    const prefix = this.endpoint?.namespace ? `${this.endpoint.namespace}.` : '';
    return [
      'trigger MaskImportedVisit on Visit__c(before insert, before update) {',
      `  ${prefix}MaskRecordsAction.maskBeforeSave(Trigger.new, Trigger.oldMap);`,
      '}',
    ].join('\n');
  }

  get call(): string {
    const { url, orgId } = this.endpoint ?? { url: '', orgId: '' };
    const body = JSON.stringify({ org_id: orgId, rules: 'Default' });
    return [
      `curl -X POST "${url}" \\`,
      "  -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json' \\",
      `  -d '${body}'`,
    ].join('\n');
  }
}
