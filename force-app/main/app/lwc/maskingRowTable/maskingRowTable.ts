import { api, LightningElement } from 'lwc';
import { sorted, type ContentState } from 'c/maskingText';

/** More rows than that scroll within the page. */
const SHORT = 10;

/** A table whose rows come page by page and can be sorted when all are there, or what is shown instead. Fires `retry`, `loadmore` and `rowaction`. */
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

  sortedBy?: string;
  sortDirection: 'asc' | 'desc' = 'asc';

  /** Rows that are not there yet would belong between those that are. */
  get shownSort(): string | undefined {
    return this.hasMore ? undefined : this.sortedBy;
  }

  get shownRows(): readonly object[] {
    return this.shownSort === undefined ? this.rows : sorted(this.rows, this.shownSort, this.sortDirection);
  }

  get shownColumns(): readonly object[] {
    if (!this.hasMore) return this.columns;
    return this.columns.map((column) => ('sortable' in column ? { ...column, sortable: false } : column));
  }

  handleSort({ detail }: CustomEvent<{ fieldName: string; sortDirection: 'asc' | 'desc' }>): void {
    this.sortedBy = detail.fieldName;
    this.sortDirection = detail.sortDirection;
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
