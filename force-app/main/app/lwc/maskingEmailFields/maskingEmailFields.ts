import { LightningElement } from 'lwc';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { download, errorText, fill, toCsv } from 'c/maskingText';
import { labels } from './labels';

interface FieldRow {
  objectName: string;
  objectLabel: string;
  fieldName: string;
  fieldLabel: string;
  length: number;
  isUnique: boolean;
  isRequired: boolean;
  isEncrypted: boolean;
  isExternalId: boolean;
  coverage: string;
  isNew: boolean;
  rule?: string | null;
  reason?: string | null;
}

interface Inventory {
  ruleSet?: string | null;
  problem?: string | null;
  fields: FieldRow[];
}

interface Row extends FieldRow {
  key: string;
  apiName: string;
  coverageText: string;
  coverageIcon: string;
  traits: string;
  text: string;
}

const ALL = 'all';
const NEW = 'New';
/** Rows that are shown at once; more come while one scrolls. */
const STEP = 100;

const COVERAGES: Readonly<Record<string, { label: string; icon: string }>> = {
  Covered: { label: labels.coverageCovered, icon: 'utility:success' },
  'Opted Out': { label: labels.coverageOptedOut, icon: 'utility:hide' },
  'Not Maskable': { label: labels.coverageNotMaskable, icon: 'utility:ban' },
};

const COLUMNS = [
  { label: labels.object, fieldName: 'objectLabel', sortable: true },
  { label: labels.field, fieldName: 'fieldLabel', sortable: true },
  { label: labels.apiName, fieldName: 'apiName', sortable: true, initialWidth: 300 },
  {
    label: labels.coverage,
    fieldName: 'coverageText',
    sortable: true,
    initialWidth: 180,
    cellAttributes: { iconName: { fieldName: 'coverageIcon' } },
  },
  { label: labels.columnTraits, fieldName: 'traits', initialWidth: 150 },
  { label: labels.reason, fieldName: 'reason', wrapText: true, initialWidth: 330 },
];

/** The Email Fields tab: every Email field of the org, and how the default rule set covers it. */
export default class MaskingEmailFields extends LightningElement {
  labels = labels;
  columns = COLUMNS;
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  inventory?: Inventory;
  errorMessage?: string;
  isLoading = true;
  search = '';
  coverage = ALL;
  sortedBy = 'objectLabel';
  sortDirection: 'asc' | 'desc' = 'asc';
  shownCount = STEP;
  private all: Row[] = [];

  connectedCallback(): void {
    if (this.mayRead) void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      this.inventory = (await getInventory({ ruleSet: null })) as Inventory;
      this.all = this.inventory.fields.map(toRow);
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  /** All that match, sorted: what the file holds, whatever is shown yet. */
  private get matching(): Row[] {
    const words = this.search.trim().toLowerCase();
    const found = this.all.filter(
      (row) =>
        (words === '' || row.text.includes(words)) &&
        (this.coverage === ALL || (this.coverage === NEW ? row.isNew : row.coverage === this.coverage)),
    );
    const key = this.sortedBy as keyof Row;
    const sign = this.sortDirection === 'asc' ? 1 : -1;
    return found.sort(
      (one, other) => sign * (String(one[key]).localeCompare(String(other[key])) || one.key.localeCompare(other.key)),
    );
  }

  get rows(): Row[] {
    return this.matching.slice(0, this.shownCount);
  }

  get hasMore(): boolean {
    return this.shownCount < this.matching.length;
  }

  get hasRows(): boolean {
    return this.matching.length > 0;
  }

  get hasFields(): boolean {
    return this.all.length > 0;
  }

  get summary(): string {
    return fill(labels.summary, this.all.length, new Set(this.all.map(({ objectName }) => objectName)).size);
  }

  get ruleText(): string {
    return this.inventory?.ruleSet ? fill(labels.rules, this.inventory.ruleSet) : '';
  }

  get problem(): string {
    return this.inventory?.problem ? `${labels.problem}: ${this.inventory.problem}` : '';
  }

  get coverageOptions(): { label: string; value: string }[] {
    return [
      { label: labels.all, value: ALL },
      ...Object.entries(COVERAGES).map(([value, { label }]) => ({ label, value })),
      { label: labels.fieldsNew, value: NEW },
    ];
  }

  get cannotExport(): boolean {
    return !this.hasRows;
  }

  handleSearch(event: CustomEvent<{ value: string }>): void {
    this.search = event.detail.value;
    this.shownCount = STEP;
  }

  handleCoverage(event: CustomEvent<{ value: string }>): void {
    this.coverage = event.detail.value;
    this.shownCount = STEP;
  }

  handleSort(event: CustomEvent<{ fieldName: string; sortDirection: 'asc' | 'desc' }>): void {
    this.sortedBy = event.detail.fieldName;
    this.sortDirection = event.detail.sortDirection;
  }

  handleLoadMore(): void {
    this.shownCount += STEP;
  }

  handleRetry(): void {
    void this.load();
  }

  handleExport(): void {
    const header = [
      labels.object,
      labels.field,
      labels.apiName,
      labels.length,
      labels.coverage,
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
          row.traits,
          row.reason,
        ]),
      ),
    );
  }
}

function toRow(field: FieldRow): Row {
  const traits = [
    field.isUnique ? labels.traitUnique : '',
    field.isRequired ? labels.traitRequired : '',
    field.isEncrypted ? labels.traitEncrypted : '',
    field.isExternalId ? labels.traitExternal : '',
  ]
    .filter(Boolean)
    .join(', ');
  const { label, icon } = COVERAGES[field.coverage] ?? { label: field.coverage, icon: 'utility:question' };
  const apiName = `${field.objectName}.${field.fieldName}`;
  return {
    ...field,
    key: apiName,
    apiName,
    traits,
    coverageText: field.isNew ? `${label} (${labels.fieldsNew})` : label,
    coverageIcon: icon,
    text: `${apiName} ${field.objectLabel} ${field.fieldLabel}`.toLowerCase(),
  };
}
