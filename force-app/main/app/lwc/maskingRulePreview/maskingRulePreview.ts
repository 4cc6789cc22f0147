import { api, LightningElement } from 'lwc';
import getObjects from '@salesforce/apex/RuleEditorController.getObjects';
import preview from '@salesforce/apex/RuleTrialController.preview';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import type { PickerOption } from 'c/maskingPicker';
import { draftText, EVERY, KIND_EMAIL, type RuleSet } from 'c/maskingRuleText';
import { readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface SampleRow {
  recordId: string;
  recordName: string;
  fieldName: string;
  before?: string | null;
  after?: string | null;
}

interface Choice {
  name: string;
  label: string;
}

interface Choices extends Part {
  choices: Choice[];
}

const COUNTS = [10, 50, 200];
const COLUMNS = [
  {
    label: labels.record,
    fieldName: 'url',
    type: 'url',
    initialWidth: 200,
    typeAttributes: { label: { fieldName: 'recordName' }, target: '_blank' },
  },
  { label: labels.field, fieldName: 'fieldName', initialWidth: 180 },
  { label: labels.before, fieldName: 'before' },
  { label: labels.after, fieldName: 'after' },
];

/** What rules that need not be saved would do to some records. Nothing is written and nothing kept. */
export default class MaskingRulePreview extends LightningElement {
  @api ruleSet?: RuleSet;

  labels = labels;
  columns = COLUMNS;
  objectName?: string;
  count = String(COUNTS[0]);
  /** Of the only record; blank for the newest ones. */
  recordId = '';
  samples?: SampleRow[];
  errorMessage?: string;
  isBusy = false;
  /** How far the reading of objects is, where it takes more than one request. */
  progress?: string;
  private withEmail: Choice[] = [];

  connectedCallback(): void {
    void this.loadObjects();
  }

  private async loadObjects(): Promise<void> {
    try {
      const ask = (objectNames: readonly string[] | null): Promise<unknown> =>
        getObjects({ kind: KIND_EMAIL, objectNames });
      await readParts<Choices>(ask, {
        onPart: ({ choices, rest = [] }, progress) => {
          this.withEmail = [...this.withEmail, ...choices];
          this.progress = rest.length > 0 ? progressText(progress) : this.progress;
        },
      });
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.progress = undefined;
  }

  /** Objects with Email fields, and those that rules name. */
  get options(): PickerOption[] {
    const found = new Map(
      this.withEmail.map(({ name, label }) => [name.toLowerCase(), { value: name, label, meta: name }]),
    );
    for (const { objectName } of this.ruleSet?.rules ?? []) {
      if (objectName && objectName !== EVERY && !found.has(objectName.toLowerCase()))
        found.set(objectName.toLowerCase(), { value: objectName, label: objectName, meta: '' });
    }
    return [...found.values()];
  }

  get countOptions(): { label: string; value: string }[] {
    return COUNTS.map((count) => ({ label: String(count), value: String(count) }));
  }

  get cannotShow(): boolean {
    return this.isBusy || this.objectName === undefined;
  }

  get hasSamples(): boolean {
    return (this.samples?.length ?? 0) > 0;
  }

  get isEmpty(): boolean {
    return this.samples?.length === 0 && this.errorMessage === undefined;
  }

  get rows(): object[] {
    return (this.samples ?? []).map((sample) => ({
      ...sample,
      after: sample.after ?? labels.cleared,
      key: `${sample.recordId} ${sample.fieldName}`,
      url: `/lightning/r/sObject/${sample.recordId}/view`,
    }));
  }

  handleObject(event: CustomEvent<{ value: string }>): void {
    this.objectName = event.detail.value;
    this.samples = undefined;
  }

  handleCount(event: CustomEvent<{ value: string }>): void {
    this.count = event.detail.value;
  }

  handleRecord(event: CustomEvent<{ value: string }>): void {
    this.recordId = event.detail.value.trim();
  }

  async handleShow(): Promise<void> {
    if (this.ruleSet === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      const { objectName, recordId } = this;
      const request = {
        draft: draftText(this.ruleSet),
        objectName,
        count: Number(this.count),
        recordId: recordId || null,
      };
      this.samples = (await preview(request)) as SampleRow[];
    } catch (error) {
      this.samples = undefined;
      this.errorMessage = readErrorText(error);
    }
    this.isBusy = false;
  }
}
