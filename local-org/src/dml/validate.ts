/** What a save checks after the before triggers: required fields, lookups, unique values, the org's validation rules. */
import { isFileVersion, missingOfFile } from './files.ts';
import { evaluateRule } from '../formula/rules.ts';
import type { DmlContext } from './dml-context.ts';
import { checkDuplicates } from './duplicates.ts';
import { dmlError, requiredMissing } from './dml-errors.ts';
import { settlePlaces } from './state-country-picklists.ts';
import { checkLocations } from './locations.ts';
import { checkLookupFilters } from './lookup-filters.ts';
import { checkPairs } from './pairs.ts';
import { refuseByConditions } from './refusals.ts';
import { checkReferences } from './references.ts';
import { alive, type Row } from './rows.ts';
import { checkUnique } from './unique.ts';

export function validate(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  settlePlaces(context, rows);
  checkRequired(context, rows, on);
  checkReferences(context, alive(rows));
  if (on === 'insert') checkPairs(context, alive(rows));
  checkLocations(context, alive(rows));
  if (context.plan.unique.length > 0) checkUnique(context, alive(rows));
  if (context.plan.filtered.length > 0) checkLookupFilters(context, alive(rows));
  if (context.plan.rules.length > 0) checkRules(context, alive(rows));
  refuseByConditions(context, alive(rows), on);
  if (context.plan.type.duplicateRules.length > 0) checkDuplicates(context, alive(rows), on);
}

/** Blank text is missing text. On update only fields that the record carries can be emptied. */
function checkRequired(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  const { required } = context.plan;
  const isNewFile = on === 'insert' && isFileVersion(context);
  if (required.length === 0 && !isNewFile) return;
  for (const row of rows) {
    const { values } = row.record;
    const missing = required
      .filter((field) => {
        const value = values[field.index];
        if (on === 'update' && value === undefined) return false;
        return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
      })
      .map((field) => field.name);
    if (isNewFile) missing.push(...missingOfFile(row).filter((name) => !missing.includes(name)));
    if (missing.length > 0) row.errors.push(requiredMissing(missing));
  }
}

function checkRules(context: DmlContext, rows: readonly Row[]): void {
  for (const row of rows) {
    for (const rule of context.plan.rules) {
      if (!evaluateRule(context, rule, row)) continue;
      const field = rule.errorField === null ? [] : [context.plan.type.field(rule.errorField)?.name ?? rule.errorField];
      row.errors.push(dmlError('FIELD_CUSTOM_VALIDATION_EXCEPTION', rule.message, field));
    }
  }
}
