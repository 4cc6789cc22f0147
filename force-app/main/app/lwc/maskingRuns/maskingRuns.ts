import { LightningElement, wire } from 'lwc';
import { CurrentPageReference, NavigationMixin, type PageReference } from 'lightning/navigation';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getRuns from '@salesforce/apex/RunsController.getRuns';
import getSurroundings from '@salesforce/apex/RunsController.getSurroundings';
import start from '@salesforce/apex/RunStartController.start';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import AuditImport from 'c/maskingAuditImport';
import { tabPage } from 'c/maskingPages';
import Purge from 'c/maskingPurge';
import RunStart, { type RuleSetChoice, type Start } from 'c/maskingRunStart';
import {
  activeSeconds,
  isActive,
  resultLook,
  sourceText,
  stateLook,
  stateOptions,
  type Outcome,
  type RunRow,
} from 'c/maskingRunText';
import { durationText, errorText, fill, stateOf, type ContentState, TIME } from 'c/maskingText';
import { labels } from './labels';

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
const ALL = 'all';

const COLUMNS = [
  {
    label: labels.columnRun,
    type: 'button',
    initialWidth: 130,
    typeAttributes: { label: { fieldName: 'name' }, name: 'open', variant: 'base' },
  },
  {
    label: labels.state,
    fieldName: 'stateText',
    sortable: true,
    initialWidth: 200,
    cellAttributes: { iconName: { fieldName: 'stateIcon' } },
  },
  {
    label: labels.columnVerification,
    fieldName: 'verificationText',
    sortable: true,
    initialWidth: 150,
    cellAttributes: { iconName: { fieldName: 'verificationIcon' } },
  },
  { label: labels.columnTrigger, fieldName: 'sourceText', sortable: true },
  {
    label: labels.columnRequested,
    fieldName: 'requestedAt',
    type: 'date',
    sortable: true,
    initialWidth: 230,
    typeAttributes: TIME,
  },
  { label: labels.columnDuration, fieldName: 'durationText', initialWidth: 110 },
  { label: labels.columnMasked, fieldName: 'valuesMasked', type: 'number', sortable: true, initialWidth: 140 },
  { label: labels.columnFailed, fieldName: 'recordsFailed', type: 'number', sortable: true, initialWidth: 140 },
];

/** The Runs tab: the list of runs, or, with `c__run` in the address, one of them. */
export default class MaskingRuns extends NavigationMixin(LightningElement) {
  labels = labels;
  columns = COLUMNS;
  mayRead = MAY_READ === true || MAY_RUN === true;
  mayConfigure = MAY_CONFIGURE === true;
  runId?: string;
  isCertificate = false;
  runs: RunRow[] = [];
  hasMore = false;
  status = ALL;
  objectName = ALL;
  fromDay?: string;
  toDay?: string;
  isLoading = true;
  isStarting = false;
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
      this.errorMessage = errorText(error);
    }
  }

  /** From the beginning. An answer that was overtaken by another question is not shown. */
  async load(): Promise<void> {
    const request = ++this.request;
    this.isLoading = true;
    this.errorMessage = undefined;
    try {
      const page = await this.ask();
      if (request !== this.request) return;
      this.runs = page.runs;
      this.hasMore = page.hasMore;
    } catch (error) {
      if (request === this.request) this.errorMessage = errorText(error);
    }
    if (request === this.request) this.isLoading = false;
  }

  async handleLoadMore(): Promise<void> {
    if (this.isLoading) return;
    const request = ++this.request;
    this.isLoading = true;
    try {
      const page = await this.ask(this.runs.at(-1)?.runId);
      if (request !== this.request) return;
      this.runs = [...this.runs, ...page.runs];
      this.hasMore = page.hasMore;
    } catch (error) {
      if (request === this.request) this.errorMessage = errorText(error);
    }
    if (request === this.request) this.isLoading = false;
  }

  private async ask(lastRunId?: string): Promise<RunPage> {
    const status = this.status === ALL ? null : this.status;
    return (await getRuns({
      status,
      fromDay: this.fromDay || null,
      toDay: this.toDay || null,
      objectName: this.objectName === ALL ? null : this.objectName,
      lastRunId: lastRunId ?? null,
    })) as RunPage;
  }

  get rows(): object[] {
    return this.runs.map((run) => {
      const state = stateLook(run.status);
      const seconds = activeSeconds(run.startedAt, run.finishedAt, run.pausedSeconds);
      const hasResult = Boolean(run.verification) && run.verification !== 'Not Run';
      return {
        ...run,
        stateText: run.isDryRun ? `${state.label} (${labels.kindDry})` : state.label,
        stateIcon: state.icon,
        // A dry run masks nothing; its page shows what it would mask.
        valuesMasked: run.isDryRun ? undefined : run.valuesMasked,
        sourceText: sourceText(run.source),
        verificationText: hasResult ? (run.verdict ?? resultLook(run.verification).label) : '',
        verificationIcon: hasResult ? resultLook(run.verification).icon : undefined,
        durationText: seconds === null ? '' : durationText(seconds),
      };
    });
  }

  get stateOptions(): { label: string; value: string }[] {
    return [{ label: labels.all, value: ALL }, ...stateOptions()];
  }

  get objectOptions(): { label: string; value: string }[] {
    const names = this.around?.objectNames ?? [];
    return [{ label: labels.all, value: ALL }, ...names.map((name) => ({ label: name, value: name }))];
  }

  get isProduction(): boolean {
    return this.around?.isSandbox === false;
  }

  /** Nothing starts in production, so nothing is offered there. */
  get mayRun(): boolean {
    return MAY_RUN === true && !this.isProduction;
  }

  get activeRun(): RunRow | undefined {
    return this.runs.find(({ status, isImported }) => !isImported && isActive(status));
  }

  get isFiltered(): boolean {
    return this.status !== ALL || this.objectName !== ALL || !!this.fromDay || !!this.toDay;
  }

  get showsCertificate(): boolean {
    return this.showsDetails && this.isCertificate;
  }

  get showsDetails(): boolean {
    return this.mayRead && this.runId !== undefined;
  }

  get state(): ContentState | undefined {
    const isEmpty = this.runs.length === 0;
    const empty = isEmpty ? { heading: this.emptyTitle, message: this.emptyText } : undefined;
    return stateOf(this.errorMessage, this.isLoading && isEmpty, empty);
  }

  private get emptyTitle(): string {
    return this.isFiltered ? labels.emptyFiltered : labels.emptyTitle;
  }

  private get emptyText(): string {
    if (this.isFiltered) return '';
    return this.isProduction ? labels.emptyProduction : labels.empty;
  }

  get cannotStart(): boolean {
    return this.isStarting || this.activeRun !== undefined || this.around === undefined;
  }

  handleFilter(event: CustomEvent<{ value: string }>): void {
    const name = (event.target as HTMLElement).dataset.filter as 'status' | 'objectName' | 'fromDay' | 'toDay';
    this[name] = event.detail.value;
    void this.load();
  }

  handleRefresh(): void {
    void this.load();
    void this.loadSurroundings();
  }

  handleRowAction(event: CustomEvent<{ row: RunRow }>): void {
    this.open(event.detail.row.runId);
  }

  handleBack(): void {
    this[NavigationMixin.Navigate](tabPage(TAB));
  }

  handleCertificate(): void {
    this[NavigationMixin.Navigate](tabPage(TAB, { c__run: this.runId ?? '', c__view: CERTIFICATE }));
  }

  handleCertificateBack(): void {
    this.open(this.runId ?? '');
  }

  handleEnded(event: CustomEvent<{ status: string }>): void {
    if (!isActive(event.detail.status)) void this.load();
  }

  private open(runId: string): void {
    this[NavigationMixin.Navigate](tabPage(TAB, { c__run: runId }));
  }

  async handleRunNow(): Promise<void> {
    await this.askAndStart(false);
  }

  async handleDryRun(): Promise<void> {
    await this.askAndStart(true);
  }

  private async askAndStart(isDryRun: boolean): Promise<void> {
    const chosen = await RunStart.open<Start>({
      size: 'small',
      label: isDryRun ? labels.dryRun : labels.runNow,
      ruleSets: this.around?.ruleSets ?? [],
      isDryRun,
    });
    if (chosen !== undefined) await this.start(chosen, isDryRun);
  }

  private async start({ ruleSet, confirmedName, onlyObjects }: Start, isDryRun: boolean): Promise<void> {
    this.isStarting = true;
    try {
      const outcome = (await start({ ruleSet, isDryRun, confirmedName, onlyObjects })) as Outcome;
      if (outcome.isAccepted) this.toast(isDryRun ? labels.startedDry : labels.started, '', 'success');
      else this.toast(labels.notStarted, outcome.message ?? '', 'error');
      await this.load();
      if (outcome.isAccepted && outcome.runId) this.open(outcome.runId);
    } catch (error) {
      this.toast(labels.notStarted, errorText(error), 'error');
    }
    this.isStarting = false;
  }

  async handleMore(event: CustomEvent<{ value: string }>): Promise<void> {
    if (event.detail.value === 'purge') await this.purge();
    else await this.importFile();
  }

  private async purge(): Promise<void> {
    const runs = await Purge.open<number>({ size: 'small', label: labels.purge });
    if (runs === undefined) return;
    this.toast(fill(labels.purgeStarted, runs), '', 'success');
    await this.load();
  }

  private async importFile(): Promise<void> {
    const runId = await AuditImport.open<string>({ size: 'small', label: labels.importFile });
    if (runId === undefined) return;
    this.toast(labels.imported, '', 'success');
    this.open(runId);
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}
