/** System.Set. Source: Apex Reference Guide, "Set Class". */
import { required } from '../runtime/args.ts';
import { type ApexList, ApexSet, iterate } from '../runtime/collections.ts';
import { apexEquals, apexHash } from '../runtime/equality.ts';
import { libraryClass } from '../runtime/library.ts';
import { apexText } from '../runtime/text.ts';
import type { RuntimeType } from '../runtime/types.ts';

/** Whether the set changed. */
function addAll(self: ApexSet, from: unknown): boolean {
  const before = self.size;
  for (const element of snapshot(self, from)) self.add(element);
  return self.size > before;
}

function containsAll(self: ApexSet, from: unknown): boolean {
  for (const element of iterate(required(from))) if (!self.has(element)) return false;
  return true;
}

function removeAll(self: ApexSet, from: unknown): boolean {
  const before = self.size;
  for (const element of snapshot(self, from)) self.delete(element);
  return self.size < before;
}

function retainAll(self: ApexSet, from: unknown): boolean {
  const kept = from instanceof ApexSet ? from : new ApexSet(self.elementType, iterate(required(from)));
  const before = self.size;
  for (const element of [...self]) if (!kept.has(element)) self.delete(element);
  return self.size < before;
}

function snapshot(self: ApexSet, from: unknown): Iterable<unknown> {
  return from === self ? [...self] : iterate(required(from));
}

export const setClass = libraryClass({
  name: 'System.Set',
  typeParams: ['T'],
  implements: ['System.Iterable<T>'],
  instance: ApexSet,
  members: {
    'new()': (types: RuntimeType[]) => new ApexSet(types[0]!),
    'new(List<T> listToCopy)': (from: ApexList, types: RuntimeType[]) => new ApexSet(types[0]!, required(from).items),
    'new(Set<T> setToCopy)': (from: ApexSet, types: RuntimeType[]) => new ApexSet(types[0]!, required(from)),
    'Boolean add(T setElement)': (self: ApexSet, element: unknown) => self.add(element),
    'Boolean addAll(List<T> fromList)': addAll,
    'Boolean addAll(Set<T> fromSet)': addAll,
    'Boolean addAll(Iterable<T> fromIterable)': addAll,
    'void clear()': (self: ApexSet) => self.clear(),
    'Set<T> clone()': (self: ApexSet) => new ApexSet(self.elementType, self),
    'Boolean contains(T setElement)': (self: ApexSet, element: unknown) => self.has(element),
    'Boolean containsAll(List<T> listToCompare)': containsAll,
    'Boolean containsAll(Set<T> setToCompare)': containsAll,
    'Boolean containsAll(Iterable<T> iterableToCompare)': containsAll,
    'Boolean equals(Set<T> set2)': (self: ApexSet, other: unknown) => self.size >= 0 && apexEquals(self, other),
    'Integer hashCode()': (self: ApexSet) => (self.size, apexHash(self)),
    'Boolean isEmpty()': (self: ApexSet) => self.size === 0,
    'Iterator<T> iterator()': (self: ApexSet) => self.iterator$0(),
    'Boolean remove(T setElement)': (self: ApexSet, element: unknown) => self.delete(element),
    'Boolean removeAll(List<T> listOfElementsToRemove)': removeAll,
    'Boolean removeAll(Set<T> setOfElementsToRemove)': removeAll,
    'Boolean removeAll(Iterable<T> iterableOfElementsToRemove)': removeAll,
    'Boolean retainAll(List<T> listOfElementsToRetain)': retainAll,
    'Boolean retainAll(Set<T> setOfElementsToRetain)': retainAll,
    'Boolean retainAll(Iterable<T> iterableOfElementsToRetain)': retainAll,
    'Integer size()': (self: ApexSet) => self.size,
    'String toString()': (self: ApexSet) => (self.size, apexText(self)),
  },
});
