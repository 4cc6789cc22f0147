/** The types that every program has, and the questions one asks of any type. */
import type { ApexType, PrimitiveName } from './apex-types.ts';
import type { Schema, SObjectType } from '../../schema/model.ts';
import { rememberNamespace } from './object-names.ts';
import { AGGREGATE_RESULT, aggregateType } from '../../runtime/aggregate-type.ts';

export const VOID: ApexType = { kind: 'void' };
export const NULL: ApexType = { kind: 'null' };
export const ANY: ApexType = { kind: 'any' };
export const ERROR: ApexType = { kind: 'error' };
export const SOBJECT: ApexType = { kind: 'sobject', object: null };

const primitives: Readonly<Record<PrimitiveName, ApexType>> = {
  Boolean: { kind: 'primitive', name: 'Boolean' },
  Integer: { kind: 'primitive', name: 'Integer' },
  Long: { kind: 'primitive', name: 'Long' },
  Double: { kind: 'primitive', name: 'Double' },
  Decimal: { kind: 'primitive', name: 'Decimal' },
  String: { kind: 'primitive', name: 'String' },
  Id: { kind: 'primitive', name: 'Id' },
  Date: { kind: 'primitive', name: 'Date' },
  Datetime: { kind: 'primitive', name: 'Datetime' },
  Time: { kind: 'primitive', name: 'Time' },
  Blob: { kind: 'primitive', name: 'Blob' },
};

export const {
  Boolean: BOOLEAN,
  Integer: INTEGER,
  Long: LONG,
  Double: DOUBLE,
  Decimal: DECIMAL,
  String: STRING,
  Id: ID,
  Date: DATE,
  Datetime: DATETIME,
  Time: TIME,
  Blob: BLOB,
} = primitives;

const byLowerName = new Map<string, ApexType>([
  ...Object.values(primitives).map((type): [string, ApexType] => [(type as { name: string }).name.toLowerCase(), type]),
  ['object', ANY],
  ['sobject', SOBJECT],
  ['void', VOID],
]);

/** The primitive, `Object`, `SObject` or `void` of that lower-case name. */
export function builtinType(lowerName: string): ApexType | null {
  return byLowerName.get(lowerName) ?? null;
}

const sobjectTypes = new WeakMap<SObjectType, ApexType>();

/** The type of records of this object: one ApexType per object. */
export function sobjectType(object: SObjectType): ApexType {
  let type = sobjectTypes.get(object);
  if (type === undefined) {
    type = { kind: 'sobject', object };
    sobjectTypes.set(object, type);
  }
  return type;
}

const aggregateResult = aggregateType([]);

/** Rows of aggregate queries: a record type that is in no schema, since each query has columns of its own. */
const AGGREGATE_ROW = sobjectType(aggregateResult);

/** The type of records of the object of that name; null where there is none. */
export function sobjectNamed(schema: Schema, name: string): ApexType | null {
  const object = schema.type(name);
  if (object !== null) {
    rememberNamespace(object, schema.namespace);
    return sobjectType(object);
  }
  return name.toLowerCase() === AGGREGATE_RESULT.toLowerCase() ? AGGREGATE_ROW : null;
}

export function isPrimitive(type: ApexType, ...names: readonly PrimitiveName[]): boolean {
  return type.kind === 'primitive' && names.includes(type.name);
}

/** The primitive's name, or null. */
export function primitiveName(type: ApexType): PrimitiveName | null {
  return type.kind === 'primitive' ? type.name : null;
}

export function isNumeric(type: ApexType): boolean {
  return isPrimitive(type, 'Integer', 'Long', 'Double', 'Decimal');
}

/** `List`, `Set` or `Map`, or null. */
export function collectionKind(type: ApexType): 'List' | 'Set' | 'Map' | null {
  if (type.kind !== 'library') return null;
  switch (type.class.qualifiedName) {
    case 'System.List':
      return 'List';
    case 'System.Set':
      return 'Set';
    case 'System.Map':
      return 'Map';
    default:
      return null;
  }
}

/** The element type of a list or set, the value type of a map. */
export function elementType(type: ApexType): ApexType {
  return type.kind === 'library' ? (type.args[type.args.length - 1] ?? ANY) : ERROR;
}

export function isList(type: ApexType): boolean {
  return collectionKind(type) === 'List';
}

export function isError(type: ApexType): boolean {
  return type.kind === 'error';
}

export function sameType(a: ApexType, b: ApexType): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'primitive':
      return b.kind === 'primitive' && a.name === b.name;
    case 'sobject':
      return b.kind === 'sobject' && a.object === b.object;
    case 'user':
      return b.kind === 'user' && a.symbol === b.symbol;
    case 'library':
      return (
        b.kind === 'library' &&
        a.class === b.class &&
        a.args.length === b.args.length &&
        a.args.every((arg, i) => sameType(arg, b.args[i]))
      );
    case 'typeParam':
      return b.kind === 'typeParam' && a.name === b.name;
    default:
      return a.kind === b.kind;
  }
}

/** True for interfaces of the project and of the platform. */
export function isInterface(type: ApexType): boolean {
  return (
    (type.kind === 'user' && type.symbol.kind === 'interface') ||
    (type.kind === 'library' && type.class.kind === 'interface')
  );
}

export function isEnum(type: ApexType): boolean {
  return (
    (type.kind === 'user' && type.symbol.kind === 'enum') || (type.kind === 'library' && type.class.kind === 'enum')
  );
}
