/** Field history: a row of the history object for each tracked field that changed. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { DmlContext } from './dml-context.ts';
import type { Row } from './rows.ts';

function historyType(context: DmlContext): SObjectType | null {
  const { type } = context.plan;
  return (
    context.services.schema.types.find((other) => other.category === 'history' && other.historyOf === type.name) ?? null
  );
}

export function writeHistory(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  const history = historyType(context);
  if (history === null || history.table === null) return;
  const parent =
    history.relationships.find((relationship) => relationship.targets.includes(context.plan.type.name))?.field ??
    history.field('ParentId');
  if (parent === null || parent.column === null) return;
  if (on === 'insert') {
    for (const row of rows) insertHistory(context, history, parent, row, 'created', null, null, 'Text');
    return;
  }
  for (const row of rows) {
    for (const field of context.plan.tracked) {
      const from = sqlOf(row.old!.values[field.index]);
      const to = sqlOf(row.record.values[field.index]);
      if (from === to) continue;
      const isLong = isOnlyNamed(field);
      insertHistory(
        context,
        history,
        parent,
        row,
        field.name,
        isLong ? null : shown(field, from),
        isLong ? null : shown(field, to),
        dataType(field),
      );
    }
  }
}

/** Of a long text, that it changed is kept, and not its values. */
export function isOnlyNamed(field: FieldInfo): boolean {
  return (
    field.type === 'richtext' || (field.type === 'textarea' && field.length > 255) || field.type === 'multipicklist'
  );
}

export function shown(field: FieldInfo, value: SqlValue): SqlValue {
  if (value === null) return null;
  if (field.type === 'boolean') return value === 1 ? 'true' : 'false';
  return field.type === 'datetime' ? new Date(value as number).toISOString() : String(value);
}

function dataType(field: FieldInfo): string {
  const names: Readonly<Record<string, string>> = {
    email: 'Email',
    picklist: 'DynamicEnum',
    reference: 'EntityId',
    boolean: 'Boolean',
    date: 'DateOnly',
    datetime: 'DateTime',
    phone: 'Phone',
    url: 'Url',
    currency: 'Currency',
    double: 'Double',
    percent: 'Percent',
    int: 'Integer',
    textarea: 'Text',
  };
  return names[field.type] ?? 'Text';
}

function insertHistory(
  context: DmlContext,
  history: SObjectType,
  parent: FieldInfo,
  row: Row,
  field: string,
  from: SqlValue,
  to: SqlValue,
  type: string,
): void {
  const { services, transaction } = context;
  const values: Record<string, SqlValue> = {
    Id: services.store.nextId(history),
    [parent.name]: row.id,
    Field: field,
    OldValue: from,
    NewValue: to,
    DataType: type,
    CreatedDate: Math.floor(transaction.now() / 1000) * 1000,
    CreatedById: transaction.user.id,
    IsDeleted: 0,
  };
  const columns = Object.keys(values).filter((name) => history.field(name)?.column != null);
  const names = columns.map((name) => quoted(history.field(name)!.column!));
  services.store
    .prepare(`INSERT INTO ${quoted(history.table!)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...columns.map((name) => values[name]));
}
