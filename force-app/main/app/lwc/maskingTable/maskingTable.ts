import { api, LightningElement } from 'lwc';
import { sorted, type ContentState } from 'c/maskingText';

type Direction = 'asc' | 'desc';

/** The column by which rows are sorted. */
export interface Sorting {
  by: string;
  direction: Direction;
}

/** How a state is shown: its icon with its color, and the class of its text. */
export interface StateLook {
  readonly icon?: string | undefined;
  readonly variant?: string | undefined;
  readonly textClass?: string | undefined;
}

/** A column of states: the text of a row is `NAMEText`, the rest `NAMEIcon`, `NAMEVariant` and `NAMEClass`, which `stateCells` makes. */
export const stateColumn = (name: string, more: object): object => ({
  fieldName: `${name}Text`,
  type: 'state',
  wrapText: true,
  typeAttributes: {
    iconName: { fieldName: `${name}Icon` },
    variant: { fieldName: `${name}Variant` },
    textClass: { fieldName: `${name}Class` },
  },
  ...more,
});

/** What a row has for a column of states. */
export const stateCells = (name: string, text: string | undefined, look: StateLook | undefined): object => ({
  [`${name}Text`]: text,
  [`${name}Icon`]: look?.icon,
  [`${name}Variant`]: look?.variant,
  [`${name}Class`]: look?.textClass,
});

/** More rows than that are higher than the table, and scroll within it. */
const SHORT = 20;

/**
 * A table under its heading, or what is shown in place of its rows: that they load, that there are none, what went wrong. Rows may come
 * page by page, can be sorted when all are there, and can be chosen. Hands on `retry`, `loadmore`, `rowaction`, `rowselection` and `sort`.
 */
export default class MaskingTable extends LightningElement {
  @api heading = '';
  /** 2 for a part of the page, 3 for a part of a part. */
  @api level: '2' | '3' = '2';
  /** What is shown in place of the table; undefined when the table is shown. */
  @api state?: ContentState;
  @api keyField = 'key';
  @api rows: readonly object[] = [];
  @api minWidth = '110';
  /** Whether rows follow when somebody scrolls to the end. */
  @api hasMore = false;
  /** Whether the page scrolls, and not the table, however many rows there are. */
  @api isWhole = false;
  /** Said behind the last row. */
  @api note = '';
  /** Keys of the chosen rows; missing where none can be chosen. */
  @api selectedKeys?: readonly string[];
  /** How the rows that are given are sorted; missing where this table sorts them. */
  @api sorting?: Sorting;

  private own?: Sorting;
  private wrapped: readonly object[] = [];

  /** Words are wrapped, unless a column states otherwise; the menu that wraps or clips them would hide those of the header. */
  @api
  get columns(): readonly object[] {
    return this.wrapped;
  }
  set columns(value: readonly object[]) {
    this.wrapped = value.map((column) => ({ wrapText: true, hideDefaultActions: true, ...column }));
  }

  headingClass = 'slds-text-heading_small slds-m-bottom_x-small';

  get isPart(): boolean {
    return this.heading !== '' && this.level === '2';
  }

  get isPartOfPart(): boolean {
    return this.heading !== '' && this.level === '3';
  }

  get tableClass(): string {
    return !this.isWhole && this.rows.length > SHORT ? 'table' : '';
  }

  get hidesCheckboxes(): boolean {
    return this.selectedKeys === undefined;
  }

  get ticked(): readonly string[] {
    return this.selectedKeys ?? [];
  }

  /** Rows that are not there yet would belong between those that are. */
  private get shownSorting(): Sorting | undefined {
    return this.sorting ?? (this.hasMore ? undefined : this.own);
  }

  get sortedBy(): string | undefined {
    return this.shownSorting?.by;
  }

  get sortDirection(): Direction {
    return this.shownSorting?.direction ?? 'asc';
  }

  get shownRows(): readonly object[] {
    if (this.sorting !== undefined || this.sortedBy === undefined) return this.rows;
    return sorted(this.rows, this.sortedBy, this.sortDirection);
  }

  get shownColumns(): readonly object[] {
    if (!this.hasMore || this.sorting !== undefined) return this.columns;
    return this.columns.map((column) => ('sortable' in column ? { ...column, sortable: false } : column));
  }

  handleSort({ detail }: CustomEvent<{ fieldName: string; sortDirection: Direction }>): void {
    this.own = { by: detail.fieldName, direction: detail.sortDirection };
    this.dispatchEvent(new CustomEvent('sort', { detail }));
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

  /** A button of a row does what the action of the same name does. */
  handleCellPress(event: CustomEvent<{ name: string; key: string }>): void {
    event.stopPropagation();
    const { name, key } = event.detail;
    const row = this.rows.find((each) => (each as Record<string, unknown>)[this.keyField] === key);
    this.dispatchEvent(new CustomEvent('rowaction', { detail: { action: { name }, row } }));
  }

  handleRowSelection({ detail }: CustomEvent<object>): void {
    this.dispatchEvent(new CustomEvent('rowselection', { detail }));
  }
}
