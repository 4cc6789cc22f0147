/** Checks Apex in tests: the real parser, library and data model of an org without customisation. */
import '../../src/library/index.ts';
import type { AnonymousBlock, CompilationUnit } from '../../src/apex/ast.ts';
import type { BoundAnonymous, BoundExpr, BoundProgram, BoundStmt } from '../../src/apex/bound.ts';
import { compileProject } from '../../src/apex/compile.ts';
import { checkAnonymous, checkProgram } from '../../src/apex/check/check-program.ts';
import type { Diagnostic } from '../../src/apex/diagnostic.ts';
import { parseApex } from '../../src/apex/parse/parse.ts';
import { declareProgram } from '../../src/apex/types/declare.ts';
import type { SourceUnit } from '../../src/apex/types/program.ts';
import { buildSchema } from '../../src/schema/build.ts';

const schema = buildSchema(null);

export interface Options {
  readonly apiVersion?: number;
  readonly labels?: readonly string[];
}

/** Files by name, `X.cls` or `X.trigger`. */
export type Sources = Readonly<Record<string, string>>;

function symbolsOf(sources: Sources, options: Options) {
  const found: Diagnostic[] = [];
  const units: SourceUnit[] = [];
  for (const [path, source] of Object.entries(sources)) {
    const { unit, diagnostics } = parseApex(path, source, path.endsWith('.trigger') ? 'trigger' : 'class');
    found.push(...diagnostics);
    if (unit !== null) units.push({ unit, path, apiVersion: options.apiVersion ?? 65, namespace: null });
  }
  return { found, symbols: declareProgram(units, schema, { labels: new Set(options.labels ?? []) }) };
}

export function check(
  sources: Sources,
  options: Options = {},
): { readonly program: BoundProgram; readonly findings: readonly string[] } {
  const { found, symbols } = symbolsOf(sources, options);
  const { program, diagnostics } = checkProgram(symbols);
  return {
    program,
    findings: [...found, ...diagnostics].map(
      (d) => `${d.path.replace(/\.cls$/, '')}:${d.line}:${d.column}: ${d.message}`,
    ),
  };
}

/** As `local-org check` reports it, syntax errors first. */
export function checkSources(sources: Sources): readonly string[] {
  const { diagnostics } = compileProject({
    sources: Object.entries(sources).map(([path, source]) => ({
      path,
      source,
      kind: path.endsWith('.trigger') ? 'trigger' : 'class',
      apiVersion: 65,
    })),
    schema,
    namespace: null,
    labels: new Map(),
    pages: new Set(),
    checkOnly: true,
  });
  return diagnostics.map((d) => `${d.path}:${d.line}:${d.column}: ${d.message}`);
}

/** What is said of one class `X`, as `line:column message`. */
export function findings(source: string, options: Options = {}): string[] {
  return check({ 'X.cls': source }, options).findings.map((text) => text.replace(/^X:(\d+:\d+): /, '$1 '));
}

/** The messages for statements of a method of class X. */
export function messages(statements: string, options: Options = {}): string[] {
  return findings(`public class X { void m() {\n${statements}\n} }`, options).map((text) => text.replace(/^\S+ /, ''));
}

export function anonymous(source: string, sources: Sources = {}): BoundAnonymous {
  const { unit } = parseApex('Anonymous', source, 'anonymous');
  const { anonymous: bound, diagnostics } = checkAnonymous(
    unit as CompilationUnit as AnonymousBlock,
    symbolsOf(sources, {}).symbols,
    { apiVersion: 65 },
  );
  if (diagnostics.length > 0) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return bound;
}

/** The bound statements of anonymous code. */
export function statements(source: string, sources: Sources = {}): readonly BoundStmt[] {
  return anonymous(source, sources).body.statements;
}

/** The bound value of `Object x = ...` behind the statements that prepare it. */
export function expression(text: string, before = '', sources: Sources = {}): BoundExpr {
  const last = statements(`${before} Object subject = ${text};`, sources).at(-1);
  if (last?.kind !== 'localVar' || last.init === null) throw new Error('No expression');
  return last.init.kind === 'convert' ? last.init.operand : last.init;
}
