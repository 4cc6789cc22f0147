/** Conversions between primitive types, implicit and by cast. Numbers are never null here: compiled code asks first where they may be. */
import { toId18 } from '../schema/ids.ts';
import { hasTransaction, tx } from './context.ts';
import { ApexDecimal } from './decimal.ts';
import { ApexException } from './exception.ts';
import { ApexDate } from './date.ts';
import { ApexDatetime } from './datetime.ts';

const INT_MIN = -2147483648;
const INT_MAX = 2147483647;

export const integerToLong = (value: number): bigint => BigInt(value);
export const integerToDouble = (value: number): number => value;
export const integerToDecimal = (value: number): ApexDecimal => ApexDecimal.fromNumber(value);
export const longToInteger = (value: bigint): number => Number(BigInt.asIntN(32, value));
export const longToDouble = (value: bigint): number => Number(value);
export const longToDecimal = (value: bigint): ApexDecimal => ApexDecimal.of(value);
/** As Java narrows: towards zero, at most the largest Integer; NaN is 0. */
export const doubleToInteger = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.trunc(Math.min(Math.max(value, INT_MIN), INT_MAX));
export const doubleToLong = (value: number): bigint =>
  Number.isFinite(value) ? BigInt.asIntN(64, BigInt(Math.trunc(value))) : 0n;
/** As Java writes the double, `4.0`: from ten million on it writes an exponent, and there are no decimals. */
export const doubleToDecimal = (value: number): ApexDecimal =>
  Number.isInteger(value) && Math.abs(value) < 1e7 ? ApexDecimal.fromNumber(value, 1) : ApexDecimal.fromNumber(value);
export const decimalToDouble = (value: ApexDecimal): number => value.toNumber();
export const decimalToInteger = (value: ApexDecimal): number => longToInteger(value.toBigInt());
export const decimalToLong = (value: ApexDecimal): bigint => BigInt.asIntN(64, value.toBigInt());
/** Midnight in GMT. */
export const dateToDatetime = (value: ApexDate): ApexDatetime => new ApexDatetime(value.days * 86_400_000);
export const datetimeToDate = (value: ApexDatetime): ApexDate => new ApexDate(Math.floor(value.ms / 86_400_000));

/** Any conversion, of a value that may be null. */
export function convertNullable<A, B>(conversion: (value: A) => B, value: A | null): B | null {
  return value === null ? null : conversion(value);
}

const ID_SHAPE = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/;

/** 15 or 18 letters and digits. The platform does not mind a wrong checksum. */
export function isIdText(text: string): boolean {
  return ID_SHAPE.test(text) && (text.length === 15 || toId18(text) !== null || knownPrefix(text));
}

/** Eighteen letters that are no Id by their checksum pass for one when they begin like one: standard prefixes begin with a digit. */
function knownPrefix(text: string): boolean {
  if (/^\d/.test(text)) return true;
  return hasTransaction() && tx().org.schema.typeByPrefix(text.slice(0, 3)) !== null;
}

/** A String where an Id is wanted: 15 or 18 characters, kept with 18. Throws StringException. */
export function toId(value: string | null): string | null {
  if (value === null) return null;
  const id = toId18(value);
  if (id !== null) return id;
  if (ID_SHAPE.test(value) && knownPrefix(value)) return value;
  throw ApexException.of('System.StringException', `Invalid id: ${value}`);
}
