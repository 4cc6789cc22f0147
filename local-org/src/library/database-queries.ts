/** Dynamic queries, locators and cursors of the Database class. */
import type { ApexMap } from '../runtime/collections.ts';
import { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException, nullPointer } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { SOBJECT, sobjectRuntimeType } from '../runtime/runtime-types.ts';
import type { SObject } from '../runtime/sobject.ts';
import { countLimit } from '../limits/counters.ts';
import type { SoqlQuery } from '../soql/ast.ts';
import { isAggregateQuery } from '../soql/aggregate.ts';
import { queryException } from '../soql/query-errors.ts';
import type { QueryLocatorRows, QueryOptions } from '../soql/queries.ts';
import type { AccessLevel } from './database-options.ts';
import { queryOptionsOf } from './database-records.ts';
import { QueryLocator } from './query-locator.ts';

type Named = NonNullable<QueryOptions['namedBinds']>;

/** Compiled code hands the variables in reach of a dynamic query to these methods, as a function after their arguments. */
export function localsOf(rest: readonly unknown[]): Named | undefined {
  return rest.find((item): item is Named => typeof item === 'function');
}

export function bindsOf(map: ApexMap): Named {
  if (map === null) throw ApexException.of('System.NullPointerException', 'Argument 2 cannot be null');
  const byName = new Map<string, unknown>();
  for (const key of map.keys()) {
    const name = String(key).toLowerCase();
    if (byName.has(name))
      throw queryException(`The bindMap consists of duplicate case-insensitive keys: [${String(key)}]`);
    byName.set(name, map.get(key));
  }
  return (path) => {
    const name = path.join('.').toLowerCase();
    if (!byName.has(name)) throw queryException(`Key '${path.join('.')}' does not exist in the bindMap`);
    return byName.get(name);
  };
}

function parsed(text: string | null): SoqlQuery {
  if (text === null) throw nullPointer();
  return tx().org.queries.parse(text);
}

function listOfRecords(query: SoqlQuery, records: SObject[]): ApexList {
  const type =
    records.length > 0
      ? records[0].sobjectType
      : isAggregateQuery(query)
        ? null
        : tx().org.schema.type(query.from.name);
  return new ApexList(type === null ? SOBJECT : sobjectRuntimeType(type), records);
}

export function query(text: string, level: AccessLevel | null, locals: Named | undefined): ApexList {
  const tree = parsed(text);
  return listOfRecords(tree, tx().org.queries.run(tree, queryOptionsOf(level, locals)));
}

export function queryWithBinds(text: string, map: ApexMap, level: AccessLevel): ApexList {
  return query(text, level, bindsOf(map));
}

export function countQuery(text: string, level: AccessLevel | null, locals: Named | undefined): number {
  return tx().org.queries.count(parsed(text), queryOptionsOf(level, locals));
}

export function countQueryWithBinds(text: string, map: ApexMap, level: AccessLevel): number {
  return countQuery(text, level, bindsOf(map));
}

/** What compiled code passes for `[SELECT ...]` as the argument of `getQueryLocator`: the query itself, not its rows. */
export class LazyQuery {
  readonly query: SoqlQuery;
  readonly options: QueryOptions;

  constructor(query: SoqlQuery, options: QueryOptions) {
    this.query = query;
    this.options = options;
  }
}

export function getQueryLocator(
  source: string | ApexList | LazyQuery,
  level: AccessLevel | null,
  locals: Named | undefined,
): QueryLocator {
  if (source === null) throw nullPointer();
  const { queries } = tx().org;
  if (source instanceof LazyQuery)
    return new QueryLocator(
      queries.locator(source.query, level === null ? source.options : { ...source.options, access: level.mode }),
    );
  if (source instanceof ApexList) return new QueryLocator(rowsOfList(source.items as SObject[]));
  return new QueryLocator(queries.locator(parsed(source), queryOptionsOf(level, locals)));
}

export function getQueryLocatorWithBinds(text: string, map: ApexMap, level: AccessLevel): QueryLocator {
  return getQueryLocator(text, level, bindsOf(map));
}

/** A locator of rows that were read already. */
function rowsOfList(records: readonly SObject[]): QueryLocatorRows {
  const byId = new Map(records.map((record) => [record.id!, record]));
  return {
    size: records.length,
    text: '',
    fetch: (offset, count) => records.slice(offset, offset + count),
    mark: (offset, count) =>
      records
        .slice(offset, offset + count)
        .map((record) => record.id!)
        .join(','),
    fetchMarked: (mark) =>
      mark
        .split(',')
        .map((id) => byId.get(id))
        .filter((record) => record !== undefined),
  };
}

/** Database.Cursor: a fixed row set that is read by position. */
export class Cursor {
  readonly rows: QueryLocatorRows;

  constructor(rows: QueryLocatorRows) {
    this.rows = rows;
  }
}

/** Opening counts the cursor and its rows, and no query. */
function open(
  text: string,
  level: AccessLevel | null,
  locals: Named | undefined,
  [cursors, cursorRows]: readonly ['cursors', 'cursorRows'] | readonly ['paginationCursors', 'paginationCursorRows'],
): QueryLocatorRows {
  const rows = tx().org.queries.locator(parsed(text), { ...queryOptionsOf(level, locals), uncounted: true });
  countLimit(tx().limits, cursors, 1);
  countLimit(tx().limits, cursorRows, rows.size);
  return rows;
}

export function getCursor(text: string, level: AccessLevel | null, locals: Named | undefined): Cursor {
  return new Cursor(open(text, level, locals, ['cursors', 'cursorRows']));
}

/** As `getCursor`, in pages. */
export function getPaginationCursor(
  text: string,
  level: AccessLevel | null,
  locals: Named | undefined,
): PaginationCursor {
  return new PaginationCursor(open(text, level, locals, ['paginationCursors', 'paginationCursorRows']));
}

export function getCursorWithBinds(text: string, map: ApexMap, level: AccessLevel): Cursor {
  return getCursor(text, level, bindsOf(map));
}

function fetch(cursor: Cursor, position: number, count: number): ApexList {
  const { size } = cursor.rows;
  if (position < 0 || count < 0 || position > size || position + count > size) {
    throw ApexException.of(
      'System.InvalidParameterValueException',
      `Invalid cursor fetch position or count: ${position}, ${count}; the cursor has ${size} records`,
    );
  }
  const { limits } = tx();
  countLimit(limits, 'cursorFetches', 1);
  countLimit(limits, 'queries', 1);
  const records = cursor.rows.fetch(position, count);
  countLimit(limits, 'queryRows', records.length);
  return new ApexList(records.length === 0 ? SOBJECT : sobjectRuntimeType(records[0].sobjectType), records);
}

export const cursorClass = libraryClass({
  name: 'Database.Cursor',
  members: {
    'Integer getNumRecords()': (self: Cursor) => self.rows.size,
    'List<SObject> fetch(Integer position, Integer count)': fetch,
  },
  instance: Cursor,
});

/** Database.PaginationCursor: pages of a row set, for people. */
export class PaginationCursor extends Cursor {}

class CursorFetchResult {
  readonly records: ApexList;
  readonly nextIndex: number;
  readonly isDone: boolean;

  constructor(records: ApexList, nextIndex: number, isDone: boolean) {
    this.records = records;
    this.nextIndex = nextIndex;
    this.isDone = isDone;
  }
}

function fetchPage(cursor: PaginationCursor, start: number, pageSize: number): CursorFetchResult {
  const { size } = cursor.rows;
  const next = Math.min(start + pageSize, size);
  return new CursorFetchResult(fetch(cursor, start, next - start), next, next >= size);
}

export const paginationCursorClass = libraryClass({
  name: 'Database.PaginationCursor',
  members: {
    'Integer getNumRecords()': (self: PaginationCursor) => self.rows.size,
    'Database.CursorFetchResult fetchPage(Integer start, Integer pageSize)': fetchPage,
  },
  instance: PaginationCursor,
});

export const cursorFetchResultClass = libraryClass({
  name: 'Database.CursorFetchResult',
  members: {
    'List<SObject> getRecords()': (self: CursorFetchResult) => self.records,
    'Integer getNextIndex()': (self: CursorFetchResult) => self.nextIndex,
    'Integer getNumDeletedRecords()': () => 0,
    'Boolean isDone()': (self: CursorFetchResult) => self.isDone,
  },
  instance: CursorFetchResult,
});
