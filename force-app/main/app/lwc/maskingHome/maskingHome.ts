import { LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import getRuns from '@salesforce/apex/RunsController.getRuns';
import getSchedules from '@salesforce/apex/SchedulesController.getSchedules';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { APPROVAL, NOT_MASKED, readReadiness, type Check, type Readiness } from 'c/maskingInventory';
import { tabPage } from 'c/maskingPages';
import { NO_FILTER } from 'c/maskingRunFilter';
import type { RunRow } from 'c/maskingRunText';
import { stateColumn } from 'c/maskingTable';
import { type ContentState, fill, readErrorText, stateOf, TIME } from 'c/maskingText';
import { labels } from './labels';
import { bySandbox, trendOf, verdictOf, type HomeVerdict } from './homeRuns';

interface Schedule {
  name: string;
  nextAt?: string | null;
}

const RESULT_COLUMNS = [
  stateColumn('state', { label: labels.columnState, initialWidth: 200 }),
  stateColumn('result', { label: labels.columnResult }),
  {
    label: labels.columnTime,
    fieldName: 'time',
    type: 'date',
    initialWidth: 190,
    typeAttributes: TIME,
  },
];
const RUN_COLUMN = {
  label: labels.columnRun,
  fieldName: 'name',
  type: 'opener',
  initialWidth: 140,
  typeAttributes: { name: 'open', key: { fieldName: 'key' } },
};

/** The first tab: how the last run ended, what is covered, the latest runs, and what to do next. */
export default class MaskingHome extends NavigationMixin(LightningElement) {
  labels = labels;
  runColumns = [RUN_COLUMN, ...RESULT_COLUMNS];
  sandboxColumns = [{ label: labels.columnSandbox, fieldName: 'sandboxName' }, RUN_COLUMN, ...RESULT_COLUMNS];
  mayRead = MAY_CONFIGURE === true || MAY_READ === true || MAY_RUN === true;
  isLoading = true;
  errorMessage?: string;
  readiness?: Readiness;
  private runs: RunRow[] = [];
  private schedules: Schedule[] = [];
  private isShown = true;

  connectedCallback(): void {
    this.isShown = true;
    if (this.mayRead) void this.load();
  }

  disconnectedCallback(): void {
    this.isShown = false;
  }

  async load(): Promise<void> {
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const mayReadRuns = MAY_READ === true || MAY_RUN === true;
      const [, page, schedules] = await Promise.all([
        this.loadReadiness(),
        mayReadRuns ? getRuns({ filter: NO_FILTER, lastRunId: null }) : { runs: [] },
        MAY_CONFIGURE === true || MAY_RUN === true ? getSchedules() : [],
      ]);
      this.runs = (page as { runs: RunRow[] }).runs;
      this.schedules = schedules as Schedule[];
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get state(): ContentState | undefined {
    return stateOf(this.errorMessage, this.isLoading);
  }

  /** Comes back with the first answer; later ones complete what is shown. */
  private async loadReadiness(): Promise<void> {
    return new Promise((resolve) => {
      readReadiness((readiness) => {
        this.readiness = readiness;
        resolve();
        return this.isShown;
      }).catch((error: unknown) => {
        this.errorMessage = readErrorText(error);
        resolve();
      });
    });
  }

  get isSandbox(): boolean {
    return this.readiness?.isSandbox === true;
  }

  get title(): string {
    return this.isSandbox ? fill(labels.titleSandbox, this.readiness?.sandboxName ?? '') : labels.title;
  }

  /** Of this org: what was imported, or copied with it, is about others. */
  private get ownRuns(): RunRow[] {
    return this.runs.filter(({ isImported, status }) => !isImported && status !== 'Refused');
  }

  get lastRun(): RunRow | undefined {
    return this.ownRuns.find(({ isDryRun }) => !isDryRun);
  }

  get verdict(): HomeVerdict {
    const notMasked = this.readiness?.checks?.find(({ code }) => code === NOT_MASKED);
    return verdictOf(this.lastRun, this.isSandbox, notMasked);
  }

  get trend(): object[] {
    return trendOf(this.isSandbox ? this.ownRuns : []);
  }

  get hasTrend(): boolean {
    return this.trend.length > 0;
  }

  get sandboxes(): object[] {
    return bySandbox(this.runs.filter(({ isImported }) => isImported));
  }

  get hasSandboxes(): boolean {
    return this.sandboxes.length > 0;
  }

  get showsSandboxes(): boolean {
    return this.readiness?.isSandbox === false;
  }

  /** The items that need attention, except the last run, which the verdict is about. */
  get nextSteps(): Check[] {
    const { checks = [], isPartial = false } = this.readiness ?? {};
    return checks.filter(
      ({ state, code }) => (state === 'attention' && code !== 'lastRun') || (isPartial && code === APPROVAL),
    );
  }

  get hasNextSteps(): boolean {
    return this.nextSteps.length > 0;
  }

  get nextSchedule(): string | undefined {
    return this.schedules
      .map(({ nextAt }) => nextAt ?? '')
      .filter(Boolean)
      .sort()[0];
  }

  handleOpenRun(event: Event): void {
    this.openRun((event.currentTarget as HTMLElement).dataset.run ?? '');
  }

  handleRow(event: CustomEvent<{ row: RunRow }>): void {
    this.openRun(event.detail.row.runId);
  }

  private openRun(runId: string): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Runs', { c__run: runId }));
  }

  handleRuns(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Runs'));
  }

  handleSetup(): void {
    this[NavigationMixin.Navigate](tabPage('Masking_Setup'));
  }

  handleRetry(): void {
    void this.load();
  }
}
