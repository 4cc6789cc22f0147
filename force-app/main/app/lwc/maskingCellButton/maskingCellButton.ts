import { api, LightningElement } from 'lwc';

/** A button that looks like a link, in a cell of `c-masking-datatable`. Fires `cellpress` ({ name, key }), which bubbles. */
export default class MaskingCellButton extends LightningElement {
  @api label = '';
  /** What the button does with the row. */
  @api name = '';
  @api rowKey = '';
  /** The table decides whether the tab key stops here. */
  @api buttonTabIndex?: number;

  @api
  focus(): void {
    this.template?.querySelector('button')?.focus();
  }

  handleClick(): void {
    const detail = { name: this.name, key: this.rowKey };
    this.dispatchEvent(new CustomEvent('cellpress', { detail, bubbles: true, composed: true }));
  }
}
