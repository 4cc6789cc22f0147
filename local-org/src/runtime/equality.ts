/** When two values are equal (`equals`, sets, map keys), how they hash, and how they order. */
import { ApexBlob } from './blob.ts';
import { ApexList, ApexMap, ApexSet } from './collections.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble } from './double.ts';
import { ApexException } from './exception.ts';
import { SObject } from './sobject.ts';
import { ApexTime } from './time.ts';
import { ApexEnum } from './types.ts';

/** What user classes may declare; called by alias. */
interface WithEquals {
  equals$1?(other: unknown): boolean;
  hashcode$0?(): number;
}

/** `a.equals(b)`: by value for primitives, collections and records, by `equals` for objects that declare it, else by identity. */
export function apexEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a !== 'object') return scalarEquals(a, b);
  if (typeof (a as WithEquals).equals$1 === 'function') return (a as Required<WithEquals>).equals$1(b);
  if (a instanceof ApexDecimal || a instanceof ApexDouble) return numberOf(b) !== null && numericEquals(a, b);
  if (a instanceof ApexDate) return b instanceof ApexDate && a.days === b.days;
  if (a instanceof ApexDatetime) return b instanceof ApexDatetime && a.ms === b.ms;
  if (a instanceof ApexTime) return b instanceof ApexTime && a.ms === b.ms;
  if (a instanceof ApexBlob) return b instanceof ApexBlob && a.equals(b);
  if (a instanceof SObject) return b instanceof SObject && recordsEqual(a, b);
  if (a instanceof ApexList) return b instanceof ApexList && listsEqual(a.items, b.items);
  if (a instanceof ApexSet) return b instanceof ApexSet && a.size === b.size && [...a.values()].every((value) => b.has(value));
  if (a instanceof ApexMap) return b instanceof ApexMap && a.size === b.size && [...a.entries()].every(([key, value]) => b.has(key) && apexEquals(value, b.get(key)));
  return false;
}

function scalarEquals(a: unknown, b: unknown): boolean {
  if (typeof a === typeof b) return false;
  return numberOf(a) !== null && numberOf(b) !== null && numericEquals(a, b);
}

function numberOf(value: unknown): number | bigint | ApexDecimal | ApexDouble | null {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof ApexDecimal || value instanceof ApexDouble ? value : null;
}

/** Numbers of different types are equal when their values are. */
function numericEquals(a: unknown, b: unknown): boolean {
  return decimalOf(a).compare(decimalOf(b)) === 0;
}

function decimalOf(value: unknown): ApexDecimal {
  if (value instanceof ApexDecimal) return value;
  if (typeof value === 'bigint') return ApexDecimal.fromInteger(value);
  return ApexDecimal.fromNumber(value instanceof ApexDouble ? value.value : (value as number));
}

function listsEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => apexEquals(value, b[i]));
}

/** Records are equal when they are of one type and every populated field has an equal value. */
function recordsEqual(a: SObject, b: SObject): boolean {
  if (a.sobjectType !== b.sobjectType) return false;
  const length = Math.max(a.values.length, b.values.length);
  for (let i = 0; i < length; i++) {
    const x = a.values[i];
    const y = b.values[i];
    if (x !== y && ((x === undefined) !== (y === undefined) || !apexEquals(x, y))) return false;
  }
  return true;
}

/** `hashCode()`: equal values have equal codes. */
export function apexHash(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'object' && typeof (value as WithEquals).hashcode$0 === 'function') return (value as Required<WithEquals>).hashcode$0();
  if (typeof value === 'boolean') return value ? 1231 : 1237;
  if (typeof value === 'number' && Number.isInteger(value)) return value | 0;
  if (typeof value === 'string') return textHash(value);
  if (value instanceof ApexList) return value.items.reduce<number>((hash, item) => (Math.imul(31, hash) + apexHash(item)) | 0, 1);
  if (value instanceof ApexSet) return [...value.values()].reduce<number>((hash, item) => (hash + apexHash(item)) | 0, 0);
  if (value instanceof ApexMap) return [...value.entries()].reduce<number>((hash, [key, item]) => (hash + (apexHash(key) ^ apexHash(item))) | 0, 0);
  const key = collectionKey(value);
  return typeof key === 'string' || typeof key === 'number' || typeof key === 'bigint' ? textHash(String(key)) : identityHash(value as object);
}

/** Java's hash of a string, which the platform's `hashCode` is. */
export function textHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  return hash;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

export function identityHash(value: object): number {
  let hash = identities.get(value);
  if (hash === undefined) {
    lastIdentity = (lastIdentity + 0x9e3779b) & 0x7fffffff;
    identities.set(value, (hash = lastIdentity));
  }
  return hash;
}

/**
 * What a JavaScript Map can use in place of the value: equal values have identical keys. An object with its own `equals` has none
 * (`undefined`): collections then compare within its hash code.
 */
export function collectionKey(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || value === null || typeof value === 'boolean' || typeof value === 'bigint') return value;
  if (value === undefined) return null;
  if (value instanceof ApexDecimal) return `\u0001n${value.key()}`;
  if (value instanceof ApexDouble) return `\u0001f${value.value}`;
  if (value instanceof ApexDate) return `\u0001d${value.days}`;
  if (value instanceof ApexDatetime) return `\u0001t${value.ms}`;
  if (value instanceof ApexTime) return `\u0001h${value.ms}`;
  if (value instanceof ApexBlob) return `\u0001b${value.bytes.toString('latin1')}`;
  if (value instanceof SObject) return recordKey(value);
  if (value instanceof ApexList) return `\u0001l${value.items.map(partKey).join('\u0002')}`;
  if (value instanceof ApexSet) return `\u0001s${[...value.values()].map(partKey).sort().join('\u0002')}`;
  if (value instanceof ApexMap) return `\u0001m${[...value.entries()].map(([k, v]) => `${partKey(k)}\u0003${partKey(v)}`).sort().join('\u0002')}`;
  if (typeof (value as WithEquals).equals$1 === 'function' || typeof (value as WithEquals).hashcode$0 === 'function') return undefined;
  return value;
}

function recordKey(record: SObject): string {
  let key = `\u0001r${record.sobjectType.name}`;
  for (let i = 0; i < record.values.length; i++) {
    const value = record.values[i];
    if (value !== undefined) key += `\u0002${i}\u0003${partKey(value)}`;
  }
  return key;
}

/** Text that tells values apart, types included. */
function partKey(value: unknown): string {
  const key = collectionKey(value);
  if (key === undefined || (typeof key === 'object' && key !== null)) return `o${identityHash(value as object)}`;
  return `${typeof key}${String(key)}`;
}

/** Order of `List.sort()`: null first, then by type's own order. Throws ListException for what has none. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  if (typeof a === 'boolean' && typeof b === 'boolean') return a ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (numberOf(a) !== null && numberOf(b) !== null) return decimalOf(a).compare(decimalOf(b));
  if (a instanceof ApexDate && b instanceof ApexDate) return a.compare(b);
  if (a instanceof ApexDatetime && b instanceof ApexDatetime) return a.compare(b);
  if (a instanceof ApexTime && b instanceof ApexTime) return a.compare(b);
  if (a instanceof ApexEnum && b instanceof ApexEnum) return a.ordinal - b.ordinal;
  const comparable = a as { compareto$1?(other: unknown): number };
  if (typeof comparable.compareto$1 === 'function') return comparable.compareto$1(b);
  throw ApexException.of('System.ListException', 'One or more of the items in this list is not Comparable.');
}
