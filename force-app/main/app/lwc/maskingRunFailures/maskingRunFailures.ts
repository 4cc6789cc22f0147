import { api, LightningElement } from 'lwc';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import { KeyPages } from 'c/maskingKeyPages';
import { download, errorText, toCsv } from 'c/maskingText';
import { labels } from './labels';

interface FailureRow {
  failureId: string;
  objectName?: string | null;
  recordId?: string | null;
  fieldName?: string | null;
  reasonCode?: string | null;
  message?: string | null;
}

interface FailurePage {
  failures: FailureRow[];
  hasMore: boolean;
}

const PAGE_SIZE = 200;
/** More would take a spreadsheet minutes to open; the file of the run and REST have all of them. */
const MOST_EXPORTED = 50 * PAGE_SIZE;
const ALL = '';
const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', initialWidth: 160 },
  {
    label: labels.record,
    fieldName: 'url',
    type: 'url',
    initialWidth: 200,
    typeAttributes: { label: { fieldName: 'recordId' }, target: '_blank' },
  },
  { label: labels.field, fieldName: 'fieldName', initialWidth: 160 },
  { label: labels.code, fieldName: 'reasonCode', initialWidth: 260 },
  { label: labels.message, fieldName: 'message', wrapText: true, initialWidth: 380 },
];

/** What a run could not mask, page by page, with links to the records. */
export default class MaskingRunFailures extends LightningElement {
  /** Objects to choose from. */
  @api objectNames: readonly string[] = [];
  /** For the file of an export. */
  @api runName = '';

  labels = labels;
  columns = COLUMNS;
  failures: FailureRow[] = [];
  hasMore = false;
  objectName = ALL;
  isLoading = true;
  isExporting = false;
  errorMessage?: string;
  private pages = new KeyPages();
  private currentId?: string;

  @api
  get runId(): string | undefined {
    return this.currentId;
  }
  set runId(value: string | undefined) {
    this.currentId = value;
    this.pages.reset();
    void this.load();
  }

  @api
  async load(): Promise<void> {
    const runId = this.currentId;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const page = await this.ask(this.pages.start);
      if (runId !== this.currentId) return;
      this.failures = page.failures;
      this.hasMore = page.hasMore;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  private async ask(lastFailureId: string | null): Promise<FailurePage> {
    const objectName = this.objectName || null;
    return (await getFailures({ runId: this.currentId, objectName, lastFailureId })) as FailurePage;
  }

  get rows(): object[] {
    return this.failures.map((failure) => ({
      ...failure,
      url: failure.recordId ? `/lightning/r/sObject/${failure.recordId}/view` : undefined,
    }));
  }

  get options(): { label: string; value: string }[] {
    return [{ label: labels.all, value: ALL }, ...this.objectNames.map((name) => ({ label: name, value: name }))];
  }

  get isFirstLoad(): boolean {
    return this.isLoading && this.failures.length === 0;
  }

  get hasRows(): boolean {
    return this.failures.length > 0;
  }

  get before(): number {
    return this.pages.before * PAGE_SIZE;
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
    this.pages.reset();
    void this.load();
  }

  handleNext(): void {
    const last = this.failures.at(-1);
    if (last !== undefined) this.pages.next(last.failureId);
    void this.load();
  }

  handlePrevious(): void {
    this.pages.previous();
    void this.load();
  }

  handleRetry(): void {
    void this.load();
  }

  async handleExport(): Promise<void> {
    this.isExporting = true;
    try {
      const rows = await this.allRows();
      const header = [labels.object, labels.record, labels.field, labels.code, labels.message];
      const cells = rows.map((row) => [row.objectName, row.recordId, row.fieldName, row.reasonCode, row.message]);
      download(`${this.runName}-failures.csv`, toCsv(header, cells));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isExporting = false;
  }

  private async allRows(): Promise<FailureRow[]> {
    const rows: FailureRow[] = [];
    let page: FailurePage = { failures: [], hasMore: true };
    while (page.hasMore && rows.length < MOST_EXPORTED) {
      // Each page begins where the one before it ended.
      // eslint-disable-next-line no-await-in-loop
      page = await this.ask(rows.at(-1)?.failureId ?? null);
      rows.push(...page.failures);
    }
    return rows;
  }
}
