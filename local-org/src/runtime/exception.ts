/**
 * Exceptions of Apex. Built-in ones are `ApexException` with a type name; exceptions of a project are emitted classes that extend it.
 * The Apex stack is read from the JavaScript stack on demand: line n of an emitted file is line n of its source (see stack.ts).
 */
import { apexFrames, formatFrames, type ApexFrame } from './stack.ts';

/** One record that a DML operation refused; `index` is its position in the list given. */
export interface DmlFailure {
  readonly index: number;
  readonly id: string | null;
  /** `System.StatusCode` name. */
  readonly statusCode: string;
  readonly message: string;
  readonly fields: readonly string[];
  /** API name of the record's type, where it is known. */
  readonly object?: string;
}

const UNCATCHABLE = new Set(['System.LimitException', 'System.AssertException']);

/** Shown by the tests of salesforce/apex-mockery: `IllegalArgumentException:[]: message`. */
const WRITTEN_IN_APEX = new Set(['System.IllegalArgumentException']);

const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The message of an exception when its code gave no message. */
const NO_MESSAGE = 'Script-thrown exception';

export class ApexException extends Error {
  /** Null until set; `getMessage()` has a default then. */
  apexMessage: string | null;
  apexCause: ApexException | null;
  /** DmlException, EmailException: the records that failed. */
  dml: readonly DmlFailure[] | null = null;
  /** InaccessibleFields and the like: what the library's members of special exceptions answer. */
  details: unknown = null;
  /** The JavaScript error this one stands for; its stack counts. */
  origin: Error | null = null;
  private readonly builtIn: string | null;

  constructor(typeName: string | null = null, message: string | null = null, cause: ApexException | null = null) {
    super(message ?? '');
    this.builtIn = typeName;
    this.apexMessage = message;
    this.apexCause = cause;
  }

  /** A built-in exception: `ApexException.of('System.StringException', 'Invalid id: x')`. */
  static of(typeName: string, message: string | null = null, cause: ApexException | null = null): ApexException {
    return new ApexException(typeName, message, cause);
  }

  /** `System.DmlException` and its like, with the failed records. */
  static ofDml(message: string, failures: readonly DmlFailure[], typeName = 'System.DmlException'): ApexException {
    const exception = new ApexException(typeName, message);
    exception.dml = failures;
    return exception;
  }

  /** `System.NullPointerException`, `Outer.Inner`, `ns.Outer.Inner`. */
  get typeName(): string {
    if (this.builtIn !== null) return this.builtIn;
    const cls = this.constructor as unknown as { $name: string; $namespace: string | null };
    return cls.$namespace === null ? cls.$name : `${cls.$namespace}.${cls.$name}`;
  }

  override get name(): string {
    return this.typeName;
  }

  /** What `getMessage()` answers. */
  get text(): string {
    return this.apexMessage ?? NO_MESSAGE;
  }

  /** No `catch` of Apex sees it and no `finally` runs for it. */
  get isUncatchable(): boolean {
    return this.builtIn !== null && UNCATCHABLE.has(this.builtIn);
  }

  frames(): readonly ApexFrame[] {
    return apexFrames(this.origin ?? this);
  }

  /** `System.FooException: message`, as the platform prints an exception. */
  override toString(): string {
    return `${this.typeName}: ${this.text}`;
  }

  // What user exceptions may override, by alias.

  getmessage$0(): string | null {
    return this.text;
  }

  gettypename$0(): string {
    return this.typeName;
  }

  getcause$0(): ApexException | null {
    return this.apexCause;
  }

  getlinenumber$0(): number | null {
    return this.frames()[0]?.line ?? null;
  }

  getstacktracestring$0(): string {
    const own = formatFrames(this.frames());
    const { apexCause: cause } = this;
    if (cause === null) return own;
    return `${own}\nCaused by\n${cause.typeName}: ${cause.text}\n${cause.getstacktracestring$0()}`;
  }

  setmessage$1(message: string | null): void {
    this.apexMessage = message;
    this.message = message ?? '';
  }

  initcause$1(cause: ApexException | null): void {
    if (this.apexCause !== null) throw ApexException.of('System.IllegalArgumentException', "Can't overwrite cause");
    this.apexCause = cause;
  }

  /** Exceptions written in Apex are shown as objects are, and then their message. */
  tostring$0(): string {
    const { typeName } = this;
    const name = this.builtIn === null || WRITTEN_IN_APEX.has(typeName) ? `${simpleName(typeName)}:[]` : typeName;
    return `${name}: ${this.getmessage$0() ?? ''}`;
  }
}

/** The exception for a member access or an unboxing of null. */
export function nullPointer(): ApexException {
  return new ApexException('System.NullPointerException', 'Attempt to de-reference a null object');
}

/**
 * What Apex sees of an error: the exception itself; NullPointerException for a member read of null; LimitException for an exhausted stack.
 * Anything else is a fault of this program or a missing platform method and is thrown on as it is.
 */
export function toApexException(error: unknown): ApexException {
  if (error instanceof ApexException) return error;
  const mapped = mapped_(error as Error);
  if (mapped === null) throw error;
  mapped.origin = error as Error;
  return mapped;
}

/** Like `toApexException`, with null where the error is none of Apex's. */
export function asApexException(error: unknown): ApexException | null {
  if (error instanceof ApexException) return error;
  const mapped = mapped_(error as Error);
  if (mapped !== null) mapped.origin = error as Error;
  return mapped;
}

// By name: emitted code may run in another realm than this module (test runners), where `instanceof TypeError` is false.
function mapped_(error: Error | null | undefined): ApexException | null {
  if (error?.name === 'TypeError' && /\bnull\b/.test(error.message)) return nullPointer();
  if (error?.name === 'RangeError' && error.message.startsWith('Maximum call stack')) {
    return new ApexException('System.LimitException', 'Maximum stack depth reached: 1001');
  }
  return null;
}
