/** System.Iterable. */
import { libraryClass } from '../runtime/library.ts';

export const iterableInterface = libraryClass({
  name: 'System.Iterable',
  kind: 'interface',
  typeParams: ['T'],
  members: {
    'Iterator<T> iterator()': (self: { iterator$0(): unknown }) => self.iterator$0(),
  },
});
