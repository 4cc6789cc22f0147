/** A data model as large as that of an org that has grown for years. */
import { group, wholeNumber, type Reader } from './readers.ts';

export interface LargeSchema {
  /** How many custom objects are generated: `Generated_0001__c` and so on. */
  readonly objects: number;
  /** How many of them have a field of type Email, `Email__c`. Default: one of five. */
  readonly withEmail?: number;
  /** Text fields of each. Default 30. */
  readonly fields?: number;
}

export const readLargeSchema: Reader<LargeSchema> = group<LargeSchema>(
  { objects: wholeNumber(1, 5_000), withEmail: wholeNumber(0, 5_000), fields: wholeNumber(0, 500) },
  ['objects'],
);
