/** System.Comparator. */
import { libraryClass } from '../runtime/library.ts';

export const comparatorInterface = libraryClass({
  name: 'System.Comparator',
  kind: 'interface',
  typeParams: ['T'],
  members: {
    'Integer compare(T o1, T o2)': (self: { compare$2(a: unknown, b: unknown): number }, a: unknown, b: unknown) =>
      self.compare$2(a, b),
  },
});
