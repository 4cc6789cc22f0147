import { Flags } from '@salesforce/sf-plugins-core';
import type { Connection } from '@salesforce/core';
import { pauseAutomation, restoreAutomation } from '../../automation/paused-run.ts';
import { nameOf } from '../../automation/pause.ts';
import { snapshotFile } from '../../automation/snapshot.ts';
import { snapshotFlag } from '../../automation-command.ts';
import { EXIT, RefusedError } from '../../errors.ts';
import { texts } from '../../messages.ts';
import type { RunBrief, RunDetails } from '../../org/answers.ts';
import type { MaskApi } from '../../org/mask-api.ts';
import { isActive } from '../../run/follow.ts';
import type { Interrupt } from '../../run/interrupt.ts';
import { followFlags, RunCommand, type FollowFlags } from '../../run-command.ts';

const messages = texts('mask.run');
const words = texts('automation');

interface MaskFlags extends FollowFlags {
  readonly rules: string;
  readonly 'dry-run': boolean;
  readonly object?: string[] | undefined;
  readonly rule?: string[] | undefined;
  readonly 'pause-automation': boolean;
  readonly 'snapshot-file'?: string | undefined;
}

/** Starts a run and follows it to its end. */
export default class MaskRun extends RunCommand<RunBrief | RunDetails> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    rules: Flags.string({ char: 'r', required: true, summary: messages.getMessage('flags.rules.summary') }),
    'dry-run': Flags.boolean({ default: false, summary: messages.getMessage('flags.dry-run.summary') }),
    object: Flags.string({ multiple: true, delimiter: ',', summary: messages.getMessage('flags.object.summary') }),
    rule: Flags.string({
      multiple: true,
      delimiter: ',',
      exclusive: ['object'],
      summary: messages.getMessage('flags.rule.summary'),
    }),
    async: Flags.boolean({
      default: false,
      exclusive: ['pause-automation'],
      summary: messages.getMessage('flags.async.summary'),
    }),
    'pause-automation': Flags.boolean({
      default: false,
      summary: messages.getMessage('flags.pause-automation.summary'),
    }),
    ...snapshotFlag,
    ...followFlags,
  };

  async run(): Promise<RunBrief | RunDetails> {
    const { flags } = await this.parse(MaskRun);
    const { connection, api } = await this.open(flags);
    if (!flags.async) return this.interruptibly((interrupt) => this.mask(connection, api, flags, interrupt));
    const started = await this.startOrJoin(api, flags);
    process.exitCode = EXIT.completed;
    this.log(messages.getMessage('info.async', [started.run_id]));
    return started;
  }

  private async mask(
    connection: Connection,
    api: MaskApi,
    flags: MaskFlags,
    interrupt: Interrupt,
  ): Promise<RunDetails> {
    const start = async (): Promise<RunDetails> => {
      const started = await this.startOrJoin(api, flags);
      return this.followOwn(api, started.run_id, flags, interrupt);
    };
    if (!flags['pause-automation']) return start();
    const file = snapshotFile(this.config.dataDir, await api.orgId(), flags['snapshot-file']);
    await pauseAutomation(connection, api, flags, file, (text) => this.tell(text));
    let run: RunDetails | null = null;
    try {
      run = await start();
      return run;
    } finally {
      // While jobs write, what they write must not set off what was paused.
      if (run !== null && isActive(run.status)) this.tell(words.getMessage('warning.leftPaused', [file]));
      else await this.restore(connection, api, file);
    }
  }

  private async restore(connection: Connection, api: MaskApi, file: string): Promise<void> {
    const result = await restoreAutomation(connection, file, await api.orgId()).catch((error: unknown) => {
      this.tell(words.getMessage('warning.notRestored', [file]));
      throw error;
    });
    if (result === null) return;
    this.tell(words.getMessage('info.restored', [result.restored.map(nameOf).join(', ')]));
    if (result.gone.length > 0) this.tell(words.getMessage('info.gone', [result.gone.map(nameOf).join(', ')]));
  }

  /** After a refresh the active run is the one that the post-copy class has started: it is followed, too. */
  private async startOrJoin(api: MaskApi, flags: MaskFlags): Promise<RunBrief> {
    const { rules, object: onlyObjects = [], rule: onlyRules = [] } = flags;
    const isDryRun = flags['dry-run'];
    try {
      const run = await api.start({ rules, orgId: await api.orgId(), isDryRun, onlyObjects, onlyRules });
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
