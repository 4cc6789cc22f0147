import { Flags } from '@salesforce/sf-plugins-core';
import { save } from '../../files.ts';
import { MaskCommand } from '../../mask-command.ts';
import { texts } from '../../messages.ts';

const messages = texts('mask.certificate');

export interface IssuedCertificate {
  readonly run_id: string;
  readonly file: string;
}

/** Saves the signed certificate of a run. */
export default class MaskCertificate extends MaskCommand<IssuedCertificate> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    'output-file': Flags.string({
      char: 'f',
      required: true,
      summary: messages.getMessage('flags.output-file.summary'),
    }),
  };

  async run(): Promise<IssuedCertificate> {
    const { flags } = await this.parse(MaskCertificate);
    const { api } = await this.open(flags);
    const runId = await this.runIdOr(api, flags['run-id']);
    const file = flags['output-file'];
    await save(file, JSON.stringify(await api.certificate(runId)));
    this.log(messages.getMessage('info.saved', [file]));
    return { run_id: runId, file };
  }
}
