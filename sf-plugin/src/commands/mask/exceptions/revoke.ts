import { Flags } from '@salesforce/sf-plugins-core';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { AcceptedProblem } from '../../../org/answers.ts';

const messages = texts('mask.exceptions.revoke');

/** Ends an exception before its last day. */
export default class MaskExceptionsRevoke extends MaskCommand<readonly AcceptedProblem[]> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'exception-id': Flags.string({
      char: 'e',
      required: true,
      summary: messages.getMessage('flags.exception-id.summary'),
    }),
  };

  async run(): Promise<readonly AcceptedProblem[]> {
    const { flags } = await this.parse(MaskExceptionsRevoke);
    const { api } = await this.open(flags);
    const left = await api.revoke(flags['exception-id']);
    this.log(messages.getMessage('info.revoked', [flags['exception-id'], left.length]));
    return left;
  }
}
