/** System.Integer. */
import { decimalToInteger, doubleToInteger, longToInteger } from '../runtime/convert.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { libraryClass } from '../runtime/library.ts';
import { localeNumber, notNullValue, typeException } from './text/numbers.ts';

const WHOLE = /^[+-]?\d+$/;
/** Values of fields may have one: it is cut off. */
const FRACTION = /(?<=\d)\.\d+$/;

/** Throws TypeException `Invalid integer: abc`. */
export function parseInteger(text: string): number {
  const value = WHOLE.test(text) ? Number(text) : NaN;
  if (!(value >= -2147483648 && value <= 2147483647)) throw typeException(`Invalid integer: ${text}`);
  return value;
}

function integerOf(value: unknown): number {
  if (typeof value === 'string') return parseInteger(value.replace(FRACTION, ''));
  if (typeof value === 'number') return doubleToInteger(value);
  if (typeof value === 'bigint') return longToInteger(value);
  if (value instanceof ApexDouble) return doubleToInteger(value.value);
  if (value instanceof ApexDecimal) return decimalToInteger(value);
  throw typeException('Invalid integer');
}

export const integerClass = libraryClass({
  name: 'System.Integer',
  members: {
    'static Integer valueOf(String stringToInteger)': (text: string) => parseInteger(notNullValue(text)),
    'static Integer valueOf(Object fieldValue)': (value: unknown) => (value === null ? null : integerOf(value)),
    'String format()': (self: number) => localeNumber(self.valueOf()),
  },
});
