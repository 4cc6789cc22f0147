/** The exit code that says how a run stands. */
import { EXIT } from '../errors.ts';
import type { RunStatus } from '../org/answers.ts';

export function exitCodeOf(status: RunStatus): number {
  switch (status) {
    case 'Completed':
      return EXIT.completed;
    case 'Completed With Errors':
      return EXIT.completedWithErrors;
    case 'Queued':
    case 'Running':
    case 'Verifying':
      return EXIT.stillRunning;
    case 'Refused':
    case 'Failed':
    case 'Aborted':
      return EXIT.failed;
  }
}
