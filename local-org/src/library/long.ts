/** System.Long. */
import { decimalToLong, doubleToLong, longToInteger } from '../runtime/convert.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { libraryClass } from '../runtime/library.ts';
import { localeNumber, notNullValue, typeException } from './text/numbers.ts';

const WHOLE = /^[+-]?\d+$/;

/** Digits, and zeros behind a point. Throws TypeException `Invalid long: abc`. */
export function parseLong(text: string): bigint {
  const digits = text.replace(/(?<=\d)\.0+$/, '');
  const value = WHOLE.test(digits) ? BigInt(digits.replace('+', '')) : null;
  if (value === null || BigInt.asIntN(64, value) !== value) throw typeException(`Invalid long: ${text}`);
  return value;
}

/** Values of fields and the like: what stands behind the point is cut off. */
function longOf(value: unknown): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (typeof value === 'string') return parseLong(value.replace(/(?<=\d)\.\d+$/, ''));
  if (value instanceof ApexDecimal) return decimalToLong(value);
  if (value instanceof ApexDouble) return doubleToLong(value.value);
  throw typeException('Invalid long');
}

export const longClass = libraryClass({
  name: 'System.Long',
  members: {
    'static Long valueOf(String stringToLong)': (text: string) => parseLong(notNullValue(text)),
    'static Long valueOf(Object fieldValue)': (value: unknown) => (value === null ? null : longOf(value)),
    'String format()': (self: bigint) => localeNumber(self.valueOf()),
    'Integer intValue()': (self: bigint) => longToInteger(self.valueOf()),
  },
});
