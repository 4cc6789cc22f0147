import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT } from '../../errors.ts';
import { texts } from '../../messages.ts';
import type { RunDetails } from '../../org/answers.ts';
import { isActive } from '../../run/follow.ts';
import { followFlags, RunCommand } from '../../run-command.ts';

const messages = texts('mask.abort');

/** Ends an active run. */
export default class MaskAbort extends RunCommand<RunDetails> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    ...followFlags,
  };

  async run(): Promise<RunDetails> {
    const { flags } = await this.parse(MaskAbort);
    const { api } = await this.open(flags);
    const { run_id } = await api.control('abort', await this.runIdOr(api, flags['run-id']));
    const run = await this.watch(api, run_id, flags);
    this.ended(run);
    // What was asked for is done, when the run has stopped.
    if (!isActive(run.status)) process.exitCode = run.status === 'Aborted' ? EXIT.completed : EXIT.failed;
    return run;
  }
}
