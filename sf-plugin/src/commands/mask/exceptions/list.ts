import { Flags } from '@salesforce/sf-plugins-core';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { AcceptedProblem, RunProblem } from '../../../org/answers.ts';

const messages = texts('mask.exceptions.list');

/** What is accepted in the org; with a run, its problems. */
export default class MaskExceptionsList extends MaskCommand<readonly AcceptedProblem[] | readonly RunProblem[]> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    problems: Flags.boolean({ char: 'p', summary: messages.getMessage('flags.problems.summary') }),
    'run-id': Flags.string({
      char: 'i',
      summary: texts('org').getMessage('flags.run-id.summary'),
      dependsOn: ['problems'],
    }),
  };

  async run(): Promise<readonly AcceptedProblem[] | readonly RunProblem[]> {
    const { flags } = await this.parse(MaskExceptionsList);
    const { api } = await this.open(flags);
    if (flags.problems) return this.#showProblems(await api.problems(await this.runIdOr(api, flags['run-id'])));
    return this.#showExceptions(await api.exceptions());
  }

  #showProblems(problems: readonly RunProblem[]): readonly RunProblem[] {
    if (problems.length === 0) this.log(messages.getMessage('info.noProblems'));
    else
      this.table({
        data: problems.map(({ object, field, reason_code, records, unmasked_values, state }) => ({
          object,
          field: field ?? '',
          code: reason_code,
          records: records ?? '',
          unmasked: unmasked_values ?? '',
          state,
        })),
      });
    return problems;
  }

  #showExceptions(exceptions: readonly AcceptedProblem[]): readonly AcceptedProblem[] {
    if (exceptions.length === 0) this.log(messages.getMessage('info.none'));
    else
      this.table({
        data: exceptions.map(
          ({ exception_id, object, field, reason_code, rules, most_records, expires_on, expired, reason }) => ({
            id: exception_id,
            object,
            field: field ?? '',
            code: reason_code,
            records: most_records ?? '',
            rules: rules ?? messages.getMessage('info.allRules'),
            until: `${expires_on ?? ''}${expired ? ` ${messages.getMessage('info.expired')}` : ''}`,
            reason,
          }),
        ),
      });
    return exceptions;
  }
}
