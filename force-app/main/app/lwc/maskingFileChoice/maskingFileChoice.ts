import { api, LightningElement } from 'lwc';

/** Where a dialogue takes one JSON file: its name once it was chosen, and what is wrong with it. Fires `choose` ({ file }). */
export default class MaskingFileChoice extends LightningElement {
  @api label = '';
  @api fileName?: string;
  @api errorMessage?: string;

  handleChange(event: Event): void {
    const file = (event.target as HTMLInputElement).files?.[0];
    this.dispatchEvent(new CustomEvent('choose', { detail: { file } }));
  }
}
