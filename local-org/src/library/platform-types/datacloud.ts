/** Datacloud: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Datacloud',
  `
FieldDifferenceType { String Name; new(); String getName() }
FindDuplicates { new(); static List<Datacloud.FindDuplicatesResult> findDuplicates(List<SObject>) }
FindDuplicatesByIds { new(); static List<Datacloud.FindDuplicatesResult> findDuplicatesByIds(List<Id>) }
FindDuplicatesResult { List<Datacloud.DuplicateResult> DuplicateResults; List<Database.Error> Errors; Boolean Success;
  new(); List<Datacloud.DuplicateResult> getDuplicateResults(); List<Database.Error> getErrors(); Boolean isSuccess()
  }
`,
);
