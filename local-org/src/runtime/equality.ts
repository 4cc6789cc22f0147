/** Equality and hash codes by value, as `System.assertEquals`, `List.equals`, `System.equals` and `==` on Objects see them. */
import { ApexBlob } from './blob.ts';
import { ApexLocation } from './compound.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble } from './double.ts';
import { ApexList, ApexMap, ApexSet } from './collections.ts';
import { apexHash32, doubleHash, longHash, textHash } from './hash.ts';
import { SObject } from './sobject.ts';
import { ApexException } from './exception.ts';
import { ApexTime } from './time.ts';
import { ApexEnum } from './types.ts';

type Numeric = number | bigint | ApexDecimal | ApexDouble;

function isNumeric(value: unknown): value is Numeric {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof ApexDecimal ||
    value instanceof ApexDouble
  );
}

function numericEquals(a: Numeric, b: Numeric): boolean {
  return compareNumeric(a, b) === 0;
}

/** By value, whatever the types: Integer 1, Long 1, Double 1.0 and Decimal 1.00 are the same number. */
export function compareNumeric(a: Numeric, b: Numeric): number {
  const x = a instanceof ApexDouble ? a.value : a;
  const y = b instanceof ApexDouble ? b.value : b;
  if (x instanceof ApexDecimal || y instanceof ApexDecimal) {
    if (typeof x === 'number' && !Number.isFinite(x)) return x > 0 ? 1 : -1;
    if (typeof y === 'number' && !Number.isFinite(y)) return y > 0 ? -1 : 1;
    return (x instanceof ApexDecimal ? x : ApexDecimal.of(x)).compare(y instanceof ApexDecimal ? y : ApexDecimal.of(y));
  }
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Texts with their case; numbers by value; records by their fields; collections by their elements; user objects by `equals`, else by identity. */
export function apexEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (isNumeric(a)) return isNumeric(b) && numericEquals(a, b);
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  const own = (a as { equals$1?: unknown }).equals$1;
  if (typeof own === 'function') return (own as (other: unknown) => boolean).call(a, b);
  if (a instanceof SObject) return b instanceof SObject && sobjectEquals(a, b);
  if (a instanceof ApexDate || a instanceof ApexDatetime) return momentEquals(a, b);
  if (a instanceof ApexTime || a instanceof ApexBlob || a instanceof ApexLocation) return a.equals(b);
  if (a instanceof ApexList) return b instanceof ApexList && listEquals(a.items, b.items);
  if (a instanceof ApexSet) return b instanceof ApexSet && setEquals(a, b);
  if (a instanceof ApexMap) return b instanceof ApexMap && mapEquals(a, b);
  return false;
}

/** Datetimes are equal when their seconds are; a day equals its midnight in GMT. */
function momentEquals(a: ApexDate | ApexDatetime, b: unknown): boolean {
  if (a instanceof ApexDate && b instanceof ApexDate) return a.days === b.days;
  if (!(b instanceof ApexDate || b instanceof ApexDatetime)) return false;
  return secondOf(a) === secondOf(b);
}

function secondOf(value: ApexDate | ApexDatetime): number {
  return value instanceof ApexDate ? value.days * 86_400 : value.second;
}

function listEquals(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, at) => apexEquals(item, b[at]));
}

function setEquals(a: ApexSet, b: ApexSet): boolean {
  if (a.size !== b.size) return false;
  for (const element of a) if (!b.has(element)) return false;
  return true;
}

function mapEquals(a: ApexMap, b: ApexMap): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a.entries()) if (!b.has(key) || !apexEquals(value, b.get(key))) return false;
  return true;
}

function sobjectEquals(a: SObject, b: SObject): boolean {
  if (a.sobjectType !== b.sobjectType) return false;
  const size = Math.max(a.values.length, b.values.length);
  for (let i = 0; i < size; i++) if (!apexEquals(a.values[i] ?? null, b.values[i] ?? null)) return false;
  return true;
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

export function identityHash(value: object): number {
  let hash = identities.get(value);
  if (hash === undefined) identities.set(value, (hash = lastIdentity = (lastIdentity + 0x9e3779b) & 0x7fffffff));
  return hash;
}

/** Equal for equal values. Of texts, numbers and lists the number that Java has. */
export function apexHash(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return textHash(value);
    case 'number':
      return value | 0;
    case 'bigint':
      return longHash(value);
    case 'boolean':
      return value ? 1231 : 1237;
    default:
  }
  if (value === null || value === undefined) return 0;
  const own = (value as { hashcode$0?: unknown }).hashcode$0;
  if (typeof own === 'function') return (own as () => number).call(value);
  if (value instanceof ApexDouble) return doubleHash(value.value);
  if (value instanceof ApexDecimal) return textHash(value.key());
  if (value instanceof ApexDate) return value.days;
  if (value instanceof ApexDatetime) return value.second | 0;
  if (value instanceof ApexTime) return value.ms;
  if (value instanceof ApexBlob) return apexHash32(value.bytes);
  if (value instanceof ApexList)
    return value.items.reduce<number>((hash, item) => (Math.imul(31, hash) + apexHash(item)) | 0, 1);
  if (value instanceof ApexSet) return [...value].reduce<number>((hash, item) => (hash + apexHash(item)) | 0, 0);
  if (value instanceof ApexMap)
    return [...value.entries()].reduce<number>((hash, [key, item]) => (hash + (apexHash(key) ^ apexHash(item))) | 0, 0);
  if (value instanceof SObject)
    return value.values.reduce<number>(
      (hash, item, at) => (item === null || item === undefined ? hash : (hash + Math.imul(at + 1, apexHash(item))) | 0),
      textHash(value.sobjectType.name),
    );
  return identityHash(value as object);
}

/** Order of `List.sort()`: null first, then the type's own. Throws ListException for what has none. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b && (typeof a !== 'object' || a === null)) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  if (isNumeric(a) && isNumeric(b)) return compareNumeric(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return a ? 1 : -1;
  if (isMoment(a) && isMoment(b)) return a.valueOf() - b.valueOf();
  if (a instanceof ApexEnum && b instanceof ApexEnum) return a.ordinal - b.ordinal;
  const own = (a as { compareto$1?: unknown }).compareto$1;
  if (typeof own === 'function') return (own as (other: unknown) => number).call(a, b);
  throw ApexException.of('System.ListException', 'One or more of the items in this list is not Comparable.');
}

/** Integers and Doubles by value. */
export function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isMoment(value: unknown): value is ApexDate | ApexDatetime | ApexTime {
  return value instanceof ApexDate || value instanceof ApexDatetime || value instanceof ApexTime;
}
