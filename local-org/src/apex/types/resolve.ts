/** From a written type to the type it names, in the platform's order. */
import type { TypeRef } from '../ast.ts';
import { builtinType, sobjectNamed } from './builtin.ts';
import { aroundSuperclasses } from './hierarchy.ts';
import type { Library } from './library.ts';
import type { Schema } from '../../schema/model.ts';
import type { ApexType, ClassSymbol } from './apex-types.ts';

/** Where a name is looked up from. */
export interface TypeScope {
  readonly library: Library;
  readonly schema: Schema;
  readonly classes: ReadonlyMap<string, ClassSymbol>;
  /** Classes of subscribers of the managed package. */
  readonly beside: ReadonlyMap<string, ClassSymbol>;
  readonly namespace: string | null;
  /** Subscriber code: the package's classes go by their full names. */
  readonly isOutside: boolean;
  /** The class that holds the code; null in triggers and anonymous code without declarations. */
  readonly cls: ClassSymbol | null;
}

/** What names are looked up in. */
export interface Names {
  readonly schema: Schema;
  readonly library: Library;
  readonly classes: ReadonlyMap<string, ClassSymbol>;
  readonly beside: ReadonlyMap<string, ClassSymbol>;
  readonly namespace: string | null;
}

/** Whether it is subscriber code, and none of the managed package. */
export function isBeside(schema: Schema, { namespace }: { readonly namespace: string | null }): boolean {
  return schema.isManaged && namespace === null;
}

/** Where the code of a class looks up types. */
export function scopeOf(names: Names, cls: ClassSymbol | null): TypeScope {
  const { schema, library, classes, beside, namespace } = names;
  const isOutside = cls !== null && isBeside(schema, cls);
  return { library, schema, classes, beside, namespace: cls?.namespace ?? namespace, isOutside, cls };
}

const userTypes = new WeakMap<ClassSymbol, ApexType>();

/** The type of a class of the project: one ApexType per symbol. */
export function userType(symbol: ClassSymbol): ApexType {
  let type = userTypes.get(symbol);
  if (type === undefined) {
    type = { kind: 'user', symbol };
    userTypes.set(symbol, type);
  }
  return type;
}

/** The type that a reference names; null where there is none. A wrong type argument is the error type inside. */
export function resolveTypeRef(scope: TypeScope, ref: TypeRef): ApexType | null {
  const args: ApexType[] = [];
  for (const part of ref.names) {
    for (const arg of part.args) {
      const type = resolveTypeRef(scope, arg);
      if (type === null) return null;
      args.push(type);
    }
  }
  let type = resolveNames(
    scope,
    ref.names.map((part) => part.name.text),
    args,
  );
  for (let depth = 0; type !== null && depth < ref.arrayDepth; depth++) type = scope.library.list(type);
  return type;
}

/** `Outer.Inner`, `ns.Class`, `System.Type`, `Schema.Account`, ... */
export function resolveNames(
  scope: TypeScope,
  names: readonly string[],
  args: readonly ApexType[] = [],
): ApexType | null {
  if (names.length === 1) return resolveSimple(scope, names[0], args);
  const [first, ...rest] = names;
  const cls = findClass(scope, first.toLowerCase());
  if (cls !== null) {
    const inner = innerPath(cls, rest);
    if (inner !== null) return userType(inner);
    // An inner class has no inner classes: one of the same name at the top level may.
    const top = scope.classes.get(first.toLowerCase());
    const beside = cls.outer !== null && top !== undefined ? innerPath(top, rest) : null;
    if (beside !== null) return userType(beside);
  }
  if (scope.namespace !== null && first.toLowerCase() === scope.namespace.toLowerCase()) {
    const top = scope.classes.get(rest[0].toLowerCase());
    const inner = top && innerPath(top, rest.slice(1));
    if (inner) return userType(inner);
  }
  const written = names.join('.');
  const library = scope.library.find(SECOND_NAMES[written.toLowerCase()] ?? written) ?? scope.library.findOpen(written);
  if (library !== null) return scope.library.type(library, args);
  if (names.length === 2) {
    const lower = first.toLowerCase();
    if (lower === 'system') return resolvePlatform(scope, rest[0], args);
    if (lower === 'schema' || lower === scope.namespace?.toLowerCase()) return sobjectNamed(scope.schema, rest[0]);
  }
  return null;
}

/** Classes that the platform finds in a second namespace. */
const SECOND_NAMES: Readonly<Record<string, string>> = {
  'apexpages.pagereference': 'System.PageReference',
  'metadata.statuscode': 'System.StatusCode',
};

function resolveSimple(scope: TypeScope, name: string, args: readonly ApexType[]): ApexType | null {
  const cls = findClass(scope, name.toLowerCase());
  if (cls !== null) return userType(cls);
  return resolvePlatform(scope, name, args) ?? sobjectNamed(scope.schema, name);
}

function resolvePlatform(scope: TypeScope, name: string, args: readonly ApexType[]): ApexType | null {
  const builtin = builtinType(name.toLowerCase());
  if (builtin !== null) return builtin;
  const system = scope.library.find(`system.${name}`);
  if (system !== null && !shadowedBySObject(scope, name)) return scope.library.type(system, args);
  const object = sobjectNamed(scope.schema, name);
  if (object !== null) return object;
  const cls = system ?? scope.library.findOpen(name);
  return cls === null ? null : scope.library.type(cls, args);
}

// A bare name that an object and a class of System share means the object, but for these two.
const CLASS_BEFORE_OBJECT: ReadonlySet<string> = new Set(['address', 'location']);

function shadowedBySObject(scope: TypeScope, name: string): boolean {
  return !CLASS_BEFORE_OBJECT.has(name.toLowerCase()) && scope.schema.type(name) !== null;
}

/** A class of the project by bare name: inner classes of the class and of its superclasses, of the outer class, the outer class, top level. */
export function findClass(scope: TypeScope, lowerName: string): ClassSymbol | null {
  const top = (scope.isOutside ? scope.beside : scope.classes).get(lowerName);
  for (let at = scope.cls; at !== null; at = at.outer) {
    const found = innerOf(at, lowerName);
    if (found !== null) return found;
    // A trigger may have the name of a class, and is none.
    if (at.name.toLowerCase() === lowerName) return at.outer === null ? (top ?? at) : at;
  }
  for (let at = scope.cls; at !== null; at = at.outer) {
    for (const around of aroundSuperclasses(at)) {
      const found = around.inner.get(lowerName);
      if (found !== undefined) return found;
    }
  }
  return top ?? null;
}

function innerOf(cls: ClassSymbol, lowerName: string): ClassSymbol | null {
  let at: ClassSymbol | null = cls;
  for (let depth = 0; at !== null && depth < 50; depth++) {
    const found = at.inner.get(lowerName);
    if (found !== undefined) return found;
    at = at.superclass?.kind === 'user' ? at.superclass.symbol : null;
  }
  return null;
}

function innerPath(cls: ClassSymbol, names: readonly string[]): ClassSymbol | null {
  let at: ClassSymbol | null = cls;
  for (const name of names) at = at === null ? null : innerOf(at, name.toLowerCase());
  return at;
}

/** What is written, for `Invalid type: X`. */
export function writtenType(ref: TypeRef): string {
  return ref.names
    .map(({ name, args }) => (args.length === 0 ? name.text : `${name.text}<${args.map(writtenType).join(',')}>`))
    .join('.');
}
