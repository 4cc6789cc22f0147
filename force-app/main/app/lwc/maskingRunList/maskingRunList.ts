import { api, LightningElement } from 'lwc';
import { type ContentState, fill, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';

/** Some rows of a list, and whether others follow. */
export interface RowPage<Row> {
  rows: readonly Row[];
  hasMore: boolean;
}

/** Rows that are shown at once; more come while one scrolls. */
const STEP = 50;
/** More would make scrolling slow: filter, or export. */
const MOST_SHOWN = 2000;
const ALL = '';

/** What belongs to a run, row by row, read while one scrolls. Whoever extends it defines where pages of rows come from. */
export default abstract class MaskingRunList<Row> extends LightningElement {
  /** Objects to choose from. */
  @api objectNames: readonly string[] = [];

  hasMore = false;
  objectName = ALL;
  isLoading = true;
  errorMessage?: string;
  private found: readonly Row[] = [];
  private shownCount = STEP;
  private currentId?: string;
  private request = 0;

  @api
  get runId(): string | undefined {
    return this.currentId;
  }
  set runId(value: string | undefined) {
    this.currentId = value;
    void this.load();
  }

  /** The page behind a row, or the first one. */
  protected abstract read(objectName: string | null, last: Row | undefined): Promise<RowPage<Row>>;

  /** From the beginning. */
  @api
  async load(): Promise<void> {
    this.shownCount = STEP;
    await this.take([]);
  }

  /** An answer that was overtaken by another question is not shown. */
  private async take(before: readonly Row[]): Promise<void> {
    const request = ++this.request;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const page = await this.read(this.objectName || null, before.at(-1));
      if (request !== this.request) return;
      this.found = [...before, ...page.rows];
      this.hasMore = page.hasMore;
    } catch (error) {
      if (request !== this.request) return;
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  /** Every row up to a number, whatever is shown. */
  protected async readAll(most: number): Promise<Row[]> {
    const all: Row[] = [];
    let page: RowPage<Row> = { rows: [], hasMore: true };
    while (page.hasMore && all.length < most) {
      // Each page begins where the one before it ended.
      // eslint-disable-next-line no-await-in-loop
      page = await this.read(this.objectName || null, all.at(-1));
      all.push(...page.rows);
    }
    return all;
  }

  get shown(): readonly Row[] {
    return this.found.slice(0, this.shownCount);
  }

  get hasRows(): boolean {
    return this.found.length > 0;
  }

  /** Said where there is no row. */
  protected abstract readonly emptyText: string;

  get state(): ContentState | undefined {
    const empty = this.hasRows ? undefined : { message: this.emptyText };
    return stateOf(this.errorMessage, this.isLoading && !this.hasRows, empty);
  }

  get scrollsOn(): boolean {
    return this.shownCount < MOST_SHOWN && (this.hasMore || this.shownCount < this.found.length);
  }

  /** Said where the list ends before its rows do. */
  get mostText(): string {
    const isCut = this.shownCount >= MOST_SHOWN && (this.hasMore || this.found.length > MOST_SHOWN);
    return isCut ? fill(labels.most, MOST_SHOWN) : '';
  }

  get objectOptions(): { label: string; value: string }[] {
    return [{ label: labels.all, value: ALL }, ...this.objectNames.map((name) => ({ label: name, value: name }))];
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
    void this.load();
  }

  async handleLoadMore(): Promise<void> {
    if (this.isLoading || !this.scrollsOn) return;
    if (this.shownCount >= this.found.length) await this.take(this.found);
    this.shownCount += STEP;
  }

  handleRetry(): void {
    void this.load();
  }
}
