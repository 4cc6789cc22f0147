/** The order of `List.sort()`. Source: Apex Developer Guide, "List Sorting" and "Sorting Lists of sObjects". */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import { compareNumbers, compareValues } from './equality.ts';
import { SObject } from './sobject.ts';
import { apexText } from './text.ts';

/** A sorted copy: null first; equal elements keep their order. Throws ListException for what has no order. */
export function sortItems(items: readonly unknown[]): unknown[] {
  const sorted = [...items];
  if (sorted.every((item) => typeof item === 'string'))
    return (sorted as string[]).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (sorted.every((item) => typeof item === 'number')) return (sorted as number[]).sort(compareNumbers);
  if (sorted.length === 1 && !('compareto$1' in Object(sorted[0]))) compareItems(sorted[0], sorted[0]);
  return sorted.sort(compareItems);
}

function compareItems(a: unknown, b: unknown): number {
  if (a instanceof SObject && b instanceof SObject && !('compareto$1' in a)) return compareRecords(a, b);
  if (isPlain(a) && isPlain(b) && typeof a !== typeof b) return compareValues(apexText(a), apexText(b));
  return compareValues(a, b);
}

/** Text, numbers and flags, which can be elements together in a `List<Object>`. */
function isPlain(value: unknown): boolean {
  return (
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
  );
}

/** By the type's label, the name, the other standard fields by name, the custom fields by name. */
function compareRecords(a: SObject, b: SObject): number {
  if (a.sobjectType !== b.sobjectType) return compareValues(a.sobjectType.label, b.sobjectType.label);
  for (const field of sortFields(a.sobjectType)) {
    const order = compareFieldValues(a.values[field.index] ?? null, b.values[field.index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function compareFieldValues(a: unknown, b: unknown): number {
  return typeof a === 'string' && typeof b === 'string'
    ? compareValues(a.toLowerCase(), b.toLowerCase())
    : compareValues(a, b);
}

const UNORDERED = new Set(['base64', 'address', 'location', 'anytype']);
const orders = new WeakMap<SObjectType, readonly FieldInfo[]>();

function sortFields(type: SObjectType): readonly FieldInfo[] {
  let fields = orders.get(type);
  if (fields === undefined) {
    const rank = (field: FieldInfo) => (field.isNameField ? 0 : field.isCustom ? 2 : 1);
    fields = type.fields
      .filter((field) => field.index !== 0 && !UNORDERED.has(field.type))
      .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
    orders.set(type, fields);
  }
  return fields;
}
