/** Reading the concrete tree of the Apex grammar: spans and texts of its tokens. */
import type { ApexParserRuleContext, ApexParseTree, ApexTerminalNode, ApexToken } from '@apexdevtools/apex-parser';
import type { SoqlQuery, SoslQuery } from '../../soql/ast.ts';
import type { Span } from '../ast.ts';

/** What the builders of one source file share. */
export interface Build {
  /** The queries of the source by their contexts, without the expressions of their binds. */
  readonly queries: ReadonlyMap<unknown, SoqlQuery | SoslQuery>;
  /** Whether the statement being built is in no block: in a trigger or in anonymous Apex, where a variable may be a field. */
  atTopLevel: boolean;
  /** Reports a violated rule of the language; building goes on. */
  report(span: Span, message: string): void;
}

/** From the first character of `first` to behind the last character of `last`. */
export function spanBetween(first: ApexToken, last: ApexToken): Span {
  const length = last.stop - last.start + 1;
  let endLine = last.line;
  let endColumn = last.column + 1 + length;
  if (length > 1 && last.text.includes('\n')) {
    const lines = last.text.split('\n');
    endLine += lines.length - 1;
    endColumn = (lines.at(-1) ?? '').length + 1;
  }
  return { line: first.line, column: first.column + 1, endLine, endColumn };
}

export function spanOf(context: ApexParserRuleContext): Span {
  return spanBetween(context.start, context.stop ?? context.start);
}

export function spanOfToken(token: ApexToken): Span {
  return spanBetween(token, token);
}

/** The child's text when it is a token, else the empty string. */
export function tokenText(child: ApexParseTree | undefined): string {
  return (child as ApexTerminalNode | undefined)?.symbol?.text ?? '';
}

/** The child's token type, or -1 when it is a rule. */
export function tokenType(child: ApexParseTree | undefined): number {
  return (child as ApexTerminalNode | undefined)?.symbol?.type ?? -1;
}
