/** Fields that the platform fills from others of the record. */
import type { SObject } from '../../runtime/sobject.ts';
import { quoted } from '../../soql/sql.ts';
import type { SqlValue, Store } from '../../store/store.ts';
import type { DmlContext } from '../dml-context.ts';
import type { Row } from '../rows.ts';

export interface Derivation {
  readonly object: string;
  /** Fields that it fills. */
  readonly fills: readonly string[];
  /** Fields whose change makes it fill others. */
  readonly from: readonly string[];
  /** Values by field name, in Apex's form. Asked before triggers run, and again before the record is written. */
  derive(context: DmlContext, row: Row): Readonly<Record<string, unknown>>;
  /** What follows in other records, once these are written. */
  after?(context: DmlContext, rows: readonly Row[]): void;
}

export function valueOf(record: SObject | null, name: string): unknown {
  const field = record?.sobjectType.field(name) ?? null;
  return field === null ? null : (record!.values[field.index] ?? null);
}

/** Whether this save gives the field a value of its own. */
export function isGiven({ input, old }: Row, name: string): boolean {
  const given = valueOf(input, name);
  return given !== null && (old === null || String(given) !== String(valueOf(old, name)));
}

export function hasChanged({ record, old }: Row, name: string): boolean {
  return old === null || valueOf(record, name) !== valueOf(old, name);
}

/** Columns of the first row whose `key` is the value; null where there is none, or no such table yet. */
export function lookUp(
  store: Store,
  table: string,
  key: string,
  value: unknown,
  columns: readonly string[],
): readonly SqlValue[] | null {
  if (typeof value !== 'string' || !hasTable(store, table)) return null;
  const list = columns.map(quoted).join(', ');
  return store.prepare(`SELECT ${list} FROM ${quoted(table)} WHERE ${quoted(key)} = ? LIMIT 1`).row(value) ?? null;
}

/** Tables are made at first use: what was never used has no rows. */
export function hasTable(store: Store, table: string): boolean {
  return store.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).row(table) !== undefined;
}
