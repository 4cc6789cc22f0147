import { api, LightningElement } from 'lwc';
import { NavigationMixin } from 'lightning/navigation';
import getObjects from '@salesforce/apex/AuditController.getObjects';
import getResidue from '@salesforce/apex/AuditController.getResidue';
import getPreflight from '@salesforce/apex/RunsController.getPreflight';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import getRun from '@salesforce/apex/RunsController.getRun';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import type { Fact } from 'c/maskingFacts';
import type { Finding } from 'c/maskingPreflight';
import { explainMissingKey } from 'c/maskingMissingKey';
import { tabPage } from 'c/maskingPages';
import type { ObjectSum } from 'c/maskingRunObjects';
import { canRetry, isActive, stateLook, type EntryRow, type RunRow } from 'c/maskingRunText';
import { fill, readErrorText } from 'c/maskingText';
import { labels } from './labels';
import { factsOf, figuresOf, type Figure } from './runFacts';
import { isUnfinished, verdictOf, type ObjectProgress, type Verdict } from './runVerdict';

type List = HTMLElement & { load(): Promise<void> };
type Actions = HTMLElement & { retry(): Promise<void> };

const RESIDUE_COLUMNS = [
  { label: labels.object, fieldName: 'objectName' },
  { label: labels.field, fieldName: 'fieldName' },
  { label: labels.residue, fieldName: 'residue', type: 'number', initialWidth: 140 },
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
      if (runId === this.currentId) this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  private async readProgress(): Promise<ObjectProgress[]> {
    const progress = (await getProgress({ runId: this.currentId })) as { objects: ObjectProgress[] } | null;
    return progress?.objects ?? [];
  }

  get subtitle(): string {
    const { isDryRun, isImported, sandboxName } = this.run ?? {};
    const origin = sandboxName ? `${labels.imported}: ${sandboxName}` : labels.imported;
    return [isDryRun ? labels.kindDry : '', isImported ? origin : ''].filter(Boolean).join(' · ');
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

  get canRetry(): boolean {
    return MAY_RUN === true && canRetry(this.run) && !this.run?.isImported;
  }

  get failuresLabel(): string {
    const count = this.run?.recordsFailed ?? 0;
    return count > 0 ? fill(labels.tabFailuresCount, count) : labels.tabFailures;
  }

  get facts(): Fact[] {
    return factsOf(this.run);
  }

  /** They are written when the run is over. */
  get hasFigures(): boolean {
    return !this.isRunning;
  }

  get figures(): Figure[] {
    return figuresOf(this.run, this.sums);
  }

  get verdict(): Verdict {
    return verdictOf(this.run, this.progressRows);
  }

  get isStopped(): boolean {
    return isUnfinished(this.run);
  }

  get objectNames(): string[] {
    return this.sums.map(({ objectName }) => objectName);
  }

  get hasResidue(): boolean {
    return this.residueRows.length > 0;
  }

  /** Rules can be made in the org that was looked at only. */
  get hasUncovered(): boolean {
    return (this.run?.fieldsNotCovered ?? 0) > 0 && this.run?.isImported !== true;
  }

  /** Tabs that were opened. */
  get opened(): { fields: boolean; failures: boolean; exceptions: boolean } {
    const isOpened = (tab: string): boolean => this.openedTabs.includes(tab);
    return { fields: isOpened('fields'), failures: isOpened('failures'), exceptions: isOpened('exceptions') };
  }

  get isConcluded(): boolean {
    return /^Completed/.test(this.run?.status ?? '');
  }

  handleFailures(): void {
    this.activeTab = 'failures';
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
    for (const list of this.template?.querySelectorAll<List>('[data-list]') ?? []) void list.load();
  }

  handleProgress(event: CustomEvent<{ status: string }>): void {
    if (event.detail.status !== this.run?.status) this.handleReload();
  }

  /** What the page does about a cause of failures. */
  handleRemedy({ detail }: CustomEvent<{ action: string; url?: string }>): void {
    if (detail.action === 'retry') void this.template?.querySelector<Actions>('c-masking-run-actions')?.retry();
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
}
