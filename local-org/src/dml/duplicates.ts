/** Duplicate rules: new and changed records against those that are there. Source: Apex Reference Guide, "DuplicateError", "DuplicateRuleHeader". */
import type { FieldInfo, MatchingRule } from '../schema/model.ts';
import { quoted } from '../soql/sql.ts';
import type { SqlValue } from '../store/store.ts';
import type { DmlContext } from './dml-context.ts';
import type { DmlError, DuplicateMatch } from './dml.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

export type DuplicatesFound = NonNullable<DmlError['duplicate']> & { readonly message: string };

const MAX_MATCHES = 100;

export function checkDuplicates(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  const { plan, options } = context;
  for (const rule of plan.type.duplicateRules) {
    const action = rule[on];
    if (action === null || (action === 'alert' && options.allowDuplicates === true)) continue;
    for (const row of rows) {
      const matches = rule.matches
        .map((matching) => matchesOf(context, row, matching))
        .filter(({ ids }) => ids.length > 0);
      if (matches.length === 0) continue;
      row.errors.push({
        ...dmlError('DUPLICATES_DETECTED', rule.message),
        duplicate: { rule: rule.name, object: plan.type, isAllowSave: action === 'alert', matches },
      });
    }
  }
}

/** What every rule of the object finds for a record, whether the rule acts on its save or not. */
export function duplicatesOf(context: DmlContext, row: Row): readonly DuplicatesFound[] {
  const { type } = context.plan;
  return type.duplicateRules.map((rule) => ({
    rule: rule.name,
    object: type,
    isAllowSave: rule.insert !== 'block',
    message: rule.message,
    matches: rule.matches.map((matching) => matchesOf(context, row, matching)).filter(({ ids }) => ids.length > 0),
  }));
}

function matchesOf(context: DmlContext, row: Row, rule: MatchingRule): DuplicateMatch {
  const { plan, services } = context;
  const fields = rule.items.map(({ field }) => plan.type.field(field));
  const none = { rule: rule.name, ids: [] };
  if (fields.some((field) => field === null || field.column === null)) return none;
  if (!fields.some((field) => hasChanged(row, field!))) return none;
  const params: SqlValue[] = [];
  const condition = rule.logic.replace(/\d+/g, (number) => {
    const at = Number(number) - 1;
    const field = fields[at]!;
    const value = row.record.values[field.index] ?? null;
    if (value === null) return rule.items[at]!.matchesBlanks ? `${quoted(field.column!)} IS NULL` : '0';
    params.push(plan.writers[field.index]!(value, [], true));
    return `${quoted(field.column!)} = ?`;
  });
  const live = plan.softDeletes ? ' AND "IsDeleted" IS NOT 1' : '';
  const found = services.store
    .prepare(
      `SELECT "Id" FROM ${quoted(plan.table)} WHERE (${condition}) AND "Id" IS NOT ?${live} LIMIT ${MAX_MATCHES}`,
    )
    .rows(...params, row.id);
  return { rule: rule.name, ids: found.map(([id]) => String(id)) };
}

function hasChanged({ record, old }: Row, field: FieldInfo): boolean {
  return old === null || (old.values[field.index] ?? null) !== (record.values[field.index] ?? null);
}
