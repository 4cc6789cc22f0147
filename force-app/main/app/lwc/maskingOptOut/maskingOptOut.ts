import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** Asks for the reason to leave a field unmasked. Closes with the reason, or with nothing. */
export default class MaskingOptOut extends LightningModal {
  /** `Object.Field` */
  @api fieldName = '';
  /** Records of the object; missing when they were not counted. */
  @api records?: number | null;

  labels = labels;
  reason = '';

  /** A reason to begin with. */
  @api
  get initialReason(): string {
    return this.reason;
  }
  set initialReason(value: string) {
    this.reason = value;
  }

  get title(): string {
    return fill(labels.title, this.fieldName);
  }

  get recordsText(): string {
    return this.records === null || this.records === undefined ? '' : fill(labels.records, this.records);
  }

  get cannotSave(): boolean {
    return this.reason.trim() === '';
  }

  handleReason(event: CustomEvent<{ value: string }>): void {
    this.reason = event.detail.value;
  }

  handleSave(): void {
    this.close(this.reason.trim());
  }

  handleCancel(): void {
    this.close();
  }
}
