/** FIND queries. */
import type { Span } from '../../apex/ast.ts';
import type { SoslQuery, Value, WithClause } from '../ast.ts';
import { parseCondition } from './conditions.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expectName, next, peek, unexpected } from './cursor.ts';
import { parseField } from './fields.ts';
import { parseOrderBy } from './query.ts';
import { parseCount, parseValue } from './values.ts';

export function parseFind(cursor: Cursor): SoslQuery {
  const first = expect(cursor, 'find');
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
  return { kind: 'find', text: cursor.text.slice(first.start, last.end), span, search, in: group, returning, limit, with: withClause, binds: [] };
}

function noSubquery(cursor: Cursor): never {
  throw unexpected(peek(cursor));
}

function parseSearch(cursor: Cursor): Value {
  const token = peek(cursor);
  if (token.kind !== 'search') return parseValue(cursor, noSubquery);
  return { kind: 'string', value: next(cursor).text };
}

function parseReturning(cursor: Cursor): SoslQuery['returning'][number] {
  const object = expectName(cursor).text;
  if (!accept(cursor, '(')) return { object, fields: [], where: null, orderBy: [], limit: null, offset: null };
  const fields: string[] = [];
  do fields.push(parseFieldText(cursor));
  while (accept(cursor, ','));
  const where = accept(cursor, 'where') ? parseCondition(cursor, noSubquery) : null;
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
  return { kind, text: cursor.text.slice(first.end + 1, last.end), span: { ...first.span, endLine: last.span.endLine, endColumn: last.span.endColumn } };
}

function skip(cursor: Cursor): void {
  if (peek(cursor).kind !== 'name') throw unexpected(peek(cursor));
  while (peek(cursor).kind !== 'end' && !at(cursor, 'with') && !at(cursor, 'limit') && !at(cursor, 'update')) next(cursor);
}
