/** System.List. Source: Apex Reference Guide, "List Class". */
import { required } from '../runtime/args.ts';
import { ApexList, type ApexSet, ELEMENT, iterate, outOfBounds } from '../runtime/collections.ts';
import { apexEquals, apexHash } from '../runtime/equality.ts';
import { ApexException } from '../runtime/exception.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { libraryClass } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
import { sortItems } from '../runtime/sorting.ts';
import { apexText } from '../runtime/text.ts';
import { type SObjectTypeToken, typeToken } from '../runtime/tokens.ts';
import type { RuntimeType } from '../runtime/types.ts';
import { cloneRecord } from './sobject.ts';

interface Comparator {
  compare$2(a: unknown, b: unknown): number | null;
}

function insert(self: ApexList, index: number, value: unknown): void {
  if (required(index) < 0 || index > self.items.length) throw outOfBounds(index);
  self.items.splice(index, 0, value);
}

function addAll(self: ApexList, from: unknown): void {
  const { items } = self;
  if (from instanceof ApexList) {
    const source = from.items;
    for (let at = 0, size = source.length; at < size; at++) items.push(source[at]);
    STEP_BUDGET.take(ELEMENT * source.length, self);
  } else {
    for (const item of iterate(required(from))) self.add(item);
  }
}

function remove(self: ApexList, index: number): unknown {
  if (required(index) < 0 || index >= self.items.length) throw outOfBounds(index);
  return self.items.splice(index, 1)[0];
}

function deepClone(
  self: ApexList,
  preserveId = false,
  preserveTimestamps = false,
  preserveAutonumber = false,
): ApexList {
  return new ApexList(
    self.elementType,
    self.items.map((item) =>
      item instanceof SObject ? cloneRecord(item, preserveId, false, preserveTimestamps, preserveAutonumber) : item,
    ),
  );
}

function objectType(self: ApexList): SObjectTypeToken | null {
  const { sobject } = self.elementType;
  return sobject === null ? null : typeToken(sobject);
}

function sort(self: ApexList): void {
  self.items = sortItems(self.items);
}

function sortBy(self: ApexList, comparator: Comparator): void {
  required(comparator);
  const compare = (a: unknown, b: unknown) => {
    const order = comparator.compare$2(a, b);
    if (order === null) throw ApexException.of('System.NullPointerException', 'Attempt to de-reference a null object');
    return order;
  };
  // The native sort puts undefined last and never compares it: Apex's null is null, so it is compared.
  self.items = [...self.items].sort(compare);
}

export const listClass = libraryClass({
  name: 'System.List',
  typeParams: ['T'],
  implements: ['System.Iterable<T>'],
  instance: ApexList,
  members: {
    'new()': (types: RuntimeType[]) => new ApexList(types[0]!),
    'new(Integer size)': (size: number, types: RuntimeType[]) =>
      new ApexList(types[0]!, new Array<unknown>(required(size)).fill(null)),
    'new(List<T> listToCopy)': (from: ApexList, types: RuntimeType[]) =>
      new ApexList(types[0]!, [...required(from).items]),
    'new(Set<T> setToCopy)': (from: ApexSet, types: RuntimeType[]) => new ApexList(types[0]!, [...required(from)]),
    'Object add(T listElement)': (self: ApexList, value: unknown) => {
      self.add(value);
      return null;
    },
    'void add(Integer index, T listElement)': insert,
    'void addAll(List<T> fromList)': addAll,
    'void addAll(Set<T> fromSet)': addAll,
    'void addAll(Iterable<T> fromIterable)': addAll,
    'void clear()': (self: ApexList) => void (self.items.length = 0),
    'List<T> clone()': (self: ApexList) => new ApexList(self.elementType, [...self.items]),
    'Boolean contains(T listElement)': (self: ApexList, value: unknown) => indexOf(self, value) >= 0,
    'List<T> deepClone()': (self: ApexList) => deepClone(self),
    'List<T> deepClone(Boolean preserveId)': deepClone,
    'List<T> deepClone(Boolean preserveId, Boolean preserveReadonlyTimestamps)': deepClone,
    'List<T> deepClone(Boolean preserveId, Boolean preserveReadonlyTimestamps, Boolean preserveAutonumber)': deepClone,
    'Boolean equals(List<T> list2)': (self: ApexList, other: unknown) => self.items !== null && apexEquals(self, other),
    'T get(Integer index)': (self: ApexList, index: number) => self.get(required(index)),
    'Schema.SObjectType getSObjectType()': objectType,
    'Integer hashCode()': (self: ApexList) => (self.items, apexHash(self)),
    'Integer indexOf(T listElement)': indexOf,
    'Boolean isEmpty()': (self: ApexList) => self.items.length === 0,
    'Iterator<T> iterator()': (self: ApexList) => self.iterator$0(),
    'T remove(Integer index)': remove,
    'void set(Integer index, T listElement)': (self: ApexList, index: number, value: unknown) =>
      self.set(required(index), value),
    'Integer size()': (self: ApexList) => self.items.length,
    'void sort()': sort,
    'void sort(Comparator<T> compare)': sortBy,
    'String toString()': (self: ApexList) => (self.items, apexText(self)),
  },
});

function indexOf(self: ApexList, value: unknown): number {
  const { items } = self;
  const at = items.indexOf(value);
  return at >= 0 || typeof value === 'string' ? at : items.findIndex((item) => apexEquals(value, item));
}
