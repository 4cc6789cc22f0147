/** The fixed row set of a batch or cursor: the tables' row numbers, taken once; records are read a chunk at a time. */
import type { SqlValue, Statement, Store } from '../store/store.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Plan } from './plan.ts';
import type { QueryLocatorRows } from './queries.ts';
import { buildRecords } from './records.ts';
import { bindAll, type BindContext } from './sql.ts';

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
  const text = store
    .prepare(`SELECT json_group_array(id) FROM (${sql.replace(/^SELECT (\S+) FROM/, 'SELECT $1 AS id FROM')})`)
    .row(...params)![0] as string;
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

  const build = (rows: readonly SqlValue[][]): SObject[] => {
    const records = buildRecords(plan.shape!, rows);
    if (plan.children.length > 0 && records.length > 0) source.children(plan, records);
    return records;
  };
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
      if (isRange(part))
        return build((range ??= store.prepare(locator.range)).rows(...fetchParams, part[0], part[part.length - 1]));
      return build((list ??= store.prepare(locator.list)).rows(...fetchParams, JSON.stringify(Array.from(part))));
    },
    mark: (offset, count) => JSON.stringify(Array.from(rowsAt(offset, count))),
    fetchMarked: (mark) => build((list ??= store.prepare(locator.list)).rows(...fetchParams, mark)),
  };
}

function isAscending(part: Float64Array): boolean {
  for (let i = 1; i < part.length; i++) if (part[i] !== part[i - 1] + 1) return false;
  return true;
}
