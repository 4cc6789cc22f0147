/**
 * A record in Apex's hands. Values are in slots by position (fields, parent records, child lists: see `FieldInfo.index`), so that
 * compiled code reaches a field without a lookup. `undefined` = not populated (neither set nor queried); `null` = set to null.
 */
import { STEP_BUDGET } from './step-budget.ts';
import type { SObjectType } from '../schema/model.ts';

/** What the heap is charged for a record: a few fields. Texts of queried records are charged by the query. */
const RECORD = 64;

export class SObject {
  readonly sobjectType: SObjectType;
  readonly values: unknown[];
  /** Set for records that came from a query: reading a slot that is `undefined` is then an error. */
  isQueried = false;
  /** A record of Trigger.old or of a finished trigger: writing is an error. */
  isReadOnly = false;
  /** `addError` calls by field (lower case; '' = record), until the save order collects them. */
  errors: { field: string | null; message: string }[] | null = null;

  /** @param values has slots for fields at least: few records have parents or children, which most types have more of than fields. */
  constructor(sobjectType: SObjectType, values: unknown[] = new Array<unknown>(sobjectType.fields.length)) {
    this.sobjectType = sobjectType;
    this.values = values;
    STEP_BUDGET.heap -= RECORD;
  }

  /** The record's 18-character Id, or null. */
  get id(): string | null {
    return (this.values[0] as string | null | undefined) ?? null;
  }
}
