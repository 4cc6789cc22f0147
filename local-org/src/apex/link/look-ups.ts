/** How emitted files find types, members and constants by name; asked once per file, when it is evaluated. */
import type { Schema } from '../../schema/model.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { ApexException } from '../../runtime/exception.ts';
import { Query } from '../../runtime/intrinsics-sobject.ts';
import {
  type Implementation,
  type LibraryClass,
  type LibraryMember,
  NotImplementedError,
} from '../../runtime/library.ts';
import { libraryEnum } from '../../runtime/library-enums.ts';
import {
  ANY,
  libraryClassNamed,
  libraryRuntimeType,
  primitiveType,
  sobjectRuntimeType,
} from '../../runtime/runtime-types.ts';
import { fieldToken, typeToken } from '../../runtime/tokens.ts';
import { typeTokenOf } from '../../runtime/type-token.ts';
import { ApexObject, type RuntimeType } from '../../runtime/types.ts';
import { fromInside } from '../../schema/namespace-context.ts';

export interface LookUpServices {
  readonly schema: Schema;
  readonly labels: ReadonlyMap<string, string>;
}

export function lookUps({ schema, labels }: LookUpServices) {
  // Code is linked when it is first called, whoever calls it.
  const object = (name: string) =>
    found(
      fromInside(() => schema.type(name)),
      `object ${name}`,
    );
  const field = (type: string, name: string) => found(object(type).field(name), `field ${type}.${name}`);
  return {
    any: () => ANY,
    primitive: (name: string) => found(primitiveType(name), `type ${name}`),
    sobject: (name: string | null) => sobjectRuntimeType(name === null ? null : object(name)),
    library: (name: string, args: readonly RuntimeType[]) => libraryRuntimeType(libraryClass(name), args),
    instance: (name: string) => libraryClass(name).instance ?? ApexObject,
    libraryEnum,
    make: constructorOf,
    call: (cls: string, signature: string) => implementation(cls, signature, 'call'),
    getter: (cls: string, signature: string) => implementation(cls, signature, 'get'),
    setter: (cls: string, signature: string) => implementation(cls, signature, 'set'),
    object,
    field,
    relationship: (type: string, name: string) =>
      found(object(type).relationship(name), `relationship ${type}.${name}`),
    childRelationship: (type: string, name: string) =>
      found(object(type).childRelationship(name), `child relationship ${type}.${name}`),
    decimal: (text: string) => ApexDecimal.of(text),
    query: (json: string) => new Query(json),
    token: typeTokenOf,
    objectToken: (name: string) => typeToken(object(name)),
    fieldToken: (type: string, name: string) => fieldToken(field(type, name)),
    label: (key: string, name: string) => label(labels, key, name),
  };
}

function found<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`Compiled code names ${what}, which this org does not have`);
  return value;
}

function libraryClass(name: string): LibraryClass {
  return found(libraryClassNamed(name), `class ${name}`);
}

/** A member without a function fails when it is called, not when the file is loaded. */
function implementation(className: string, signature: string, part: 'call' | 'get' | 'set'): Implementation {
  const cls = libraryClass(className);
  const member = findMember(cls, signature, new Set());
  const made = member?.[part] ?? null;
  if (made !== null) return made;
  const name = member?.name ?? signature;
  return () => {
    throw new NotImplementedError(`${className.replace(/^System\./, '')}.${name}`);
  };
}

/** Exceptions of the platform that list no constructors have those of `Exception`, and their own type. */
function constructorOf(className: string, signature: string): Implementation {
  const cls = libraryClass(className);
  if (cls.kind !== 'exception' || cls.constructors().length > 0) return implementation(className, signature, 'call');
  const takesCauseOnly = signature.startsWith('new(Exception ');
  return (first: unknown = null, second: unknown = null) =>
    ApexException.of(
      cls.qualifiedName,
      takesCauseOnly ? null : (first as string | null),
      (takesCauseOnly ? first : second) as ApexException | null,
    );
}

/** Of a class and what it extends; a signature of the class itself wins. */
function findMember(cls: LibraryClass, signature: string, seen: Set<LibraryClass>): LibraryMember | null {
  if (seen.has(cls)) return null;
  seen.add(cls);
  const own = signaturesOf(cls).get(signature);
  if (own !== undefined) return own;
  for (const parent of [cls.extends, ...cls.implements]) {
    const next = parent === null ? null : libraryClassNamed(parent.name);
    const member = next === null ? null : findMember(next, signature, seen);
    if (member !== null) return member;
  }
  return null;
}

const signatures = new WeakMap<LibraryClass, ReadonlyMap<string, LibraryMember>>();

/** The members that a class declares. Each file that names one asks for it, so they are indexed once. */
function signaturesOf(cls: LibraryClass): ReadonlyMap<string, LibraryMember> {
  let known = signatures.get(cls);
  if (known === undefined) {
    const members = [...cls.constructors(), ...[...cls.members().values()].flat()];
    // The first of equal signatures counts.
    known = new Map(members.reverse().map((member) => [member.signature, member]));
    signatures.set(cls, known);
  }
  return known;
}

/** @param key `name`, `namespace.name` in lower case. */
function label(labels: ReadonlyMap<string, string>, key: string, name: string): string {
  // The platform's own labels of sites are in no project: their names are all that is known of them.
  return found(labels.get(key) ?? (key.startsWith('site.') ? name : null), `label ${key}`);
}
