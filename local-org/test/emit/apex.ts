/** Compiles and runs Apex in tests: the real compiler and library, an org without records. */
import '../../src/library/index.ts';
import { compileProject, type CompileInput, linkProject } from '../../src/apex/compile.ts';
import type { Diagnostic } from '../../src/apex/diagnostic.ts';
import { Counters } from '../../src/limits/counters.ts';
import { maximaOf } from '../../src/limits/maxima.ts';
import { withTransaction } from '../../src/runtime/context.ts';
import type { Program } from '../../src/runtime/program.ts';
import type { Transaction } from '../../src/runtime/transaction.ts';
import { buildSchema } from '../../src/schema/build.ts';

export const schema = buildSchema(null);

export function input(sources: Readonly<Record<string, string>>, more: Partial<CompileInput> = {}): CompileInput {
  const files = Object.entries(sources).map(([path, source]) => ({
    path,
    source,
    kind: path.endsWith('.trigger') ? ('trigger' as const) : ('class' as const),
    apiVersion: 62,
  }));
  return { sources: files, schema, namespace: null, labels: new Map(), ...more };
}

export class ApexErrors extends Error {
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map((d) => `${d.path}:${d.line}: ${d.message}`).join('\n'));
  }
}

export function compile(sources: Readonly<Record<string, string>>, more: Partial<CompileInput> = {}): Program {
  const given = input(sources, more);
  const { diagnostics, files } = compileProject(given);
  if (files === null) throw new ApexErrors(diagnostics);
  return linkProject(given, files);
}

/** A transaction without services: what needs a store fails. */
export function inTransaction<T>(work: () => T, parts: Partial<Transaction> = {}): T {
  const transaction = {
    org: { schema },
    user: { timeZone: 'UTC', locale: 'en_US' },
    quiddity: 'ANONYMOUS',
    isAsync: false,
    isTest: false,
    limits: new Counters(maximaOf('ANONYMOUS', false)),
    triggers: [],
    now: () => Date.UTC(2026, 0, 2),
    state: new Map(),
    ...parts,
  } as unknown as Transaction;
  return withTransaction(transaction, work);
}

type Statics = Readonly<Record<string, (...args: unknown[]) => unknown>>;

export function statics(program: Program, className: string): Statics {
  return program.findClass(className) as unknown as Statics;
}

/** Runs the body of a static method in a class of its own and answers what it returns. `members` are declared next to the method. */
export function run(body: string, members = '', more: Partial<CompileInput> = {}): unknown {
  const program = compile(
    { 'Main.cls': `public class Main {\n${members}\npublic static Object run() {\n${body}\n}\n}` },
    more,
  );
  return inTransaction(() => statics(program, 'Main').run$!());
}
