import { api, LightningElement } from 'lwc';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import { isActive, stateLook } from 'c/maskingRunText';
import { durationText, errorText, fill, numberText } from 'c/maskingText';
import { labels } from './labels';

interface ObjectRow {
  objectName: string;
  phase: string;
  status: string;
  total: number;
  done: number;
  masked: number;
  failed: number;
}

interface Progress {
  status: string;
  isActive: boolean;
  recordsTotal: number;
  recordsDone: number;
  recordsPerSecond?: number | null;
  secondsLeft?: number | null;
  objects: ObjectRow[];
}

interface Bar {
  key: string;
  objectName: string;
  phase: string;
  percent: number;
  text: string;
  label: string;
}

const POLL_MS = 1500;
const PHASES: Readonly<Record<string, string>> = {
  Mask: labels.phaseMask,
  Delete: labels.phaseDelete,
  Verify: labels.phaseVerify,
};
const WHOLE = 100;

const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(WHOLE, Math.round((WHOLE * done) / total));

/** Live progress of an active run. Fires `progress` with each answer ({ status }), so that its owner knows when it is over. */
export default class MaskingRunProgress extends LightningElement {
  @api runId?: string;

  labels = labels;
  progress?: Progress;
  errorMessage?: string;
  private timer?: number;
  private isConnectedNow = false;

  connectedCallback(): void {
    this.isConnectedNow = true;
    void this.poll();
  }

  disconnectedCallback(): void {
    this.isConnectedNow = false;
    window.clearTimeout(this.timer);
  }

  /** Asks again until the run is over or this is gone. An answer that does not come does not end it. */
  private async poll(): Promise<void> {
    let goesOn = true;
    try {
      const progress = (await getProgress({ runId: this.runId })) as Progress | null;
      this.errorMessage = undefined;
      this.progress = progress ?? undefined;
      goesOn = progress !== null && isActive(progress.status);
      if (progress !== null) this.dispatchEvent(new CustomEvent('progress', { detail: { status: progress.status } }));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    // The run goes on in the background of the org: there is nothing to listen to but its counters.
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    if (goesOn && this.isConnectedNow) this.timer = window.setTimeout(() => void this.poll(), POLL_MS);
  }

  get isPlanning(): boolean {
    return this.progress === undefined || this.progress.objects.length === 0;
  }

  get stateText(): string {
    return this.progress === undefined ? '' : stateLook(this.progress.status).label;
  }

  get percent(): number {
    const { recordsDone = 0, recordsTotal = 0 } = this.progress ?? {};
    return percentOf(recordsDone, recordsTotal);
  }

  get summary(): string {
    const { recordsDone = 0, recordsTotal = 0, recordsPerSecond, secondsLeft } = this.progress ?? {};
    const parts = [fill(labels.progressOf, recordsDone, recordsTotal)];
    if (recordsPerSecond) parts.push(fill(labels.rate, recordsPerSecond));
    if (secondsLeft !== null && secondsLeft !== undefined) parts.push(fill(labels.timeLeft, durationText(secondsLeft)));
    return parts.join(' · ');
  }

  get bars(): Bar[] {
    return (this.progress?.objects ?? []).map(({ objectName, phase, done, total, status }) => {
      const phaseText = PHASES[phase] ?? phase;
      return {
        key: `${phase} ${objectName}`,
        objectName,
        phase: phaseText,
        percent: status === 'Done' ? WHOLE : percentOf(done, total),
        text: `${numberText(done)} / ${numberText(total)}`,
        label: fill(labels.barLabel, objectName, phaseText, done, total),
      };
    });
  }
}
