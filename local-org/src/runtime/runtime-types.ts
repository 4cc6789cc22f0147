/** Makes and compares `RuntimeType`s. Each is made once, so that equality is identity. */
import type { SObjectType } from '../schema/model.ts';
import { AGGREGATE_RESULT } from './aggregate-type.ts';
import { libraryClasses, parseType, type LibraryClass, type SignatureType } from './library.ts';
import type { RuntimeType, UserClass } from './types.ts';

const simple = (name: string, kind: RuntimeType['kind']): RuntimeType => ({
  name,
  kind,
  args: [],
  sobject: null,
  library: null,
  user: null,
});

/** `Object`. */
export const ANY: RuntimeType = simple('Object', 'any');
export const BOOLEAN: RuntimeType = simple('Boolean', 'primitive');
export const INTEGER: RuntimeType = simple('Integer', 'primitive');
export const LONG: RuntimeType = simple('Long', 'primitive');
export const DOUBLE: RuntimeType = simple('Double', 'primitive');
export const DECIMAL: RuntimeType = simple('Decimal', 'primitive');
export const STRING: RuntimeType = simple('String', 'primitive');
export const ID: RuntimeType = simple('Id', 'primitive');
export const DATE: RuntimeType = simple('Date', 'primitive');
export const DATETIME: RuntimeType = simple('Datetime', 'primitive');
export const TIME: RuntimeType = simple('Time', 'primitive');
export const BLOB: RuntimeType = simple('Blob', 'primitive');
/** What methods answer that answer nothing: `void.class`. */
export const VOID: RuntimeType = simple('void', 'primitive');
/** `SObject` itself. */
export const SOBJECT: RuntimeType = simple('SObject', 'sobject');

const primitives = new Map(
  [BOOLEAN, INTEGER, LONG, DOUBLE, DECIMAL, STRING, ID, DATE, DATETIME, TIME, BLOB, VOID].map((type) => [
    type.name.toLowerCase(),
    type,
  ]),
);

/** By name, case-insensitive; null when it is none. */
export function primitiveType(name: string): RuntimeType | null {
  return primitives.get(name.toLowerCase()) ?? null;
}

const sobjects = new WeakMap<SObjectType, RuntimeType>();

/** Every aggregate query has a record type of its own; to Apex they are one. Referenced weakly: it refers to the data model of an org. */
let aggregateRow: WeakRef<RuntimeType> | null = null;

export function sobjectRuntimeType(type: SObjectType | null): RuntimeType {
  if (type === null) return SOBJECT;
  let known = sobjects.get(type);
  if (known === undefined) {
    const shared = type.name === AGGREGATE_RESULT ? aggregateRow?.deref() : undefined;
    known = shared ?? { ...simple(type.name, 'sobject'), sobject: type };
    if (type.name === AGGREGATE_RESULT) aggregateRow = new WeakRef(known);
    sobjects.set(type, known);
  }
  return known;
}

/** Type arguments are referenced weakly: a list of a class of a project must not keep the program of an org that was closed. */
interface Node {
  readonly next: WeakMap<RuntimeType, Node>;
  type: RuntimeType | null;
}
const generics = new WeakMap<LibraryClass, Node>();

function nodeAt<K extends object>(nodes: WeakMap<K, Node>, key: K): Node {
  let node = nodes.get(key);
  if (node === undefined) nodes.set(key, (node = { next: new WeakMap(), type: null }));
  return node;
}

/** A class of the platform with its type arguments: `List<String>`. */
export function libraryRuntimeType(cls: LibraryClass, args: readonly RuntimeType[] = []): RuntimeType {
  let node = nodeAt(generics, cls);
  for (const arg of args) node = nodeAt(node.next, arg);
  if (node.type !== null) return node.type;
  const base = cls.namespace === 'System' && cls.kind !== 'exception' ? cls.name : cls.qualifiedName;
  const name = args.length === 0 ? base : `${base}<${args.map((arg) => arg.name).join(',')}>`;
  return (node.type = { ...simple(name, 'library'), args, library: cls });
}

function collectionClass(name: string): LibraryClass {
  const cls = libraryClasses().get(name);
  if (cls === undefined) throw new Error(`The library has no ${name}`);
  return cls;
}

export function listOf(element: RuntimeType): RuntimeType {
  return libraryRuntimeType(collectionClass('system.list'), [element]);
}

export function setOf(element: RuntimeType): RuntimeType {
  return libraryRuntimeType(collectionClass('system.set'), [element]);
}

export function mapOf(key: RuntimeType, value: RuntimeType): RuntimeType {
  return libraryRuntimeType(collectionClass('system.map'), [key, value]);
}

/** The type of a class of the project. `resolve` is asked on first use of `user`. */
export function userRuntimeType(name: string, resolve: () => UserClass): RuntimeType {
  let user: UserClass | null = null;
  return {
    ...simple(name, 'user'),
    get user(): UserClass {
      return (user ??= resolve());
    },
  };
}

/** The type a class of the project stands for. */
export function typeOfUserClass(cls: UserClass): RuntimeType {
  const type = (cls as unknown as { $type?: RuntimeType }).$type;
  if (type === undefined) throw new Error(`${cls.$name} was not linked`);
  return type;
}

export function isList(type: RuntimeType): boolean {
  return type.library?.qualifiedName === 'System.List';
}

/**
 * Whether a value of type `from` is a `to`, as `instanceof` and casts see it. Lists and the values of maps follow their type, sets and keys
 * need equal ones; a collection of `SObject` passes for one of any record type, because queries in code give just that, and the other way round.
 */
export function isAssignable(from: RuntimeType, to: RuntimeType): boolean {
  if (from === to || to.kind === 'any') return true;
  switch (from.kind) {
    case 'sobject':
      return to === SOBJECT;
    case 'user':
      return userIs(from.user!, to);
    case 'library':
      return to.kind === 'library' && libraryIs(from, to);
    default:
      return false;
  }
}

function userIs(cls: UserClass, to: RuntimeType): boolean {
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
    if (to.kind === 'user' && at === to.user) return true;
    for (const implemented of at.$interfaces) if (isAssignable(implemented, to)) return true;
    const base: LibraryClass | null = (at as unknown as { $librarySuper?: LibraryClass | null }).$librarySuper ?? null;
    if (base !== null && isAssignable(libraryRuntimeType(base), to)) return true;
  }
  return false;
}

function libraryIs(from: RuntimeType, to: RuntimeType): boolean {
  const cls = from.library!;
  if (cls === to.library) return argsMatch(from, to);
  for (const parent of [cls.extends, ...cls.implements]) {
    if (parent === null) continue;
    const type = substitute(parent, cls, from.args);
    if (type !== null && isAssignable(type, to)) return true;
  }
  return false;
}

function argsMatch(from: RuntimeType, to: RuntimeType): boolean {
  const name = from.library!.qualifiedName;
  return from.args.every((arg, at) => {
    const other = to.args[at];
    if (other === undefined || arg === other) return true;
    if (arg.kind === 'sobject' && other.kind === 'sobject') return arg === SOBJECT || other === SOBJECT;
    const follows = name === 'System.List' || (name === 'System.Map' && at === 1) || from.library!.kind === 'interface';
    return follows && (isAssignable(arg, other) || (arg === ID && other === STRING));
  });
}

/** A type of a signature, with the type arguments of the class put in; null where it names nothing known. */
export function substitute(type: SignatureType, cls: LibraryClass, args: readonly RuntimeType[]): RuntimeType | null {
  const param = cls.typeParams.indexOf(type.name);
  if (param >= 0) return args[param] ?? ANY;
  if (type.name === 'Object' || type.name === 'ANY') return ANY;
  if (type.name === 'SObject') return SOBJECT;
  const primitive = type.args.length === 0 ? primitiveType(type.name) : null;
  if (primitive !== null) return primitive;
  const library = libraryClassNamed(type.name);
  if (library === null) return null;
  const inner = type.args.map((arg) => substitute(arg, cls, args));
  return inner.includes(null) ? null : libraryRuntimeType(library, inner as RuntimeType[]);
}

/** `System.List`, `List`, `Database.SaveResult`: case-insensitive. */
export function libraryClassNamed(name: string): LibraryClass | null {
  const key = name.toLowerCase();
  return libraryClasses().get(key) ?? libraryClasses().get(`system.${key}`) ?? null;
}

/** How messages of conversions name a type: classes of the platform with their namespace, `Object` inside a collection is `ANY`. */
export function conversionName(type: RuntimeType): string {
  if (type.args.length === 0) return type.library?.qualifiedName ?? type.name;
  const base = type.name.slice(0, type.name.indexOf('<'));
  return `${base}<${type.args.map((arg) => (arg === ANY ? 'ANY' : conversionName(arg))).join(',')}>`;
}

/** Finds a type by its name in Apex notation, generics included; `lookUp` knows record types and classes of the project. */
export function findRuntimeType(name: string, lookUp: (name: string) => RuntimeType | null): RuntimeType | null {
  let text = name.trim();
  let depth = 0;
  while (text.endsWith('[]')) {
    text = text.slice(0, -2).trim();
    depth++;
  }
  let type = text === '' ? null : resolveSignature(parseType(text), lookUp);
  for (; depth > 0 && type !== null; depth--) type = listOf(type);
  return type;
}

function resolveSignature(signature: SignatureType, lookUp: (name: string) => RuntimeType | null): RuntimeType | null {
  const key = signature.name.toLowerCase().replace(/^system\./, '');
  if (signature.args.length === 0) {
    if (key === 'object' || key === 'any') return ANY;
    if (key === 'sobject') return SOBJECT;
    const known = lookUp(signature.name) ?? primitiveType(key);
    if (known !== null) return known;
  }
  const cls = libraryClassNamed(signature.name);
  if (cls === null) return null;
  // `Type.forName('List')`, `Type.forName('Database.Batchable')`: of anything. Shown by salesforce/apex-mockery, whose tests match lists by this name.
  if (signature.args.length === 0)
    return libraryRuntimeType(
      cls,
      cls.typeParams.map(() => ANY),
    );
  if (cls.typeParams.length !== signature.args.length) return null;
  const args = signature.args.map((arg) => resolveSignature(arg, lookUp));
  return args.includes(null) ? null : libraryRuntimeType(cls, args as RuntimeType[]);
}
