/** Values of queried records as JavaScript values. */
import type { SObject } from '../runtime/sobject.ts';

export type PlainValue = string | number | boolean | null;

/**
 * The value of a field of a queried record, or of a parent record: decimals as numbers, dates as text, null for what was not queried.
 * Throws an Error when the object has no such field.
 *
 * @param path names a field, with relationships in front of it: `Name`, `Account.Owner.Email`
 * @example const [contact] = org.query('SELECT Name, Account.Name FROM Contact');
 * fieldValue(contact, 'Account.Name');
 */
export function fieldValue(record: SObject, path: string): PlainValue {
  return read(record, path.split('.'));
}

function read(record: SObject | null, path: readonly string[]): PlainValue {
  if (record === null) return null;
  const [name, ...rest] = path;
  const type = record.sobjectType;
  if (rest.length > 0) {
    const relationship = type.relationship(name!);
    if (relationship === null) throw new Error(`${type.name} has no relationship ${name}`);
    return read((record.values[relationship.index] ?? null) as SObject | null, rest);
  }
  const field = type.field(name!);
  if (field === null) throw new Error(`${type.name} has no field ${name}`);
  return plain(record.values[field.index]);
}

function plain(value: unknown): PlainValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
