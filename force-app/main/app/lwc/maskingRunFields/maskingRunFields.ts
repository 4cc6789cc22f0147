import { api, LightningElement } from 'lwc';
import getEntries from '@salesforce/apex/AuditController.getEntries';
import { KeyPages } from 'c/maskingKeyPages';
import { coverageText, type EntryRow } from 'c/maskingRunText';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

interface EntryPage {
  entries: EntryRow[];
  hasMore: boolean;
}

const PAGE_SIZE = 200;
const ALL = '';
const NUMBER = { type: 'number', initialWidth: 110 };
const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', initialWidth: 170 },
  { label: labels.field, fieldName: 'fieldName', initialWidth: 180 },
  { label: labels.coverage, fieldName: 'coverageText', initialWidth: 150 },
  { label: labels.rule, fieldName: 'rule', initialWidth: 150 },
  { label: labels.method, fieldName: 'method', initialWidth: 140 },
  { label: labels.scanned, fieldName: 'scanned', ...NUMBER },
  { label: labels.masked, fieldName: 'masked', ...NUMBER },
  { label: labels.alreadyMasked, fieldName: 'alreadyMasked', ...NUMBER, initialWidth: 150 },
  { label: labels.skipped, fieldName: 'skipped', ...NUMBER },
  { label: labels.failed, fieldName: 'failed', ...NUMBER, initialWidth: 90 },
  { label: labels.residue, fieldName: 'residue', ...NUMBER, initialWidth: 100 },
  { label: labels.reason, fieldName: 'reason', wrapText: true, initialWidth: 280 },
];

/** The counts of a run, field by field and page by page. */
export default class MaskingRunFields extends LightningElement {
  /** Objects to choose from. */
  @api objectNames: readonly string[] = [];

  labels = labels;
  columns = COLUMNS;
  pageSize = PAGE_SIZE;
  entries: EntryRow[] = [];
  hasMore = false;
  objectName = ALL;
  isLoading = true;
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
      const lastKey = this.pages.start;
      const page = (await getEntries({ runId, objectName: this.objectName || null, lastKey })) as EntryPage;
      if (runId !== this.currentId) return;
      this.entries = page.entries;
      this.hasMore = page.hasMore;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  get rows(): object[] {
    return this.entries.map((entry) => ({ ...entry, coverageText: coverageText(entry.coverage) }));
  }

  get options(): { label: string; value: string }[] {
    return [{ label: labels.all, value: ALL }, ...this.objectNames.map((name) => ({ label: name, value: name }))];
  }

  get isFirstLoad(): boolean {
    return this.isLoading && this.entries.length === 0;
  }

  get hasRows(): boolean {
    return this.entries.length > 0;
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
    const last = this.entries.at(-1);
    if (last !== undefined) this.pages.next(last.entryKey);
    void this.load();
  }

  handlePrevious(): void {
    this.pages.previous();
    void this.load();
  }

  handleRetry(): void {
    void this.load();
  }
}
