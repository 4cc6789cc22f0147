/** The fixed row set of a batch or cursor: the tables' row numbers, taken once; records are read a chunk at a time. */
import type { SqlValue, Statement, Store } from '../store/store.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Plan } from './plan.ts';
import type { QueryLocatorRows } from './queries.ts';
import { textBytes } from '../limits/heap-walk.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { buildRecords } from './record-builder.ts';
import { passesAsJson } from './stored-values.ts';
import { bindAll, type BindContext } from './sql.ts';
import { readableJson } from '../store/null-characters.ts';

export interface LocatorSource {
  readonly plan: Plan;
  readonly store: Store;
  readonly text: string;
  readonly context: () => BindContext;
  /** Loads the subqueries of these records. */
  readonly children: (plan: Plan, records: readonly SObject[]) => void;
}

/** Row numbers in eight bytes each. They come as one JSON text: a call per row would cost more than all the rest. */
function readRowIds(store: Store, sql: string, params: readonly SqlValue[]): Float64Array {
  const text = store.prepare(`SELECT json_group_array(id) FROM (${sql})`).row(...params)![0] as string;
  return Float64Array.from(JSON.parse(text) as number[]);
}

export function openLocator(source: LocatorSource): QueryLocatorRows {
  const { store, plan } = source;
  const locator = plan.locator!;
  const rowIds = readRowIds(store, locator.rowIds, bindAll(locator.params, source.context()));
  return locatorRows(source, rowIds);
}

/** @param rowIds empty for a locator that only fetches what was marked. */
export function locatorRows(source: LocatorSource, rowIds: Float64Array): QueryLocatorRows {
  const { plan, store } = source;
  const locator = plan.locator!;
  const fetchParams = locator.fetchParams.length === 0 ? [] : bindAll(locator.fetchParams, source.context());
  let range: Statement | null = null;
  let list: Statement | null = null;

  const fits = locator.width <= MAX_ARGUMENTS && passesAsJson(plan.shape!);
  const read = (statement: Statement, ...params: SqlValue[]): SObject[] => {
    const text = fits ? (statement.row(...fetchParams, ...params)![0] as string) : null;
    const rows =
      text === null ? statement.rows(...fetchParams, ...params) : (JSON.parse(readableJson(text)) as SqlValue[][]);
    const records = buildRecords(plan.shape!, rows);
    STEP_BUDGET.take(text?.length ?? textBytes(records), records);
    if (plan.children.length > 0 && records.length > 0) source.children(plan, records);
    return records;
  };
  const prepare = (sql: string): Statement => store.prepare(fits ? jsonOf(sql, locator.width) : sql);
  const rowsAt = (offset: number, count: number): Float64Array =>
    rowIds.subarray(offset, Math.min(offset + count, rowIds.length));
  const isRange = (part: Float64Array): boolean =>
    part[part.length - 1] - part[0] === part.length - 1 && isAscending(part);

  return {
    size: rowIds.length,
    text: source.text,
    fetch(offset, count) {
      const part = rowsAt(offset, count);
      if (part.length === 0) return [];
      if (isRange(part)) return read((range ??= prepare(locator.range)), part[0], part[part.length - 1]);
      return read((list ??= prepare(locator.list)), JSON.stringify(Array.from(part)));
    },
    mark: (offset, count) => JSON.stringify(Array.from(rowsAt(offset, count))),
    fetchMarked: (mark) => read((list ??= prepare(locator.list)), mark),
  };
}

/** SQLite's functions take no more arguments than this. */
const MAX_ARGUMENTS = 100;

/** A chunk as one JSON text: see `readRowIds`. Columns get names, as an inner query must have. */
function jsonOf(sql: string, width: number): string {
  const names = Array.from({ length: width }, (_, at) => `c${at}`).join(', ');
  return `WITH chunk(${names}) AS (${sql}) SELECT json_group_array(json_array(${names})) FROM chunk`;
}

function isAscending(part: Float64Array): boolean {
  for (let i = 1; i < part.length; i++) if (part[i] !== part[i - 1] + 1) return false;
  return true;
}
