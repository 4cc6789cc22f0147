/** Validation rules: a formula that is true for a record that must not be saved. */
import type { DmlContext } from '../dml/dml-context.ts';
import type { Row } from '../dml/rows.ts';
import type { SObjectType } from '../schema/model.ts';
import { evaluateFormula } from './evaluate.ts';
import { parsedFormula } from './parsed.ts';
import { recordContext } from './formula-records.ts';

export function evaluateRule(context: DmlContext, rule: SObjectType['validationRules'][number], row: Row): boolean {
  return evaluateFormula(parsedFormula(rule.formula), recordContext(context.services, row.record, row.old)) === true;
}
