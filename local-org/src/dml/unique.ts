/** Unique fields: no two live records hold one value. */
import type { FieldInfo } from '../schema/model.ts';
import { bindValue } from '../soql/binds.ts';
import { familyOf } from '../soql/families.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import type { DmlError } from './dml.ts';
import { dmlError, duplicateValue } from './dml-errors.ts';
import type { Row } from './rows.ts';

/** What another record holds of the row's unique values, after the store refused it. */
export function duplicateOf(context: DmlContext, row: Row): DmlError | null {
  for (const field of context.plan.unique) {
    const id = holderOf(context, field, row.record.values[field.index], row.id);
    if (id !== null) return duplicateValue(field, id);
  }
  return null;
}

function holderOf(context: DmlContext, field: FieldInfo, value: unknown, except: string | null): string | null {
  const plain = bindValue(value, familyOf(field));
  if (plain === null) return null;
  const { plan, services } = context;
  const deleted = plan.softDeletes ? ' AND "IsDeleted" IS NOT 1' : '';
  const found = services.store
    .prepare(
      `SELECT "Id" FROM ${quoted(plan.table)} WHERE ${quoted(field.column!)} = ? AND "Id" IS NOT ?${deleted} LIMIT 1`,
    )
    .row(plain, except);
  return found === undefined ? null : (found[0] as string);
}

/** Whether the holder of the value gets another one in the same call. */
function givesUp(rows: readonly Row[], holder: string, field: FieldInfo, value: unknown): boolean {
  const row = rows.find(({ id }) => id === holder);
  const own = row?.record.values[field.index];
  return row !== undefined && own !== undefined && String(own).toLowerCase() !== String(value).toLowerCase();
}

/** Empties unique fields that get another value, so that two records can change theirs with one another. */
export function releaseValues(context: DmlContext, rows: readonly Row[]): void {
  if (rows.length < 2) return;
  const { plan, services } = context;
  for (const field of plan.unique) {
    const changing = rows.filter(
      ({ record, old }) =>
        old !== null && old.values[field.index] != null && record.values[field.index] !== old.values[field.index],
    );
    if (changing.length < 2 || !field.nillable) continue;
    services.store
      .prepare(
        `UPDATE ${quoted(plan.table)} SET ${quoted(field.column!)} = NULL WHERE "Id" IN (SELECT value FROM json_each(?))`,
      )
      .run(JSON.stringify(changing.map(({ id }) => id)));
  }
}

/** Also finds two rows of one call with the same value: the later one fails. */
export function checkUnique(context: DmlContext, rows: readonly Row[]): void {
  for (const field of context.plan.unique) {
    const seen = new Map<unknown, Row>();
    for (const row of rows) {
      const value = row.record.values[field.index];
      if (
        value === null ||
        value === undefined ||
        value === '' ||
        (row.old !== null && row.old.values[field.index] === value)
      )
        continue;
      const holder = holderOf(context, field, value, row.id);
      if (holder !== null && !givesUp(rows, holder, field, value)) {
        row.errors.push(duplicateValue(field, holder));
        continue;
      }
      const key = typeof value === 'string' && !field.caseSensitive ? value.toLowerCase() : value;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, row);
      else
        row.errors.push(
          other.id === null
            ? dmlError(
                'DUPLICATE_VALUE',
                'duplicate value found: <unknown> duplicates value on record with id: <unknown>',
              )
            : duplicateValue(field, other.id),
        );
    }
  }
}
