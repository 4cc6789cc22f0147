import { Flags, SfCommand } from '@salesforce/sf-plugins-core';
import { convert, type Note } from '../../../data-mask/convert.ts';
import { type DataMaskRecord, readRecords } from '../../../data-mask/records.ts';
import { EXIT, UsageError } from '../../../errors.ts';
import { save } from '../../../files.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.rules.convert');
const FORMAT = 'sandbox-email-masking-rules/1';
const NAME = /^[A-Za-z](?:_?[A-Za-z0-9])*$/;

export interface ConvertResult {
  readonly configuration: string;
  readonly file: string;
  /** Rules in the file. */
  readonly rules: number;
  /** What a person must look at. */
  readonly notes: readonly (Note & { readonly message: string })[];
}

/** A configuration of Salesforce Data Mask as a file of rules. */
export default class MaskRulesConvert extends SfCommand<ConvertResult> {
  static override readonly enableJsonFlag = true;
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'source-dir': Flags.string({ char: 'd', required: true, summary: messages.getMessage('flags.source-dir.summary') }),
    configuration: Flags.string({ char: 'c', summary: messages.getMessage('flags.configuration.summary') }),
    'masked-domain': Flags.string({ required: true, summary: messages.getMessage('flags.masked-domain.summary') }),
    name: Flags.string({ char: 'n', default: 'DataMask', summary: messages.getMessage('flags.name.summary') }),
    'output-file': Flags.string({
      char: 'f',
      required: true,
      summary: messages.getMessage('flags.output-file.summary'),
    }),
  };

  async run(): Promise<ConvertResult> {
    const { flags } = await this.parse(MaskRulesConvert);
    const { name, 'source-dir': folder, 'output-file': file } = flags;
    if (!NAME.test(name) || name.length > 40) throw new UsageError(messages.getMessage('error.name', [name]));
    const records = await recordsIn(folder);
    const configuration = configurationOf(records, flags.configuration, folder);
    const { rules, notes } = convert(records, configuration);
    const ruleSet = {
      format: FORMAT,
      name,
      label: name,
      description: messages.getMessage('ruleSet.description', [configuration]),
      is_active: true,
      is_default: false,
      masked_domain: flags['masked-domain'],
      batch_size: 2000,
      verify_after_run: true,
      drift_policy: 'Mask Anyway',
      key_policy: 'Stable',
      rules,
    };
    await save(file, `${JSON.stringify(ruleSet, null, 2)}\n`);
    const told = notes.map((note) => ({ ...note, message: messages.getMessage(`reason.${note.reason}`) }));
    const open = told.filter(({ reason }) => reason !== 'covered');
    this.table({
      data: open.map(({ object, field, dataMask, message }) => ({ object, field, 'Data Mask': dataMask, message })),
    });
    if (told.length > open.length) this.log(messages.getMessage('info.covered', [told.length - open.length]));
    this.log(messages.getMessage('info.written', [rules.length, configuration, file]));
    process.exitCode = EXIT.completed;
    return { configuration, file, rules: rules.length, notes: told };
  }
}

async function recordsIn(folder: string): Promise<readonly DataMaskRecord[]> {
  try {
    return await readRecords(folder);
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    throw new UsageError(messages.getMessage('error.notRead', [folder, code]));
  }
}

/** @throws UsageError when it is not clear which configuration is meant */
function configurationOf(records: readonly DataMaskRecord[], wanted: string | undefined, folder: string): string {
  const known = [
    ...new Set(
      records.flatMap((record) => {
        if (record.type === 'DataMask_Configuration') return [record.name];
        const name = record.type === 'Masking_Object' ? record.value('DataMask_Configuration') : null;
        return name === null ? [] : [name];
      }),
    ),
  ].sort();
  if (known.length === 0) throw new UsageError(messages.getMessage('error.none', [folder]));
  const name = wanted ?? (known.length === 1 ? known[0] : null);
  const found = known.find((one) => one.toLowerCase() === name?.toLowerCase());
  if (found === undefined) throw new UsageError(messages.getMessage('error.configuration', [known.join(', ')]));
  return found;
}
