/** The compiled Apex of an org, ready to run. Made by `apex/emit` and `apex/link`. */
import type { RuntimeType, UserClass } from './types.ts';

export interface TriggerProgram {
  readonly name: string;
  readonly object: string;
  /** `before insert`, ... */
  readonly events: ReadonlySet<string>;
  readonly run: () => void;
}

/** How often each line ran, by its number, for each file that was loaded. */
export type CountedLines = ReadonlyMap<object, Uint32Array>;

export interface Program {
  /** `Outer.Inner`, `ns.Outer.Inner`; case-insensitive. */
  findClass(name: string): UserClass | null;
  classes(): readonly UserClass[];
  /** For `Type.forName` and casts; resolves platform, sObject, collection and user types. */
  findType(name: string): RuntimeType | null;
  triggersFor(objectName: string): readonly TriggerProgram[];
  /** Forgets every static: called when a transaction begins. Returns what puts the previous ones back. */
  resetStatics(): () => void;
  /** What the static variables of the running transaction hold. */
  statics(): unknown[];
  /** Compiles and runs anonymous Apex in the current transaction. Throws CompileFailure. */
  runAnonymous(source: string): void;
  /** Apex file and line of a JavaScript stack. */
  apexStack(error: unknown): readonly { readonly className: string; readonly method: string; readonly line: number }[];
  /**
   * Coverage: lines and how often they ran, by class or trigger name. Filled only when compiled with coverage.
   * @param since counts what ran after that, and only classes and triggers of which something did; default: everything
   */
  coverage(
    since?: CountedLines,
  ): ReadonlyMap<string, { readonly lines: ReadonlyMap<number, number>; readonly path: string }>;
  /** What was counted until now. */
  countedLines(): CountedLines;
}
