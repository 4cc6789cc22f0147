import { LightningElement, wire } from 'lwc';
import { CurrentPageReference, NavigationMixin, type PageReference } from 'lightning/navigation';
import getRuns from '@salesforce/apex/RunsController.getRuns';
import getSurroundings from '@salesforce/apex/RunsController.getSurroundings';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { tabPage } from 'c/maskingPages';
import type { RuleSetChoice } from 'c/maskingRuleSetChoice';
import { NO_FILTER, type RunFilter } from 'c/maskingRunFilter';
import { isActive, type RunRow } from 'c/maskingRunText';
import { type ContentState, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';
import { COLUMNS, rowOf } from './runRow';

interface RunPage {
  runs: RunRow[];
  hasMore: boolean;
}

interface Surroundings {
  isSandbox: boolean;
  ruleSets: RuleSetChoice[];
  objectNames: string[];
}

const TAB = 'Masking_Runs';
/** `c__view` in the address of the certificate of a run. */
const CERTIFICATE = 'certificate';

/** The Runs tab: the list of runs, or, with `c__run` in the address, one of them. */
export default class MaskingRuns extends NavigationMixin(LightningElement) {
  labels = labels;
  columns = COLUMNS;
  mayRead = MAY_READ === true || MAY_RUN === true;
  runId?: string;
  isCertificate = false;
  runs: RunRow[] = [];
  hasMore = false;
  private filter: RunFilter = NO_FILTER;
  isLoading = true;
  errorMessage?: string;
  private around?: Surroundings;
  private request = 0;

  @wire(CurrentPageReference)
  showPage(page?: PageReference): void {
    const before = this.runId;
    this.runId = page?.state?.c__run ?? undefined;
    this.isCertificate = page?.state?.c__view === CERTIFICATE;
    if (this.runId === undefined && before !== undefined) this.handleRefresh();
  }

  connectedCallback(): void {
    if (!this.mayRead) return;
    void this.load();
    void this.loadSurroundings();
  }

  private async loadSurroundings(): Promise<void> {
    try {
      this.around = (await getSurroundings()) as Surroundings;
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
  }

  /** From the beginning. */
  async load(): Promise<void> {
    await this.take([]);
  }

  async handleLoadMore(): Promise<void> {
    if (!this.isLoading) await this.take(this.runs);
  }

  /** The runs behind others. An answer that was overtaken by another question is not shown. */
  private async take(before: readonly RunRow[]): Promise<void> {
    const request = ++this.request;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const { runs, hasMore } = await this.ask(before.at(-1)?.runId);
      if (request !== this.request) return;
      this.runs = [...before, ...runs];
      this.hasMore = hasMore;
    } catch (error) {
      if (request !== this.request) return;
      this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  private async ask(lastRunId?: string): Promise<RunPage> {
    return (await getRuns({ filter: this.filter, lastRunId: lastRunId ?? null })) as RunPage;
  }

  get rows(): object[] {
    return this.runs.map(rowOf);
  }

  get objectNames(): readonly string[] {
    return this.around?.objectNames ?? [];
  }

  get isProduction(): boolean {
    return this.around?.isSandbox === false;
  }

  get activeRun(): RunRow | undefined {
    return this.runs.find(({ status, isImported }) => !isImported && isActive(status));
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== null);
  }

  get showsDetails(): boolean {
    return this.mayRead && this.runId !== undefined;
  }

  get showsCertificate(): boolean {
    return this.showsDetails && this.isCertificate;
  }

  get state(): ContentState | undefined {
    const isEmpty = this.runs.length === 0;
    const none = { heading: labels.emptyTitle, message: this.isProduction ? labels.emptyProduction : labels.empty };
    const empty = this.isFiltered ? { heading: labels.emptyFiltered } : none;
    return stateOf(this.errorMessage, this.isLoading && isEmpty, isEmpty ? empty : undefined);
  }

  /** One run at a time; nothing starts before the rule sets are known. */
  get isBlocked(): boolean {
    return this.activeRun !== undefined || this.around === undefined;
  }

  get ruleSets(): readonly RuleSetChoice[] {
    return this.around?.ruleSets ?? [];
  }

  handleFilter({ detail }: CustomEvent<RunFilter>): void {
    this.filter = detail;
    void this.load();
  }

  handleRefresh(): void {
    void this.load();
    void this.loadSurroundings();
  }

  handleRowAction(event: CustomEvent<{ row: RunRow }>): void {
    this.open(event.detail.row.runId);
  }

  handleRun(): void {
    this.open(this.runId ?? '');
  }

  handleBack(): void {
    this[NavigationMixin.Navigate](tabPage(TAB));
  }

  handleCertificate(): void {
    this[NavigationMixin.Navigate](tabPage(TAB, { c__run: this.runId ?? '', c__view: CERTIFICATE }));
  }

  handleEnded({ detail }: CustomEvent<{ status: string }>): void {
    if (!isActive(detail.status)) void this.load();
  }

  handleOpen(event: CustomEvent<{ runId: string }>): void {
    this.open(event.detail.runId);
  }

  private open(runId: string): void {
    this[NavigationMixin.Navigate](tabPage(TAB, { c__run: runId }));
  }
}
