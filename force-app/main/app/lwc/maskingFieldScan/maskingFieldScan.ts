import getObjects from '@salesforce/apex/ScanController.getObjects';
import getLast from '@salesforce/apex/ScanController.getLast';
import begin from '@salesforce/apex/ScanController.begin';
import scan from '@salesforce/apex/ScanController.scan';
import skip from '@salesforce/apex/ScanController.skip';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MaskingChoosingStep from 'c/maskingChoosingStep';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import { download, errorText, fill, timeText, toCsv } from 'c/maskingText';
import { labels } from './labels';
import { csvRow, foundRow, suggestedRow, CSV_HEADER, type FoundField, type Row, type Suggestion } from './scanRow';

interface ScanObject {
  name: string;
  label: string;
}

interface ScanObjects extends Part {
  objects: ScanObject[];
}

interface ScanResult {
  scanned: number;
  records: number;
  scannedAt: string;
  scannedBy: string;
  fields: FoundField[];
  suggestions: Suggestion[];
  unreadable: string[];
}

/** The last scan of the org, or a part of what it found. */
interface KeptScan extends ScanResult {
  scanId?: string | null;
  total: number;
  lastObject: string;
  next?: string | null;
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

/**
 * Searches the org, a few objects at a time, for addresses outside Email fields and for classified personal data. The org keeps what was
 * found: a new visit shows it, and continues a scan that was stopped.
 */
export default class MaskingFieldScan extends MaskingChoosingStep {
  labels = labels;
  foundColumns = FOUND_COLUMNS;
  suggestionColumns = SUGGESTION_COLUMNS;
  mayScan = MAY_CONFIGURE === true;
  isLoading = this.mayScan;
  isScanning = false;
  /** True when results of a scan are shown, which may be unfinished. */
  hasEnded = false;
  errorMessage?: string;
  doneCount = 0;
  totalCount = 0;
  recordCount = 0;
  found: Row[] = [];
  suggested: Row[] = [];
  unreadable: string[] = [];
  private scannedAt = '';
  private scannedBy = '';
  private scanId: string | null = null;
  /** API name of the last object that was read. */
  private lastObject: string | null = null;
  /** Objects that are left, by name. */
  private waiting: ScanObject[] = [];
  /** How far the objects of the org are listed; empty when they are. */
  private listingText = '';
  private isStopped = false;

  connectedCallback(): void {
    if (this.mayScan) void this.load();
  }

  disconnectedCallback(): void {
    this.isStopped = true;
  }

  get startLabel(): string {
    return this.hasEnded ? labels.again : labels.start;
  }

  get canContinue(): boolean {
    return this.scanId !== null && this.doneCount > 0 && this.doneCount < this.totalCount;
  }

  get percent(): number {
    return this.totalCount === 0 ? 0 : Math.round((this.doneCount / this.totalCount) * 100);
  }

  get progressText(): string {
    return fill(labels.progress, this.doneCount, this.totalCount);
  }

  get nowText(): string {
    if (this.listingText !== '') return this.listingText;
    const next = this.waiting[0];
    return next === undefined ? '' : fill(labels.now, next.label);
  }

  get endText(): string {
    return this.doneCount >= this.totalCount
      ? fill(labels.done, this.doneCount, this.found.length)
      : fill(labels.stopped, this.doneCount, this.totalCount, this.found.length);
  }

  get keptText(): string {
    return this.scannedAt === '' ? '' : fill(labels.kept, this.recordCount, this.scannedBy, timeText(this.scannedAt));
  }

  get hasFound(): boolean {
    return this.found.length > 0;
  }

  get hasSuggested(): boolean {
    return this.suggested.length > 0;
  }

  get hasRows(): boolean {
    return this.hasFound || this.hasSuggested;
  }

  get hasNothing(): boolean {
    return this.hasEnded && !this.hasFound;
  }

  get unreadableText(): string {
    return this.unreadable.length === 0 ? '' : fill(labels.unreadable, this.unreadable.join(', '));
  }

  /** Shows the last scan of the org, whoever made it. */
  private async load(): Promise<void> {
    try {
      this.forget();
      for (let after: string | null = null, isWhole = false; !isWhole;) {
        // Each answer contains where the next question begins.
        // eslint-disable-next-line no-await-in-loop
        const part = (await getLast({ ruleSet: null, after })) as KeptScan;
        this.add(part);
        this.describe(part);
        after = part.next ?? null;
        isWhole = after === null;
      }
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  private describe({ scanId, scanned, total, records, lastObject, scannedAt, scannedBy }: KeptScan): void {
    if (!scanId) return;
    Object.assign(this, { scanId, lastObject, scannedAt, scannedBy, hasEnded: true });
    Object.assign(this, { doneCount: scanned, totalCount: total, recordCount: records });
  }

  private forget(): void {
    Object.assign(this, { scanId: null, lastObject: null, scannedAt: '', hasEnded: false });
    Object.assign(this, { doneCount: 0, totalCount: 0, recordCount: 0 });
    Object.assign(this, { found: [], suggested: [], unreadable: [], waiting: [] });
  }

  handleStop(): void {
    this.isStopped = true;
  }

  async handleStart(): Promise<void> {
    await this.run(async () => {
      this.forget();
      this.waiting = await this.listObjects();
      if (!this.isStopped) this.scanId = (await begin()) as string;
    });
  }

  async handleContinue(): Promise<void> {
    await this.run(async () => {
      const last = sortKey(this.lastObject ?? '');
      this.hasEnded = false;
      this.waiting = (await this.listObjects()).filter(({ name }) => sortKey(name) > last);
    });
  }

  /** @param prepare finds out which objects are left */
  private async run(prepare: () => Promise<void>): Promise<void> {
    this.isStopped = false;
    this.isScanning = true;
    this.errorMessage = undefined;
    try {
      await prepare();
      await this.scanWaiting();
      this.hasEnded = this.doneCount > 0;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isScanning = false;
    // The org knows how far it came.
    if (this.errorMessage !== undefined || this.doneCount === 0) await this.load();
  }

  private async scanWaiting(): Promise<void> {
    if (this.isStopped) return;
    this.totalCount = this.doneCount + this.waiting.length;
    while (this.waiting.length > 0 && !this.isStopped) {
      // Each answer contains where the next question begins.
      // eslint-disable-next-line no-await-in-loop
      this.take(await this.scanNext());
    }
  }

  /** Every object of the org, by name. */
  private async listObjects(): Promise<ScanObject[]> {
    const ask = (objectNames: readonly string[] | null): Promise<unknown> => getObjects({ objectNames });
    const parts = await readParts<ScanObjects>(ask, {
      isFresh: true,
      isKept: false,
      onPart: (_part, progress) => {
        this.listingText = progressText(progress);
        return !this.isStopped;
      },
    });
    this.listingText = '';
    return parts
      .flatMap(({ objects }) => objects)
      .sort((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
  }

  /** Objects that are too much together are asked for one by one; one that is too much by itself is reported and left out. */
  private async scanNext(count = CHUNK): Promise<ScanResult> {
    const objectNames = this.waiting.slice(0, count).map(({ name }) => name);
    const slice = { scanId: this.scanId, after: this.lastObject, objectNames, left: this.waiting.length };
    try {
      return (await scan({ ruleSet: null, slice })) as ScanResult;
    } catch (error) {
      if (!isLimit(error)) throw error;
      return objectNames.length > 1 ? this.scanNext(1) : ((await skip({ ruleSet: null, slice })) as ScanResult);
    }
  }

  private take(result: ScanResult): void {
    this.lastObject = this.waiting[result.scanned - 1]?.name ?? this.lastObject;
    this.waiting = this.waiting.slice(result.scanned);
    this.doneCount += result.scanned;
    this.recordCount += result.records;
    this.scannedAt = result.scannedAt;
    this.scannedBy = result.scannedBy;
    this.add(result);
  }

  private add({ fields, suggestions, unreadable }: ScanResult): void {
    this.found = [...this.found, ...fields.map(foundRow)].sort((one, other) => Number(other.share) - Number(one.share));
    this.suggested = [...this.suggested, ...suggestions.map(suggestedRow)];
    this.unreadable = [...this.unreadable, ...unreadable];
  }

  handleExport(): void {
    download('address-scan.csv', toCsv(CSV_HEADER, [...this.found, ...this.suggested].map(csvRow)));
  }

  handleAdded(event: CustomEvent<{ keys: string[] }>): void {
    const keys = new Set(event.detail.keys);
    const mark = (row: Row): Row => (keys.has(row.key) ? { ...row, isThere: true, stateText: labels.there } : row);
    this.found = this.found.map(mark);
    this.suggested = this.suggested.map(mark);
  }
}

/** The order in which objects are read; the same for every language of a user. */
const sortKey = (name: string): string => name.toLowerCase();

/** The platform ends a transaction that passes a limit, and no Apex can catch it. */
function isLimit(error: unknown): boolean {
  return (error as { body?: { exceptionType?: string } } | undefined)?.body?.exceptionType === 'System.LimitException';
}
