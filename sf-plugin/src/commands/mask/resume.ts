import { Flags } from '@salesforce/sf-plugins-core';
import { texts } from '../../messages.ts';
import type { RunDetails } from '../../org/answers.ts';
import { followFlags, RunCommand } from '../../run-command.ts';

const messages = texts('mask.resume');

/** Goes on with a run that was aborted or failed, or whose jobs were lost. */
export default class MaskResume extends RunCommand<RunDetails> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    ...followFlags,
  };

  async run(): Promise<RunDetails> {
    const { flags } = await this.parse(MaskResume);
    const { api } = await this.open(flags);
    const { run_id } = await api.control('resume', await this.runIdOr(api, flags['run-id']));
    return this.interruptibly((interrupt) => this.followOwn(api, run_id, flags, interrupt));
  }
}
