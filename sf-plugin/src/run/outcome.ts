/** The exit code for the state of a run. */
import { EXIT } from '../errors.ts';
import type { RunDetails } from '../org/answers.ts';

export function exitCodeOf({ status, verification }: Pick<RunDetails, 'status' | 'verification'>): number {
  switch (status) {
    case 'Completed':
      return EXIT.completed;
    case 'Completed With Errors':
      return codeOfErrors(verification);
    case 'Queued':
    case 'Running':
    case 'Verifying':
      return EXIT.stillRunning;
    // Nothing is masked until somebody resumes it.
    case 'Waiting':
    case 'Refused':
    case 'Failed':
    case 'Aborted':
      return EXIT.failed;
  }
}

/** What is real in an Email field is worst. Packages of an earlier version do not name the parts. */
function codeOfErrors({ result, email_fields, rules }: RunDetails['verification']): number {
  if (result !== 'Failed') return EXIT.completedWithErrors;
  return email_fields !== 'Failed' && rules === 'Failed' ? EXIT.rulesFailed : EXIT.emailFieldsFailed;
}
