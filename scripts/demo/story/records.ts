/** Reading query results as plain values: relationships as `Parent.Field`. */
import { fieldValue, type Org, type PlainValue, type SqlValue } from 'local-org';

export type Row = (path: string) => PlainValue;

export function rows(org: Org, soql: string, binds: Readonly<Record<string, unknown>> = {}): Row[] {
  return org.query(soql, binds).map((record) => (path) => fieldValue(record, path));
}

/** Values of stored fields of every record that is not deleted, in the order of their Ids, as the org's file has them. */
export function* storedRecords(
  org: Org,
  object: string,
  fields: readonly string[],
): IterableIterator<readonly SqlValue[]> {
  const isDeletable = org.describe(object)?.field('IsDeleted') != null;
  for (const [isDeleted, ...values] of org.data.records(object, [isDeletable ? 'IsDeleted' : 'Id', ...fields]))
    if (!isDeletable || isDeleted !== 1) yield values;
}

/** Records of an object, deleted ones left out. */
export function count(org: Org, object: string): number {
  const deleted = org.describe(object)?.field('IsDeleted') == null ? 0 : org.data.count(object, { IsDeleted: 1 });
  return org.data.count(object) - deleted;
}
