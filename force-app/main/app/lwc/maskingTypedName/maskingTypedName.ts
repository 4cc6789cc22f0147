import { api, LightningElement } from 'lwc';

/** An input that confirms an act by typing a name. Fires `typed` ({ value, isMatch }). */
export default class MaskingTypedName extends LightningElement {
  /** What has to be typed; upper and lower case count as equal. */
  @api expected = '';
  @api label = '';

  handleChange(event: CustomEvent<{ value: string }>): void {
    const { value } = event.detail;
    const isMatch = this.expected !== '' && value.trim().toLowerCase() === this.expected.toLowerCase();
    this.dispatchEvent(new CustomEvent('typed', { detail: { value: value.trim(), isMatch } }));
  }
}
