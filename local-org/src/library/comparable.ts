/** System.Comparable. */
import { libraryClass } from '../runtime/library.ts';

export const comparableInterface = libraryClass({
  name: 'System.Comparable',
  kind: 'interface',
  members: {
    'Integer compareTo(Object objectToCompareTo)': (self: { compareto$1(other: unknown): number }, other: unknown) =>
      self.compareto$1(other),
  },
});
