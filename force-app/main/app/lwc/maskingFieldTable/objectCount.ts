/** Counts the records of objects: each costs the call two queries, so some at a time. */
import getObjects from '@salesforce/apex/EmailFieldsController.getObjects';
import type { ObjectRow } from './fieldRow';

const OBJECTS_PER_CALL = 25;

/** @param goesOn takes what is known so far, and returns whether anybody still wants to know more */
export async function countRecords(
  objectNames: readonly string[],
  goesOn: (rows: ObjectRow[]) => boolean,
): Promise<void> {
  const asked = objectNames.slice(0, OBJECTS_PER_CALL);
  if (asked.length === 0) return;
  const rows = (await getObjects({ objectNames: asked })) as ObjectRow[];
  if (goesOn(rows)) await countRecords(objectNames.slice(OBJECTS_PER_CALL), goesOn);
}
