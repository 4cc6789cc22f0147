import LightningModal from 'lightning/modal';
import countPurge from '@salesforce/apex/AuditController.countPurge';
import getPurges from '@salesforce/apex/AuditController.getPurges';
import purge from '@salesforce/apex/AuditController.purge';
import { errorText, fill, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface PurgeRow {
  entryId: string;
  purgedAt: string;
  message: string;
}

const USUAL_DAYS = 365;

/** Deletes old runs: shows first how many, and shows the purges there were. Closes with the number of runs, or with nothing. */
export default class MaskingPurge extends LightningModal {
  labels = labels;
  days = USUAL_DAYS;
  runs?: number;
  purges: PurgeRow[] = [];
  errorMessage?: string;
  isBusy = false;

  connectedCallback(): void {
    void this.loadPurges();
  }

  private async loadPurges(): Promise<void> {
    try {
      this.purges = (await getPurges()) as PurgeRow[];
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
  }

  get hasPurges(): boolean {
    return this.purges.length > 0;
  }

  get isCounted(): boolean {
    return this.runs !== undefined;
  }

  get countText(): string {
    return this.runs === 0 ? fill(labels.none, this.days) : fill(labels.count, this.runs ?? 0, this.days);
  }

  get cannotPurge(): boolean {
    return this.isBusy || !this.runs;
  }

  handleDays(event: CustomEvent<{ value: string }>): void {
    this.days = Number(event.detail.value);
    this.runs = undefined;
    this.errorMessage = undefined;
  }

  async handleCount(): Promise<void> {
    await this.act(async () => {
      this.runs = (await countPurge({ days: this.days })) as number;
    });
  }

  async handlePurge(): Promise<void> {
    await this.act(async () => this.close(await purge({ days: this.days })));
  }

  private async act(action: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      await action();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  handleCancel(): void {
    this.close();
  }
}
