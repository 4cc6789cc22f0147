/** From rows to records: which column goes to which slot, and through which conversion. */
import type { SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { setAliased } from '../runtime/aliased.ts';
import { SObject } from '../runtime/sobject.ts';

/** From SQLite's value (null included) to Apex's. */
export type Reader = (value: SqlValue) => unknown;

export interface RecordShape {
  readonly type: SObjectType;
  /** Slots that a record begins with: those of its fields, and where it has parents all of its type. */
  readonly width: number;
  readonly slots: readonly number[];
  readonly columns: readonly number[];
  /** null: the value is in the slot as it is (text, Ids). */
  readonly readers: readonly (Reader | null)[];
  readonly parents: readonly ParentShape[];
  readonly computed: readonly Computed[];
  /** Values under names that the query gave. */
  readonly aliased: readonly AliasedColumn[];
}

export interface AliasedColumn {
  readonly name: string;
  readonly column: number;
  readonly reader: Reader | null;
}

/** A parent record: of the first variant whose Id is not null, where the lookup may lead to several objects. */
export interface ParentShape {
  readonly slot: number;
  readonly variants: readonly { readonly idColumn: number; readonly shape: RecordShape }[];
}

/** A value made of several columns: formula, address. */
export interface Computed {
  readonly slot: number;
  compute(row: readonly SqlValue[]): unknown;
}

export function buildRecord(shape: RecordShape, row: readonly SqlValue[]): SObject {
  const { slots, columns, readers, parents, computed } = shape;
  const values = new Array<unknown>(shape.width);
  for (let i = 0; i < slots.length; i++) {
    const value = row[columns[i]];
    const reader = readers[i];
    values[slots[i]] = reader === null ? value : reader(value);
  }
  for (let i = 0; i < parents.length; i++) values[parents[i].slot] = buildParent(parents[i], row);
  for (let i = 0; i < computed.length; i++) values[computed[i].slot] = computed[i].compute(row);
  const record = new SObject(shape.type, values);
  record.isQueried = true;
  if (shape.aliased.length > 0) setAliased(record, aliasedOf(shape.aliased, row));
  return record;
}

function aliasedOf(aliased: readonly AliasedColumn[], row: readonly SqlValue[]): Map<string, unknown> {
  return new Map(
    aliased.map(({ name, column, reader }) => [name, reader === null ? row[column] : reader(row[column])]),
  );
}

function buildParent(parent: ParentShape, row: readonly SqlValue[]): SObject | null {
  const { variants } = parent;
  for (let i = 0; i < variants.length; i++) {
    if (row[variants[i].idColumn] !== null) return buildRecord(variants[i].shape, row);
  }
  return null;
}

export function buildRecords(shape: RecordShape, rows: readonly (readonly SqlValue[])[]): SObject[] {
  const records = new Array<SObject>(rows.length);
  for (let i = 0; i < rows.length; i++) records[i] = buildRecord(shape, rows[i]);
  return records;
}
