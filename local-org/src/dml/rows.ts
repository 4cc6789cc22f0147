/** One record on its way through the save order. */
import type { SObject } from '../runtime/sobject.ts';
import type { DmlError } from './dml.ts';

export interface Row {
  /** Position in the list given to the operation. */
  readonly index: number;
  /** The caller's record. */
  readonly input: SObject;
  /** What is saved: a copy where triggers or rules look at it, else the input itself. */
  record: SObject;
  /** As it was: update, delete, undelete with triggers, rules, history, roll-ups. */
  old: SObject | null;
  id: string | null;
  created: boolean;
  errors: DmlError[];
}

export function newRow(input: SObject, index: number): Row {
  return { index, input, record: input, old: null, id: input.id, created: false, errors: [] };
}

export function isAlive(row: Row): boolean {
  return row.errors.length === 0;
}

export function alive(rows: readonly Row[]): Row[] {
  return rows.filter(isAlive);
}

export function fail(row: Row, error: DmlError): void {
  row.errors.push(error);
}

/** `addError` calls of triggers become errors of the row. */
export function collectErrors(row: Row): void {
  for (const record of row.old === null ? [row.record] : [row.record, row.old]) {
    if (record.errors === null) continue;
    for (const { field, message } of record.errors) {
      row.errors.push({
        statusCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
        message,
        fields: field === null ? [] : [record.sobjectType.field(field)?.name ?? field],
      });
    }
    record.errors = null;
  }
}
