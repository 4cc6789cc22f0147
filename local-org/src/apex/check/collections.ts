/** What collections take from one another: stricter than assignment, and different from the signatures of their methods. */
import type { BoundExpr } from '../bound.ts';
import { collectionKind, elementType, isPrimitive, sameType } from '../types/builtin.ts';
import type { ApexType } from '../types/apex-types.ts';
import { typeName } from './checker.ts';
import { noSuchMethod } from './messages.ts';

/** `new List<X>(arg)` and its like: the fault of the argument, or null. */
export function initializerFault(type: ApexType, arg: BoundExpr): string | null {
  const kind = collectionKind(type);
  if (kind === null || type.kind !== 'library') return null;
  return mayInitialise(kind, type.args, arg) ? null : initializerMessage(arg, type);
}

function mayInitialise(kind: 'List' | 'Set' | 'Map', of: readonly ApexType[], arg: BoundExpr): boolean {
  const { type } = arg;
  const given = collectionKind(type);
  if (kind === 'List' && isPrimitive(type, 'Integer')) return true;
  if (given === null || type.kind !== 'library') return false;
  if (kind !== 'Map') return given !== 'Map' && sameType(type.args[0], of[0]);
  return given === 'Map'
    ? type.args.every((part, i) => sameType(part, of[i]))
    : given === 'List' && recordsFit(of, type.args[0]);
}

/** Records by their Id: the key is an Id, a String or an Object, the value the records' type or SObject. */
function recordsFit([key, value]: readonly ApexType[], record: ApexType): boolean {
  if (
    (key.kind !== 'any' && !isPrimitive(key, 'Id', 'String')) ||
    value.kind !== 'sobject' ||
    record.kind !== 'sobject'
  )
    return false;
  return value.object === null || value.object === record.object;
}

export function initializerMessage(arg: BoundExpr, type: ApexType): string {
  const of = type.kind === 'library' ? type.args.map(typeName) : [];
  const found = `Invalid initializer type ${typeName(arg.type)} found for ${typeName(type)}: expected`;
  switch (collectionKind(type)) {
    case 'Set':
      return `${found} a List or a Set of type: ${of[0]}`;
    case 'Map':
      return `${found} a Map with the same key and value types, or a valid SObject List`;
    default:
      return `${found} an Integer or a List of type ${of[0]}`;
  }
}

const ALL_NAMES: Readonly<Record<string, string>> = {
  addall: 'addAll',
  removeall: 'removeAll',
  retainall: 'retainAll',
  containsall: 'containsAll',
};
const ALL_METHODS: ReadonlySet<string> = new Set(Object.keys(ALL_NAMES));

/** What a method of a collection refuses although its parameters take it; null where all is well. */
export function methodFault(receiver: ApexType, lowerName: string, args: readonly BoundExpr[]): string | null {
  const kind = collectionKind(receiver);
  if (kind === null || receiver.kind !== 'library') return null;
  if (lowerName === 'getsobjecttype' && elementType(receiver).kind !== 'sobject') {
    return kind === 'Map'
      ? `Operation only applies to SObject value map types: ${typeName(receiver)}`
      : `Operation only applies to SObject list types: ${typeName(receiver)}`;
  }
  const [arg] = args;
  if (args.length !== 1 || arg.type.kind !== 'library') return null;
  if (kind === 'Map') return lowerName === 'putall' ? putAllFault(receiver, arg.type) : null;
  return ALL_METHODS.has(lowerName) ? allFault(receiver, kind, lowerName, arg.type) : null;
}

type LibraryType = Extract<ApexType, { kind: 'library' }>;

function putAllFault(receiver: LibraryType, given: LibraryType): string | null {
  const isFit = collectionKind(given) !== 'List' || recordsFit(receiver.args, given.args[0]);
  return isFit ? null : `Invalid putAll type ${typeName(given)} found for ${typeName(receiver)}`;
}

// A list gives its elements to a list as an assignment would; sets give and take only what is of the same type.
function allFault(receiver: LibraryType, kind: 'List' | 'Set', lowerName: string, given: LibraryType): string | null {
  const own = receiver.args[0];
  const [element] = given.args;
  switch (collectionKind(given)) {
    case 'List': {
      const isLegal =
        kind === 'Set'
          ? sameType(own, element)
          : !(element.kind === 'sobject' && element.object === null && own.kind === 'sobject' && own.object !== null);
      return isLegal
        ? null
        : `Illegal all method call for argument type, ${typeName(given)}, for collection: ${typeName(receiver)}`;
    }
    case 'Set':
      return sameType(own, element) ? null : noSuchMethod(ALL_NAMES[lowerName], [given], typeName(receiver));
    default:
      return noSuchMethod(ALL_NAMES[lowerName], [given], typeName(receiver));
  }
}
