import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

/** Text to copy: code, commands, an address, a secret. */
export default class MaskingCopyText extends LightningElement {
  @api text = '';
  /** What it is, for whoever hears the page. */
  @api name = '';

  get copyLabel(): string {
    return fill(labels.copyNamed, this.name);
  }

  async handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text);
      this.dispatchEvent(new ShowToastEvent({ title: labels.copied, variant: 'success' }));
    } catch (error) {
      this.dispatchEvent(new ShowToastEvent({ title: errorText(error), variant: 'error' }));
    }
  }
}
