import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import accept from '@salesforce/apex/ExceptionsController.accept';
import getProblems from '@salesforce/apex/ExceptionsController.getProblems';
import revoke from '@salesforce/apex/ExceptionsController.revoke';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import Accept, { type Acceptance } from 'c/maskingAccept';
import { isSure } from 'c/maskingConfirm';
import { decisionText, targetText, type ProblemRow } from 'c/maskingExceptionText';
import { type ContentState, errorText, fill, readErrorText, stateOf } from 'c/maskingText';
import { labels } from './labels';

const COLUMNS = [
  { label: labels.object, fieldName: 'objectName', initialWidth: 140 },
  { label: labels.field, fieldName: 'fieldName', initialWidth: 140 },
  { label: labels.code, fieldName: 'reasonCode', initialWidth: 200 },
  { label: labels.records, fieldName: 'records', type: 'number', initialWidth: 110 },
  { label: labels.message, fieldName: 'message' },
  { label: labels.state, fieldName: 'decision' },
];
const REVOKE_COLUMN = {
  type: 'button',
  initialWidth: 110,
  typeAttributes: {
    label: labels.revoke,
    name: 'revoke',
    variant: 'base',
    disabled: { fieldName: 'cannotRevoke' },
    title: { fieldName: 'revokeTitle' },
  },
};

/** What keeps a run from being passed, and what of it is accepted. Fires `judged` when the run was judged again. */
export default class MaskingExceptions extends LightningElement {
  /** Whether the run has done all its work. */
  @api isConcluded = false;

  labels = labels;
  problems: readonly ProblemRow[] = [];
  selectedKeys: readonly string[] = [];
  isLoading = true;
  isSaving = false;
  errorMessage?: string;
  mayConfigure = MAY_CONFIGURE === true;
  columns = MAY_CONFIGURE === true ? [...COLUMNS, REVOKE_COLUMN] : COLUMNS;
  private currentId?: string;

  @api
  get runId(): string | undefined {
    return this.currentId;
  }
  set runId(value: string | undefined) {
    this.currentId = value;
    void this.load();
  }

  @api
  async load(): Promise<void> {
    const runId = this.currentId;
    this.errorMessage = undefined;
    try {
      const problems = (await getProblems({ runId })) as ProblemRow[];
      if (runId !== this.currentId) return;
      this.problems = problems;
      this.selectedKeys = [];
    } catch (error) {
      if (runId === this.currentId) this.errorMessage = readErrorText(error);
    }
    this.isLoading = false;
  }

  get state(): ContentState | undefined {
    const empty = { message: this.isConcluded ? labels.none : labels.notYet };
    return stateOf(this.errorMessage, this.isLoading, this.problems.length === 0 ? empty : undefined);
  }

  get rows(): object[] {
    return this.problems.map((problem) => ({
      ...problem,
      decision: decisionText(problem),
      cannotRevoke: problem.state !== 'accepted',
      revokeTitle: `${labels.revoke}: ${targetText(problem)}, ${problem.reasonCode}`,
    }));
  }

  /** Nobody else can accept. */
  get tickedKeys(): readonly string[] | undefined {
    return this.mayConfigure ? this.selectedKeys : undefined;
  }

  private get chosen(): ProblemRow[] {
    return this.problems.filter(({ key }) => this.selectedKeys.includes(key));
  }

  get acceptLabel(): string {
    return fill(labels.accept, this.chosen.length);
  }

  get cannotAccept(): boolean {
    return this.chosen.length === 0 || this.isSaving;
  }

  handleSelection(event: CustomEvent<{ selectedRows: ProblemRow[] }>): void {
    // What is accepted already, or cannot be accepted, loses its tick again.
    this.selectedKeys = event.detail.selectedRows.filter((row) => row.canBeAccepted).map(({ key }) => key);
  }

  async handleAccept(): Promise<void> {
    const choices = this.chosen.map(({ objectName, fieldName, reasonCode }) => ({
      objectName,
      fieldName: fieldName ?? null,
      reasonCode,
    }));
    const terms = await Accept.open<Acceptance>({ size: 'small', label: labels.title, count: choices.length });
    if (terms !== undefined)
      await this.save(() => accept({ runId: this.currentId, choices, ...terms }), labels.accepted);
  }

  async handleRowAction(event: CustomEvent<{ row: ProblemRow }>): Promise<void> {
    const { row } = event.detail;
    const message = fill(labels.revokeConfirm, `${targetText(row)}, ${row.reasonCode}`);
    if (await isSure({ title: labels.revoke, message }))
      await this.save(() => revoke({ runId: this.currentId, exceptionId: row.exceptionId }), labels.revoked);
  }

  private async save(request: () => Promise<unknown>, success: string): Promise<void> {
    this.isSaving = true;
    try {
      await request();
      this.dispatchEvent(new ShowToastEvent({ title: success, variant: 'success' }));
      await this.load();
      this.dispatchEvent(new CustomEvent('judged'));
    } catch (error) {
      this.dispatchEvent(new ShowToastEvent({ title: labels.notDone, message: errorText(error), variant: 'error' }));
    }
    this.isSaving = false;
  }

  handleRetry(): void {
    void this.load();
  }
}
