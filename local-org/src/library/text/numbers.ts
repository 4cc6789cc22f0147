/** Numbers as text of the running user's locale, and back. */
import { ApexException } from '../../runtime/exception.ts';
import { userLocale } from '../../runtime/zone.ts';

/** With grouping and at most three fraction digits, as java.text.NumberFormat. */
export function localeNumber(value: number | bigint | string): string {
  // Text keeps all digits of a Decimal; the type of the standard library does not know it yet.
  return new Intl.NumberFormat(userLocale(), {
    maximumFractionDigits: 3,
    roundingMode: 'halfEven',
  } as Intl.NumberFormatOptions).format(value as number);
}

export function typeException(message: string): ApexException {
  return ApexException.of('System.TypeException', message);
}

/** The argument of a `valueOf`. */
export function notNullValue<T>(value: T | null): T {
  if (value === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return value;
}
