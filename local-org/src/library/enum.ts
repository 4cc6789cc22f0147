/** What every constant of an enum answers, of the project's enums and the platform's. `values()` and `valueOf()` are operations of the compiler. */
import { libraryClass } from '../runtime/library.ts';
import type { ApexEnum } from '../runtime/types.ts';

export const enumClass = libraryClass({
  name: 'System.Enum',
  kind: 'abstract',
  members: {
    'String name()': (self: ApexEnum) => self.name,
    'Integer ordinal()': (self: ApexEnum) => self.ordinal,
  },
});
