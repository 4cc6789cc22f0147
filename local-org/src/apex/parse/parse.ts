/** Apex source → syntax tree. */
import { SoqlSyntaxError } from '../../soql/parse/errors.ts';
import type { CompilationUnit } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { tokenize } from './lexer.ts';
import { StrictParser } from './parser.ts';
import { SyntaxProblem } from './syntax-problem.ts';
import type { Build } from './tree.ts';
import { buildAnonymous, buildClassFile, buildTrigger } from './units.ts';

export type SourceKind = 'class' | 'trigger' | 'anonymous';

export interface ParseResult {
  /** null when the source has a syntax error. */
  readonly unit: CompilationUnit | null;
  /** The first syntax error, or what violates the rules that need no knowledge of types. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses one source file. `path` is only repeated in the diagnostics. */
export function parseApex(path: string, source: string, kind: SourceKind): ParseResult {
  const diagnostics: Diagnostic[] = [];
  try {
    const parser = new StrictParser(tokenize(source, kind === 'trigger'));
    const build: Build = {
      queries: parser.queries,
      atTopLevel: false,
      report: (span, message) => diagnostics.push({ path, ...span, severity: 'error', message }),
    };
    return { unit: parseUnit(parser, build, kind), diagnostics };
  } catch (error) {
    if (!(error instanceof SyntaxProblem) && !(error instanceof SoqlSyntaxError)) throw error;
    return {
      unit: null,
      diagnostics: [{ path, severity: 'error', line: error.line, column: error.column, message: error.message }],
    };
  }
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
