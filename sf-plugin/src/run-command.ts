/** What commands share that start something and follow it. */
import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT } from './errors.ts';
import { MaskCommand } from './mask-command.ts';
import { texts } from './messages.ts';
import type { RunDetails } from './org/answers.ts';
import type { MaskApi } from './org/mask-api.ts';
import { follow, isActive } from './run/follow.ts';
import { interruptible, type Interrupt } from './run/interrupt.ts';
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
  /** Does what Ctrl-C may stop. */
  protected async interruptibly<R>(work: (interrupt: Interrupt) => Promise<R>): Promise<R> {
    const interrupt = interruptible(
      () => this.tell(messages.getMessage('interrupt.first')),
      () => this.tell(messages.getMessage('interrupt.second')),
    );
    try {
      return await work(interrupt);
    } finally {
      interrupt.release();
    }
  }

  /** Follows a run that this command has set in motion: Ctrl-C aborts it. */
  protected async followOwn(
    api: MaskApi,
    runId: string,
    flags: FollowFlags,
    { signal }: Pick<Interrupt, 'signal'>,
  ): Promise<RunDetails> {
    const run = await this.watch(api, runId, flags, signal);
    return signal.aborted ? this.abandoned(api, run) : this.ended(run);
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
    process.exitCode = exitCodeOf(run);
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
  protected tell(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}
