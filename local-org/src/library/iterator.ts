/** System.Iterator. */
import { libraryClass } from '../runtime/library.ts';

interface ApexIterator {
  hasnext$0(): boolean;
  next$0(): unknown;
}

export const iteratorInterface = libraryClass({
  name: 'System.Iterator',
  kind: 'interface',
  typeParams: ['T'],
  members: {
    'Boolean hasNext()': (self: ApexIterator) => self.hasnext$0(),
    'T next()': (self: ApexIterator) => self.next$0(),
  },
});
