import { api, LightningElement } from 'lwc';
import getProgress from '@salesforce/apex/RunsController.getProgress';
import { isActive, stateLook } from 'c/maskingRunText';
import { durationText, fill, numberText, readErrorText } from 'c/maskingText';
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
  percent: number;
  text: string;
  label: string;
}

/** The objects of one phase: those at work or waiting one by one, the others as a number. */
interface Phase {
  key: string;
  title: string;
  bars: Bar[];
  /** How many are done, and how many more wait. */
  rest: string;
}

const POLL_MS = 1500;
/** Bars of one phase; a large org has hundreds of objects. */
const MOST_BARS = 10;
const DONE = 'Done';
const PHASES: Readonly<Record<string, string>> = {
  Mask: labels.phaseMask,
  Delete: labels.phaseDelete,
  Verify: labels.phaseVerify,
};
const WHOLE = 100;

const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(WHOLE, Math.round((WHOLE * done) / total));

function barOf({ objectName, phase, done, total }: ObjectRow): Bar {
  return {
    key: `${phase} ${objectName}`,
    objectName,
    percent: percentOf(done, total),
    text: `${numberText(done)} / ${numberText(total)}`,
    label: fill(labels.barLabel, objectName, PHASES[phase] ?? phase, done, total),
  };
}

function phaseOf(phase: string, rows: readonly ObjectRow[]): Phase {
  const open = rows.filter(({ status }) => status !== DONE);
  // Those at work come before those that wait.
  const shown = [...open].sort((one, other) => other.done - one.done).slice(0, MOST_BARS);
  const rest = [fill(labels.objectsDone, rows.length - open.length, rows.length)];
  if (open.length > shown.length) rest.push(fill(labels.objectsMore, open.length - shown.length));
  return { key: phase, title: PHASES[phase] ?? phase, bars: shown.map(barOf), rest: rest.join(' · ') };
}

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
      this.errorMessage = readErrorText(error);
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
    const isOpen = recordsDone < recordsTotal;
    if (isOpen && secondsLeft !== null && secondsLeft !== undefined)
      parts.push(fill(labels.timeLeft, durationText(secondsLeft)));
    return parts.join(' · ');
  }

  get phases(): Phase[] {
    const rows = this.progress?.objects ?? [];
    return [...new Set(rows.map(({ phase }) => phase))].map((phase) =>
      phaseOf(
        phase,
        rows.filter((row) => row.phase === phase),
      ),
    );
  }
}
