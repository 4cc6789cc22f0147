/** System.Type. Source: Apex Reference Guide, "Type Class". */
import { required } from '../runtime/args.ts';
import { ApexList, ApexMap, ApexSet } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { textHash } from '../runtime/hash.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { isAssignable } from '../runtime/runtime-types.ts';
import { SObject } from '../runtime/sobject.ts';
import { ApexTypeToken, typeTokenOf } from '../runtime/type-token.ts';
import type { RuntimeType } from '../runtime/types.ts';

/** Null where there is no such type. */
function forName(name: string | null): ApexTypeToken | null {
  const type = name === null ? null : tx().org.program.findType(name);
  return type === null ? null : typeTokenOf(type);
}

/** `forName('', 'X')` looks for what has no namespace; without one it is the same as the name alone. */
function forQualifiedName(namespace: string | null, name: string): ApexTypeToken | null {
  return forName(namespace === null || namespace === '' ? name : `${namespace}.${name}`);
}

/** Throws TypeException for what cannot be made without arguments. */
export function newInstance(type: RuntimeType): unknown {
  switch (type.kind) {
    case 'sobject':
      if (type.sobject !== null) return new SObject(type.sobject);
      break;
    case 'user':
      if (type.user!.$kind === 'class' && !type.user!.$abstract && type.user!.$new !== null) return type.user!.$new();
      break;
    case 'library': {
      const made = newOfLibrary(type);
      if (made !== undefined) return made;
      break;
    }
    default:
  }
  throw ApexException.of('System.TypeException', `Type cannot be constructed: ${type.name}`);
}

function newOfLibrary(type: RuntimeType): unknown {
  const cls = type.library!;
  const [first, second] = type.args;
  if (cls.qualifiedName === 'System.List') return new ApexList(first!);
  if (cls.qualifiedName === 'System.Set') return new ApexSet(first!);
  if (cls.qualifiedName === 'System.Map') return new ApexMap(first!, second!);
  const constructor = cls.constructors().find((each) => each.params.length === 0);
  return constructor === undefined ? undefined : (constructor.call as () => unknown)();
}

export const typeClass = libraryClass({
  name: 'System.Type',
  instance: ApexTypeToken,
  members: {
    'static System.Type forName(String fullyQualifiedName)': forName,
    'static System.Type forName(String namespace, String name)': forQualifiedName,
    'Boolean equals(Object typeToCompare)': (self: ApexTypeToken, other: unknown) =>
      other instanceof ApexTypeToken && other.type === self.type,
    'String getName()': (self: ApexTypeToken) => self.type.name,
    'Integer hashCode()': (self: ApexTypeToken) => textHash(self.type.name),
    'Boolean isAssignableFrom(System.Type sourceType)': (self: ApexTypeToken, source: ApexTypeToken) =>
      isAssignable(required(source).type, self.type),
    'Object newInstance()': (self: ApexTypeToken) => newInstance(self.type),
    'String toString()': (self: ApexTypeToken) => self.type.name,
  },
});
