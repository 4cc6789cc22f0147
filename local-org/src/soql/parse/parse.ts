/** SOQL and SOSL text → syntax tree. */
import type { SoqlQuery, SoslQuery } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { expectedEnd, peek } from './cursor.ts';
import type { LexOptions } from './lexer.ts';
import { lex } from './lexer.ts';
import { parseSelect } from './query.ts';
import { parseFind } from './sosl.ts';

export { SoqlSyntaxError } from './soql-syntax-error.ts';

/** Parses a dynamic query. Throws `SoqlSyntaxError`. */
export function parseSoql(text: string): SoqlQuery {
  return { ...parseQuery(whole(text), parseSelect), text };
}

/** Parses a dynamic search. Throws `SoqlSyntaxError`. */
export function parseSosl(text: string): SoslQuery {
  return { ...parseQuery(whole(text), parseFind), text };
}

/** Parses a query that is a part of Apex source; the caller adds the binds. Throws `SoqlSyntaxError` with positions of the source. */
export function parseEmbeddedSoql(options: LexOptions): SoqlQuery {
  return parseQuery(options, parseSelect);
}

/** Parses a search that is a part of Apex source; the caller adds the binds. Throws `SoqlSyntaxError` with positions of the source. */
export function parseEmbeddedSosl(options: LexOptions): SoslQuery {
  return parseQuery(options, parseFind);
}

function whole(text: string): LexOptions {
  return { source: text, from: 0, to: text.length, line: 1, column: 1 };
}

function parseQuery<T>(options: LexOptions, parse: (cursor: Cursor) => T): T {
  const cursor: Cursor = { ...lex(options), wording: options.end ? 'apex' : 'dynamic', position: 0 };
  const query = parse(cursor);
  if (peek(cursor).kind !== 'end') throw expectedEnd(cursor);
  return query;
}
