/** Reading query results as plain values: relationships as `Parent.Field`. */
import type { Org } from '../../../local-org/src/org/org.ts';
import type { SObject } from '../../../local-org/src/runtime/sobject.ts';
import type { SObjectType } from '../../../local-org/src/schema/model.ts';

export type Row = (path: string) => string | number | boolean | null;

export function rows(org: Org, soql: string, binds: Readonly<Record<string, unknown>> = {}): Row[] {
  return org.query(soql, binds).map((record) => (path) => read(record, path.split('.')));
}

function read(record: SObject | null, path: readonly string[]): string | number | boolean | null {
  if (record === null) return null;
  const [name, ...rest] = path;
  const type = record.sobjectType;
  if (rest.length > 0) return read((record.values[type.relationship(name)!.index] ?? null) as SObject | null, rest);
  const field = type.field(name);
  if (field === null) throw new Error(`${type.name} has no field ${name}`);
  return plain(record.values[field.index]);
}

/** Decimals and dates as text or number: what a table shows. */
function plain(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The condition that leaves deleted rows out, where an object knows deleted ones. */
export function alive(type: SObjectType): string {
  return type.field('IsDeleted')?.column ? 'WHERE "IsDeleted" IS NOT 1' : '';
}

/** Rows of an object, deleted ones left out. */
export function count(org: Org, object: string): number {
  const type = org.host.schema.type(object)!;
  return Number(org.store.prepare(`SELECT count(*) FROM "${type.table!}" ${alive(type)}`).row()![0]);
}
