import { api, LightningElement } from 'lwc';
import { labels } from './labels';

/** The buttons at the foot of a dialog: Cancel, and the act that the dialog is about. Fires `cancel` and `confirm`. */
export default class MaskingDialogButtons extends LightningElement {
  /** The act. */
  @api label = '';
  /** brand or destructive */
  @api variant: 'brand' | 'destructive' = 'brand';
  /** Whether the act cannot be chosen yet. */
  @api disabled = false;

  labels = labels;

  handleCancel(): void {
    this.dispatchEvent(new CustomEvent('cancel'));
  }

  handleConfirm(): void {
    this.dispatchEvent(new CustomEvent('confirm'));
  }
}
