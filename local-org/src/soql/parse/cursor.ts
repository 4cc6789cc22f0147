/** Reading tokens one after the other. */
import { SoqlSyntaxError } from './errors.ts';
import type { SoqlToken } from './lexer.ts';

export interface Cursor {
  readonly tokens: readonly SoqlToken[];
  /** The normalised text in which the tokens stand. */
  readonly text: string;
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
  const token = peek(cursor);
  if (token.lower !== word) throw unexpected(token, word);
  return next(cursor);
}

export function expectName(cursor: Cursor): SoqlToken {
  const token = peek(cursor);
  if (token.kind !== 'name') throw unexpected(token);
  return next(cursor);
}

const NAMES: Readonly<Record<string, string>> = { ')': 'a right parentheses', '(': 'a left parentheses', ':': 'a colon', ',': 'a comma', '=': 'an equals sign' };

/** `unexpected token: 'x'`, or what was expected where the platform says that. */
export function unexpected(token: SoqlToken, expected?: string): SoqlSyntaxError {
  const name = expected === undefined ? undefined : NAMES[expected];
  const message = name ? `expecting ${name}, found '${token.text}'` : `unexpected token: '${token.text}'`;
  return new SoqlSyntaxError(message, token.span.line, token.span.column);
}
