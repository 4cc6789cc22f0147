import begin from '@salesforce/apex/ScanController.begin';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MaskingChoosingStep from 'c/maskingChoosingStep';
import { download, errorText, fill, readErrorText } from 'c/maskingText';
import { labels } from './labels';
import {
  behind,
  listObjects,
  NOTHING,
  readLastScan,
  scanNext,
  type KeptScan,
  type ScanObject,
  type ScanResult,
} from './scanOrg';
import {
  csvOf,
  foundRow,
  FOUND_COLUMNS,
  suggestedRow,
  SUGGESTION_COLUMNS,
  summaryOf,
  withRules,
  type Row,
} from './scanRow';

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
  scannedAt = '';
  scannedBy = '';
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
    const now = this.waiting.length > 0 ? fill(labels.now, this.waiting[0].label) : '';
    const progress = fill(labels.progress, this.doneCount, this.totalCount);
    return [progress, this.listingText || now].filter(Boolean).join(' · ');
  }

  /** What the last scan found, and what it left. */
  get summary(): string[] {
    return summaryOf(this);
  }

  get hasRows(): boolean {
    return this.found.length + this.suggested.length > 0;
  }

  get hasNothing(): boolean {
    return this.hasEnded && this.found.length === 0;
  }

  /** Shows the last scan of the org, whoever made it. */
  private async load(): Promise<void> {
    try {
      this.forget();
      await readLastScan((part) => {
        this.add(part);
        this.describe(part);
      });
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  private describe({ scanId, scanned, total, records, lastObject, scannedAt, scannedBy }: KeptScan): void {
    if (!scanId) return;
    Object.assign(this, { scanId, lastObject, scannedAt, scannedBy, hasEnded: true });
    Object.assign(this, { doneCount: scanned, totalCount: total, recordCount: records });
  }

  private forget(): void {
    Object.assign(this, NOTHING);
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
      this.hasEnded = false;
      this.waiting = behind(this.lastObject, await this.listObjects());
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
      // eslint-disable-next-line no-await-in-loop -- each answer contains where the next question begins
      this.take(await scanNext(this.scanId, this.lastObject, this.waiting));
    }
  }

  /** Every object of the org, by name. */
  private async listObjects(): Promise<ScanObject[]> {
    const objects = await listObjects((progress) => {
      this.listingText = progress;
      return !this.isStopped;
    });
    this.listingText = '';
    return objects;
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
    download('address-scan.csv', csvOf([...this.found, ...this.suggested]));
  }

  handleAdded(event: CustomEvent<{ keys: string[] }>): void {
    this.found = withRules(this.found, event.detail.keys);
    this.suggested = withRules(this.suggested, event.detail.keys);
  }
}
