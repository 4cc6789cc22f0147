/** Apex values for platform classes that are written in this program's terms: lists of a named type, enum constants, type tokens. */
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { ANY, findRuntimeType, libraryClassNamed } from '../runtime/runtime-types.ts';
import { runtimeTypeOf } from '../runtime/type-of.ts';
import { typeTokenOf } from '../runtime/type-token.ts';
import type { RuntimeType } from '../runtime/types.ts';

export { typeTokenOf as typeToken } from '../runtime/type-token.ts';

export { apexText } from '../runtime/text.ts';
export { apexEquals, apexHash } from '../runtime/equality.ts';
export { libraryEnum } from '../runtime/library-enums.ts';
export { isInstance } from '../runtime/type-of.ts';

const named = new Map<string, RuntimeType>();

/** A platform or primitive type by its name. */
function typeNamed(name: string): RuntimeType {
  let type = named.get(name);
  if (type === undefined) {
    type = findRuntimeType(name, () => null) ?? ANY;
    named.set(name, type);
  }
  return type;
}

export function listOfType(elementType: string, items: readonly unknown[]): ApexList {
  return new ApexList(typeNamed(elementType), [...items]);
}

export function emptyList(elementType: string, items: unknown[] = []): ApexList {
  return new ApexList(typeNamed(elementType), items);
}

export function emptySet(elementType: string, items: Iterable<unknown> = []): ApexSet {
  return new ApexSet(typeNamed(elementType), items);
}

export function mapOfType(keyType: string, valueType: string, entries: Iterable<readonly [unknown, unknown]>): ApexMap {
  const map = emptyMap(keyType, valueType);
  for (const [key, value] of entries) map.put(key, value);
  return map;
}

export function emptyMap(keyType: string, valueType: string): ApexMap {
  return new ApexMap(typeNamed(keyType), typeNamed(valueType));
}

/** The elements of a list; throws the JavaScript TypeError that is Apex's NullPointerException for null. */
export function itemsOf(list: unknown): unknown[] {
  return (list as ApexList).items;
}

export function listOfTypes(types: readonly RuntimeType[]): ApexList {
  return listOfType('System.Type', types.map(typeTokenOf));
}

/** How messages name the type of a value. */
export function typeNameOf(value: unknown): string {
  return runtimeTypeOf(value)?.name ?? 'Object';
}

/** Calls a static method of another platform class. */
export function callStatic(className: string, method: string, ...args: readonly unknown[]): unknown {
  const member = libraryClassNamed(className)
    ?.members()
    .get(method.toLowerCase())
    ?.find((candidate) => candidate.isStatic && candidate.params.length === args.length);
  if (member?.call == null) throw new Error(`The library has no ${className}.${method}`);
  return (member.call as (...values: readonly unknown[]) => unknown)(...args);
}
