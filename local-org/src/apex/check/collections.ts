/** What collections take from one another: stricter than assignment, and not what the signatures of their methods say. */
import type { BoundExpr } from '../bound.ts';
import { collectionKind, elementType, isPrimitive, sameType } from '../types/builtin.ts';
import type { ApexType } from '../types/types.ts';
import { typeName } from './context.ts';

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
  return given === 'Map' ? type.args.every((part, i) => sameType(part, of[i])) : given === 'List' && recordsFit(of, type.args[0]);
}

/** Records by their Id: the key is an Id or a String, the value the records' type or SObject. */
function recordsFit([key, value]: readonly ApexType[], record: ApexType): boolean {
  if (!isPrimitive(key, 'Id', 'String') || value.kind !== 'sobject' || record.kind !== 'sobject') return false;
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

const ALL_METHODS: ReadonlySet<string> = new Set(['addall', 'removeall', 'retainall', 'containsall']);

/** What a method of a collection refuses although its parameters take it; null where all is well. */
export function methodFault(receiver: ApexType, lowerName: string, args: readonly BoundExpr[]): string | null {
  const kind = collectionKind(receiver);
  if (kind === null || receiver.kind !== 'library') return null;
  if (lowerName === 'getsobjecttype' && elementType(receiver).kind !== 'sobject') {
    return kind === 'Map' ? `Operation only applies to SObject value map types: ${typeName(receiver)}` : `Operation only applies to SObject list types: ${typeName(receiver)}`;
  }
  const [arg] = args;
  if (args.length !== 1 || collectionKind(arg.type) !== 'List') return null;
  const given = elementType(arg.type);
  if (kind === 'Map') return lowerName === 'putall' && !recordsFit(receiver.args, given) ? `Invalid putAll type ${typeName(arg.type)} found for ${typeName(receiver)}` : null;
  const own = receiver.args[0];
  const isLegal = kind === 'Set' ? sameType(own, given) : !(given.kind === 'sobject' && given.object === null && own.kind === 'sobject' && own.object !== null);
  return ALL_METHODS.has(lowerName) && !isLegal ? `Illegal all method call for argument type, ${typeName(arg.type)}, for collection: ${typeName(receiver)}` : null;
}
