/** Superclasses, interfaces and members through the hierarchy, across classes of the project and of the platform. */
import type { LibraryMember } from '../../runtime/library.ts';
import { ANY, isEnum } from './builtin.ts';
import type { Library } from './library.ts';
import type { ApexType, ClassSymbol, FieldSymbol, MethodSymbol, ResolvedLibraryMember } from './apex-types.ts';

/** Direct supertypes: superclass first, then interfaces. `Object` is not among them. */
export function supertypes(library: Library, type: ApexType): readonly ApexType[] {
  if (type.kind === 'user') {
    const { superclass, interfaces } = type.symbol;
    return superclass === null ? interfaces : [superclass, ...interfaces];
  }
  return type.kind === 'library' ? library.supertypes(type) : [];
}

/** The type itself and all its supertypes, nearest first. */
export function linearized(library: Library, type: ApexType): readonly ApexType[] {
  const all: ApexType[] = [type];
  const seen = new Set<unknown>([keyOf(type)]);
  for (let i = 0; i < all.length && i < 200; i++) {
    for (const parent of supertypes(library, all[i])) {
      const key = keyOf(parent);
      if (!seen.has(key)) {
        seen.add(key);
        all.push(parent);
      }
    }
  }
  return all;
}

function keyOf(type: ApexType): unknown {
  if (type.kind === 'user') return type.symbol;
  return type.kind === 'library' ? type.class : type.kind;
}

/** The superclass chain of a project's class, itself first. */
export function classChain(symbol: ClassSymbol): readonly ClassSymbol[] {
  const chain: ClassSymbol[] = [];
  let at: ClassSymbol | null = symbol;
  while (at !== null && !chain.includes(at)) {
    chain.push(at);
    at = at.superclass?.kind === 'user' ? at.superclass.symbol : null;
  }
  return chain;
}

/** Same class or a subclass of it. */
export function isSameOrSubclass(symbol: ClassSymbol, ancestor: ClassSymbol): boolean {
  return classChain(symbol).includes(ancestor);
}

/** The platform class at the end of a class's superclass chain (exceptions mostly), or null. */
export function librarySuperclass(symbol: ClassSymbol): ApexType | null {
  const chain = classChain(symbol);
  const last = chain[chain.length - 1].superclass;
  return last?.kind === 'library' ? last : null;
}

export function isException(library: Library, type: ApexType): boolean {
  return linearized(library, type).some(
    (parent) => parent.kind === 'library' && parent.class.qualifiedName === 'System.Exception',
  );
}

export function findField(symbol: ClassSymbol, lowerName: string): FieldSymbol | null {
  for (const cls of classChain(symbol)) {
    const field = cls.fields.get(lowerName);
    if (field !== undefined) return field;
  }
  return null;
}

/** A class and those around it. */
export function outwards(symbol: ClassSymbol): readonly ClassSymbol[] {
  return symbol.outer === null ? [symbol] : [symbol, ...outwards(symbol.outer)];
}

/** The classes around the superclasses of a class: their static members and inner classes are in its reach. */
export function aroundSuperclasses(symbol: ClassSymbol): readonly ClassSymbol[] {
  return classChain(symbol)
    .slice(1)
    .map((cls) => cls.outer)
    .filter((outer) => outer !== null);
}

export type MethodCandidate =
  | {
      readonly kind: 'user';
      readonly method: MethodSymbol;
      readonly params: readonly ApexType[];
      readonly returnType: ApexType;
    }
  | {
      readonly kind: 'library';
      readonly member: ResolvedLibraryMember;
      readonly params: readonly ApexType[];
      readonly returnType: ApexType;
    };

export function userCandidate(method: MethodSymbol): MethodCandidate {
  return { kind: 'user', method, params: method.params.map((param) => param.type), returnType: method.returnType };
}

function libraryCandidate(member: ResolvedLibraryMember): MethodCandidate {
  return { kind: 'library', member, params: member.params, returnType: member.returnType };
}

/** Every method of that name that a value of the type has, the nearest declaration of a signature first. */
export function methodsOf(library: Library, type: ApexType, lowerName: string): readonly MethodCandidate[] {
  const found: MethodCandidate[] = [];
  for (const at of linearized(library, type)) collect(library, at, lowerName, found);
  const implied = isEnum(type)
    ? library.typeNamed('system.enum')
    : type.kind === 'user' && type.symbol.kind === 'class'
      ? library.typeNamed('system.userobject')
      : null;
  if (implied !== null) collect(library, implied, lowerName, found);
  if (type.kind !== 'any') collect(library, ANY, lowerName, found);
  return found;
}

function collect(library: Library, type: ApexType, lowerName: string, found: MethodCandidate[]): void {
  if (type.kind === 'user') {
    for (const method of type.symbol.methods.get(lowerName) ?? []) addNew(found, userCandidate(method));
    return;
  }
  for (const member of libraryMembers(library, type, lowerName)) {
    if (member.member.kind === 'method') addNew(found, libraryCandidate(member));
  }
}

// A nearer declaration of the same parameters hides the one above.
function addNew(found: MethodCandidate[], candidate: MethodCandidate): void {
  const key = paramKey(candidate);
  if (!found.some((other) => paramKey(other) === key)) found.push(candidate);
}

const keys = new WeakMap<MethodCandidate, string>();

function paramKey(candidate: MethodCandidate): string {
  let key = keys.get(candidate);
  if (key === undefined) {
    key = candidate.params.map(typeKey).join(';');
    keys.set(candidate, key);
  }
  return key;
}

/** Equal for equal types. */
export function typeKey(type: ApexType): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'sobject':
      return `sobject:${type.object?.name ?? ''}`;
    case 'user':
      return `user:${type.symbol.qualifiedName}`;
    case 'library':
      return `${type.class.qualifiedName}<${type.args.map(typeKey).join(',')}>`;
    case 'typeParam':
      return `param:${type.name}`;
    default:
      return type.kind;
  }
}

function libraryMembers(library: Library, type: ApexType, lowerName: string): readonly ResolvedLibraryMember[] {
  const at = library.classOf(type);
  if (at === null) return [];
  return (at.class.members().get(lowerName) ?? []).map((member) => library.resolve(at.class, member, at.args));
}

/** A property of a platform type, its own or inherited. */
export function libraryProperty(
  library: Library,
  type: ApexType,
  lowerName: string,
  isStatic: boolean,
): ResolvedLibraryMember | null {
  for (const at of linearized(library, type)) {
    for (const resolved of libraryMembers(library, at, lowerName)) {
      if (resolved.member.kind === 'property' && resolved.member.isStatic === isStatic) return resolved;
    }
  }
  return null;
}

/** The member that stands for a constant of a platform enum. */
export function libraryEnumValue(library: Library, type: ApexType, lowerName: string): ResolvedLibraryMember | null {
  if (type.kind !== 'library' || type.class.kind !== 'enum') return null;
  const name = type.class.values.find((value) => value.toLowerCase() === lowerName);
  if (name === undefined) return null;
  const returnType = { name: type.class.qualifiedName, args: [] };
  const member: LibraryMember = {
    kind: 'enumValue',
    name,
    isStatic: true,
    params: [],
    returnType,
    call: null,
    get: null,
    set: null,
    signature: name,
  };
  return { class: type.class, member, params: [], returnType: library.type(type.class) };
}

/** The constructors of a platform type. */
export function libraryConstructors(library: Library, type: ApexType): readonly MethodCandidate[] {
  const at = library.classOf(type);
  if (at === null) return [];
  return at.class.constructors().map((member) => libraryCandidate(library.resolve(at.class, member, at.args)));
}

export function constructorsOf(symbol: ClassSymbol): readonly MethodCandidate[] {
  return symbol.constructors.map(userCandidate);
}
