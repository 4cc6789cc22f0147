/** Fills in the calculated fields of records. */
import type { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import type { OrgServices } from '../runtime/context.ts';
import { fieldFormula } from './formula-records.ts';

export type FormulaLoader = Pick<OrgServices, 'schema' | 'store'>;

/** From the records' present values; parents come from the store. */
export function loadFormulas(services: FormulaLoader, type: SObjectType, records: readonly SObject[]): void {
  const fields = type.fields.filter((field) => field.formula !== null);
  if (fields.length === 0) return;
  for (const record of records)
    for (const field of fields) record.values[field.index] = fieldFormula(services, record, field);
}
