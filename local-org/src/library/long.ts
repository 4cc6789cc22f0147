/** System.Long. */
import { longToInteger } from '../runtime/convert.ts';
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

export const longClass = libraryClass({
  name: 'System.Long',
  members: {
    'static Long valueOf(String stringToLong)': (text: string) => parseLong(notNullValue(text)),
    'String format()': (self: bigint) => localeNumber(self.valueOf()),
    'Integer intValue()': (self: bigint) => longToInteger(self.valueOf()),
  },
});
