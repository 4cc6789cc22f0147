/** System.Map. Source: Apex Reference Guide, "Map Class". */
import { AGGREGATE_RESULT } from '../runtime/aggregate-type.ts';
import { required } from '../runtime/args.ts';
import { ApexList, ApexMap } from '../runtime/collections.ts';
import { apexEquals, apexHash } from '../runtime/equality.ts';
import { ApexException } from '../runtime/exception.ts';
import { ApexKeySet } from '../runtime/key-set.ts';
import { libraryClass } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
import { apexText } from '../runtime/text.ts';
import { typeToken } from '../runtime/tokens.ts';
import type { RuntimeType } from '../runtime/types.ts';
import { cloneRecord } from './sobject.ts';

const listException = (message: string): ApexException => ApexException.of('System.ListException', message);

/** A row of an aggregate query has what it calls `Id`. */
function keyOf(record: SObject): string | null {
  const { sobjectType } = record;
  if (sobjectType.name !== AGGREGATE_RESULT) return record.id;
  const alias = sobjectType.field('Id');
  return alias === null ? null : ((record.values[alias.index] as string | null | undefined) ?? null);
}

/** Records by their Ids. In `new Map` a record without one, or one that comes twice, throws ListException. */
function putRecords(map: ApexMap, records: readonly unknown[], unique: boolean): void {
  for (let index = 0; index < records.length; index++) {
    const id = keyOf(records[index] as SObject);
    if (id === null && unique) throw listException(`Row with null Id at index: ${index}`);
    if (unique && map.has(id)) throw listException(`Row with duplicate Id at index: ${index}`);
    map.put(id, records[index]);
  }
}

function copyInto(map: ApexMap, from: ApexMap): ApexMap {
  for (const [key, value] of required(from).entries()) map.put(key, value);
  return map;
}

function ofRecords(records: ApexList, types: RuntimeType[]): ApexMap {
  const map = new ApexMap(types[0]!, types[1]!);
  putRecords(map, required(records).items, true);
  return map;
}

function deepClone(self: ApexMap): ApexMap {
  const copy = new ApexMap(self.keyType, self.valueType);
  for (const [key, value] of self.entries())
    copy.put(key, value instanceof SObject ? cloneRecord(value, true, true, true, true) : value);
  return copy;
}

export const mapClass = libraryClass({
  name: 'System.Map',
  typeParams: ['K', 'V'],
  instance: ApexMap,
  members: {
    'new()': (types: RuntimeType[]) => new ApexMap(types[0]!, types[1]!),
    'new(Map<K,V> mapToCopy)': (from: ApexMap, types: RuntimeType[]) =>
      copyInto(new ApexMap(types[0]!, types[1]!), from),
    'new(List<SObject> recordList)': ofRecords,
    'void clear()': (self: ApexMap) => self.clear(),
    'Map<K,V> clone()': (self: ApexMap) => copyInto(new ApexMap(self.keyType, self.valueType), self),
    'Boolean containsKey(K key)': (self: ApexMap, key: unknown) => self.has(key),
    'Map<K,V> deepClone()': deepClone,
    'Boolean equals(Map<K,V> map2)': (self: ApexMap, other: unknown) => self.size >= 0 && apexEquals(self, other),
    'V get(K key)': (self: ApexMap, key: unknown) => self.get(key),
    'Schema.SObjectType getSObjectType()': (self: ApexMap) =>
      self.valueType.sobject === null ? null : typeToken(self.valueType.sobject),
    'Integer hashCode()': (self: ApexMap) => (self.size, apexHash(self)),
    'Boolean isEmpty()': (self: ApexMap) => self.size === 0,
    'Set<K> keySet()': (self: ApexMap) => new ApexKeySet(self),
    'V put(K key, V value)': (self: ApexMap, key: unknown, value: unknown) => self.put(key, value),
    'void putAll(Map<K,V> fromMap)': (self: ApexMap, from: ApexMap) => void copyInto(self, from),
    'void putAll(List<SObject> sobjectArray)': (self: ApexMap, records: ApexList) =>
      putRecords(self, required(records).items, false),
    'V remove(K key)': (self: ApexMap, key: unknown) => self.remove(key),
    'Integer size()': (self: ApexMap) => self.size,
    'String toString()': (self: ApexMap) => (self.size, apexText(self)),
    'List<V> values()': (self: ApexMap) => new ApexList(self.valueType, [...self.values()]),
  },
});
