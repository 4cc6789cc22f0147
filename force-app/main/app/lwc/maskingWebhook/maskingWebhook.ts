import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import createSecret from '@salesforce/apex/WebhookController.createSecret';
import endPrevious from '@salesforce/apex/WebhookController.endPrevious';
import getWebhook from '@salesforce/apex/WebhookController.getWebhook';
import { isSure } from 'c/maskingConfirm';
import { errorText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Webhook {
  url: string;
  createdAt?: string | null;
  hasPrevious: boolean;
}

/** The secret of webhooks: create it, see it once, have two while senders change over, end the old one. */
export default class MaskingWebhook extends LightningElement {
  @api isSandbox = false;

  labels = labels;
  webhook?: Webhook;
  /** Of this moment only; gone when it is hidden or the page is left. */
  secret?: string;
  isLoading = true;
  isSaving = false;
  errorMessage?: string;
  changeError?: string;

  connectedCallback(): void {
    void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      this.webhook = (await getWebhook()) as Webhook;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get createLabel(): string {
    return this.webhook?.createdAt ? labels.rotate : labels.create;
  }

  handleRetry(): void {
    void this.load();
  }

  handleHide(): void {
    this.secret = undefined;
  }

  async handleCreate(): Promise<void> {
    const question = { title: labels.rotateTitle, message: labels.rotateConfirm, act: labels.rotate };
    if (this.webhook?.createdAt && !(await isSure(question))) return;
    await this.change(async () => {
      this.secret = (await createSecret()) as string;
      this.webhook = (await getWebhook()) as Webhook;
    });
  }

  async handleEnd(): Promise<void> {
    if (!(await isSure({ title: labels.end, message: labels.endConfirm }))) return;
    await this.change(async () => {
      this.webhook = (await endPrevious()) as Webhook;
      this.dispatchEvent(new ShowToastEvent({ title: labels.ended, variant: 'success' }));
    });
  }

  private async change(act: () => Promise<void>): Promise<void> {
    this.isSaving = true;
    this.changeError = undefined;
    try {
      await act();
    } catch (error) {
      this.changeError = errorText(error);
    }
    this.isSaving = false;
  }
}
