import { api, LightningElement } from 'lwc';
import type { ContentState } from 'c/maskingText';

/** More rows than that scroll within the page. */
const SHORT = 10;

/** A table whose rows come page by page, or what is shown instead. Fires `retry`, `loadmore` and `rowaction`. */
export default class MaskingRowTable extends LightningElement {
  /** What is shown in place of the table; undefined when the table is shown. */
  @api state?: ContentState;
  @api keyField = '';
  @api rows: readonly object[] = [];
  @api columns: readonly object[] = [];
  @api minWidth = '110';
  /** Whether rows follow when somebody scrolls to the end. */
  @api hasMore = false;
  /** Said behind the last row. */
  @api note = '';

  get tableClass(): string {
    return this.rows.length > SHORT ? 'table' : '';
  }

  handleRetry(): void {
    this.dispatchEvent(new CustomEvent('retry'));
  }

  handleLoadMore(): void {
    this.dispatchEvent(new CustomEvent('loadmore'));
  }

  handleRowAction({ detail }: CustomEvent<object>): void {
    this.dispatchEvent(new CustomEvent('rowaction', { detail }));
  }
}
