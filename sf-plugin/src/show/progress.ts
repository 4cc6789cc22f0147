/** How far a run is: a bar on a terminal, a line for each change in a log, nothing for JSON. */
import { Progress } from '@salesforce/sf-plugins-core';
import { texts } from '../messages.ts';
import type { ObjectProgress, RunDetails } from '../org/answers.ts';

const messages = texts('run');

export interface ProgressView {
  look(run: RunDetails): void;
  end(): void;
}

export function progressView(log: (line: string) => void, isJson: boolean): ProgressView {
  if (isJson) return { look: () => undefined, end: () => undefined };
  return process.stderr.isTTY && process.env['CI'] === undefined ? bars() : lines(log);
}

type Phase = ObjectProgress['phase'];

interface PhaseCounts {
  readonly done: number;
  readonly total: number;
  /** Values masked, or to mask in a dry run. */
  readonly values: number;
}

function countsOf(run: RunDetails, phase: Phase): PhaseCounts {
  const objects = run.objects.filter((object) => object.phase === phase);
  const sum = (amount: (object: ObjectProgress) => number): number =>
    objects.reduce((total, object) => total + amount(object), 0);
  return {
    // Records that come in during a run are done, too, and were not counted before.
    done: sum((object) => Math.min(object.records_done, object.records_total)),
    total: sum((object) => object.records_total),
    values: sum((object) => object.values_masked ?? object.values_to_mask ?? 0),
  };
}

const phaseOf = (run: RunDetails): Phase => (run.status === 'Verifying' ? 'Verify' : 'Mask');

function bars(): ProgressView {
  let shown: { readonly phase: Phase; readonly bar: Progress } | null = null;
  const finish = (): void => {
    shown?.bar.stop();
    shown = null;
  };
  return {
    look(run) {
      const phase = phaseOf(run);
      const { done, total, values } = countsOf(run, phase);
      if (total === 0) return;
      if (shown?.phase !== phase) {
        finish();
        const bar = new Progress(true);
        const title = messages.getMessage(phase === 'Mask' ? 'progress.masking' : 'progress.verifying');
        const format = messages.getMessage(run.dry_run ? 'progress.dryFormat' : 'progress.format');
        bar.start(total, { values }, { title, format });
        shown = { phase, bar };
      }
      shown.bar.setTotal(total);
      shown.bar.update(done, { values });
    },
    end: finish,
  };
}

function lines(log: (line: string) => void): ProgressView {
  let last = '';
  return {
    look(run) {
      const { done, total, values } = countsOf(run, phaseOf(run));
      const words = run.dry_run ? 'progress.dryLine' : 'progress.line';
      const line = messages.getMessage(words, [run.status, done, total, values]);
      if (line !== last) log(line);
      last = line;
    },
    end: () => undefined,
  };
}
