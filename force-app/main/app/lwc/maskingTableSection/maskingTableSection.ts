import { api, LightningElement } from 'lwc';

/** A short table under its heading. Fires `rowaction` as the base table does. */
export default class MaskingTableSection extends LightningElement {
  @api heading = '';
  /** 2 for a part of the page, 3 for a part of a part. */
  @api level: '2' | '3' = '2';
  @api keyField = 'key';
  @api rows: readonly object[] = [];
  @api columns: readonly object[] = [];

  headingClass = 'slds-text-heading_small slds-m-bottom_x-small';

  get isPart(): boolean {
    return this.level === '2';
  }

  handleRowAction({ detail }: CustomEvent<object>): void {
    this.dispatchEvent(new CustomEvent('rowaction', { detail }));
  }
}
