import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getCsv from '@salesforce/apex/AuditController.getCsv';
import abort from '@salesforce/apex/RunsController.abort';
import resume from '@salesforce/apex/RunsController.resume';
import retry from '@salesforce/apex/RunsController.retry';
import MAY_READ from '@salesforce/customPermission/Masking_Read_Audit';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import { isSure } from 'c/maskingConfirm';
import { confirmDeletions } from 'c/maskingRunConfirm';
import { canRetry, hasStopped, isActive, type Outcome, type RunRow } from 'c/maskingRunText';
import { download, errorText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

type Request = (params: Record<string, unknown>) => Promise<unknown>;

/** What can be done with a run: its files and its certificate, abort, resume, retry. Fires `reload` and `certificate`. */
export default class MaskingRunActions extends LightningElement {
  @api run?: RunRow;

  labels = labels;
  isBusy = false;

  /** Runs of other orgs are read only. */
  private get mayAct(): boolean {
    return MAY_RUN === true && this.run !== undefined && !this.run.isImported;
  }

  private get hasEnded(): boolean {
    return this.run !== undefined && !isActive(this.run.status);
  }

  get canAbort(): boolean {
    return this.mayAct && !this.hasEnded;
  }

  get canResume(): boolean {
    return this.mayAct && hasStopped(this.run);
  }

  get canRetry(): boolean {
    return this.mayAct && canRetry(this.run);
  }

  /** A dry run proves nothing. */
  get canCertify(): boolean {
    return this.hasEnded && this.run?.isDryRun !== true;
  }

  get canExportFile(): boolean {
    return MAY_READ === true && this.hasEnded;
  }

  handleReload(): void {
    this.dispatchEvent(new CustomEvent('reload'));
  }

  handleCertificate(): void {
    this.dispatchEvent(new CustomEvent('certificate'));
  }

  async handleExport(): Promise<void> {
    try {
      const csv = (await getCsv({ runId: this.run?.runId })) as string | null;
      if (csv !== null) download(`${this.run?.name ?? ''}.csv`, csv);
    } catch (error) {
      this.toast(labels.notDone, readErrorText(error), 'error');
    }
  }

  async handleAbort(): Promise<void> {
    if (await isSure({ title: labels.abortTitle, message: labels.abortConfirm, act: labels.abort }))
      await this.act(abort, labels.aborted);
  }

  async handleResume(): Promise<void> {
    await this.goOn(resume, labels.resume, labels.resumed);
  }

  async handleRetry(): Promise<void> {
    await this.retry();
  }

  /** Tries the records again that failed. */
  @api
  async retry(): Promise<void> {
    await this.goOn(retry, labels.retry, labels.retried);
  }

  /** A run that deletes records goes on when the name of the sandbox was typed. */
  private async goOn(request: Request, label: string, success: string): Promise<void> {
    try {
      const confirmedName = await confirmDeletions(this.run?.runId, label);
      if (confirmedName !== undefined) await this.act((params) => request({ ...params, confirmedName }), success);
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
  }

  private async act(request: Request, success: string): Promise<void> {
    this.isBusy = true;
    try {
      const outcome = (await request({ runId: this.run?.runId })) as Outcome;
      if (outcome.isAccepted) this.toast(success, '', 'success');
      else this.toast(labels.notDone, outcome.message ?? '', 'error');
    } catch (error) {
      this.toast(labels.notDone, errorText(error), 'error');
    }
    this.isBusy = false;
    this.handleReload();
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}
