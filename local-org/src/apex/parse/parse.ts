/** Apex source → syntax tree. */
import { ApexErrorListener, ApexParserFactory } from '@apexdevtools/apex-parser';
import { SoqlSyntaxError } from '../../soql/parse/parse.ts';
import type { CompilationUnit, Span } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Build } from './tree.ts';
import { buildAnonymous, buildClassFile, buildTrigger } from './units.ts';

export type SourceKind = 'class' | 'trigger' | 'anonymous';

export interface ParseResult {
  /** null when the source has a syntax error. */
  readonly unit: CompilationUnit | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses one source file. `path` is only repeated in the diagnostics. */
export function parseApex(path: string, source: string, kind: SourceKind): ParseResult {
  const diagnostics: Diagnostic[] = [];
  const listener = new FirstError();
  const { parser } = ApexParserFactory.createLexerAndParser(source, listener);
  const build: Build = {
    source,
    report: (span: Span, message) => diagnostics.push({ path, ...span, severity: 'error', message }),
  };
  const tree = kind === 'class' ? parser.compilationUnit() : kind === 'trigger' ? parser.triggerUnit() : parser.anonymousUnit();
  if (listener.first) return { unit: null, diagnostics: [{ path, severity: 'error', ...listener.first }] };
  try {
    return { unit: buildUnit(build, tree), diagnostics };
  } catch (error) {
    if (!(error instanceof SoqlSyntaxError)) throw error;
    return { unit: null, diagnostics: [{ path, severity: 'error', line: error.line, column: error.column, message: error.message }] };
  }
}

type Tree = Parameters<typeof buildClassFile>[1] | Parameters<typeof buildTrigger>[1] | Parameters<typeof buildAnonymous>[1];

function buildUnit(build: Build, tree: Tree): CompilationUnit {
  if ('triggerBlock' in tree) return buildTrigger(build, tree);
  if ('anonymousBlock' in tree) return buildAnonymous(build, tree);
  return buildClassFile(build, tree);
}

class FirstError extends ApexErrorListener {
  first: { line: number; column: number; message: string } | null = null;

  apexSyntaxError(line: number, column: number, message: string): void {
    this.first ??= { line, column: column + 1, message };
  }
}
