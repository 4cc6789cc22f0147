/** System.Boolean. */
import { libraryClass } from '../runtime/library.ts';
import { notNullValue, typeException } from './text/numbers.ts';

function booleanOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.toLowerCase() === 'true';
  throw typeException('Invalid boolean');
}

export const booleanClass = libraryClass({
  name: 'System.Boolean',
  members: {
    'static Boolean valueOf(String stringToBoolean)': (text: string) => booleanOf(notNullValue(text)),
    'static Boolean valueOf(Object fieldValue)': (value: unknown) => booleanOf(notNullValue(value)),
  },
});
