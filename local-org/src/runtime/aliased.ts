/** Values that a query gave a name of its own: `SELECT FORMAT(Amount) shown`. They are stored apart from the record's fields, and only `get` reads them. */
import type { SObject } from './sobject.ts';

const named = new WeakMap<SObject, ReadonlyMap<string, unknown>>();

export function setAliased(record: SObject, values: ReadonlyMap<string, unknown>): void {
  named.set(record, values);
}

/** By the name as it was written; null where there are none. */
export function aliasedValues(record: SObject): ReadonlyMap<string, unknown> | null {
  return named.get(record) ?? null;
}

/** undefined: no value has that name, whatever its case. */
export function aliasedValue(record: SObject, name: string): unknown {
  const wanted = name.toLowerCase();
  for (const [known, value] of named.get(record) ?? []) if (known.toLowerCase() === wanted) return value;
  return undefined;
}
