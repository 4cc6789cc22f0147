/** Reading tokens one after the other. */
import { SoqlSyntaxError } from './soql-syntax-error.ts';
import type { SoqlToken } from './lexer.ts';

export interface Cursor {
  readonly tokens: readonly SoqlToken[];
  /** The normalised text in which the tokens stand. */
  readonly text: string;
  /** Whose wording errors have: the compiler's for a query in Apex, that of the query engine for a dynamic one. */
  readonly wording: 'apex' | 'dynamic';
  position: number;
}

export function peek(cursor: Cursor, ahead = 0): SoqlToken {
  const token = cursor.tokens[Math.min(cursor.position + ahead, cursor.tokens.length - 1)];
  if (!token) throw new Error('A token list ends with its end token');
  return token;
}

export function next(cursor: Cursor): SoqlToken {
  const token = peek(cursor);
  cursor.position++;
  return token;
}

/** Whether the following tokens are these keywords or symbols (lower case). */
export function at(cursor: Cursor, ...words: readonly string[]): boolean {
  return words.every((word, i) => peek(cursor, i).lower === word);
}

/** Reads these keywords or symbols when they follow. */
export function accept(cursor: Cursor, ...words: readonly string[]): boolean {
  if (!at(cursor, ...words)) return false;
  cursor.position += words.length;
  return true;
}

export function expect(cursor: Cursor, word: string): SoqlToken {
  if (!at(cursor, word)) throw expected(cursor, word);
  return next(cursor);
}

/** Words that are no names, whatever they stand for. */
const RESERVED: ReadonlySet<string> = new Set([
  'select',
  'from',
  'using',
  'where',
  'by',
  'limit',
  'and',
  'or',
  'not',
  'like',
  'in',
  'asc',
  'desc',
  'nulls',
  'having',
  'null',
  'true',
  'false',
  'as',
  'update',
]);

export function expectName(cursor: Cursor): SoqlToken {
  const token = peek(cursor);
  if (token.kind !== 'name' || RESERVED.has(token.lower)) throw unexpected(cursor);
  return next(cursor);
}

/** A part of a path behind its dot, where any word is a name. */
export function expectMemberName(cursor: Cursor): SoqlToken {
  if (peek(cursor).kind !== 'name') throw unexpected(cursor);
  return next(cursor);
}

/** The following token fits nowhere. */
export function unexpected(cursor: Cursor): SoqlSyntaxError {
  const token = peek(cursor);
  return problem(
    token,
    cursor.wording === 'apex' ? `Unexpected token '${token.text}'.` : `unexpected token: '${token.text}'`,
  );
}

const NAMES: Readonly<Record<string, string>> = {
  ')': 'a right parentheses',
  '(': 'a left parentheses',
  ':': 'a colon',
  ',': 'a comma',
  '=': 'an equals sign',
  string: 'a string literal',
};

/** What may stand behind the word that is missing, so that the compiler calls it missing. */
const FITS_BEHIND: Readonly<Record<string, (token: SoqlToken) => boolean>> = {
  ')': (token) =>
    token.kind === 'end' ||
    [')', ',', 'from', 'and', 'or', 'limit', 'order', 'group', 'with', 'where', 'offset', 'for', 'all'].includes(
      token.lower,
    ),
  '(': (token) => token.kind !== 'end' && token.kind !== 'symbol',
  from: (token) => token.kind === 'name',
  select: (token) => token.kind === 'name',
  update: (token) => token.kind === 'end',
  integer_literal: (token) => token.kind === 'name',
};

/** Another token than `word` follows. */
export function expected(cursor: Cursor, word: string): SoqlSyntaxError {
  const token = peek(cursor);
  if (cursor.wording === 'dynamic') {
    const name = NAMES[word];
    return name === undefined ? unexpected(cursor) : problem(token, `expecting ${name}, found '${token.text}'`);
  }
  const shown = word.toUpperCase();
  const after = peek(cursor, 1);
  if (word === 'integer_literal' ? after.kind === 'number' : after.lower === word)
    return problem(token, `Extra '${shown}', at '${token.text}'.`);
  return problem(
    token,
    FITS_BEHIND[word]?.(token)
      ? `Missing '${shown}' at '${token.text}'`
      : `Expecting '${shown}' but was: '${token.text}'`,
  );
}

/** Something stands behind the query. */
export function expectedEnd(cursor: Cursor): SoqlSyntaxError {
  const token = peek(cursor);
  if (cursor.wording === 'dynamic') return unexpected(cursor);
  const after = peek(cursor, 1);
  // Two names behind a query are read as its last option.
  if (token.kind === 'name' && !RESERVED.has(token.lower) && token.lower !== 'having')
    return problem(after, `Missing 'IDENTIFIER' at '${after.text}'`);
  if (after.kind === 'end') return problem(token, `Extra ']', at '${token.text}'.`);
  return problem(
    token,
    token.kind === 'symbol' ? `Missing ']' at '${token.text}'` : `Expecting ']' but was: '${token.text}'`,
  );
}

function problem(token: SoqlToken, message: string): SoqlSyntaxError {
  return new SoqlSyntaxError(message, token.span.line, token.span.column);
}
