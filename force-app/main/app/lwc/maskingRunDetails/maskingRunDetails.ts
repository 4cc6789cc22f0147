import { api, LightningElement } from 'lwc';
import LightningConfirm from 'lightning/confirm';
import { NavigationMixin } from 'lightning/navigation';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getCsv from '@salesforce/apex/AuditController.getCsv';
import getObjects from '@salesforce/apex/AuditController.getObjects';
import getResidue from '@salesforce/apex/AuditController.getResidue';
import abort from '@salesforce/apex/RunsController.abort';
import getPreflight from '@salesforce/apex/RunsController.getPreflight';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import getRun from '@salesforce/apex/RunsController.getRun';
import resume from '@salesforce/apex/RunsController.resume';
import retry from '@salesforce/apex/RunsController.retry';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import type { Finding } from 'c/maskingPreflight';
import { explainMissingKey } from 'c/maskingMissingKey';
import { tabPage } from 'c/maskingPages';
import { confirmDeletions } from 'c/maskingRunConfirm';
import {
  type EntryRow,
  isActive,
  sourceText,
  stateLook,
  activeSeconds,
  type Outcome,
  type RunRow,
} from 'c/maskingRunText';
import { fact, type Fact } from 'c/maskingFacts';
import type { Segment } from 'c/maskingSplitBar';
import { download, durationText, errorText, fill, numberText } from 'c/maskingText';
import { labels } from './labels';
import {
  barsOf,
  columnsOf,
  legendOf,
  nothingFoundIn,
  shownOf,
  valuesOf,
  type ObjectBar,
  type ObjectSum,
} from './objectSums';

interface ObjectProgress {
  phase: string;
  status: string;
}

interface Verdict {
  title: string;
  text: string;
  icon: string;
  className: string;
}

type Request = (params: Record<string, unknown>) => Promise<unknown>;

const NUMBER = { type: 'number', initialWidth: 110 };
const RESIDUE_COLUMNS = [
  { label: labels.object, fieldName: 'objectName' },
  { label: labels.field, fieldName: 'fieldName' },
  { label: labels.residue, fieldName: 'residue', ...NUMBER },
];

/** The tabs that read their own pages. */
const LAZY = ['fields', 'failures', 'exceptions'];

/** One run: what it did, field by field, what it could not do, and whether the proof holds. Fires `back` and `certificate`. */
export default class MaskingRunDetails extends NavigationMixin(LightningElement) {
  labels = labels;
  residueColumns = RESIDUE_COLUMNS;
  run?: RunRow;
  sums: ObjectSum[] = [];
  residueRows: EntryRow[] = [];
  findings: Finding[] = [];
  private progressRows: ObjectProgress[] = [];
  openedTabs: readonly string[] = [];
  activeTab = 'objects';
  isLoading = true;
  isBusy = false;
  errorMessage?: string;
  private currentId?: string;

  @api
  get runId(): string | undefined {
    return this.currentId;
  }
  set runId(value: string | undefined) {
    this.currentId = value;
    void this.load();
  }

  async load(): Promise<void> {
    const runId = this.currentId;
    this.errorMessage = undefined;
    this.isLoading = this.run?.runId !== runId;
    try {
      const [run, sums, residue, preflight] = await Promise.all([
        getRun({ runId }),
        getObjects({ runId }),
        getResidue({ runId }),
        getPreflight({ runId }),
      ]);
      if (runId !== this.currentId) return;
      this.run = (run as RunRow | null) ?? undefined;
      this.sums = sums as ObjectSum[];
      this.residueRows = residue as EntryRow[];
      this.findings = preflight ? (JSON.parse(preflight as string) as Finding[]) : [];
      if (this.run === undefined) this.errorMessage = labels.unknown;
      this.progressRows = this.isStopped && !this.run?.isImported ? await this.readProgress() : [];
    } catch (error) {
      if (runId === this.currentId) this.errorMessage = errorText(error);
    }
    this.isLoading = false;
  }

  private async readProgress(): Promise<ObjectProgress[]> {
    const progress = (await getProgress({ runId: this.currentId })) as { objects: ObjectProgress[] } | null;
    return progress?.objects ?? [];
  }

  get name(): string {
    return this.run?.name ?? '';
  }

  get subtitle(): string {
    const { isDryRun, isImported, sandboxName } = this.run ?? {};
    return [
      isDryRun ? labels.kindDry : '',
      isImported ? `${labels.imported}${sandboxName ? `: ${sandboxName}` : ''}` : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }

  get stateText(): string {
    return stateLook(this.run?.status ?? '').label;
  }

  get stateClass(): string {
    return `slds-m-right_small ${stateLook(this.run?.status ?? '').theme}`;
  }

  get isRunning(): boolean {
    return this.run !== undefined && !this.run.isImported && isActive(this.run.status);
  }

  private get mayAct(): boolean {
    return MAY_RUN === true && this.run !== undefined && !this.run.isImported;
  }

  get canAbort(): boolean {
    return this.mayAct && this.isRunning;
  }

  get canResume(): boolean {
    return this.mayAct && /^(Waiting|Aborted|Failed)$/.test(this.run?.status ?? '');
  }

  get canRetry(): boolean {
    return this.mayAct && this.run?.status === 'Completed With Errors';
  }

  get failuresLabel(): string {
    const count = this.run?.recordsFailed ?? 0;
    return count > 0 ? fill(labels.tabFailuresCount, count) : labels.tabFailures;
  }

  /** A dry run proves nothing. */
  get canCertify(): boolean {
    return this.run !== undefined && !isActive(this.run.status) && this.run.isDryRun !== true;
  }

  get canExportFile(): boolean {
    return MAY_READ === true && this.run !== undefined && !isActive(this.run.status);
  }

  get facts(): Fact[] {
    const { source, ruleSet, onlyObjects, requestedBy, sandboxName, startedAt, finishedAt, fingerprint } =
      this.run ?? {};
    const seconds = activeSeconds(startedAt, finishedAt, this.run?.pausedSeconds);
    return [
      ...fact(labels.columnTrigger, sourceText(source)),
      ...fact(labels.ruleSet, ruleSet),
      ...fact(labels.onlyObjects, onlyObjects?.join(', ')),
      ...fact(labels.requestedBy, requestedBy),
      ...fact(labels.sandbox, sandboxName),
      ...fact(labels.startedAt, startedAt, true),
      ...fact(labels.finishedAt, finishedAt, true),
      ...fact(labels.columnDuration, seconds === null ? null : durationText(seconds)),
      ...fact(labels.fingerprint, fingerprint),
    ];
  }

  /** They are written when the run is over. */
  get hasFigures(): boolean {
    return !this.isRunning;
  }

  get objectColumns(): object[] {
    return columnsOf(this.sums, this.run?.isDryRun === true);
  }

  get figures(): { label: string; value: string }[] {
    const { recordsScanned, recordsChanged, valuesMasked, valuesAlreadyMasked, recordsFailed } = this.run ?? {};
    const recordsDeleted = this.run?.recordsDeleted ?? 0;
    const isDryRun = this.run?.isDryRun === true;
    const nothingFound = nothingFoundIn(this.sums);
    return [
      { label: labels.recordsScanned, value: numberText(recordsScanned ?? 0) },
      { label: isDryRun ? labels.recordsToChange : labels.recordsChanged, value: numberText(recordsChanged ?? 0) },
      { label: isDryRun ? labels.valuesToMask : labels.columnMasked, value: numberText(valuesMasked ?? 0) },
      { label: labels.alreadyMasked, value: numberText((valuesAlreadyMasked ?? 0) - nothingFound) },
      ...(nothingFound > 0 ? [{ label: labels.nothingFound, value: numberText(nothingFound) }] : []),
      ...(recordsDeleted > 0
        ? [{ label: isDryRun ? labels.recordsToDelete : labels.recordsDeleted, value: numberText(recordsDeleted) }]
        : []),
      { label: labels.columnFailed, value: numberText(recordsFailed ?? 0) },
    ];
  }

  get verdict(): Verdict {
    const { verification, residue, isDryRun } = this.run ?? {};
    const box = 'slds-box slds-box_x-small slds-media slds-media_center slds-m-top_medium';
    if (verification === 'Passed')
      return {
        title: labels.verificationPassed,
        text: labels.verificationPassedText,
        icon: 'utility:success',
        className: `${box} slds-theme_success`,
      };
    if (verification === 'Passed With Exceptions')
      return {
        title: this.run?.verdict ?? labels.verificationPassed,
        text: this.parts,
        icon: 'utility:warning',
        className: `${box} slds-theme_warning`,
      };
    if (verification === 'Failed')
      return {
        title: labels.verificationFailed,
        text: `${fill(labels.verificationFailedText, residue ?? 0)} ${this.parts}`.trim(),
        icon: 'utility:error',
        className: `${box} slds-theme_error`,
      };
    const neutral = `${box} slds-theme_default`;
    if (isDryRun)
      return { title: labels.dryTitle, text: labels.verificationDryText, icon: 'utility:info', className: neutral };
    if (this.isRunning)
      return {
        title: labels.verificationPending,
        text: labels.verificationPendingText,
        icon: 'utility:clock',
        className: neutral,
      };
    if (this.isStopped)
      return {
        title: this.stoppedTitle,
        text: labels.stoppedText,
        icon: 'utility:warning',
        className: `${box} slds-theme_warning`,
      };
    return {
      title: labels.verificationNone,
      text: labels.verificationNoneText,
      icon: 'utility:info',
      className: neutral,
    };
  }

  /** Ended before it was complete. A dry run leaves nothing behind. */
  private get isStopped(): boolean {
    return /^(Waiting|Aborted|Failed)$/.test(this.run?.status ?? '') && this.run?.isDryRun !== true;
  }

  private get stoppedTitle(): string {
    const masking = this.progressRows.filter(({ phase }) => phase === 'Mask');
    const done = masking.filter(({ status }) => status === 'Done').length;
    return masking.length === 0 ? labels.stoppedTitle : fill(labels.stoppedCount, done, masking.length);
  }

  /** The three parts of the result; empty for a run of an earlier version. */
  private get parts(): string {
    const { emailFieldsResult, rulesResult, fieldsNotCovered, addressesNotCovered } = this.run ?? {};
    return emailFieldsResult && rulesResult
      ? fill(labels.verdictParts, emailFieldsResult, rulesResult, fieldsNotCovered ?? 0, addressesNotCovered ?? 0)
      : '';
  }

  /** Everything but a passed verification is dark on light. */
  get verdictIconVariant(): string | undefined {
    return this.run?.verification === 'Passed' || this.run?.verification === 'Failed' ? 'inverse' : undefined;
  }

  get objects(): ObjectSum[] {
    return shownOf(this.sums);
  }

  get objectNames(): string[] {
    return this.sums.map(({ objectName }) => objectName);
  }

  get chart(): ObjectBar[] {
    return barsOf(this.objects);
  }

  get greatestSum(): number {
    return Math.max(0, ...this.objects.map(valuesOf));
  }

  get legend(): { key: string; label: string; segments: Segment[] }[] {
    return legendOf(this.run?.isDryRun === true);
  }

  get hasEntries(): boolean {
    return this.objects.length > 0;
  }

  get noEntriesText(): string {
    return this.isStopped ? labels.noCounts : labels.noEntries;
  }

  get hasResidue(): boolean {
    return this.residueRows.length > 0;
  }

  /** Rules can be made in the org that was looked at only. */
  get hasUncovered(): boolean {
    return (this.run?.fieldsNotCovered ?? 0) > 0 && this.run?.isImported !== true;
  }

  get showsFields(): boolean {
    return this.openedTabs.includes('fields');
  }

  get showsFailures(): boolean {
    return this.openedTabs.includes('failures');
  }

  get showsExceptions(): boolean {
    return this.openedTabs.includes('exceptions');
  }

  get isConcluded(): boolean {
    return /^Completed/.test(this.run?.status ?? '');
  }

  handleBack(): void {
    this.dispatchEvent(new CustomEvent('back'));
  }

  handleCertificate(): void {
    this.dispatchEvent(new CustomEvent('certificate'));
  }

  async handleMissingKey(): Promise<void> {
    if (await explainMissingKey()) this[NavigationMixin.Navigate](tabPage('Masking_Rules'));
  }

  handleReload(): void {
    void this.load();
    this.reloadLists();
  }

  private reloadLists(): void {
    for (const list of this.template?.querySelectorAll<HTMLElement & { load(): Promise<void> }>('[data-list]') ?? [])
      void list.load();
  }

  handleProgress(event: CustomEvent<{ status: string }>): void {
    if (event.detail.status === this.run?.status) return;
    void this.load();
    this.reloadLists();
  }

  /** What the page does about a cause of failures. */
  handleRemedy({ detail }: CustomEvent<{ action: string; url?: string }>): void {
    if (detail.action === 'retry') void this.handleRetry();
    else if (detail.action === 'accept') this.activeTab = 'exceptions';
    else if (detail.action === 'setup')
      this[NavigationMixin.Navigate]({ type: 'standard__webPage', attributes: { url: detail.url } });
    else this[NavigationMixin.Navigate](tabPage(detail.action === 'rules' ? 'Masking_Rules' : 'Masking_Email_Fields'));
  }

  handleJudged(): void {
    void this.load();
  }

  /** A tab reads its rows when it is opened for the first time. */
  handleTab(event: CustomEvent<unknown>): void {
    const { value } = event.target as HTMLElement & { value: string };
    this.activeTab = value;
    if (LAZY.includes(value) && !this.openedTabs.includes(value)) this.openedTabs = [...this.openedTabs, value];
  }

  async handleExport(): Promise<void> {
    try {
      const csv = (await getCsv({ runId: this.currentId })) as string | null;
      if (csv !== null) download(`${this.name}.csv`, csv);
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  async handleAbort(): Promise<void> {
    if (await LightningConfirm.open({ label: labels.abortTitle, message: labels.abortConfirm, theme: 'warning' }))
      await this.act(abort, labels.aborted);
  }

  async handleResume(): Promise<void> {
    await this.goOn(resume, labels.resume, labels.resumed);
  }

  async handleRetry(): Promise<void> {
    await this.goOn(retry, labels.retry, labels.retried);
  }

  /** A run that deletes records goes on when the name of the sandbox was typed. */
  private async goOn(request: Request, label: string, success: string): Promise<void> {
    try {
      const confirmedName = await confirmDeletions(this.currentId, label);
      if (confirmedName !== undefined) await this.act((params) => request({ ...params, confirmedName }), success);
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  private async act(request: Request, success: string): Promise<void> {
    this.isBusy = true;
    try {
      const outcome = (await request({ runId: this.currentId })) as Outcome;
      if (outcome.isAccepted) this.toast(success, '', 'success');
      else this.toast(labels.notDone, outcome.message ?? '', 'error');
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
    this.isBusy = false;
    this.reloadLists();
    await this.load();
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}
