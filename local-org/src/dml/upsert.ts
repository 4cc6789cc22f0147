/** Upsert: which records exist already. */
import { bindValue } from '../soql/binds.ts';
import { familyOf } from '../soql/families.ts';
import { quoted } from '../soql/sql.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SqlValue } from '../store/store.ts';
import type { FieldInfo } from '../schema/model.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

export function splitUpsert(context: DmlContext, rows: readonly Row[]): { inserts: Row[]; updates: Row[] } {
  const name = context.options.externalIdField;
  const key = name === undefined || name.toLowerCase() === 'id' ? null : keyField(context, name);
  return key === null ? byId(rows) : byKey(context, rows, key);
}

function keyField(context: DmlContext, name: string): FieldInfo {
  const field = context.plan.type.field(name);
  if (field === null || field.column === null)
    throw ApexException.of('System.SObjectException', `Invalid field ${name} for ${context.plan.type.name}`);
  if (!field.externalId && !field.unique && !field.isNameField && field.name !== 'Email' && field.name !== 'Username') {
    throw ApexException.of(
      'System.SObjectException',
      `Invalid field for upsert, must be an External Id custom or standard indexed field: ${field.name} (${context.plan.type.name})`,
    );
  }
  return field;
}

function byId(rows: readonly Row[]): { inserts: Row[]; updates: Row[] } {
  return { inserts: rows.filter((row) => row.id === null), updates: rows.filter((row) => row.id !== null) };
}

function byKey(context: DmlContext, rows: readonly Row[], key: FieldInfo): { inserts: Row[]; updates: Row[] } {
  const { plan, services } = context;
  const inserts: Row[] = [];
  const updates: Row[] = [];
  const live = plan.softDeletes ? ' AND "IsDeleted" IS NOT 1' : '';
  const find = services.store.prepare(
    `SELECT "Id" FROM ${quoted(plan.table)} WHERE ${quoted(key.column!)} = ?${live} LIMIT 2`,
  );
  const repeated = repeatedKeys(rows, key);
  for (const row of rows) {
    const value = keyOf(row, key);
    if (value === null) {
      row.errors.push(dmlError('MISSING_ARGUMENT', `${key.name} not specified`));
      continue;
    }
    if (repeated.has(value)) {
      row.errors.push(dmlError('DUPLICATE_VALUE', `Duplicate external id specified: ${String(value)}`, [key.name]));
      continue;
    }
    const found = find.rows(value);
    if (found.length > 1) {
      row.errors.push(
        dmlError(
          'DUPLICATE_EXTERNAL_ID',
          `${key.label}: more than one record found for external id field: [${found.map((hit) => hit[0]).join(', ')}]`,
        ),
      );
    } else if (found.length === 1) {
      row.id = found[0][0] as string;
      row.input.values[0] = row.id;
      updates.push(row);
    } else inserts.push(row);
  }
  return { inserts, updates };
}

/** In lower case where case is no difference. */
function keyOf(row: Row, key: FieldInfo): SqlValue {
  const value = bindValue(row.input.values[key.index], familyOf(key));
  return typeof value === 'string' && !key.caseSensitive ? value.toLowerCase() : value;
}

/** Values that several rows name: none of these rows is saved. Source:
 * SOAP API Developer Guide, "upsert()"; that all of them fail: aer 1.2.40, no source of the platform's own is known. */
function repeatedKeys(rows: readonly Row[], key: FieldInfo): ReadonlySet<SqlValue> {
  const seen = new Set<SqlValue>();
  const repeated = new Set<SqlValue>();
  for (const row of rows) {
    const value = keyOf(row, key);
    if (seen.has(value)) repeated.add(value);
    seen.add(value);
  }
  return repeated;
}
