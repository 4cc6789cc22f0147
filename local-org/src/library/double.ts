/** System.Double. */
import { doubleToInteger, doubleToLong } from '../runtime/convert.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { doubleHash } from '../runtime/hash.ts';
import { libraryClass } from '../runtime/library.ts';
import { localeNumber, notNullValue, typeException } from './text/numbers.ts';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?$/;

function parseDouble(text: string): number {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) throw typeException(`Invalid double: ${text}`);
  return parseFloat(trimmed);
}

function doubleOf(value: unknown): number {
  if (typeof value === 'string') return parseDouble(value);
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (value instanceof ApexDouble) return value.value;
  if (value instanceof ApexDecimal) return value.toNumber();
  throw typeException('Invalid double');
}

export const doubleClass = libraryClass({
  name: 'System.Double',
  members: {
    'static Double valueOf(String stringToDouble)': (text: string) => parseDouble(notNullValue(text)),
    'static Double valueOf(Object fieldValue)': (value: unknown) => (value === null ? null : doubleOf(value)),
    'String format()': (self: number) => localeNumber(self.valueOf()),
    'Integer hashCode()': (self: number) => doubleHash(self.valueOf()),
    'Integer intValue()': (self: number) => doubleToInteger(self.valueOf()),
    'Long longValue()': (self: number) => doubleToLong(self.valueOf()),
    'Long round()': (self: number) => doubleToLong(Math.floor(self.valueOf() + 0.5)),
  },
});
