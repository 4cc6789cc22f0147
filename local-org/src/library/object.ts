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

export const objectClass = libraryClass({
  name: 'System.Object',
  members: {
    'new()': () => new PlainObject(),
    'Boolean equals(Object obj)': (self: unknown, other: unknown) => apexEquals(present(self), other),
    'Integer hashCode()': (self: unknown) => apexHash(present(self)),
    'String toString()': (self: unknown) => apexText(present(self)),
  },
});
