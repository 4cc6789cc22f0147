import { setTimeout as sleep } from 'node:timers/promises';
import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT, RefusedError } from '../../../errors.ts';
import { load } from '../../../files.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { RuleSave, RuleSetComparison } from '../../../org/answers.ts';
import type { MaskApi } from '../../../org/mask-api.ts';

const messages = texts('mask.rules.import');
const POLL_MS = 1000;

/** Saves the rule set of a file in an org. */
export default class MaskRulesImport extends MaskCommand<RuleSave | RuleSetComparison> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    file: Flags.string({ char: 'f', required: true, summary: messages.getMessage('flags.file.summary') }),
    'dry-run': Flags.boolean({ summary: messages.getMessage('flags.dry-run.summary') }),
    wait: Flags.integer({
      char: 'w',
      min: 0,
      default: 10,
      summary: messages.getMessage('flags.wait.summary'),
      helpValue: '<minutes>',
    }),
  };

  async run(): Promise<RuleSave | RuleSetComparison> {
    const { flags } = await this.parse(MaskRulesImport);
    const text = await load(flags.file);
    const { api } = await this.open(flags);
    if (flags['dry-run']) return this.compare(api, text);
    const saved = await this.follow(api, await api.saveRuleSet(text), Date.now() + flags.wait * 60_000);
    if (saved.state === 'Failed') throw new RefusedError('not_saved', saved.message ?? '', 0, { ...saved });
    process.exitCode = saved.state === 'Saved' ? EXIT.completed : EXIT.stillRunning;
    this.log(messages.getMessage(saved.state === 'Saved' ? 'info.saved' : 'info.waiting', [saved.rules ?? '']));
    return saved;
  }

  private async compare(api: MaskApi, text: string): Promise<RuleSetComparison> {
    const comparison = await api.compareRuleSet(text);
    const { rules, is_new: isNew, unchanged, renamed } = comparison;
    this.log(messages.getMessage(isNew ? 'info.new' : 'info.known', [rules]));
    for (const kind of ['settings', 'no_longer_default', 'added', 'changed', 'kept'] as const)
      for (const name of comparison[kind]) this.log(messages.getMessage(`info.${kind}`, [name]));
    for (const [before, after] of Object.entries(renamed))
      this.log(messages.getMessage('info.renamed', [before, after]));
    this.log(messages.getMessage('info.compared', [unchanged.length]));
    return comparison;
  }

  private async follow(api: MaskApi, started: RuleSave, deadline: number): Promise<RuleSave> {
    let save = started;
    while (save.state === 'Deploying' && Date.now() < deadline) {
      await sleep(POLL_MS);
      save = await api.ruleSave(save.save_id);
    }
    return save;
  }
}
