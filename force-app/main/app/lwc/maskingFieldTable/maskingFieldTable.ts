import { LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import approve from '@salesforce/apex/RulesController.approve';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import maskAgain from '@salesforce/apex/CoverageController.maskAgain';
import optOut from '@salesforce/apex/CoverageController.optOut';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { confirmApproval } from 'c/maskingApproval';
import { progressText, readParts, unreadableText } from 'c/maskingInventory';
import OptOut from 'c/maskingOptOut';
import { waitForSave } from 'c/maskingSave';
import { download, errorText, fill, labelAndName, toCsv } from 'c/maskingText';
import {
  COVERAGES,
  COVERED,
  inventoryOf,
  OPTED_OUT,
  toRow,
  type Inventory,
  type ObjectRow,
  type Row,
} from './fieldRow';
import { labels } from './labels';
import { countRecords } from './objectCount';

const ALL = 'all';
const NEW = 'New';
/** Rows that are shown at once; more come while one scrolls. */
const STEP = 50;
/** More rows than that scroll within the page. */
const SHORT = 10;

interface RowAction {
  label: string;
  name: string;
  disabled?: boolean;
}

const COLUMNS = [
  { label: labels.object, fieldName: 'objectLabel', sortable: true, wrapText: true },
  { label: labels.field, fieldName: 'fieldLabel', sortable: true, wrapText: true },
  { label: labels.apiName, fieldName: 'apiName', sortable: true, wrapText: true, initialWidth: 300 },
  {
    label: labels.coverage,
    fieldName: 'coverageText',
    sortable: true,
    initialWidth: 170,
    cellAttributes: { iconName: { fieldName: 'coverageIcon' } },
  },
  { label: labels.records, fieldName: 'records', type: 'number', sortable: true, initialWidth: 110 },
  { label: labels.columnTraits, fieldName: 'traits', sortable: true, wrapText: true, initialWidth: 110 },
  { label: labels.reason, fieldName: 'reasonText', wrapText: true, initialWidth: 230 },
];

const ACTIONS = { type: 'action', typeAttributes: { rowActions: actionsOf, menuAlignment: 'auto' } };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Every Email field of the org and how the default rule set covers it: search, filter, sort, opt out, approve, export. */
export default class MaskingFieldTable extends LightningElement {
  labels = labels;
  mayConfigure = MAY_CONFIGURE === true;
  columns: object[] = this.mayConfigure ? [...COLUMNS, ACTIONS] : COLUMNS;
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
  sortedBy = 'objectLabel';
  sortDirection: 'asc' | 'desc' = 'asc';
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
      this.take(await this.read(true));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
    await this.count();
  }

  /** @param isFresh false when no field can be new or gone */
  private async read(isFresh: boolean): Promise<Inventory> {
    const ask = (objectNames: readonly string[] | null): Promise<unknown> =>
      getInventory({ ruleSet: null, objectNames });
    const parts = await readParts<Inventory>(ask, {
      isFresh,
      onPart: ({ rest = [] }, progress) => {
        if (rest.length > 0 || this.progress !== undefined) this.progress = progressText(progress);
        return this.isShown;
      },
    });
    this.progress = undefined;
    return inventoryOf(parts);
  }

  /** Once the fields are shown: large objects take their time. Without their numbers the fields are worth showing, too. */
  private async count(): Promise<void> {
    const names = new Set(this.all.map(({ objectName }) => objectName).filter((name) => !this.objects.has(name)));
    await countRecords([...names], (objects) => {
      objects.forEach((object) => this.objects.set(object.objectName, object));
      this.toRows();
      return this.isShown;
    }).catch((error: unknown) => {
      this.countError = errorText(error);
    });
  }

  private take(inventory: Inventory): void {
    this.inventory = inventory;
    this.toRows();
  }

  private toRows(): void {
    const { fields } = this.inventory!;
    this.all = fields.map((field) => toRow(field, this.objects.get(field.objectName)));
    this.filter(this.rows.length);
  }

  private filter(shown = STEP): void {
    const words = this.search.trim().toLowerCase();
    const key = this.sortedBy as keyof Row;
    const sign = this.sortDirection === 'asc' ? 1 : -1;
    this.matching = this.all
      .filter(
        (row) =>
          (words === '' || row.text.includes(words)) &&
          (this.objectName === ALL || row.objectName === this.objectName) &&
          (this.coverage === ALL || (this.coverage === NEW ? row.isNew : row.coverage === this.coverage)),
      )
      .sort(
        (one, other) =>
          sign *
          (collator.compare(String(one[key] ?? ''), String(other[key] ?? '')) || collator.compare(one.key, other.key)),
      );
    this.rows = this.matching.slice(0, Math.max(shown, STEP));
  }

  get hasMore(): boolean {
    return this.rows.length < this.matching.length;
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  get tableClass(): string {
    return this.rows.length > SHORT ? 'table' : '';
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

  get savingText(): string {
    return this.progress ?? labels.saving;
  }

  get approvedAt(): string | null | undefined {
    return this.inventory?.approvedAt;
  }

  private get isNeverApproved(): boolean {
    return Boolean(this.inventory?.ruleSet) && !this.approvedAt;
  }

  private get newCount(): number {
    return this.all.filter(({ isNew }) => isNew).length;
  }

  private get drift(): string {
    const { missing = [] } = this.inventory ?? {};
    return [
      this.newCount > 0 ? fill(labels.driftNew, this.newCount) : '',
      missing.length > 0 ? fill(labels.driftMissing, missing.join(', ')) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** What an approval would resolve; empty when there is nothing. */
  get toApprove(): string {
    return this.isNeverApproved ? labels.neverApproved : this.drift;
  }

  get mayApprove(): boolean {
    return this.mayConfigure && Boolean(this.inventory?.ruleSet);
  }

  get coverageOptions(): { label: string; value: string }[] {
    return [
      { label: labels.all, value: ALL },
      ...Object.entries(COVERAGES).map(([value, { label }]) => ({ label, value })),
      { label: labels.fieldsNew, value: NEW },
    ];
  }

  get objectOptions(): { label: string; value: string }[] {
    const byName = new Map(this.all.map((row) => [row.objectName, labelAndName(row.objectLabel, row.objectName)]));
    return [
      { label: labels.allObjects, value: ALL },
      ...[...byName].map(([value, label]) => ({ label, value })).sort((a, b) => collator.compare(a.label, b.label)),
    ];
  }

  get cannotExport(): boolean {
    return !this.hasRows;
  }

  handleSearch(event: CustomEvent<{ value: string }>): void {
    this.search = event.detail.value;
    this.filter();
  }

  handleCoverage(event: CustomEvent<{ value: string }>): void {
    this.coverage = event.detail.value;
    this.filter();
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
    this.filter();
  }

  handleSort(event: CustomEvent<{ fieldName: string; sortDirection: 'asc' | 'desc' }>): void {
    this.sortedBy = event.detail.fieldName;
    this.sortDirection = event.detail.sortDirection;
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
    const { objectName, fieldName } = row;
    if (action.name === 'maskAgain') {
      await this.save(() => maskAgain({ ruleSet: this.inventory?.ruleSet, objectName, fieldName }));
    } else if (action.name === 'optOut') {
      const reason = await OptOut.open<string>({
        size: 'small',
        label: fill(labels.optOutTitle, row.apiName),
        fieldName: row.apiName,
        records: row.records,
      });
      if (reason !== undefined)
        await this.save(() => optOut({ ruleSet: this.inventory?.ruleSet, objectName, fieldName, reason }));
    }
  }

  async handleApprove(): Promise<void> {
    const ruleSet = this.inventory?.ruleSet ?? '';
    this.saveError = undefined;
    let fields: string[] | undefined;
    try {
      fields = await confirmApproval(ruleSet, ruleSet, (progress) => {
        this.progress = progress;
        this.isSaving = progress !== undefined;
      });
    } catch (error) {
      this.saveError = errorText(error);
    }
    this.progress = undefined;
    this.isSaving = false;
    if (fields !== undefined) await this.save(() => approve({ ruleSet: this.inventory?.ruleSet, fields }), true);
  }

  private async save(start: () => Promise<unknown>, isApproval = false): Promise<void> {
    this.isSaving = true;
    this.saveError = undefined;
    try {
      await waitForSave(await start());
      const { missing = [] } = this.inventory ?? {};
      const inventory = await this.read(isApproval);
      this.take(isApproval ? inventory : { ...inventory, missing });
      this.dispatchEvent(new ShowToastEvent({ title: labels.saved, variant: 'success' }));
    } catch (error) {
      this.saveError = errorText(error);
    }
    this.isSaving = false;
  }

  handleExport(): void {
    const header = [
      labels.object,
      labels.field,
      labels.apiName,
      labels.length,
      labels.coverage,
      labels.records,
      labels.columnTraits,
      labels.reason,
    ];
    download(
      'email-fields.csv',
      toCsv(
        header,
        this.matching.map((row) => [
          row.objectLabel,
          row.fieldLabel,
          row.apiName,
          row.length,
          row.coverageText,
          row.records,
          row.traits,
          row.reasonText,
        ]),
      ),
    );
  }
}

/** What can be done with a field depends on its coverage. */
function actionsOf(row: Row, done: (actions: RowAction[]) => void): void {
  if (row.coverage === COVERED) done([{ label: labels.optOut, name: 'optOut' }]);
  else if (row.coverage === OPTED_OUT && row.isOwnOptOut) done([{ label: labels.maskAgain, name: 'maskAgain' }]);
  else done([{ label: labels.noAction, name: 'none', disabled: true }]);
}
