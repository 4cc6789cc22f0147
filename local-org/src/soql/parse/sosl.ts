/** FIND queries. */
import type { Span } from '../../apex/ast.ts';
import type { SoslQuery, Value, WithClause } from '../ast.ts';
import { parseCondition } from './condition-parser.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expected, expectName, next, peek, unexpected } from './cursor.ts';
import { parseField } from './fields.ts';
import { parseOrderBy } from './query.ts';
import { parseCount, parseValue } from './query-values.ts';

export function parseFind(cursor: Cursor): SoslQuery {
  if (!at(cursor, 'find')) throw unexpected(cursor);
  const first = next(cursor);
  const search = parseSearch(cursor);
  let group: string | null = null;
  if (accept(cursor, 'in')) {
    group = expectName(cursor).text;
    expect(cursor, 'fields');
  }
  const returning: SoslQuery['returning'][number][] = [];
  if (accept(cursor, 'returning')) {
    do returning.push(parseReturning(cursor));
    while (accept(cursor, ','));
  }
  const withClause = at(cursor, 'with') ? parseWith(cursor) : null;
  const limit = accept(cursor, 'limit') ? parseCount(cursor) : null;
  if (accept(cursor, 'update')) {
    do expectName(cursor);
    while (accept(cursor, ','));
  }
  const last = peek(cursor, -1);
  const span: Span = { ...first.span, endLine: last.span.endLine, endColumn: last.span.endColumn };
  return {
    kind: 'find',
    text: cursor.text.slice(first.start, last.end),
    span,
    search,
    in: group,
    returning,
    limit,
    with: withClause,
    binds: [],
  };
}

function parseSearch(cursor: Cursor): Value {
  const { kind } = peek(cursor);
  if (kind === 'search' && cursor.wording === 'dynamic') return { kind: 'string', value: next(cursor).text };
  if (kind === 'string' || kind === 'bind' || at(cursor, ':')) return parseValue(cursor, null);
  throw cursor.wording === 'dynamic' ? expected(cursor, 'string') : unexpected(cursor);
}

function parseReturning(cursor: Cursor): SoslQuery['returning'][number] {
  const object = expectName(cursor).text;
  if (!accept(cursor, '(')) return { object, fields: [], where: null, orderBy: [], limit: null, offset: null };
  const fields: string[] = [];
  do fields.push(parseFieldText(cursor));
  while (accept(cursor, ','));
  const where = accept(cursor, 'where') ? parseCondition(cursor, null) : null;
  if (accept(cursor, 'using')) {
    expect(cursor, 'listview');
    expect(cursor, '=');
    expectName(cursor);
  }
  const orderBy = parseOrderBy(cursor);
  const limit = accept(cursor, 'limit') ? parseCount(cursor) : null;
  const offset = accept(cursor, 'offset') ? parseCount(cursor) : null;
  expect(cursor, ')');
  return { object, fields, where, orderBy, limit, offset };
}

/** A field as written, functions and alias included. */
function parseFieldText(cursor: Cursor): string {
  const first = peek(cursor);
  parseField(cursor);
  const after = peek(cursor);
  if (after.kind === 'name' && !['where', 'using', 'order', 'limit', 'offset'].includes(after.lower)) next(cursor);
  return cursor.text.slice(first.start, peek(cursor, -1).end);
}

function parseWith(cursor: Cursor): WithClause {
  const first = peek(cursor);
  let kind: WithClause['kind'] = 'other';
  while (accept(cursor, 'with')) {
    if (accept(cursor, 'user_mode')) kind = 'userMode';
    else if (accept(cursor, 'system_mode')) kind = 'systemMode';
    else skip(cursor);
  }
  const last = peek(cursor, -1);
  return {
    kind,
    text: cursor.text.slice(first.end + 1, last.end),
    span: { ...first.span, endLine: last.span.endLine, endColumn: last.span.endColumn },
  };
}

function skip(cursor: Cursor): void {
  if (peek(cursor).kind !== 'name') throw unexpected(cursor);
  while (peek(cursor).kind !== 'end' && !at(cursor, 'with') && !at(cursor, 'limit') && !at(cursor, 'update'))
    next(cursor);
}
