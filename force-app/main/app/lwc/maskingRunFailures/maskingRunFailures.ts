import { api } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getFailures from '@salesforce/apex/AuditController.getFailures';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { askWhyUsersAreExcluded, excludeUsers } from 'c/maskingExcludeUsers';
import { readCauses, type FailureGroup } from 'c/maskingFailureCauses';
import MaskingRunList, { type RowPage } from 'c/maskingRunList';
import { download, errorText, fill, readErrorText, toCsv } from 'c/maskingText';
import { COLUMNS, GROUP_COLUMNS } from './failureColumns';
import { labels } from './labels';
import { KEPT, remedyOf, type Remedy } from './remedies';

interface FailureRow {
  failureId: string;
  objectName?: string | null;
  recordId?: string | null;
  fieldName?: string | null;
  reasonCode?: string | null;
  message?: string | null;
}

interface FailurePage {
  failures: FailureRow[];
  hasMore: boolean;
}

/** More would take a spreadsheet minutes to open; the file of the run and REST have all of them. */
const MOST_EXPORTED = 10_000;

/** An action of a row: its records, or what to do about the cause. */
type CauseAction = CustomEvent<{ row: FailureGroup & { remedy?: Remedy }; action?: { name?: string } }>;

/**
 * What a run could not mask: first the causes with their numbers and what to do, then the records, with links to the records. Fires
 * `remedy` for what the page of the run does.
 */
export default class MaskingRunFailures extends MaskingRunList<FailureRow> {
  /** For the file of an export. */
  @api runName = '';
  /** The rule set that gets a rule when users are excluded. */
  @api ruleSet?: string | null;
  /** Whether the records that failed can be tried again now. */
  @api mayRetry = false;

  labels = labels;
  protected emptyText = labels.noFailures;
  columns = COLUMNS;
  groupColumns = GROUP_COLUMNS;
  groups: FailureGroup[] = [];
  reasonCode: string | null = null;
  isExporting = false;
  isSaving = false;
  mayConfigure = MAY_CONFIGURE === true;
  /** Another number for each loading of the causes: one that was overtaken stops. */
  private groupRequest = 0;

  protected async read(objectName: string | null, last: FailureRow | undefined): Promise<RowPage<FailureRow>> {
    const lastFailureId = last?.failureId ?? null;
    const page = (await getFailures({
      runId: this.runId,
      objectName,
      reasonCode: this.reasonCode,
      lastFailureId,
    })) as FailurePage;
    // Behind the first records: the causes of hundreds of thousands of failures take seconds to count.
    if (last === undefined) void this.loadGroups();
    return { rows: page.failures, hasMore: page.hasMore };
  }

  private async loadGroups(): Promise<void> {
    const request = ++this.groupRequest;
    const isCurrent = (): boolean => request === this.groupRequest;
    try {
      await readCauses(this.runId, (causes) => {
        if (isCurrent()) this.groups = causes;
        return isCurrent();
      });
    } catch (error) {
      if (isCurrent()) this.errorMessage = readErrorText(error);
    }
  }

  disconnectedCallback(): void {
    this.groupRequest++;
  }

  get groupRows(): object[] {
    return this.groups.map((group) => ({
      ...group,
      ...this.remedyOf(group),
      key: `${group.objectName ?? ''} ${group.reasonCode ?? ''}`,
      foundBy: group.canBeRetried ? labels.foundByMasking : labels.foundByVerification,
      showTitle: `${labels.showRecords}: ${group.objectName ?? ''}, ${group.reasonCode ?? ''}`,
    }));
  }

  private remedyOf(group: FailureGroup): object {
    const remedy = remedyOf(group, this.mayConfigure, this.mayRetry);
    const remedyTitle = fill(labels.remedyOf, remedy.label, group.objectName ?? '', group.reasonCode ?? '');
    return { remedy, remedyLabel: remedy.label, remedyTitle };
  }

  get hasGroups(): boolean {
    return this.groups.length > 0;
  }

  get usersKeptText(): string {
    const kept = this.groups.filter(
      ({ objectName, reasonCode }) => objectName === 'User' && KEPT.has(reasonCode ?? ''),
    );
    const users = kept.reduce((sum, { records }) => sum + records, 0);
    return users === 0 ? '' : fill(labels.usersKept, users);
  }

  async handleExcludeUsers(): Promise<void> {
    const reason = await askWhyUsersAreExcluded();
    if (reason === undefined) return;
    this.isSaving = true;
    try {
      await excludeUsers(this.ruleSet ?? null, reason);
      this.dispatchEvent(new ShowToastEvent({ title: labels.saved, variant: 'success' }));
    } catch (error) {
      this.dispatchEvent(new ShowToastEvent({ title: errorText(error), variant: 'error' }));
    }
    this.isSaving = false;
  }

  get filterText(): string {
    return this.reasonCode === null ? '' : `${labels.code}: ${this.reasonCode}`;
  }

  handleGroup(event: CauseAction): void {
    const { action, row } = event.detail;
    if (action?.name === 'remedy' && row.remedy !== undefined) {
      this.carryOut(row.remedy);
      return;
    }
    this.reasonCode = event.detail.row.reasonCode ?? null;
    this.objectName = event.detail.row.objectName ?? '';
    void this.load();
  }

  private carryOut(remedy: Remedy): void {
    if (remedy.action === 'exclude') void this.handleExcludeUsers();
    else this.dispatchEvent(new CustomEvent('remedy', { detail: remedy }));
  }

  handleAllReasons(): void {
    this.reasonCode = null;
    this.objectName = '';
    void this.load();
  }

  get rows(): object[] {
    return this.shown.map((failure) => ({
      ...failure,
      url: failure.recordId ? `/lightning/r/sObject/${failure.recordId}/view` : undefined,
    }));
  }

  async handleExport(): Promise<void> {
    this.isExporting = true;
    try {
      const rows = await this.readAll(MOST_EXPORTED);
      const header = [labels.object, labels.record, labels.field, labels.code, labels.message];
      const cells = rows.map((row) => [row.objectName, row.recordId, row.fieldName, row.reasonCode, row.message]);
      download(`${this.runName}-failures.csv`, toCsv(header, cells));
    } catch (error) {
      this.errorMessage = readErrorText(error);
    }
    this.isExporting = false;
  }
}
