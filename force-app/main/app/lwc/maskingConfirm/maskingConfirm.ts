import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** Confirms an act that cannot be undone by typing a name. Closes with true, or with nothing. */
export default class MaskingConfirm extends LightningModal {
  /** The act: title and button; `label` of the dialog. */
  @api label = '';
  /** What is lost. */
  @api message = '';
  /** What has to be typed. */
  @api expected = '';

  labels = labels;
  cannotConfirm = true;

  get typeLabel(): string {
    return fill(labels.typeName, this.expected);
  }

  handleTyped(event: CustomEvent<{ isMatch: boolean }>): void {
    this.cannotConfirm = !event.detail.isMatch;
  }

  handleConfirm(): void {
    this.close(true);
  }

  handleCancel(): void {
    this.close();
  }
}
