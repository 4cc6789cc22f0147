/** What flows ask of the org's records: parents, calculated fields, global variables, as Apex values. */
import { currentServices, fieldFormula as calculated, parentOf } from '../formula/formula-records.ts';
import { globalValue } from '../formula/globals.ts';
import { FormulaError } from '../formula/parse.ts';
import { fromFormulaValue } from '../formula/formula-apex-values.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { FieldInfo, RelationshipInfo } from '../schema/model.ts';
import { FlowFault } from './fault.ts';

export function parentRecord(record: SObject, relationship: RelationshipInfo): SObject | null {
  return parentOf(currentServices(), record, relationship, new Map());
}

export function fieldFormula(record: SObject, field: FieldInfo): unknown {
  return calculated(currentServices(), record, field);
}

/** `$User.Id`, `$Label.X`, `$Permission.X`, ... */
export function globalRaw(path: readonly string[]): unknown {
  try {
    return fromFormulaValue(globalValue(path));
  } catch (error) {
    if (error instanceof FormulaError) throw new FlowFault(error.message);
    throw error;
  }
}
