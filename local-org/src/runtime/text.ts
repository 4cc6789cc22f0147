/** The text of any value: string concatenation, `System.debug`, `String.valueOf(Object)`, assertion messages. */
import { ApexBlob } from './blob.ts';
import { doubleText } from './double.ts';
import { DOUBLE } from './runtime-types.ts';
import { ApexDate } from './date.ts';
import { ApexList, ApexMap, ApexSet } from './collections.ts';
import { SObject } from './sobject.ts';
import { ApexEnum, ApexObject, type RuntimeType, type UserClass } from './types.ts';

/** Objects with this member are shown by this name: stubs have a class name of their own. */
export const SHOWN_AS = Symbol('shown as');

/** Elements of a collection that its text shows; the rest is `...`. */
const SHOWN = 10;

export function apexText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return value === null || value === undefined ? 'null' : objectText(value as object, []);
  }
}

/** The text of an element of a collection or of a field, whose type defines that a number is a Double. */
export function elementText(value: unknown, type: RuntimeType | null): string {
  return typeof value === 'number' && type === DOUBLE ? doubleText(value) : apexText(value);
}

function inner(value: unknown, open: readonly object[], type: RuntimeType | null = null): string {
  if (typeof value === 'number') return elementText(value, type);
  return typeof value === 'object' && value !== null ? objectText(value, open) : apexText(value);
}

function objectText(value: object, open: readonly object[]): string {
  const own = (value as { tostring$0?: unknown }).tostring$0;
  if (typeof own === 'function') return (own as () => string | null).call(value) ?? 'null';
  if (value instanceof ApexEnum) return value.name;
  // A day is shown with the time that it has not: so do debug, concatenation and assertions of the platform.
  if (value instanceof ApexDate) return `${value.toIso()} 00:00:00`;
  if (value instanceof ApexBlob) return value.toString();
  if (open.includes(value)) return '(already output)';
  const nested = [...open, value];
  if (value instanceof ApexList)
    return `(${shown(value.items, value.size, (item) => inner(item, nested, value.elementType))})`;
  if (value instanceof ApexSet)
    return `{${shown(value, value.size, (item) => inner(item, nested, value.elementType))}}`;
  if (value instanceof ApexMap)
    return `{${shown(sortedEntries(value), value.size, ([key, item]) => `${inner(key, nested, value.keyType)}=${inner(item, nested, value.valueType)}`)}}`;
  if (value instanceof SObject) return sobjectText(value, nested);
  if (value instanceof ApexObject || isUserClass(value.constructor)) return userText(value, nested);
  return String(value);
}

/** The text of a map shows text keys in their order, whenever they were put. */
function sortedEntries(map: ApexMap): Iterable<readonly [unknown, unknown]> {
  const entries = [...map.entries()];
  const isText = entries.every(([key]) => typeof key === 'string');
  return isText ? entries.sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1)) : entries;
}

function shown<T>(items: Iterable<T>, size: number, text: (item: T) => string): string {
  const parts: string[] = [];
  for (const item of items) {
    if (parts.length === SHOWN) break;
    parts.push(text(item));
  }
  if (size > SHOWN) parts.push('...');
  return parts.join(', ');
}

function isUserClass(cls: unknown): boolean {
  return typeof cls === 'function' && '$fields' in cls;
}

function userText(value: object, open: readonly object[]): string {
  const cls = value.constructor as unknown as UserClass;
  const isStub = SHOWN_AS in value;
  const read = (slot: string): unknown => (isStub ? storedIn(value, slot) : (value as Record<string, unknown>)[slot]);
  const parts: string[] = [];
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
    parts.unshift(...(at.$fields ?? []).map((field) => `${field.name}=${inner(read(field.js), open, field.type)}`));
  }
  const name = (value as { readonly [SHOWN_AS]?: string })[SHOWN_AS] ?? cls.$name ?? 'Object';
  return `${name.slice(name.lastIndexOf('.') + 1)}:[${parts.join(', ')}]`;
}

/** Without the accessors of a property: those of a stub would ask the stub. Source: Apex Developer Guide, Apex Stub API Limitations: properties cannot be mocked. */
function storedIn(value: object, slot: string): unknown {
  const own =
    Object.getOwnPropertyDescriptor(value, slot) ?? Object.getOwnPropertyDescriptor(value, `b_${slot.slice(2)}`);
  return own?.value ?? null;
}

function sobjectText(record: SObject, open: readonly object[]): string {
  const { sobjectType: type, values } = record;
  const parts: string[] = [];
  for (const field of type.fields) {
    const value = values[field.index];
    if (value !== undefined) parts.push(`${field.name}=${inner(value, open)}`);
  }
  for (const relationship of type.relationships) {
    const parent = values[relationship.index];
    if (parent !== undefined && parent !== null) parts.push(`${relationship.name}=${inner(parent, open)}`);
  }
  return `${type.name}:{${parts.join(', ')}}`;
}
