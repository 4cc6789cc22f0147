import getObjects from '@salesforce/apex/ScanController.getObjects';
import scan from '@salesforce/apex/ScanController.scan';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MaskingChoosingStep from 'c/maskingChoosingStep';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import { download, errorText, fill, toCsv } from 'c/maskingText';
import { labels } from './labels';
import { foundRow, suggestedRow, type FoundField, type Row, type Suggestion } from './scanRow';
import { keepScan, keptScan } from './scanStore';

interface ScanObject {
  name: string;
  label: string;
}

interface ScanObjects extends Part {
  objects: ScanObject[];
}

interface ScanResult {
  scanned: number;
  fields: FoundField[];
  suggestions: Suggestion[];
  unreadable: string[];
}

/** Objects that are asked for at once; the org searches as many of them as it has time for. */
const CHUNK = 10;

const PLACE = [
  { label: labels.object, fieldName: 'objectLabel', wrapText: true },
  { label: labels.field, fieldName: 'fieldText', wrapText: true },
];
const STATE = { label: labels.state, fieldName: 'stateText', wrapText: true };

const FOUND_COLUMNS = [
  ...PLACE,
  { label: labels.share, fieldName: 'shareText', wrapText: true },
  { label: labels.example, fieldName: 'example', wrapText: true, initialWidth: 320 },
  STATE,
];
const SUGGESTION_COLUMNS = [...PLACE, { label: labels.method, fieldName: 'method', wrapText: true }, STATE];

/** Searches the org, a few objects at a time, for addresses outside Email fields and for classified personal data. */
export default class MaskingFieldScan extends MaskingChoosingStep {
  labels = labels;
  foundColumns = FOUND_COLUMNS;
  suggestionColumns = SUGGESTION_COLUMNS;
  mayScan = MAY_CONFIGURE === true;
  isScanning = false;
  hasEnded = false;
  errorMessage?: string;
  doneCount = 0;
  objects: ScanObject[] = [];
  found: Row[] = [];
  suggested: Row[] = [];
  unreadable: string[] = [];
  /** When the results that are shown were found. */
  scannedAt?: string;
  /** How far the objects of the org are listed; empty when they are. */
  private listingText = '';
  private isStopped = false;

  connectedCallback(): void {
    const kept = this.mayScan ? keptScan() : null;
    if (kept === null) return;
    Object.assign(this, kept);
    this.hasEnded = true;
  }

  disconnectedCallback(): void {
    this.isStopped = true;
  }

  get startLabel(): string {
    return this.hasEnded ? labels.again : labels.start;
  }

  get percent(): number {
    return this.objects.length === 0 ? 0 : Math.round((this.doneCount / this.objects.length) * 100);
  }

  get progressText(): string {
    return fill(labels.progress, this.doneCount, this.objects.length);
  }

  get nowText(): string {
    if (this.listingText !== '') return this.listingText;
    const next = this.objects[this.doneCount];
    return next === undefined ? '' : fill(labels.now, next.label);
  }

  get endText(): string {
    return this.doneCount === this.objects.length
      ? fill(labels.done, this.doneCount, this.found.length)
      : fill(labels.stopped, this.doneCount, this.objects.length, this.found.length);
  }

  get hasFound(): boolean {
    return this.found.length > 0;
  }

  get hasSuggested(): boolean {
    return this.suggested.length > 0;
  }

  get hasNothing(): boolean {
    return this.hasEnded && !this.hasFound;
  }

  get unreadableText(): string {
    return this.unreadable.length === 0 ? '' : fill(labels.unreadable, this.unreadable.join(', '));
  }

  handleStop(): void {
    this.isStopped = true;
  }

  async handleStart(): Promise<void> {
    this.isStopped = false;
    this.isScanning = true;
    this.hasEnded = false;
    this.errorMessage = undefined;
    this.doneCount = 0;
    this.found = [];
    this.suggested = [];
    this.unreadable = [];
    try {
      this.objects = await this.listObjects();
      while (this.doneCount < this.objects.length && !this.isStopped) {
        // Each answer contains where the next question begins.
        // eslint-disable-next-line no-await-in-loop
        this.take(await this.scanNext());
      }
      this.hasEnded = true;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isScanning = false;
  }

  /** Every object of the org, by name. */
  private async listObjects(): Promise<ScanObject[]> {
    const ask = (objectNames: readonly string[] | null): Promise<unknown> => getObjects({ objectNames });
    this.objects = [];
    const parts = await readParts<ScanObjects>(ask, {
      isFresh: true,
      isKept: false,
      onPart: (_part, progress) => {
        this.listingText = progressText(progress);
        return !this.isStopped;
      },
    });
    this.listingText = '';
    return parts.flatMap(({ objects }) => objects).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Objects that are too much together are asked for one by one; one that is too much by itself is reported and left out. */
  private async scanNext(count = CHUNK): Promise<ScanResult> {
    const objectNames = this.objects.slice(this.doneCount, this.doneCount + count).map(({ name }) => name);
    try {
      return (await scan({ ruleSet: null, objectNames })) as ScanResult;
    } catch (error) {
      if (!isLimit(error)) throw error;
      if (objectNames.length > 1) return this.scanNext(1);
      return { scanned: 1, fields: [], suggestions: [], unreadable: objectNames };
    }
  }

  private take({ scanned, fields, suggestions, unreadable }: ScanResult): void {
    this.doneCount += scanned;
    this.found = [...this.found, ...fields.map(foundRow)].sort((one, other) => Number(other.share) - Number(one.share));
    this.suggested = [...this.suggested, ...suggestions.map(suggestedRow)];
    this.unreadable = [...this.unreadable, ...unreadable];
    this.keep();
  }

  private keep(): void {
    const { doneCount, objects, found, suggested, unreadable } = this;
    this.scannedAt = new Date().toISOString();
    keepScan({ scannedAt: this.scannedAt, doneCount, objects, found, suggested, unreadable });
  }

  handleExport(): void {
    const header = [labels.object, labels.field, labels.share, labels.state];
    const rows = this.found.map(({ objectName, fieldName, shareText, stateText }) => [
      objectName,
      fieldName,
      String(shareText),
      String(stateText),
    ]);
    download('address-scan.csv', toCsv(header, rows));
  }

  handleAdded(event: CustomEvent<{ keys: string[] }>): void {
    const keys = new Set(event.detail.keys);
    const mark = (row: Row): Row => (keys.has(row.key) ? { ...row, isThere: true, stateText: labels.there } : row);
    this.found = this.found.map(mark);
    this.suggested = this.suggested.map(mark);
    const { scannedAt = '', doneCount, objects, found, suggested, unreadable } = this;
    keepScan({ scannedAt, doneCount, objects, found, suggested, unreadable });
  }
}

/** The platform ends a transaction that passes a limit, and no Apex can catch it. */
function isLimit(error: unknown): boolean {
  return (error as { body?: { exceptionType?: string } } | undefined)?.body?.exceptionType === 'System.LimitException';
}
