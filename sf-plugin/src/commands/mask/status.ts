import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT } from '../../errors.ts';
import { texts } from '../../messages.ts';
import type { RunDetails } from '../../org/answers.ts';
import { isActive } from '../../run/follow.ts';
import { followFlags, RunCommand } from '../../run-command.ts';

const messages = texts('mask.status');

/** Shows a run, and waits for its end when asked to. */
export default class MaskStatus extends RunCommand<RunDetails> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    ...followFlags,
    wait: Flags.integer({
      char: 'w',
      min: 0,
      summary: messages.getMessage('flags.wait.summary'),
      helpValue: '<minutes>',
    }),
  };

  async run(): Promise<RunDetails> {
    const { flags } = await this.parse(MaskStatus);
    const { api } = await this.open(flags);
    const runId = await this.runIdOr(api, flags['run-id']);
    if (flags.wait !== undefined)
      return this.ended(await this.watch(api, runId, { wait: flags.wait, poll: flags.poll }));
    const run = await api.run(runId);
    if (!isActive(run.status)) return this.ended(run);
    process.exitCode = EXIT.completed;
    const { progress } = run;
    this.report(run);
    this.log(messages.getMessage('info.progress', [progress.records_done ?? 0, progress.records_total ?? 0]));
    return run;
  }
}
