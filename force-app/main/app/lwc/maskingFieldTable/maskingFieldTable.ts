import { LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import maskAgain from '@salesforce/apex/CoverageController.maskAgain';
import optOut from '@salesforce/apex/CoverageController.optOut';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { unreadableText } from 'c/maskingInventory';
import OptOut from 'c/maskingOptOut';
import { waitForSave } from 'c/maskingSave';
import type { Sorting } from 'c/maskingTable';
import { type ContentState, download, errorText, fill, readErrorText } from 'c/maskingText';
import { columnsFor, csvOf, type RowAction } from './fieldColumns';
import { ALL, coverageOptions, matchingOf, objectOptionsOf } from './fieldFilter';
import { toRow, type Inventory, type ObjectRow, type Row } from './fieldRow';
import { readInventory } from './inventory';
import { labels } from './labels';
import { countRecords } from './objectCount';

/** Rows that are shown at once; more come while one scrolls. */
const STEP = 50;

/** Every Email field of the org and how the default rule set covers it: search, filter, sort, opt out, approve, export. */
export default class MaskingFieldTable extends LightningElement {
  labels = labels;
  mayConfigure = MAY_CONFIGURE === true;
  columns = columnsFor(this.mayConfigure);
  coverageOptions = coverageOptions();
  inventory?: Inventory;
  errorMessage?: string;
  saveError?: string;
  countError?: string;
  isLoading = true;
  /** How far the reading is, in an org where it takes more than one request. */
  progress?: string;
  isSaving = false;
  search = '';
  coverage = ALL;
  objectName = ALL;
  sorting: Sorting = { by: 'objectLabel', direction: 'asc' };
  rows: Row[] = [];
  private all: Row[] = [];
  /** By their names, as far as their records were counted. */
  private readonly objects = new Map<string, ObjectRow>();
  private isShown = false;
  /** All that match, sorted: what the file holds, whatever is shown yet. */
  private matching: Row[] = [];

  connectedCallback(): void {
    this.isShown = true;
    void this.load();
  }

  disconnectedCallback(): void {
    this.isShown = false;
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      this.inventory = await this.read(true);
      this.toRows();
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
    await this.count();
  }

  private async read(isFresh: boolean): Promise<Inventory> {
    return readInventory(isFresh, (progress) => {
      this.progress = progress;
      return this.isShown;
    });
  }

  /** Once the fields are shown: large objects take their time. Without their numbers the fields are worth showing, too. */
  private async count(): Promise<void> {
    const names = new Set(this.all.map(({ objectName }) => objectName).filter((name) => !this.objects.has(name)));
    await countRecords([...names], (objects) => {
      objects.forEach((object) => this.objects.set(object.objectName, object));
      this.toRows();
      return this.isShown;
    }).catch((error: unknown) => {
      this.countError = readErrorText(error);
    });
  }

  private toRows(): void {
    const { fields } = this.inventory!;
    this.all = fields.map((field) => toRow(field, this.objects.get(field.objectName)));
    this.filter(this.rows.length);
  }

  private filter(shown = STEP): void {
    this.matching = matchingOf(this.all, this, this.sorting);
    this.rows = this.matching.slice(0, Math.max(shown, STEP));
  }

  get hasMore(): boolean {
    return this.rows.length < this.matching.length;
  }

  /** Where no row matches. */
  get noRows(): ContentState | undefined {
    return this.rows.length > 0 ? undefined : { kind: 'empty', heading: labels.noneFound };
  }

  get hasFields(): boolean {
    return this.all.length > 0;
  }

  get summary(): string {
    return fill(labels.summary, this.all.length, new Set(this.all.map(({ objectName }) => objectName)).size);
  }

  get shownText(): string {
    return this.matching.length === this.all.length ? '' : fill(labels.shown, this.matching.length, this.all.length);
  }

  get ruleText(): string {
    return this.inventory?.ruleSet ? fill(labels.rules, this.inventory.ruleSet) : '';
  }

  get problem(): string {
    return this.inventory?.problem ? `${labels.problem}: ${this.inventory.problem}` : '';
  }

  get unreadable(): string {
    return unreadableText(this.inventory?.unreadable ?? []);
  }

  get newCount(): number {
    return this.all.filter(({ isNew }) => isNew).length;
  }

  get objectOptions(): { label: string; value: string }[] {
    return objectOptionsOf(this.all);
  }

  get cannotExport(): boolean {
    return this.rows.length === 0;
  }

  handleFilter(event: CustomEvent<{ value: string }>): void {
    const name = (event.currentTarget as HTMLElement).dataset.filter as 'search' | 'coverage' | 'objectName';
    this[name] = event.detail.value;
    this.filter();
  }

  handleSort({ detail }: CustomEvent<{ fieldName: string; sortDirection: 'asc' | 'desc' }>): void {
    this.sorting = { by: detail.fieldName, direction: detail.sortDirection };
    this.filter();
  }

  handleLoadMore(): void {
    this.rows = this.matching.slice(0, this.rows.length + STEP);
  }

  handleRetry(): void {
    void this.load();
  }

  async handleRowAction(event: CustomEvent<{ action: RowAction; row: Row }>): Promise<void> {
    const { action, row } = event.detail;
    const { apiName, records, objectName, fieldName } = row;
    const ruleSet = this.inventory?.ruleSet;
    if (action.name === 'maskAgain') {
      await this.save(() => maskAgain({ ruleSet, objectName, fieldName }), fill(labels.maskedAgain, apiName));
    } else if (action.name === 'optOut') {
      const label = fill(labels.optOutTitle, apiName);
      const reason = await OptOut.open<string>({ size: 'small', label, fieldName: apiName, records });
      if (reason !== undefined)
        await this.save(() => optOut({ ruleSet, objectName, fieldName, reason }), fill(labels.optedOut, apiName));
    }
  }

  private async save(start: () => Promise<unknown>, title: string): Promise<void> {
    this.isSaving = true;
    this.saveError = undefined;
    try {
      await waitForSave(await start());
      // Coverage has changed; which fields are gone since the review has not.
      const { missing = [] } = this.inventory ?? {};
      this.inventory = { ...(await this.read(false)), missing };
      this.toRows();
      this.dispatchEvent(new ShowToastEvent({ title, variant: 'success' }));
    } catch (error) {
      this.saveError = errorText(error);
    }
    this.isSaving = false;
  }

  handleExport(): void {
    download('email-fields.csv', csvOf(this.matching));
  }
}
