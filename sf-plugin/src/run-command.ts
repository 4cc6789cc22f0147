/** What commands share that start something and follow it. */
import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT } from './errors.ts';
import { MaskCommand } from './mask-command.ts';
import { texts } from './messages.ts';
import type { RunDetails } from './org/answers.ts';
import type { MaskApi } from './org/mask-api.ts';
import { follow, isActive } from './run/follow.ts';
import { interruptible } from './run/interrupt.ts';
import { exitCodeOf } from './run/outcome.ts';
import { progressView } from './show/progress.ts';
import { failureRows, linesOf } from './show/run.ts';

const messages = texts('run');
const orgMessages = texts('org');

const MINUTE = 60_000;
/** How long the jobs of an aborted run are given to stop. */
const ABORT_MINUTES = 10;

export const followFlags = {
  wait: Flags.integer({
    char: 'w',
    min: 0,
    default: 120,
    summary: orgMessages.getMessage('flags.wait.summary'),
    helpValue: '<minutes>',
  }),
  poll: Flags.integer({
    min: 1,
    default: 5,
    summary: orgMessages.getMessage('flags.poll.summary'),
    helpValue: '<seconds>',
  }),
};

export interface FollowFlags {
  readonly wait: number;
  readonly poll: number;
}

export abstract class RunCommand<T> extends MaskCommand<T> {
  /** Follows a run that this command has set in motion: Ctrl-C aborts it. */
  protected async followOwn(api: MaskApi, runId: string, flags: FollowFlags): Promise<RunDetails> {
    const interrupt = interruptible(
      () => this.warnNow(messages.getMessage('interrupt.first', [runId])),
      () => this.warnNow(messages.getMessage('interrupt.second', [runId])),
    );
    try {
      const run = await this.watch(api, runId, flags, interrupt.signal);
      if (!interrupt.signal.aborted) return this.ended(run);
      return await this.abandoned(api, run);
    } finally {
      interrupt.release();
    }
  }

  /** Follows a run to its end without the power to stop it. */
  protected async watch(api: MaskApi, runId: string, flags: FollowFlags, signal?: AbortSignal): Promise<RunDetails> {
    const view = progressView((line) => this.log(line), this.jsonEnabled());
    try {
      return await follow(api, runId, {
        waitMs: flags.wait * MINUTE,
        pollMs: flags.poll * 1000,
        onLook: (run) => view.look(run),
        ...(signal === undefined ? {} : { signal }),
      });
    } finally {
      view.end();
    }
  }

  protected ended(run: RunDetails): RunDetails {
    process.exitCode = exitCodeOf(run.status);
    this.report(run);
    if (isActive(run.status)) this.warn(messages.getMessage('stillRunning', [run.run_id]));
    return run;
  }

  protected report(run: RunDetails): void {
    for (const line of linesOf(run)) this.log(line);
    if (run.errors.length === 0) return;
    this.table({ data: failureRows(run), title: messages.getMessage('report.failures') });
  }

  private async abandoned(api: MaskApi, run: RunDetails): Promise<RunDetails> {
    if (isActive(run.status)) await api.control('abort', run.run_id);
    const last = await this.watch(api, run.run_id, { wait: ABORT_MINUTES, poll: 1 });
    this.report(last);
    process.exitCode = EXIT.interrupted;
    return last;
  }

  /** At once, where `warn` waits for the end of the command. */
  private warnNow(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}
