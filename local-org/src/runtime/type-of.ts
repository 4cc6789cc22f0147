/** What a value is at run time: for casts, `instanceof` and `Type`. */
import { dateToDatetime, doubleToDecimal, isIdText, toId } from './convert.ts';
import { ApexBlob } from './blob.ts';
import { ApexList, ApexMap, ApexSet, ListIterator } from './collections.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble } from './double.ts';
import { ApexException } from './exception.ts';
import { libraryClasses, type LibraryClass } from './library.ts';
import * as types from './runtime-types.ts';
import { SObject } from './sobject.ts';
import { apexText } from './text.ts';
import { ApexTime } from './time.ts';
import { ApexEnum, type RuntimeType } from './types.ts';

/** The type of a value that is not null; null for platform objects that carry none. */
export function runtimeTypeOf(value: unknown): RuntimeType | null {
  switch (typeof value) {
    case 'string':
      return types.STRING;
    case 'number':
      return types.INTEGER;
    case 'boolean':
      return types.BOOLEAN;
    case 'bigint':
      return types.LONG;
    default:
      return objectType(value as object);
  }
}

interface WithType {
  readonly $type?: RuntimeType;
}

function objectType(value: object): RuntimeType | null {
  const own = (value.constructor as WithType).$type;
  if (own !== undefined) return own;
  if (value instanceof SObject) return types.sobjectRuntimeType(value.sobjectType);
  if (value instanceof ApexList) return types.listOf(value.elementType);
  if (value instanceof ApexMap) return types.mapOf(value.keyType, value.valueType);
  if (value instanceof ApexSet) return types.setOf(value.elementType);
  if (value instanceof ListIterator)
    return types.libraryRuntimeType(types.libraryClassNamed('System.Iterator')!, [value.elementType]);
  if (value instanceof ApexDecimal) return types.DECIMAL;
  if (value instanceof ApexDate) return types.DATE;
  if (value instanceof ApexDatetime) return types.DATETIME;
  if (value instanceof ApexTime) return types.TIME;
  if (value instanceof ApexDouble) return types.DOUBLE;
  if (value instanceof ApexBlob) return types.BLOB;
  if (value instanceof ApexEnum) return enumType(value);
  if (value instanceof ApexException) return named(value.typeName);
  const cls = classByInstance(value);
  return cls === null
    ? null
    : types.libraryRuntimeType(
        cls,
        cls.typeParams.map(() => types.ANY),
      );
}

function enumType(value: ApexEnum): RuntimeType | null {
  return (value as unknown as { type?: RuntimeType }).type ?? named(value.enumName);
}

function named(qualifiedName: string): RuntimeType | null {
  const cls = types.libraryClassNamed(qualifiedName);
  return cls === null ? null : types.libraryRuntimeType(cls);
}

let instances: Map<unknown, LibraryClass> | null = null;

function classByInstance(value: object): LibraryClass | null {
  if (instances === null) {
    instances = new Map();
    for (const cls of libraryClasses().values()) if (cls.instance !== null) instances.set(cls.instance, cls);
  }
  for (
    let proto: object | null = Object.getPrototypeOf(value) as object | null;
    proto !== null;
    proto = Object.getPrototypeOf(proto) as object | null
  ) {
    const cls = instances.get(proto.constructor);
    if (cls !== undefined) return cls;
  }
  return null;
}

/** `value instanceof type`. Strings and ids are one at run time: an Id is what has an Id's 18 characters. */
export function isInstance(value: unknown, type: RuntimeType): boolean {
  if (value === null || value === undefined) return false;
  if (type === types.ANY) return true;
  if (typeof value === 'string')
    return type === types.STRING || (type === types.ID && value.length === 18 && isIdText(value));
  const from = runtimeTypeOf(value);
  if (from === null) return false;
  return from === type || types.isAssignable(from, type) || widens(from, type) || isRowsForARow(from, type);
}

/** Rows count as a row, as in `Account a = [SELECT ...]`. Source: benahm/TestDataFactory, which distinguishes them by a second question. */
function isRowsForARow(from: RuntimeType, to: RuntimeType): boolean {
  return to === types.SOBJECT && isListType(from) && types.isAssignable(from.args[0]!, types.SOBJECT);
}

const WIDER: ReadonlyMap<RuntimeType, ReadonlySet<RuntimeType>> = new Map([
  [types.INTEGER, new Set([types.LONG, types.DOUBLE, types.DECIMAL])],
  [types.LONG, new Set([types.DOUBLE, types.DECIMAL])],
  [types.DOUBLE, new Set([types.DECIMAL])],
  [types.DECIMAL, new Set([types.DOUBLE])],
  [types.DATE, new Set([types.DATETIME])],
]);

/** A number or date in an Object is an instance of the wider types, too, and becomes one by a cast. */
function widens(from: RuntimeType, to: RuntimeType): boolean {
  return WIDER.get(from)?.has(to) ?? widensElements(from, to);
}

/** A list of numbers is one of wider numbers as well. */
function widensElements(from: RuntimeType, to: RuntimeType): boolean {
  return isListType(from) && isListType(to) && (WIDER.get(from.args[0]!)?.has(to.args[0]!) ?? false);
}

const isListType = (type: RuntimeType): boolean => type.library?.qualifiedName === 'System.List';

function widened(value: unknown, to: RuntimeType): unknown {
  if (value instanceof ApexList) {
    const element = to.args[0]!;
    const cast = element === types.DOUBLE ? castToDouble : (item: unknown) => castTo(item, element);
    return new ApexList(element, value.items.map(cast));
  }
  if (value instanceof ApexDate) return dateToDatetime(value);
  if (to === types.LONG) return BigInt(value as number);
  if (value instanceof ApexDecimal) return value;
  if (value instanceof ApexDouble) return doubleToDecimal(value.value);
  const number = value as number | bigint;
  return typeof number === 'bigint' ? ApexDecimal.of(number) : ApexDecimal.fromNumber(number);
}

/** A Double out of an Object. */
export function castToDouble(value: unknown): number | null {
  if (value === null) return null;
  if (value instanceof ApexDouble) return value.value;
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (value instanceof ApexDecimal) return value.toNumber();
  throw conversionError(runtimeTypeOf(value) ?? types.ANY, types.DOUBLE);
}

/** The value as a `type`, which is not Double: that is `castToDouble`. Throws TypeException. */
export function castTo(value: unknown, type: RuntimeType): unknown {
  if (value === null || type === types.ANY) return value;
  if (typeof value === 'string') {
    if (type === types.STRING) return value;
    if (type === types.ID) return idOf(value);
    throw conversionError(value.length === 18 && isIdText(value) ? types.ID : types.STRING, type);
  }
  const from = runtimeTypeOf(value);
  if (from === null || from === type || types.isAssignable(from, type)) return value;
  if (widens(from, type)) return widened(value, type);
  if (value instanceof ApexList && from.args[0] === types.STRING && isListType(type) && type.args[0] === types.ID)
    return new ApexList(types.ID, value.items.map(idOf));
  if (type === types.ID) throw noId(apexText(value));
  throw conversionError(from, type);
}

/** Unlike a single text, those of a list become Ids one by one. */
function idOf(text: unknown): unknown {
  if (text === null) return null;
  if (isIdText(text as string)) return toId(text as string);
  throw noId(text as string);
}

function noId(text: string): ApexException {
  return ApexException.of('System.StringException', `Invalid id: ${text}`);
}

export function conversionError(from: RuntimeType, to: RuntimeType): ApexException {
  return ApexException.of(
    'System.TypeException',
    `Invalid conversion from runtime type ${types.conversionName(from)} to ${types.conversionName(to)}`,
  );
}
