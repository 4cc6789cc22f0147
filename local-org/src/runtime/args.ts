/** Checks of arguments that many platform methods share. */
import { ApexException } from './exception.ts';

/** `System.NullPointerException: Argument 1 cannot be null` */
export function nullArgument(position = 1): ApexException {
  return ApexException.of('System.NullPointerException', `Argument ${position} cannot be null`);
}

/** A number, a day or a time that must not be null. `System.NullPointerException: Argument cannot be null.` */
export function given<T>(value: T | null): T {
  if (value === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return value;
}

/** The argument, which must not be null. @param position counted from 1 */
export function required<T>(value: T | null, position = 1): T {
  if (value === null) throw nullArgument(position);
  return value;
}
