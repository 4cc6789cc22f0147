/** What compiled code calls for operators, collections, exceptions and types. Small, so that V8 puts them into the callers. */
import { ApexList, ApexMap, ApexSet, outOfBounds } from './collections.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexDouble, doubleText } from './double.ts';
import { apexEquals } from './equality.ts';
import { ApexException, asApexException, nullPointer, toApexException } from './exception.ts';
import { STEP_BUDGET } from './step-budget.ts';
import { DOUBLE } from './runtime-types.ts';
import { apexText } from './text.ts';
import { ApexTime } from './time.ts';
import { castTo, castToDouble, isInstance } from './type-of.ts';
import type { ApexEnum, RuntimeType } from './types.ts';

// ---- null and numbers ------------------------------------------------------------------------------------------------

/** The value, which must not be null. */
export function notNull<T>(value: T | null): T {
  if (value === null) throw nullPointer();
  return value;
}

const byZero = (): ApexException => ApexException.of('System.MathException', 'Divide by 0');

export function divide(a: number, b: number): number {
  if (b === 0) throw byZero();
  return (a / b) | 0;
}

export function divideLong(a: bigint, b: bigint): bigint {
  if (b === 0n) throw byZero();
  return BigInt.asIntN(64, a / b);
}

export function divideDouble(a: number, b: number): number {
  if (b === 0) throw byZero();
  return a / b;
}

export function toLong(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

/** Distances are taken modulo 64, as the platform's machine does. */
export function shiftLong(value: bigint, distance: bigint | number, op: '<<' | '>>' | '>>>'): bigint {
  const by = BigInt(distance) & 63n;
  if (op === '<<') return BigInt.asIntN(64, value << by);
  return op === '>>' ? value >> by : BigInt.asIntN(64, BigInt.asUintN(64, value) >> by);
}

export function negate(value: ApexDecimal): ApexDecimal {
  return value.negate();
}

/** Date plus days, datetime plus days (parts of days too), time plus milliseconds. */
export function temporal(value: ApexDate | ApexDatetime | ApexTime | null, sign: number, amount: unknown): unknown {
  if (value === null || amount === null) throw nullPointer();
  const number = amount instanceof ApexDecimal ? amount.toNumber() : Number(amount);
  if (value instanceof ApexDate) return value.addDays(sign * Math.trunc(number));
  if (value instanceof ApexDatetime) return new ApexDatetime(value.ms + Math.round(sign * number * 86_400_000));
  const day = 86_400_000;
  return new ApexTime((((value.ms + sign * number) % day) + day) % day);
}

// ---- comparison ------------------------------------------------------------------------------------------------------

type Ordered = number | bigint;
export const less = (a: Ordered | null, b: Ordered | null): boolean => a !== null && b !== null && a < b;
export const lessEqual = (a: Ordered | null, b: Ordered | null): boolean => a !== null && b !== null && a <= b;
export const greater = (a: Ordered | null, b: Ordered | null): boolean => a !== null && b !== null && a > b;
export const greaterEqual = (a: Ordered | null, b: Ordered | null): boolean => a !== null && b !== null && a >= b;

type Value = ApexDecimal | ApexDate | ApexDatetime | ApexTime;
export const lessValue = (a: Value | null, b: Value | null): boolean => a !== null && b !== null && order(a, b) < 0;
export const lessEqualValue = (a: Value | null, b: Value | null): boolean =>
  a !== null && b !== null && order(a, b) <= 0;
export const greaterValue = (a: Value | null, b: Value | null): boolean => a !== null && b !== null && order(a, b) > 0;
export const greaterEqualValue = (a: Value | null, b: Value | null): boolean =>
  a !== null && b !== null && order(a, b) >= 0;

function order(a: Value, b: Value): number {
  return a instanceof ApexDecimal ? a.compare(b as ApexDecimal) : a.valueOf() - (b as ApexDate).valueOf();
}

/** `==` of strings: case does not matter. */
export function sameText(a: string | null, b: string | null): boolean {
  if (a === b) return true;
  if (a === null || b === null || a.length !== b.length) return false;
  return a.toLowerCase() === b.toLowerCase();
}

/** Order of strings by `<`: null first, case does not matter. */
export function compareText(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Ids with 15 and 18 characters are equal when the first 15 are. */
export function sameId(a: string | null, b: string | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  return a.length === b.length && a.length !== 15
    ? a.toLowerCase() === b.toLowerCase()
    : a.slice(0, 15) === b.slice(0, 15);
}

/** `===` of two Objects. A Double of the platform stays one instance however often it is converted; here each conversion makes one. */
export function identical(a: unknown, b: unknown): boolean {
  return a === b || (a instanceof ApexDouble && b instanceof ApexDouble && Object.is(a.value, b.value));
}

/** `==` of two Datetimes: to the millisecond, unlike `System.assertEquals`. */
export function sameMoment(a: ApexDatetime | ApexDate | null, b: ApexDatetime | ApexDate | null): boolean {
  return a === null || b === null ? a === b : millisecondOf(a) === millisecondOf(b);
}

/** A generic class may hand a Date to a variable of type Datetime. */
function millisecondOf(value: ApexDatetime | ApexDate): number {
  return value instanceof ApexDate ? value.utc().getTime() : value.ms;
}

/** Constants are one object each; a copy that came out of serialised state is still the same constant. */
export function sameEnum(a: ApexEnum | null, b: ApexEnum | null): boolean {
  return a === b || (a !== null && b !== null && a.name === b.name && a.enumName === b.enumName);
}

export { apexEquals as equals };

// ---- text and conversion ---------------------------------------------------------------------------------------------

export { apexText as text };

/** A text that was just made takes its part of the heap. */
export function newText(text: string | null): string | null {
  if (text !== null && (STEP_BUDGET.heap -= text.length) < 0) STEP_BUDGET.full(text);
  return text;
}

export function textOfDouble(value: number | null): string {
  return value === null ? 'null' : doubleText(value);
}

/** A Double on its way into an Object. */
export function boxDouble(value: number | null): ApexDouble | null {
  return value === null ? null : new ApexDouble(value);
}

export { castToDouble as castDouble };
export { castTo as cast };

// ---- collections -----------------------------------------------------------------------------------------------------

export function list(items: unknown[], elementType: RuntimeType): ApexList {
  return new ApexList(elementType, items);
}

/** A `List<Integer>` where a `List<Long>` is wanted: a new list with the values in the wider type. */
export function widen(source: ApexList | null, elementType: RuntimeType): ApexList | null {
  if (source === null) return null;
  const convert = elementType === DOUBLE ? castToDouble : (value: unknown) => castTo(value, elementType);
  const box = source.elementType === DOUBLE ? boxDouble : (value: unknown) => value;
  return new ApexList(
    elementType,
    source.items.map((item) => convert(box(item as number | null))),
  );
}

export function set(items: readonly unknown[], elementType: RuntimeType): ApexSet {
  return new ApexSet(elementType, items);
}

/** From keys and values in turn. */
export function map(entries: readonly unknown[], type: RuntimeType): ApexMap {
  const made = new ApexMap(type.args[0]!, type.args[1]!);
  for (let at = 0; at < entries.length; at += 2) made.set(entries[at], entries[at + 1]);
  return made;
}

/** `new X[n]` */
export function array(size: number | null, elementType: RuntimeType): ApexList {
  return new ApexList(elementType, new Array<unknown>(notNull(size)).fill(null));
}

export function at(target: ApexList, index: number | null): unknown {
  const { items } = target;
  if (index !== null && index >= 0 && index < items.length) return items[index];
  if (index === null) throw nullPointer();
  throw outOfBounds(index);
}

export function setAt(target: ApexList, index: number | null, value: unknown): unknown {
  const { items } = target;
  if (index === null) throw nullPointer();
  if (index < 0 || index >= items.length) throw outOfBounds(index);
  items[index] = value;
  return value;
}

/** `instanceof` in code of old versions: nothing is of every type. */
export function isOrNull(value: unknown, type: RuntimeType): boolean {
  return value === null || isInstance(value, type);
}

/** A collection was changed while a loop walks it. */
export function changed(): never {
  throw ApexException.of('System.FinalException', 'Cannot modify a collection while it is being iterated.');
}

export function setItems(target: ApexSet): unknown[] {
  return [...target.values()];
}

export function setUnchanged(target: ApexSet, items: readonly unknown[]): void {
  if (!target.isAsWalked(items.length)) changed();
}

interface IteratorObject {
  hasnext$0(): boolean | null;
  next$0(): unknown;
}

export function iterator(iterable: { iterator$0(): IteratorObject }): IteratorObject {
  return notNull(iterable.iterator$0());
}

// ---- exceptions ------------------------------------------------------------------------------------------------------

/** What a `catch` of Apex gets; throws on what none may catch. */
export function caught(error: unknown): ApexException {
  const exception = toApexException(error);
  if (exception.isUncatchable) throw exception;
  return exception;
}

/** Whether an error ends the transaction at once, without `finally`. */
export function dies(error: unknown): boolean {
  return asApexException(error)?.isUncatchable ?? true;
}

/** `super(message)`, `super(cause)`, `super(message, cause)` of an exception class. */
export function raise(exception: ApexException, message: string | null, cause: ApexException | null = null): void {
  exception.apexMessage = message;
  exception.message = message ?? '';
  exception.apexCause = cause;
}

/** `super.method()` where the method is the platform's: its function takes the object first. */
export function superCall(
  method: ((...args: unknown[]) => unknown) | undefined,
  fallback: (...args: unknown[]) => unknown,
  self: unknown,
  ...args: unknown[]
): unknown {
  return method === undefined ? fallback(self, ...args) : method.apply(self, args);
}

/** A method of an abstract platform class: the object's own where a class of the project has one, else the platform's function. */
export function openCall(
  self: object,
  alias: string,
  fallback: (...args: unknown[]) => unknown,
  ...args: unknown[]
): unknown {
  const own = (self as Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>)[alias];
  return own === undefined ? fallback(self, ...args) : own.apply(self, args);
}

// ---- assignable expressions --------------------------------------------------------------------------------------------

export function write<T>(setter: (value: T) => void, value: T): T {
  setter(value);
  return value;
}

export function writeTo<T>(setter: (self: unknown, value: T) => void, self: unknown, value: T): T {
  setter(self, value);
  return value;
}
