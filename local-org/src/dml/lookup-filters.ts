/** Lookups may only name records that their filters let through. Source: Metadata API Developer Guide, "LookupFilter"; SOAP API, "StatusCode". */
import type { FieldInfo } from '../schema/model.ts';
import { bindValue } from '../soql/binds.ts';
import { familyOf } from '../soql/families.ts';
import { quoted } from '../soql/sql.ts';
import type { SqlValue } from '../store/store.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import { filterColumn, filterSql, filterValues } from './filters.ts';
import type { Row } from './rows.ts';

export function checkLookupFilters(context: DmlContext, rows: readonly Row[]): void {
  for (const field of context.plan.filtered) {
    for (const row of rows) {
      if (isTouched(row, field) && !matches(context, row, field))
        row.errors.push(dmlError('FIELD_FILTER_VALIDATION_EXCEPTION', field.lookupFilter!.message, [field.name]));
    }
  }
}

/** The lookup, or what its filter compares with, is new or has changed. */
function isTouched(row: Row, field: FieldInfo): boolean {
  const { record, old } = row;
  if ((record.values[field.index] ?? null) === null) return false;
  const sources = field.lookupFilter!.items.map(({ source }) => (source === null ? null : field.object.field(source)));
  return [field, ...sources].some(
    (read) =>
      read !== null && (old === null || (old.values[read.index] ?? null) !== (record.values[read.index] ?? null)),
  );
}

function matches(context: DmlContext, row: Row, field: FieldInfo): boolean {
  const { schema, store } = context.services;
  const id = row.record.values[field.index] as string;
  const target = schema.typeByPrefix(id.slice(0, 3));
  const filter = field.lookupFilter!;
  if (target === null || target.table === null) return true;
  const params: SqlValue[] = [id];
  const condition = filter.logic.replace(/\d+/g, (number) => {
    const item = filter.items[Number(number) - 1]!;
    const { source } = item;
    if (source === null) params.push(...filterValues(target, item));
    else params.push(sourceValue(row, field, source, filterColumn(target, item)));
    return filterSql(target, item);
  });
  return (
    store.prepare(`SELECT 1 FROM ${quoted(target.table)} c WHERE c."Id" = ? AND (${condition})`).row(...params) !==
    undefined
  );
}

function sourceValue(row: Row, field: FieldInfo, source: string, column: FieldInfo): SqlValue {
  const read = field.object.field(source);
  return read === null ? null : bindValue(row.record.values[read.index] ?? null, familyOf(column));
}
