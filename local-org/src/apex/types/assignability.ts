/** Which values a variable of a type takes without a cast, which casts are possible, what can be compared. */
import { collectionKind, isInterface, isList, isPrimitive, sameType } from './builtin.ts';
import { linearized } from './hierarchy.ts';
import type { Library } from './library.ts';
import type { ApexType, PrimitiveName } from './apex-types.ts';

/** Implicit conversions between primitives. */
const WIDENINGS: Readonly<Partial<Record<PrimitiveName, readonly PrimitiveName[]>>> = {
  Integer: ['Long', 'Double', 'Decimal'],
  Long: ['Double', 'Decimal'],
  Double: ['Decimal'],
  Decimal: ['Double'],
  String: ['Id'],
  Id: ['String'],
  Date: ['Datetime'],
};

/** True where `from` may be assigned to `to` as it is. */
export function isAssignable(library: Library, from: ApexType, to: ApexType): boolean {
  if (from.kind === 'error' || to.kind === 'error' || sameType(from, to)) return true;
  if (from.kind === 'void' || to.kind === 'void' || to.kind === 'null') return false;
  if (from.kind === 'null' || to.kind === 'any') return true;
  switch (from.kind) {
    case 'primitive':
      return to.kind === 'primitive' && (WIDENINGS[from.name]?.includes(to.name) ?? false);
    case 'sobject':
      return isAnyRecord(to);
    case 'user':
    case 'library':
      return linearized(library, from).some((parent) => argumentsFit(library, parent, to));
    default:
      return false;
  }
}

/** Generic interfaces that follow their arguments; all others are invariant. */
const COVARIANT: ReadonlySet<string> = new Set(['System.Iterable', 'System.Iterator']);

function argumentsFit(library: Library, from: ApexType, to: ApexType): boolean {
  if (sameType(from, to)) return true;
  if (
    from.kind !== 'library' ||
    to.kind !== 'library' ||
    from.class !== to.class ||
    from.args.length !== to.args.length
  )
    return false;
  switch (collectionKind(from)) {
    case 'List':
      return isAssignable(library, from.args[0], to.args[0]) || isListDowncast(from.args[0], to.args[0]);
    case 'Map':
      return sameType(from.args[0], to.args[0]) && isAssignable(library, from.args[1], to.args[1]);
    case 'Set':
      return false;
    default:
      return (
        COVARIANT.has(from.class.qualifiedName) && from.args.every((arg, i) => isAssignable(library, arg, to.args[i]))
      );
  }
}

// A list of SObject stands for a list of any concrete type, at any depth.
function isListDowncast(from: ApexType, to: ApexType): boolean {
  if (from.kind === 'sobject' && to.kind === 'sobject') return from.object === null;
  return (
    isList(from) &&
    isList(to) &&
    from.kind === 'library' &&
    to.kind === 'library' &&
    isListDowncast(from.args[0], to.args[0])
  );
}

/** Records of several types, seen through `Name`, the object that stands for all of them. */
function isAnyRecord(type: ApexType): boolean {
  return type.kind === 'sobject' && (type.object === null || type.object.name === 'Name');
}

/** True where a cast from one to the other may succeed at run time. */
export function isCastable(library: Library, from: ApexType, to: ApexType): boolean {
  if (isAssignable(library, from, to) || isAssignable(library, to, from)) return true;
  if (from.kind === 'sobject' && to.kind === 'sobject') return true;
  return isInterface(from) || isInterface(to);
}

/** The wider of two types of which one fits the other; null where neither does. */
export function widerType(library: Library, a: ApexType, b: ApexType): ApexType | null {
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  if (isPrimitive(a, 'String') && isPrimitive(b, 'Id')) return b;
  if (isAssignable(library, b, a)) return a;
  return isAssignable(library, a, b) ? b : null;
}

/** True where `==` may stand between the two. */
export function isComparable(library: Library, a: ApexType, b: ApexType): boolean {
  return isAssignable(library, a, b) || isAssignable(library, b, a) || (a.kind === 'sobject' && b.kind === 'sobject');
}
