import { LightningElement } from 'lwc';
import getObjects from '@salesforce/apex/PreviewController.getObjects';
import hasKey from '@salesforce/apex/PreviewController.hasKey';
import preview from '@salesforce/apex/PreviewController.preview';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import { fill, labelAndName, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface PreviewObject {
  name: string;
  label: string;
}

interface PreviewObjects extends Part {
  objects: PreviewObject[];
}

interface Sample {
  recordId: string;
  recordName: string;
  fieldName: string;
  fieldLabel: string;
  before: string;
  after?: string | null;
}

interface Row extends Sample {
  key: string;
  url: string;
}

const COUNTS = ['10', '50', '200'];

const COLUMNS = [
  {
    label: labels.record,
    fieldName: 'url',
    type: 'url',
    initialWidth: 190,
    typeAttributes: { label: { fieldName: 'recordName' }, target: '_blank' },
  },
  { label: labels.field, fieldName: 'fieldLabel', initialWidth: 180 },
  { label: labels.before, fieldName: 'before' },
  { label: labels.after, fieldName: 'after' },
];

/** Fourth step of the wizard: some values before and after masking. They live in this component and nowhere else. */
export default class MaskingSetupPreview extends LightningElement {
  labels = labels;
  columns = COLUMNS;
  mayPreview = MAY_CONFIGURE === true || MAY_RUN === true;
  countOptions = COUNTS.map((value) => ({ label: value, value }));
  hasKey = true;
  objects: PreviewObject[] = [];
  objectName?: string;
  count = COUNTS[0];
  recordId = '';
  rows?: Row[];
  isLoading = true;
  progress?: string;
  isReading = false;
  errorMessage?: string;
  previewError?: string;

  connectedCallback(): void {
    if (this.mayPreview) void this.load();
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const [objects, isThere] = await Promise.all([this.readObjects(), hasKey()]);
      this.objects = objects;
      this.hasKey = isThere as boolean;
      this.objectName = (this.objects.find(({ name }) => name === 'Contact') ?? this.objects[0])?.name;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  /** By name; those that rules name are in every answer. */
  private async readObjects(): Promise<PreviewObject[]> {
    const ask = (objectNames: readonly string[] | null): Promise<unknown> => getObjects({ ruleSet: null, objectNames });
    const parts = await readParts<PreviewObjects>(ask, {
      onPart: ({ rest = [] }, progress) => {
        this.progress = rest.length > 0 ? progressText(progress) : this.progress;
      },
    });
    this.progress = undefined;
    const byName = new Map(parts.flatMap(({ objects }) => objects).map((object) => [object.name, object]));
    return parts.length === 1
      ? [...byName.values()]
      : [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  get objectOptions(): { label: string; value: string }[] {
    return this.objects.map(({ name, label }) => ({ value: name, label: labelAndName(label, name) }));
  }

  get hasObjects(): boolean {
    return this.objects.length > 0;
  }

  get showsExamples(): boolean {
    return !this.hasKey;
  }

  get hasRows(): boolean {
    return (this.rows?.length ?? 0) > 0;
  }

  get changesText(): string {
    const rows = this.rows ?? [];
    return fill(labels.changes, rows.length, new Set(rows.map(({ recordId }) => recordId)).size);
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
    this.rows = undefined;
  }

  handleCount(event: CustomEvent<{ value: string }>): void {
    this.count = event.detail.value;
  }

  handleRecord(event: CustomEvent<{ value: string }>): void {
    this.recordId = event.detail.value.trim();
  }

  handleRetry(): void {
    void this.load();
  }

  async handleShow(): Promise<void> {
    this.isReading = true;
    this.previewError = undefined;
    this.rows = undefined;
    try {
      const { objectName, recordId } = this;
      const count = Number(this.count);
      const samples = (await preview({ ruleSet: null, objectName, count, recordId: recordId || null })) as Sample[];
      this.rows = samples.map((sample) => ({
        ...sample,
        key: `${sample.recordId}.${sample.fieldName}`,
        url: `/lightning/r/${objectName}/${sample.recordId}/view`,
      }));
    } catch (error) {
      this.previewError = readErrorText(error);
    }
    this.isReading = false;
  }
}
