import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT, RefusedError } from '../../errors.ts';
import { texts } from '../../messages.ts';
import type { RunBrief, RunDetails } from '../../org/answers.ts';
import type { MaskApi } from '../../org/mask-api.ts';
import { followFlags, RunCommand } from '../../run-command.ts';

const messages = texts('mask.run');

/** Starts a run and follows it to its end. */
export default class MaskRun extends RunCommand<RunBrief | RunDetails> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    rules: Flags.string({ char: 'r', required: true, summary: messages.getMessage('flags.rules.summary') }),
    'dry-run': Flags.boolean({ default: false, summary: messages.getMessage('flags.dry-run.summary') }),
    async: Flags.boolean({ default: false, summary: messages.getMessage('flags.async.summary') }),
    ...followFlags,
  };

  async run(): Promise<RunBrief | RunDetails> {
    const { flags } = await this.parse(MaskRun);
    const { api } = await this.open(flags);
    const started = await this.startOrJoin(api, flags.rules, flags['dry-run']);
    if (!flags.async) return this.followOwn(api, started.run_id, flags);
    process.exitCode = EXIT.completed;
    this.log(messages.getMessage('info.async', [started.run_id]));
    return started;
  }

  /** After a refresh the active run is the one that the post-copy class has started: it is followed, too. */
  private async startOrJoin(api: MaskApi, rules: string, isDryRun: boolean): Promise<RunBrief> {
    try {
      const run = await api.start({ rules, orgId: await api.orgId(), isDryRun });
      this.log(messages.getMessage('info.started', [run.run_id, run.rules ?? rules]));
      return run;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.name !== 'run_active') throw error;
      const active = error.answer as unknown as RunBrief;
      this.warn(messages.getMessage('info.joined', [active.run_id, active.rules ?? '']));
      return active;
    }
  }
}
