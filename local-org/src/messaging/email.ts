/** The messages that Apex builds: plain holders of what their setters were given. */
export class Email {
  /** By lower-case property name. */
  readonly values = new Map<string, unknown>();

  get(name: string): unknown {
    return this.values.get(name.toLowerCase()) ?? null;
  }

  set(name: string, value: unknown): void {
    this.values.set(name.toLowerCase(), value);
  }
}

export class SingleEmailMessage extends Email {}
export class MassEmailMessage extends Email {}
export class EmailFileAttachment extends Email {}

export interface SendError {
  readonly statusCode: string;
  readonly message: string;
  readonly fields: readonly string[];
  readonly targetObjectId: string | null;
}

export class SendEmailError {
  readonly error: SendError;

  constructor(error: SendError) {
    this.error = error;
  }
}

export class SendEmailResult {
  readonly errors: readonly SendEmailError[];

  constructor(errors: readonly SendEmailError[]) {
    this.errors = errors;
  }

  get isSuccess(): boolean {
    return this.errors.length === 0;
  }
}
