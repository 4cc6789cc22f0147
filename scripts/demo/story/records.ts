/** Reading query results as plain values: relationships as `Parent.Field`. */
import { fieldValue, type Org, type PlainValue, type SObjectType } from 'local-org';

export type Row = (path: string) => PlainValue;

export function rows(org: Org, soql: string, binds: Readonly<Record<string, unknown>> = {}): Row[] {
  return org.query(soql, binds).map((record) => (path) => fieldValue(record, path));
}

/** The condition that leaves deleted rows out, where an object knows deleted ones. */
export function alive(type: SObjectType): string {
  return type.field('IsDeleted')?.column ? 'WHERE "IsDeleted" IS NOT 1' : '';
}

/** Rows of an object, deleted ones left out. */
export function count(org: Org, object: string): number {
  const type = org.describe(object)!;
  return Number(org.store.prepare(`SELECT count(*) FROM "${type.table!}" ${alive(type)}`).row()![0]);
}
