/** What instances of the project's classes have in addition to the methods of Object. */
import { libraryClass } from '../runtime/library.ts';

export const userObjectClass = libraryClass({
  name: 'System.UserObject',
  kind: 'abstract',
  members: {
    /** A shallow copy: fields hold the same objects. */
    'Object clone()': (self: object) =>
      Object.assign(Object.create(Object.getPrototypeOf(self) as object) as object, self),
  },
});
