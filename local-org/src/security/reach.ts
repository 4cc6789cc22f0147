/** Which rows of an object with restricted sharing a user reaches. */
import type { Schema } from '../schema/model.ts';
import type { Store } from '../store/store.ts';
import { sharedParents } from './shares.ts';
import type { RowFilter } from './security.ts';

const quoted = (name: string): string => `"${name}"`;

export function reachedRows(
  { schema, store }: { readonly schema: Schema; readonly store: Store },
  filter: RowFilter,
  table: string,
  ids: readonly string[],
): ReadonlySet<unknown> {
  const parents = filter.shareObject === null ? null : sharedParents(schema.type(filter.shareObject), filter.access);
  const shared = parents === null ? '' : ` OR "Id" IN (${parents})`;
  const through = filter.through.map((column) => ` OR ${quoted(column)} IS NOT NULL`).join('');
  const params = [
    JSON.stringify(ids),
    JSON.stringify(filter.owners),
    ...(parents === null ? [] : [JSON.stringify(filter.principals)]),
  ];
  const rows = store
    .prepare(
      `SELECT "Id" FROM ${quoted(table)} WHERE "Id" IN (SELECT value FROM json_each(?)) AND ("OwnerId" IN (SELECT value FROM json_each(?))${shared}${through})`,
    )
    .rows(...params);
  return new Set(rows.map((row) => row[0]));
}
