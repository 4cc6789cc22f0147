/** One record as its page shows it: what the user may read, in words. */
import type { Org } from '../org/org.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexException } from '../runtime/exception.ts';
import { apexText } from '../runtime/text.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { FieldInfo } from '../schema/model.ts';

export interface RecordField {
  readonly label: string;
  readonly value: string | number | boolean | null;
  readonly displayValue: string | null;
  /** The record a reference leads to. */
  readonly recordId: string | null;
  /** Whether the user may change it on the record's page: a text, number, date, or check box. */
  readonly isEditable: boolean;
}

export interface RecordView {
  readonly id: string;
  readonly apiName: string;
  readonly objectLabel: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, RecordField>>;
}

const PREFIX = 3;

/** null: there is no such record, or the user may not see it. */
export function readRecord(org: Org, user: UserInfoRecord, recordId: string): RecordView | null {
  const type = org.host.schema.typeByPrefix(recordId.slice(0, PREFIX));
  if (type === null || type.table === null || !/^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$/.test(recordId)) return null;
  const { security } = org.host;
  if (!security.canObject(user, type, 'read')) return null;
  const fields = type.fields.filter((field) => field.column !== null && security.canField(user, field, 'read'));
  const [row] = org.query(
    `SELECT ${fields.map(({ name }) => name).join(', ')} FROM ${type.name} WHERE Id = :recordId`,
    { recordId },
  );
  if (row === undefined) return null;
  const nameField = fields.find(({ isNameField }) => isNameField);
  return {
    id: row.id!,
    apiName: type.name,
    objectLabel: type.label,
    title: nameField === undefined ? row.id! : String(row.values[nameField.index] ?? row.id),
    fields: Object.fromEntries(
      fields.map((field) => [field.name, shownField(org, user, field, row.values[field.index])]),
    ),
  };
}

function shownField(org: Org, user: UserInfoRecord, field: FieldInfo, value: unknown): RecordField {
  const text =
    value == null ? null : value instanceof ApexDate || value instanceof ApexDatetime ? value.toIso() : apexText(value);
  const recordId = field.type === 'reference' ? text : null;
  return {
    label: field.label,
    value: typeof value === 'number' || typeof value === 'boolean' ? value : text,
    displayValue: recordId === null ? text : (nameOf(org, recordId) ?? recordId),
    recordId,
    isEditable: isEditable(org, user, field),
  };
}

/** Kinds of fields that are no text in a form. */
const NO_TEXT: ReadonlySet<string> = new Set(['base64', 'id', 'reference', 'address', 'location', 'anytype']);

/** Whether the form of a record's page has this field. */
export function isEditable({ host: { security } }: Org, user: UserInfoRecord, field: FieldInfo): boolean {
  return (
    field.updateable &&
    !NO_TEXT.has(field.type) &&
    security.canObject(user, field.object, 'edit') &&
    security.canField(user, field, 'edit')
  );
}

function nameOf(org: Org, recordId: string): string | null {
  const type = org.host.schema.typeByPrefix(recordId.slice(0, PREFIX));
  const nameField = type?.fields.find(({ isNameField }) => isNameField);
  if (type === null || nameField === undefined) return null;
  try {
    const [row] = org.query(`SELECT ${nameField.name} FROM ${type.name} WHERE Id = :recordId`, { recordId });
    return row === undefined ? null : (row.values[nameField.index] as string | null);
  } catch (error) {
    if (error instanceof ApexException) return null;
    throw error;
  }
}
