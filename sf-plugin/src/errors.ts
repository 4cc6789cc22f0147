/** What ends a command, with its exit code. */
import { SfError } from '@salesforce/core';

export const EXIT = {
  completed: 0,
  failed: 1,
  usage: 2,
  /** Records failed; no real address was found. */
  completedWithErrors: 68,
  stillRunning: 69,
  /** Verification found real addresses in Email fields, or in copies of them, or could not read. */
  emailFieldsFailed: 70,
  /** Verification found real addresses in fields under a rule, and nowhere else. */
  rulesFailed: 71,
  /** 128 and the number of SIGINT, as shells use it. */
  interrupted: 130,
} as const;

/** The command was called in a way that cannot work. */
export class UsageError extends SfError {
  constructor(message: string, actions: string[] = []) {
    super(message, 'UsageError', actions, EXIT.usage);
  }
}

/** The org has answered, and said no. */
export class RefusedError extends SfError {
  readonly status: number;
  /** The whole answer, for what it contains besides the error. */
  readonly answer: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status: number, answer: Readonly<Record<string, unknown>>) {
    super(message, code, [], EXIT.failed);
    this.status = status;
    this.answer = answer;
    this.data = answer as typeof this.data;
  }
}

/** The org cannot be reached, or does not answer as an org does. */
export class UnreachableError extends SfError {
  constructor(message: string, actions: string[]) {
    super(message, 'UnreachableError', actions, EXIT.failed);
  }
}
