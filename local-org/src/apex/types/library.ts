/** Types of the platform: from the signatures of the registered library classes to ApexTypes. */
import { libraryClasses } from '../../runtime/library.ts';
import type { LibraryClass, LibraryMember, SignatureType } from '../../runtime/library.ts';
import type { Schema } from '../../schema/model.ts';
import type { ApexType, ResolvedLibraryMember } from './apex-types.ts';
import { ANY, builtinType, ERROR, sobjectNamed } from './builtin.ts';

/** Namespaces whose classes may be named without it, in this order. */
const OPEN_NAMESPACES = ['system', 'schema'];

export interface Library {
  /** `Database.SaveResult`, case-insensitive, fully qualified. */
  find(qualifiedName: string): LibraryClass | null;
  /** A class of `System` or `Schema` by its bare name. */
  findOpen(name: string): LibraryClass | null;
  isNamespace(name: string): boolean;
  /** The namespace as the platform writes it. */
  namespaceName(name: string): string | null;
  /** The type of a class with these type arguments; primitives, `Object` and `SObject` for their classes. */
  type(cls: LibraryClass, args?: readonly ApexType[]): ApexType;
  /** A generic or plain class by qualified name; the error type where this org has none. */
  typeNamed(qualifiedName: string, ...args: readonly ApexType[]): ApexType;
  list(element: ApexType): ApexType;
  set(element: ApexType): ApexType;
  map(key: ApexType, value: ApexType): ApexType;
  /** A type of a signature, as seen from `owner`, with the owner's type parameters replaced. */
  signature(owner: LibraryClass, type: SignatureType, args: readonly ApexType[]): ApexType;
  resolve(owner: LibraryClass, member: LibraryMember, args: readonly ApexType[]): ResolvedLibraryMember;
  /** Superclass first, then interfaces; type arguments put in. */
  supertypes(type: ApexType): readonly ApexType[];
  /** The class that holds the members of a type; null for types of the project. */
  classOf(type: ApexType): { readonly class: LibraryClass; readonly args: readonly ApexType[] } | null;
}

export function createLibrary(schema: Schema): Library {
  const registry = libraryClasses();
  const plainTypes = new Map<LibraryClass, ApexType>();
  let namespaces = new Map<string, string>();
  let namespacesOf = -1;

  const find = (name: string) => registry.get(name.toLowerCase()) ?? null;
  const findOpen = (name: string) => {
    for (const namespace of OPEN_NAMESPACES) {
      const cls = find(`${namespace}.${name}`);
      if (cls !== null) return cls;
    }
    return null;
  };
  const namespaceMap = () => {
    if (namespacesOf !== registry.size) {
      namespaces = new Map([...registry.values()].map((cls) => [cls.namespace.toLowerCase(), cls.namespace]));
      namespacesOf = registry.size;
    }
    return namespaces;
  };

  const type = (cls: LibraryClass, args: readonly ApexType[] = []): ApexType => {
    if (args.length > 0) return { kind: 'library', class: cls, args };
    let plain = plainTypes.get(cls);
    if (plain === undefined) {
      const builtin = cls.namespace === 'System' ? builtinType(cls.name.toLowerCase()) : null;
      plain = builtin ?? { kind: 'library', class: cls, args: cls.typeParams.map(() => ANY) };
      plainTypes.set(cls, plain);
    }
    return plain;
  };
  const typeNamed = (name: string, ...args: readonly ApexType[]) => {
    const cls = find(name);
    return cls === null ? ERROR : type(cls, args);
  };

  const signature = (owner: LibraryClass, sig: SignatureType, args: readonly ApexType[]): ApexType => {
    const param = owner.typeParams.indexOf(sig.name);
    if (param >= 0) return args[param] ?? ANY;
    const lower = sig.name.toLowerCase();
    const builtin = builtinType(lower);
    if (builtin !== null) return builtin;
    const cls =
      find(lower) ?? find(`${owner.qualifiedName}.${lower}`) ?? find(`${owner.namespace}.${lower}`) ?? findOpen(lower);
    if (cls !== null)
      return type(
        cls,
        sig.args.map((arg) => signature(owner, arg, args)),
      );
    return sobjectNamed(schema, sig.name) ?? ERROR;
  };

  const classOf = (of: ApexType) => {
    switch (of.kind) {
      case 'library':
        return { class: of.class, args: of.args };
      case 'primitive':
        return wrap(find(`system.${of.name}`));
      case 'sobject':
        return wrap(find('system.sobject'));
      case 'any':
        return wrap(find('system.object'));
      default:
        return null;
    }
  };

  return {
    find,
    findOpen,
    isNamespace: (name) => namespaceMap().has(name.toLowerCase()),
    namespaceName: (name) => namespaceMap().get(name.toLowerCase()) ?? null,
    type,
    typeNamed,
    list: (element) => typeNamed('system.list', element),
    set: (element) => typeNamed('system.set', element),
    map: (key, value) => typeNamed('system.map', key, value),
    signature,
    resolve: (owner, member, args) => ({
      class: owner,
      member,
      params: member.params.map((param) => signature(owner, param.type, args)),
      returnType: signature(owner, member.returnType, args),
    }),
    supertypes: (of) => {
      const at = classOf(of);
      if (at === null) return [];
      const parents = at.class.extends === null ? at.class.implements : [at.class.extends, ...at.class.implements];
      return parents.map((parent) => signature(at.class, parent, at.args));
    },
    classOf,
  };
}

function wrap(cls: LibraryClass | null) {
  return cls === null ? null : { class: cls, args: [] };
}
