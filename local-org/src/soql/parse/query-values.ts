/** Values of conditions and of function arguments. */
import type { Value } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expected, expectMemberName, expectName, next, peek, unexpected } from './cursor.ts';

/** Parses the query inside parentheses; given by the query parser, which needs values itself. */
export type SubqueryParser = (cursor: Cursor) => Extract<Value, { kind: 'subquery' }>['query'];

export function parseValue(cursor: Cursor, subquery: SubqueryParser | null): Value {
  const token = peek(cursor);
  switch (token.kind) {
    case 'string':
      return { kind: 'string', value: next(cursor).text };
    case 'number':
      return { kind: 'number', text: next(cursor).text };
    case 'date':
    case 'datetime':
    case 'time':
      return { kind: token.kind, text: next(cursor).text };
    case 'bind':
      return { kind: 'bind', index: next(cursor).bind };
    case 'name':
      return parseWord(cursor);
    default:
  }
  if (at(cursor, ':')) return parseNamedBind(cursor);
  if (at(cursor, '-') || at(cursor, '+')) return parseSigned(cursor);
  if (!at(cursor, '(', 'select') || !subquery) throw unexpected(cursor);
  return parseSubquery(cursor, subquery);
}

/** The right side of IN, INCLUDES and EXCLUDES: a list, a bind, and for IN a query. */
export function parseSet(cursor: Cursor, subquery: SubqueryParser | null): Value {
  const { kind } = peek(cursor);
  if (kind === 'bind' || at(cursor, ':')) return parseValue(cursor, null);
  if (!at(cursor, '(')) {
    if (subquery === null) throw expected(cursor, '(');
    throw cursor.wording === 'dynamic' ? expected(cursor, ':') : unexpected(cursor);
  }
  if (subquery && at(cursor, '(', 'select')) return parseSubquery(cursor, subquery);
  next(cursor);
  const values = [parseValue(cursor, null)];
  while (accept(cursor, ',')) values.push(parseValue(cursor, null));
  expect(cursor, ')');
  return { kind: 'list', values };
}

function parseSubquery(cursor: Cursor, subquery: SubqueryParser): Value {
  expect(cursor, '(');
  const query = subquery(cursor);
  expect(cursor, ')');
  return { kind: 'subquery', query };
}

/** The number or bind of LIMIT and OFFSET. */
export function parseCount(cursor: Cursor): Value {
  const token = peek(cursor);
  const isWhole = token.kind === 'number' && /^\d+$/.test(token.text);
  if (isWhole || token.kind === 'bind' || token.lower === ':' || (token.lower === '-' && cursor.wording === 'apex'))
    return parseValue(cursor, null);
  throw cursor.wording === 'dynamic' ? expected(cursor, ':') : unexpected(cursor);
}

function parseWord(cursor: Cursor): Value {
  const token = peek(cursor);
  switch (token.lower) {
    case 'null':
      next(cursor);
      return { kind: 'null' };
    case 'true':
    case 'false':
      next(cursor);
      return { kind: 'boolean', value: token.lower === 'true' };
    default:
  }
  const isCurrency = /^[a-z]{3}\d+$/.test(token.lower);
  const isLiteral = DATE_LITERALS.has(token.lower);
  if (!isCurrency && !isLiteral && !N_LITERAL.test(token.lower)) throw unexpected(cursor);
  next(cursor);
  if (isCurrency) return parseCurrency(cursor, token.text);
  if (isLiteral) return { kind: 'dateLiteral', name: token.text.toUpperCase(), n: null };
  if (peek(cursor).kind !== 'bind') expect(cursor, ':');
  const count = peek(cursor);
  if (count.kind !== 'number' || !/^\d+$/.test(count.text))
    throw cursor.wording === 'apex' ? expected(cursor, 'integer_literal') : unexpected(cursor);
  next(cursor);
  return { kind: 'dateLiteral', name: token.text.toUpperCase(), n: Number(count.text) };
}

/** `USD5000.25`: the fraction is a token of its own. */
function parseCurrency(cursor: Cursor, text: string): Value {
  const following = peek(cursor);
  if (following.kind === 'number' && following.text.startsWith('.'))
    return { kind: 'currency', text: text + next(cursor).text };
  return { kind: 'currency', text };
}

function parseSigned(cursor: Cursor): Value {
  const sign = next(cursor).text;
  const number = peek(cursor);
  if (number.kind !== 'number') throw unexpected(cursor);
  next(cursor);
  return { kind: 'number', text: sign === '-' ? `-${number.text}` : number.text };
}

function parseNamedBind(cursor: Cursor): Value {
  expect(cursor, ':');
  const path = [expectName(cursor).text];
  while (accept(cursor, '.')) path.push(expectMemberName(cursor).text);
  return { kind: 'namedBind', path };
}

const N_LITERAL =
  /^(?:(?:last|next)_n_(?:days|weeks|months|quarters|years|fiscal_quarters|fiscal_years)|n_(?:days|weeks|months|quarters|years|fiscal_quarters|fiscal_years)_ago)$/;

const DATE_LITERALS: ReadonlySet<string> = new Set([
  'yesterday',
  'today',
  'tomorrow',
  'last_90_days',
  'next_90_days',
  ...['week', 'month', 'quarter', 'year', 'fiscal_quarter', 'fiscal_year'].flatMap((unit) => [
    `last_${unit}`,
    `this_${unit}`,
    `next_${unit}`,
  ]),
]);
