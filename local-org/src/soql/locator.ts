/** The fixed row set of a batch or cursor: the tables' row numbers, taken once; records are read a chunk at a time. */
import type { SqlValue, Statement, Store } from '../store/store.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Plan } from './plan.ts';
import type { QueryLocatorRows } from './queries.ts';
import { buildRecords } from './records.ts';
import { bindAll, quoted, type BindContext } from './sql.ts';

export interface LocatorSource {
  readonly plan: Plan;
  readonly store: Store;
  readonly text: string;
  readonly context: () => BindContext;
  /** Loads the subqueries of these records. */
  readonly children: (plan: Plan, records: readonly SObject[]) => void;
}

/** Growing list of row numbers in eight bytes each. */
function readRowIds(statement: Statement, params: readonly SqlValue[]): Float64Array {
  let ids = new Float64Array(4096);
  let size = 0;
  for (const row of statement.iterate(...params)) {
    if (size === ids.length) {
      const larger = new Float64Array(size * 2);
      larger.set(ids);
      ids = larger;
    }
    ids[size++] = row[0] as number;
  }
  return ids.slice(0, size);
}

export function openLocator(source: LocatorSource): QueryLocatorRows {
  const { store, plan } = source;
  const locator = plan.locator!;
  const rowIds = readRowIds(store.prepare(locator.rowIds), bindAll(locator.params, source.context()));
  return locatorRows(source, rowIds);
}

/** @param rowIds empty for a locator that only fetches by Id. */
export function locatorRows(source: LocatorSource, rowIds: Float64Array): QueryLocatorRows {
  const { plan, store } = source;
  const locator = plan.locator!;
  const table = quoted(plan.type.table ?? plan.type.name);
  const fetchParams = locator.fetchParams.length === 0 ? [] : bindAll(locator.fetchParams, source.context());
  let range: Statement | null = null;
  let list: Statement | null = null;

  const build = (rows: readonly SqlValue[][]): SObject[] => {
    const records = buildRecords(plan.shape!, rows);
    if (plan.children.length > 0 && records.length > 0) source.children(plan, records);
    return records;
  };
  const rowsAt = (offset: number, count: number): Float64Array => rowIds.subarray(offset, Math.min(offset + count, rowIds.length));
  const isRange = (part: Float64Array): boolean => part[part.length - 1] - part[0] === part.length - 1 && isAscending(part);

  return {
    size: rowIds.length,
    text: source.text,
    fetch(offset, count) {
      const part = rowsAt(offset, count);
      if (part.length === 0) return [];
      if (isRange(part)) return build((range ??= store.prepare(locator.range)).rows(...fetchParams, part[0], part[part.length - 1]));
      return build((list ??= store.prepare(locator.list)).rows(...fetchParams, JSON.stringify(Array.from(part))));
    },
    ids(offset, count) {
      const part = rowsAt(offset, count);
      if (part.length === 0) return [];
      const rows = isRange(part)
        ? store.prepare(`SELECT "Id" FROM ${table} WHERE rowid BETWEEN ? AND ? ORDER BY rowid`).rows(part[0], part[part.length - 1])
        : store.prepare(`SELECT t."Id" FROM json_each(?) j CROSS JOIN ${table} t ON t.rowid = j.value`).rows(JSON.stringify(Array.from(part)));
      return rows.map((row) => row[0] as string);
    },
    fetchIds(ids) {
      const found = store.prepare(`SELECT t.rowid FROM json_each(?) j CROSS JOIN ${table} t ON t."Id" = j.value`).rows(JSON.stringify(ids));
      if (found.length === 0) return [];
      return build((list ??= store.prepare(locator.list)).rows(...fetchParams, JSON.stringify(found.map((row) => row[0]))));
    },
  };
}

function isAscending(part: Float64Array): boolean {
  for (let i = 1; i < part.length; i++) if (part[i] !== part[i - 1] + 1) return false;
  return true;
}
