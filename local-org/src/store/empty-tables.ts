/** Queries of tables that do not exist yet. */
import type { SObjectType } from '../schema/model.ts';
import { quoted } from './tables.ts';

/**
 * The query with a common table expression for each of these types, which has the columns that the query may name and no rows. A table
 * that is made instead costs more than the query, and each new table has SQLite prepare every statement again.
 */
export function withEmptyTables(sql: string, types: readonly SObjectType[]): string {
  if (types.length === 0) return sql;
  const text = sql.toLowerCase();
  return `WITH ${types.map((type) => emptyTable(type, text)).join(', ')} ${sql}`;
}

function emptyTable(type: SObjectType, query: string): string {
  const columns = type.fields
    .map((field) => field.column)
    .filter((column) => column !== null && query.includes(column.toLowerCase()));
  const names = ['rowid', ...columns.map((column) => quoted(column!))];
  return `${quoted(type.table!)}(${names.join(', ')}) AS (SELECT ${names.map(() => 'NULL').join(', ')} WHERE 0)`;
}
