/** Datacloud: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Datacloud',
  `
FieldDifferenceType { String Name; new(); String getName() }
`,
);
