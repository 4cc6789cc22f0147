/** Keys of sets and maps: for values that are equal in Apex without being the same in JavaScript, a text or object that is the same. */
import { ApexBlob } from './blob.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble } from './double.ts';
import { ApexList, ApexMap, ApexSet } from './collections.ts';
import { ApexTime } from './time.ts';
import { SObject } from './sobject.ts';
import type { RuntimeType } from './types.ts';

export type KeyFunction = (value: unknown) => unknown;

/** No text of a project begins so: keeps made keys apart from strings. */
const MARK = '\u0000\uffff';

const NATIVE = new Set(['String', 'Id', 'Integer', 'Long', 'Boolean', 'Double']);

/** How keys of this type are made; null: the values are keys themselves. User objects need a function of their own per collection. */
export function keying(type: RuntimeType): KeyFunction | null {
  if (type.kind === 'primitive' && NATIVE.has(type.name)) return null;
  if (type.kind === 'library' && type.library!.kind === 'enum') return null;
  let byHash: Map<unknown, object[]> | null = null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (hasEquals(value)) return representative((byHash ??= new Map()), value);
    return valueKey(value);
  };
}

interface Comparable {
  equals$1(other: unknown): boolean;
  hashcode$0?(): number;
}

function hasEquals(value: object): value is Comparable {
  return typeof (value as Partial<Comparable>).equals$1 === 'function';
}

/** The first object that is equal to this one: `hashCode` finds candidates, `equals` decides, as in Java. */
function representative(byHash: Map<unknown, object[]>, value: Comparable): object {
  const hash = value.hashcode$0 === undefined ? value : value.hashcode$0();
  const known = byHash.get(hash);
  if (known === undefined) {
    byHash.set(hash, [value]);
    return value;
  }
  const same = known.find((other) => other === value || value.equals$1(other));
  if (same !== undefined) return same;
  known.push(value);
  return value;
}

/** The same text for equal values; the object itself where only identity counts. */
export function valueKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof SObject) return MARK + sobjectKey(value);
  if (value instanceof ApexDate) return `${MARK}d${value.days}`;
  if (value instanceof ApexDatetime) return `${MARK}t${value.second}`;
  if (value instanceof ApexTime) return `${MARK}m${value.ms}`;
  if (value instanceof ApexDecimal) return `${MARK}n${value.key()}`;
  if (value instanceof ApexDouble) return `${MARK}f${value.value}`;
  if (value instanceof ApexBlob) return `${MARK}b${value.buffer().toString('latin1')}`;
  if (value instanceof ApexList) return `${MARK}l${value.items.map(part).join(',')}`;
  if (value instanceof ApexSet) return `${MARK}s${[...value].map(part).sort().join(',')}`;
  if (value instanceof ApexMap)
    return `${MARK}p${[...value.entries()]
      .map(([key, inner]) => `${part(key)}=${part(inner)}`)
      .sort()
      .join(',')}`;
  return value;
}

const identities = new WeakMap<object, number>();
let nextIdentity = 0;

function part(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const key = valueKey(value);
  if (typeof key === 'bigint') return `${key}L`;
  if (typeof key !== 'object' || key === null) return String(key);
  let identity = identities.get(key);
  if (identity === undefined) identities.set(key, (identity = nextIdentity++));
  return `@${identity}`;
}

function sobjectKey(record: SObject): string {
  let text = record.sobjectType.name;
  const { values } = record;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value !== undefined && value !== null) text += `|${i}:${part(value)}`;
  }
  return text;
}
