/** Apex source → syntax tree. */
import { SoqlSyntaxError } from '../../soql/parse/soql-syntax-error.ts';
import type { CompilationUnit } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { tokenize } from './lexer.ts';
import { StrictParser } from './parser.ts';
import { type Problem, problemsFrom } from './repair.ts';
import { SyntaxProblem } from './syntax-problem.ts';
import type { TokenArray } from './tokens.ts';
import type { Build } from './tree.ts';
import { buildAnonymous, buildClassFile, buildTrigger } from './units.ts';

export type SourceKind = 'class' | 'trigger' | 'anonymous';

export interface ParseResult {
  /** null when the source has a syntax error. */
  readonly unit: CompilationUnit | null;
  /** The syntax errors, or what violates the rules that need no knowledge of types. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses one source file. `path` is only repeated in the diagnostics. */
export function parseApex(path: string, source: string, kind: SourceKind): ParseResult {
  const diagnostics: Diagnostic[] = [];
  let tokens: TokenArray | null = null;
  try {
    tokens = tokenize(source, kind === 'trigger');
    const parser = new StrictParser(tokens);
    const build: Build = {
      queries: parser.queries,
      atTopLevel: false,
      report: (span, message) => diagnostics.push({ path, ...span, severity: 'error', message }),
    };
    return { unit: parseUnit(parser, build, kind), diagnostics };
  } catch (error) {
    const first = asProblem(error);
    const problems = tokens === null ? [first] : problemsFrom(first, tokens, (mended) => problemOf(mended, kind));
    return {
      unit: null,
      diagnostics: problems.map(({ line, column, message }) => ({ path, severity: 'error', line, column, message })),
    };
  }
}

function asProblem(error: unknown): Problem {
  if (error instanceof SyntaxProblem || error instanceof SoqlSyntaxError) return error;
  throw error;
}

function problemOf(tokens: TokenArray, kind: SourceKind): Problem | null {
  try {
    parseTree(new StrictParser(tokens), kind);
    return null;
  } catch (error) {
    return asProblem(error);
  }
}

function parseTree(parser: StrictParser, kind: SourceKind): unknown {
  if (kind === 'class') return parser.compilationUnit();
  return kind === 'trigger' ? parser.triggerUnit() : parser.anonymousUnit();
}

function parseUnit(parser: StrictParser, build: Build, kind: SourceKind): CompilationUnit {
  switch (kind) {
    case 'class':
      return buildClassFile(build, parser.compilationUnit());
    case 'trigger':
      return buildTrigger(build, parser.triggerUnit());
    case 'anonymous':
      return buildAnonymous(build, parser.anonymousUnit());
  }
}
