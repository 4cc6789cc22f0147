import { LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getReadiness from '@salesforce/apex/SetupController.getReadiness';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

interface Check {
  code: string;
  state: 'ok' | 'attention' | 'info';
  title: string;
  message: string;
  wayOut?: string | null;
}

interface Readiness {
  isSandbox: boolean;
  sandboxName?: string | null;
  checks: Check[];
}

const LOOKS = {
  ok: { icon: 'utility:success', variant: 'success', text: labels.ok },
  attention: { icon: 'utility:warning', variant: 'warning', text: labels.toDo },
  info: { icon: 'utility:info', variant: undefined, text: labels.note },
} as const;

const POST_COPY_CLASS = 'SandboxMaskPostCopy';
const DEFINITION = JSON.stringify({ sandboxName: 'uat', licenseType: 'Full', apexClassName: POST_COPY_CLASS }, null, 2);

/** The Setup tab: whether this org is ready, and how to let masking follow each refresh. */
export default class MaskingSetup extends LightningElement {
  labels = labels;
  postCopyClass = POST_COPY_CLASS;
  definition = DEFINITION;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  readiness?: Readiness;
  errorMessage?: string;
  isLoading = true;

  connectedCallback(): void {
    if (this.mayRead) void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      this.readiness = (await getReadiness()) as Readiness;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  get checks(): object[] {
    return (this.readiness?.checks ?? []).map((check) => ({ ...check, ...LOOKS[check.state] }));
  }

  get verdict(): string {
    if (this.readiness?.isSandbox === false) return labels.production;
    return this.readiness?.checks.some(({ state }) => state === 'attention') ? labels.attention : labels.ready;
  }

  handleAgain(): void {
    void this.load();
  }

  async handleCopy(event: Event): Promise<void> {
    const text = (event.target as HTMLElement).dataset.what === 'class' ? POST_COPY_CLASS : DEFINITION;
    try {
      await navigator.clipboard.writeText(text);
      this.dispatchEvent(new ShowToastEvent({ title: labels.copied, variant: 'success' }));
    } catch (error) {
      this.dispatchEvent(new ShowToastEvent({ title: errorText(error), variant: 'error' }));
    }
  }
}
