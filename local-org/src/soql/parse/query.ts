/** SELECT queries: the clauses in their order. */
import type { Span } from '../../apex/ast.ts';
import type { FieldExpr, OrderItem, SelectItem, SoqlQuery, WithClause } from '../ast.ts';
import { parseCondition } from './condition-parser.ts';
import type { Cursor } from './cursor.ts';
import { accept, at, expect, expected, expectName, next, peek, unexpected } from './cursor.ts';
import { parseField, parsePath } from './fields.ts';
import { parseCount } from './query-values.ts';

/** Reads one query. Binds of Apex are added by whoever knows their expressions. The query of a child relationship locks nothing. */
export function parseSelect(cursor: Cursor, isChild = false): SoqlQuery {
  if (!at(cursor, 'select')) throw cursor.position === 0 ? unexpected(cursor) : expected(cursor, 'select');
  const first = next(cursor);
  const select = parseList(cursor, parseSelectItem);
  expect(cursor, 'from');
  const from = parseFrom(cursor);
  const moreFrom: SoqlQuery['moreFrom'][number][] = [];
  while (accept(cursor, ',')) moreFrom.push({ path: parsePath(cursor), alias: parseAlias(cursor) });
  const usingScope = accept(cursor, 'using', 'scope') ? expectName(cursor).text : null;
  const where = accept(cursor, 'where') ? parseCondition(cursor, parseSemiJoin) : null;
  const withClause = at(cursor, 'with') ? parseWith(cursor) : null;
  if (withClause && at(cursor, 'where')) throw unexpected(cursor);
  const groupBy = accept(cursor, 'group', 'by') ? parseGroupBy(cursor) : null;
  const having = groupBy && accept(cursor, 'having') ? parseCondition(cursor, null) : null;
  const orderBy = parseOrderBy(cursor);
  const limit = accept(cursor, 'limit') ? parseCount(cursor) : null;
  const offset = accept(cursor, 'offset') ? parseCount(cursor) : null;
  const allRows = accept(cursor, 'all', 'rows');
  const forClause = isChild && at(cursor, 'for', 'update') ? [] : parseFor(cursor);
  if (accept(cursor, 'update')) parseList(cursor, expectName);
  const last = peek(cursor, -1);
  const span: Span = {
    line: first.span.line,
    column: first.span.column,
    endLine: last.span.endLine,
    endColumn: last.span.endColumn,
  };
  return {
    kind: 'select',
    text: cursor.text.slice(first.start, last.end),
    span,
    select,
    from,
    moreFrom,
    usingScope,
    where,
    with: withClause,
    groupBy,
    having,
    orderBy,
    limit,
    offset,
    allRows,
    forClause,
    binds: [],
  };
}

export function parseOrderBy(cursor: Cursor): readonly OrderItem[] {
  return accept(cursor, 'order', 'by') ? parseList(cursor, parseOrderItem) : [];
}

/** The query of `IN (...)` has no order and no limit, takes no deleted rows and locks nothing. */
function parseSemiJoin(cursor: Cursor): SoqlQuery {
  const start = cursor.position;
  const query = parseSelect(cursor);
  const isOpen = query.limit || query.offset || query.orderBy.length > 0 || query.allRows;
  if (isOpen || query.forClause.length > 0) {
    cursor.position = start;
    const ends = [['limit'], ['offset'], ['order', 'by'], ['all', 'rows'], ['for']];
    while (!ends.some((words) => at(cursor, ...words))) next(cursor);
    throw expected(cursor, ')');
  }
  return query;
}

function parseList<T>(cursor: Cursor, item: (cursor: Cursor) => T): T[] {
  const items = [item(cursor)];
  while (accept(cursor, ',')) items.push(item(cursor));
  return items;
}

function parseSelectItem(cursor: Cursor): SelectItem {
  if (accept(cursor, '(')) {
    const query = parseSelect(cursor, true);
    expect(cursor, ')');
    return { kind: 'subquery', query, alias: parseAlias(cursor) };
  }
  if (at(cursor, 'typeof') && peek(cursor, 1).kind === 'name') return parseTypeof(cursor);
  const expr = parseField(cursor);
  if (isRowCount(expr) && !at(cursor, 'from')) throw expected(cursor, 'from');
  return { kind: 'field', expr, alias: at(cursor, 'from') ? null : parseAlias(cursor) };
}

/** `COUNT()` stands alone. */
function isRowCount(expr: FieldExpr): boolean {
  return expr.kind === 'function' && expr.name.toLowerCase() === 'count' && expr.args.length === 0;
}

function parseTypeof(cursor: Cursor): SelectItem {
  const first = expect(cursor, 'typeof');
  const field = parsePath(cursor);
  const whens: { readonly type: string; readonly fields: readonly (readonly string[])[] }[] = [];
  while (accept(cursor, 'when')) {
    const type = parsePath(cursor).join('.');
    expect(cursor, 'then');
    whens.push({ type, fields: parseList(cursor, parsePath) });
  }
  if (whens.length === 0) throw unexpected(cursor);
  const otherwise = accept(cursor, 'else') ? parseList(cursor, parsePath) : null;
  const last = expect(cursor, 'end').span;
  return {
    kind: 'typeof',
    field,
    whens,
    else: otherwise,
    span: { ...first.span, endLine: last.endLine, endColumn: last.endColumn },
  };
}

function parseFrom(cursor: Cursor): SoqlQuery['from'] {
  const first = peek(cursor);
  const path = parsePath(cursor);
  const last = peek(cursor, -1).span;
  const span: Span = { ...first.span, endLine: last.endLine, endColumn: last.endColumn };
  return { name: path.join('.'), alias: parseAlias(cursor), span };
}

/** Words that begin what may follow a name, so that they are no alias. */
const CLAUSES: ReadonlySet<string> = new Set([
  'from',
  'where',
  'with',
  'having',
  'limit',
  'offset',
  'for',
  'update',
  'and',
  'or',
  'not',
  'in',
  'like',
  'asc',
  'desc',
  'nulls',
  'select',
  'by',
]);

function parseAlias(cursor: Cursor): string | null {
  if (accept(cursor, 'as')) return expectName(cursor).text;
  const token = peek(cursor);
  if (token.kind !== 'name' || CLAUSES.has(token.lower)) return null;
  if ((token.lower === 'group' || token.lower === 'order') && at(cursor, token.lower, 'by')) return null;
  return (token.lower === 'all' && at(cursor, 'all', 'rows')) ||
    (token.lower === 'using' && at(cursor, 'using', 'scope'))
    ? null
    : next(cursor).text;
}

function parseWith(cursor: Cursor): WithClause {
  const first = expect(cursor, 'with');
  const mode = peek(cursor).lower;
  const kind =
    mode === 'security_enforced'
      ? 'securityEnforced'
      : mode === 'user_mode'
        ? 'userMode'
        : mode === 'system_mode'
          ? 'systemMode'
          : 'other';
  if (kind === 'other') skipOtherWith(cursor);
  else next(cursor);
  const last = peek(cursor, -1);
  const span: Span = { ...first.span, endLine: last.span.endLine, endColumn: last.span.endColumn };
  return { kind, text: cursor.text.slice(peekStart(cursor, first.end), last.end), span };
}

function peekStart(cursor: Cursor, end: number): number {
  return cursor.text[end] === ' ' ? end + 1 : end;
}

const BEHIND_WITH: ReadonlySet<string> = new Set(['group', 'having', 'order', 'limit', 'offset', 'for', 'update']);

/** Filters that only the text of is kept (`WITH DATA CATEGORY ...`). */
function skipOtherWith(cursor: Cursor): void {
  let depth = 0;
  if (peek(cursor).kind !== 'name') throw unexpected(cursor);
  for (;;) {
    const token = peek(cursor);
    if (token.kind === 'end') return;
    if (token.lower === '(') depth++;
    else if (token.lower === ')' && depth-- === 0) return;
    else if (depth === 0 && BEHIND_WITH.has(token.lower)) return;
    next(cursor);
  }
}

function parseGroupBy(cursor: Cursor): SoqlQuery['groupBy'] {
  for (const kind of ['rollup', 'cube'] as const) {
    if (!accept(cursor, kind, '(')) continue;
    const items = parseList(cursor, parseField);
    expect(cursor, ')');
    return { kind, items };
  }
  const items: FieldExpr[] = parseList(cursor, parseField);
  return { kind: 'plain', items };
}

function parseOrderItem(cursor: Cursor): OrderItem {
  const expr = parseField(cursor);
  const descending = accept(cursor, 'desc') || (accept(cursor, 'asc') && false);
  let nulls: OrderItem['nulls'] = null;
  if (accept(cursor, 'nulls')) {
    const token = peek(cursor);
    if (token.lower !== 'first' && token.lower !== 'last') throw unexpected(cursor);
    next(cursor);
    nulls = token.lower;
  }
  return { expr, descending, nulls };
}

function parseFor(cursor: Cursor): SoqlQuery['forClause'] {
  const clauses: SoqlQuery['forClause'][number][] = [];
  while (accept(cursor, 'for')) {
    do {
      const { lower } = peek(cursor);
      if (lower !== 'view' && lower !== 'reference' && lower !== 'update') throw expected(cursor, 'update');
      next(cursor);
      clauses.push(lower);
    } while (accept(cursor, ','));
  }
  return clauses;
}
