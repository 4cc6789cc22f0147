import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import start from '@salesforce/apex/RunStartController.start';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import MAY_RUN from '@salesforce/customPermission/Masking_Run';
import AuditImport from 'c/maskingAuditImport';
import CertificateCheck from 'c/maskingCertificateCheck';
import Purge from 'c/maskingPurge';
import type { RuleSetChoice } from 'c/maskingRuleSetChoice';
import RunStart, { type Start } from 'c/maskingRunStart';
import type { Outcome } from 'c/maskingRunText';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

/**
 * What can be done with runs in general: start one, purge old ones, import those of other orgs. Fires `reload`, and `open` ({ runId }) for
 * a run that was started or imported.
 */
export default class MaskingRunButtons extends LightningElement {
  @api isProduction = false;
  /** Active rule sets. */
  @api ruleSets: readonly RuleSetChoice[] = [];
  /** Whether no run can start now. */
  @api isBlocked = false;

  labels = labels;
  mayConfigure = MAY_CONFIGURE === true;

  /** Files come from sandboxes, and are kept in production. */
  get mayImport(): boolean {
    return this.mayConfigure && this.isProduction;
  }

  isStarting = false;

  /** Nothing starts in production, so nothing is offered there. */
  get mayRun(): boolean {
    return MAY_RUN === true && !this.isProduction;
  }

  get cannotStart(): boolean {
    return this.isStarting || this.isBlocked;
  }

  handleRefresh(): void {
    this.reload();
  }

  async handleRunNow(): Promise<void> {
    await this.askAndStart(false);
  }

  async handleDryRun(): Promise<void> {
    await this.askAndStart(true);
  }

  private async askAndStart(isDryRun: boolean): Promise<void> {
    const label = isDryRun ? labels.dryRun : labels.runNow;
    const { ruleSets } = this;
    const chosen = await RunStart.open<Start>({ size: 'small', label, ruleSets, isDryRun });
    if (chosen !== undefined) await this.start(chosen, isDryRun);
  }

  private async start(chosen: Start, isDryRun: boolean): Promise<void> {
    this.isStarting = true;
    try {
      const outcome = (await start({ ...chosen, isDryRun })) as Outcome;
      if (outcome.isAccepted) this.toast(isDryRun ? labels.startedDry : labels.started, '', 'success');
      else this.toast(labels.notStarted, outcome.message ?? '', 'error');
      this.reload();
      if (outcome.isAccepted && outcome.runId) this.open(outcome.runId);
    } catch (error) {
      this.toast(labels.notStarted, errorText(error), 'error');
    }
    this.isStarting = false;
  }

  async handleMore(event: CustomEvent<{ value: string }>): Promise<void> {
    const { value } = event.detail;
    if (value === 'purge') await this.purge();
    else if (value === 'import') await this.importFile();
    else await CertificateCheck.open({ size: 'small', label: labels.checkCertificate });
  }

  private async purge(): Promise<void> {
    const runs = await Purge.open<number>({ size: 'small', label: labels.purge });
    if (runs === undefined) return;
    this.toast(fill(labels.purgeStarted, runs), '', 'success');
    this.reload();
  }

  private async importFile(): Promise<void> {
    const runId = await AuditImport.open<string>({ size: 'small', label: labels.importFile });
    if (runId === undefined) return;
    this.toast(labels.imported, '', 'success');
    this.open(runId);
  }

  private reload(): void {
    this.dispatchEvent(new CustomEvent('reload'));
  }

  private open(runId: string): void {
    this.dispatchEvent(new CustomEvent('open', { detail: { runId } }));
  }

  private toast(title: string, message: string, variant: 'success' | 'error'): void {
    this.dispatchEvent(new ShowToastEvent({ title, message, variant }));
  }
}
