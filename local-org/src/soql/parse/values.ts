/** Values of conditions and of function arguments. */
import type { Value } from '../ast.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expectName, next, peek, unexpected } from './cursor.ts';

/** Parses the query inside parentheses; given by the query parser, which needs values itself. */
export type SubqueryParser = (cursor: Cursor) => Extract<Value, { kind: 'subquery' }>['query'];

export function parseValue(cursor: Cursor, subquery: SubqueryParser): Value {
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
  if (!at(cursor, '(')) throw unexpected(token);
  next(cursor);
  if (at(cursor, 'select')) {
    const query = subquery(cursor);
    expect(cursor, ')');
    return { kind: 'subquery', query };
  }
  const values = [parseValue(cursor, subquery)];
  while (accept(cursor, ',')) values.push(parseValue(cursor, subquery));
  expect(cursor, ')');
  return { kind: 'list', values };
}

/** The number or bind of LIMIT and OFFSET. */
export function parseCount(cursor: Cursor): Value {
  const token = peek(cursor);
  if (token.kind === 'number' || token.kind === 'bind' || token.lower === ':') {
    return parseValue(cursor, () => {
      throw unexpected(token);
    });
  }
  throw unexpected(token);
}

function parseWord(cursor: Cursor): Value {
  const token = next(cursor);
  switch (token.lower) {
    case 'null':
      return { kind: 'null' };
    case 'true':
    case 'false':
      return { kind: 'boolean', value: token.lower === 'true' };
    default:
  }
  if (/^[a-z]{3}\d+$/.test(token.lower)) return parseCurrency(cursor, token.text);
  if (DATE_LITERALS.has(token.lower)) return { kind: 'dateLiteral', name: token.text.toUpperCase(), n: null };
  if (!N_LITERAL.test(token.lower)) throw unexpected(token);
  expect(cursor, ':');
  const sign = accept(cursor, '-') ? -1 : 1;
  const count = peek(cursor);
  if (count.kind !== 'number' || !/^\d+$/.test(count.text)) throw unexpected(count);
  next(cursor);
  return { kind: 'dateLiteral', name: token.text.toUpperCase(), n: sign * Number(count.text) };
}

/** `USD5000.25`: the fraction is a token of its own. */
function parseCurrency(cursor: Cursor, text: string): Value {
  const following = peek(cursor);
  if (following.kind === 'number' && following.text.startsWith('.')) return { kind: 'currency', text: text + next(cursor).text };
  return { kind: 'currency', text };
}

function parseSigned(cursor: Cursor): Value {
  const sign = next(cursor).text;
  const number = peek(cursor);
  if (number.kind !== 'number') throw unexpected(number);
  next(cursor);
  return { kind: 'number', text: sign === '-' ? `-${number.text}` : number.text };
}

function parseNamedBind(cursor: Cursor): Value {
  expect(cursor, ':');
  const path = [expectName(cursor).text];
  while (accept(cursor, '.')) path.push(expectName(cursor).text);
  return { kind: 'namedBind', path };
}

const N_LITERAL = /^(?:(?:last|next)_n_(?:days|weeks|months|quarters|years|fiscal_quarters|fiscal_years)|n_(?:days|weeks|months|quarters|years|fiscal_quarters|fiscal_years)_ago)$/;

const DATE_LITERALS: ReadonlySet<string> = new Set([
  'yesterday', 'today', 'tomorrow', 'last_90_days', 'next_90_days',
  ...['week', 'month', 'quarter', 'year', 'fiscal_quarter', 'fiscal_year'].flatMap((unit) => [`last_${unit}`, `this_${unit}`, `next_${unit}`]),
]);
