/** SOQL and SOSL text → syntax tree. */
import type { Expr } from '../../apex/ast.ts';
import type { SoqlQuery, SoslQuery } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { peek, unexpected } from './cursor.ts';
import type { LexOptions } from './lexer.ts';
import { lex } from './lexer.ts';
import { parseSelect } from './query.ts';
import { parseFind } from './sosl.ts';

export { SoqlSyntaxError } from './errors.ts';

/** Parses a dynamic query. Throws `SoqlSyntaxError`. */
export function parseSoql(text: string): SoqlQuery {
  return { ...parseQuery(whole(text), [], parseSelect), text };
}

/** Parses a dynamic search. Throws `SoqlSyntaxError`. */
export function parseSosl(text: string): SoslQuery {
  return { ...parseQuery(whole(text), [], parseFind), text };
}

/** Parses a query that is a part of Apex source. Throws `SoqlSyntaxError` with positions of the source. */
export function parseEmbeddedSoql(options: LexOptions, binds: readonly Expr[]): SoqlQuery {
  return parseQuery(options, binds, parseSelect);
}

/** Parses a search that is a part of Apex source. Throws `SoqlSyntaxError` with positions of the source. */
export function parseEmbeddedSosl(options: LexOptions, binds: readonly Expr[]): SoslQuery {
  return parseQuery(options, binds, parseFind);
}

function whole(text: string): LexOptions {
  return { source: text, from: 0, to: text.length, line: 1, column: 1 };
}

function parseQuery<T>(options: LexOptions, binds: readonly Expr[], parse: (cursor: Cursor, binds: readonly Expr[]) => T): T {
  const cursor: Cursor = { ...lex(options), position: 0 };
  const query = parse(cursor, binds);
  const rest = peek(cursor);
  if (rest.kind !== 'end') throw unexpected(rest);
  return query;
}
