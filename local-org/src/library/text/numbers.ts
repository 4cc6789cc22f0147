/** Numbers as text of the running user's locale, and back. */
import { ApexException } from '../../runtime/exception.ts';
import { userLocale } from '../../runtime/zone.ts';

/** With grouping and at most three fraction digits, as java.text.NumberFormat. */
export function localeNumber(value: number | bigint | string): string {
  const locale = userLocale();
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 3,
      roundingMode: 'halfEven',
    } as Intl.NumberFormatOptions);
    formats.set(locale, format);
  }
  // Text keeps all digits of a Decimal; the type of the standard library does not know it yet.
  return format.format(value as number);
}

/** By locale: making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

export function typeException(message: string): ApexException {
  return ApexException.of('System.TypeException', message);
}

/** The argument of a `valueOf`. */
export function notNullValue<T>(value: T | null): T {
  if (value === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return value;
}
