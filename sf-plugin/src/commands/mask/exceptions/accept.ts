import { Flags } from '@salesforce/sf-plugins-core';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { RunProblem } from '../../../org/answers.ts';

const messages = texts('mask.exceptions.accept');

/** Accepts one problem of a run, which is judged again. */
export default class MaskExceptionsAccept extends MaskCommand<readonly RunProblem[]> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    object: Flags.string({ char: 'b', required: true, summary: messages.getMessage('flags.object.summary') }),
    field: Flags.string({ char: 'f', summary: messages.getMessage('flags.field.summary') }),
    code: Flags.string({ char: 'c', required: true, summary: messages.getMessage('flags.code.summary') }),
    reason: Flags.string({ char: 'r', required: true, summary: messages.getMessage('flags.reason.summary') }),
    until: Flags.string({ char: 'u', required: true, summary: messages.getMessage('flags.until.summary') }),
    'all-rules': Flags.boolean({ summary: messages.getMessage('flags.all-rules.summary') }),
  };

  async run(): Promise<readonly RunProblem[]> {
    const { flags } = await this.parse(MaskExceptionsAccept);
    const { api } = await this.open(flags);
    const runId = await this.runIdOr(api, flags['run-id']);
    const problems = await api.accept(runId, {
      object: flags.object,
      field: flags.field,
      code: flags.code,
      reason: flags.reason,
      expiresOn: flags.until,
      isForAllRules: flags['all-rules'],
    });
    const { status, verification } = await api.run(runId);
    this.log(
      messages.getMessage('info.accepted', [
        flags.field === undefined ? flags.object : `${flags.object}.${flags.field}`,
        flags.code,
        status,
        verification.summary ?? '',
      ]),
    );
    return problems;
  }
}
