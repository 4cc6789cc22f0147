/**
 * Lookups that a deletion emptied: undeleting the parent fills them again where nothing has replaced it.
 * Source: Apex Developer Guide, "Restoring Deleted Records": relationships that come back.
 */
import type { FieldInfo } from '../schema/model.ts';
import type { Store } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';

/** Empties the lookup in live children of these records. @param live condition of children that are not deleted, with its AND. */
export function clearLookup(store: Store, table: string, field: FieldInfo, parents: string, live: string): void {
  const column = quoted(field.column!);
  const where = `${column} IN (SELECT value FROM json_each(?))${live}`;
  store
    .prepare(
      `INSERT INTO org_cleared_lookup(child_table, child_column, child_id, parent_id) SELECT ?, ?, "Id", ${column} FROM ${quoted(table)} WHERE ${where}`,
    )
    .run(table, field.column!, parents);
  store.prepare(`UPDATE ${quoted(table)} SET ${column} = NULL WHERE ${where}`).run(parents);
}

/** @param parents Ids as JSON. */
export function refillLookups(store: Store, parents: string): void {
  const among = 'parent_id IN (SELECT value FROM json_each(?))';
  const cleared = store
    .prepare(`SELECT DISTINCT child_table, child_column FROM org_cleared_lookup WHERE ${among}`)
    .rows(parents);
  for (const [table, column] of cleared as [string, string][]) {
    const own = `${quoted(table)}.${quoted(column)}`;
    store
      .prepare(
        `UPDATE ${quoted(table)} SET ${quoted(column)} = c.parent_id FROM org_cleared_lookup c WHERE c.child_table = ? AND c.child_column = ? AND c.${among} AND c.child_id = ${quoted(table)}."Id" AND ${own} IS NULL`,
      )
      .run(table, column, parents);
  }
  store.prepare(`DELETE FROM org_cleared_lookup WHERE ${among}`).run(parents);
}
