import { LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import getObjects from '@salesforce/apex/EmailFieldsController.getObjects';
import { progressText, readParts, unreadableIn, unreadableText, type Part } from 'c/maskingInventory';
import { tabPage } from 'c/maskingPages';
import type { Segment } from 'c/maskingSplitBar';
import { fill, numberText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface Field {
  objectName: string;
  coverage: string;
  isNew: boolean;
}

interface Inventory extends Part {
  approvedAt?: string | null;
  fields: Field[];
}

const OBJECTS_PER_CALL = 25;
const KINDS = [
  { coverage: 'Covered', kind: 'masked', label: labels.covered },
  { coverage: 'Opted Out', kind: 'kept', label: labels.excluded },
  { coverage: 'Not Maskable', kind: 'skipped', label: labels.notMaskable },
] as const;

/** How much of the org's email fields the default rule set covers, weighted by the records behind them, and what is new. */
export default class MaskingHomeCoverage extends NavigationMixin(LightningElement) {
  labels = labels;
  isCounting = true;
  errorMessage?: string;
  unreadable = '';
  /** What the user waits for. */
  waitText = labels.counting;
  private inventory?: Inventory;
  private readonly records = new Map<string, number>();
  private isShown = true;

  connectedCallback(): void {
    void this.load();
  }

  disconnectedCallback(): void {
    this.isShown = false;
  }

  private async load(): Promise<void> {
    try {
      const ask = (objectNames: readonly string[] | null): Promise<unknown> =>
        getInventory({ ruleSet: null, objectNames });
      const parts = await readParts<Inventory>(ask, {
        onPart: ({ rest = [] }, progress) => {
          this.waitText = rest.length > 0 ? progressText(progress) : this.waitText;
          return this.isShown;
        },
      });
      this.waitText = labels.counting;
      this.inventory = { ...parts[0], fields: parts.flatMap(({ fields }) => fields) };
      this.unreadable = unreadableText(unreadableIn(parts));
      const names = [...new Set(this.inventory.fields.map(({ objectName }) => objectName))];
      for (let at = 0; at < names.length && this.isShown; at += OBJECTS_PER_CALL) {
        const objectNames = names.slice(at, at + OBJECTS_PER_CALL);
        // Each object costs the call two queries, so some at a time.
        // eslint-disable-next-line no-await-in-loop
        for (const object of (await getObjects({ objectNames })) as { objectName: string; records?: number | null }[])
          this.records.set(object.objectName, object.records ?? 0);
      }
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isCounting = false;
  }

  private get parts(): { kind: Segment['kind']; label: string; value: number; fields: number }[] {
    const fields = this.inventory?.fields ?? [];
    return KINDS.map(({ coverage, kind, label }) => {
      const own = fields.filter((field) => field.coverage === coverage);
      const value = own.reduce((sum, { objectName }) => sum + (this.records.get(objectName) ?? 0), 0);
      return { kind, label, value, fields: own.length };
    });
  }

  get total(): number {
    return this.parts.reduce((sum, { value }) => sum + value, 0);
  }

  get hasRecords(): boolean {
    return this.total > 0;
  }

  private percent(value: number): string {
    const share = (100 * value) / Math.max(1, this.total);
    // What is left must not be rounded away.
    return share > 99 && share < 100 ? '> 99' : share > 0 && share < 1 ? '< 1' : numberText(Math.round(share));
  }

  get segments(): Segment[] {
    return this.parts.map(({ kind, value }) => ({ kind, value }));
  }

  get chartLabel(): string {
    return fill(labels.chart, ...this.parts.map(({ value }) => this.percent(value)));
  }

  get legend(): { key: string; text: string; segments: Segment[] }[] {
    return this.parts.map(({ kind, label, value, fields }) => ({
      key: kind,
      text: fill(labels.share, label, value, fields, this.percent(value)),
      segments: [{ kind, value: 1 }],
    }));
  }

  get reviewText(): string {
    if (!this.inventory?.approvedAt) return labels.notReviewed;
    const count = this.inventory.fields.filter(({ isNew }) => isNew).length;
    return count === 0 ? labels.reviewed : fill(labels.newFields, count);
  }

  handleFields(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Email_Fields'));
  }
}
