import { Flags } from '@salesforce/sf-plugins-core';
import { save } from '../../../files.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { Json } from '../../../org/http.ts';

const messages = texts('mask.rules.export');

/** The file of a rule set, for version control. */
export default class MaskRulesExport extends MaskCommand<Json> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    rules: Flags.string({ char: 'r', required: true, summary: messages.getMessage('flags.rules.summary') }),
    'output-file': Flags.string({ char: 'f', summary: messages.getMessage('flags.output-file.summary') }),
  };

  async run(): Promise<Json> {
    const { flags } = await this.parse(MaskRulesExport);
    const { api } = await this.open(flags);
    const file = await api.ruleSet(flags.rules);
    const text = `${JSON.stringify(file, null, 2)}\n`;
    const name = flags['output-file'];
    if (name === undefined) this.log(text.trimEnd());
    else {
      await save(name, text);
      this.log(messages.getMessage('info.saved', [flags.rules, name]));
    }
    return file;
  }
}
