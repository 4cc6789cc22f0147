/** System.Object: what every value answers. Objects of a project that declare these methods are called by alias. */
import { apexEquals, apexHash } from '../runtime/equality.ts';
import { nullPointer } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import { apexText } from '../runtime/text.ts';

/** `new Object()` */
export class PlainObject {
  tostring$0(): string {
    return 'Object';
  }
}

function present(self: unknown): unknown {
  if (self === null) throw nullPointer();
  return self;
}

/** Text as an Object does not mind case; as a String it does. */
function sameObject(self: unknown, other: unknown): boolean {
  if (typeof self === 'string' && typeof other === 'string') return self.toLowerCase() === other.toLowerCase();
  return apexEquals(self, other);
}

export const objectClass = libraryClass({
  name: 'System.Object',
  members: {
    'new()': () => new PlainObject(),
    'Boolean equals(Object obj)': (self: unknown, other: unknown) => sameObject(present(self), other),
    'Integer hashCode()': (self: unknown) => apexHash(present(self)),
    'String toString()': (self: unknown) => apexText(present(self)),
  },
});
