/** Saves what somebody changed on a record's page: with the permissions of the user and everything that happens at a save. */
import { valueFromText } from '../api/records/reader.ts';
import type { DmlError } from '../dml/dml.ts';
import type { Org } from '../org/org.ts';
import { asApexException } from '../runtime/exception.ts';
import { SObject } from '../runtime/sobject.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { SObjectType } from '../schema/model.ts';
import { isEditable } from './page-records.ts';

const PREFIX = 3;

/**
 * @param values text by field name; an empty text empties the field
 * @returns what is wrong; empty when the record is saved
 */
export function saveRecord(
  org: Org,
  user: UserInfoRecord,
  recordId: string,
  values: Readonly<Record<string, unknown>>,
): readonly DmlError[] {
  const type = org.host.schema.typeByPrefix(recordId.slice(0, PREFIX));
  if (type === null || type.table === null) return [refusal('ENTITY_IS_DELETED', 'The record does not exist.')];
  const record = new SObject(type);
  record.values[0] = recordId;
  const errors = Object.entries(values).flatMap(([name, value]) => put(org, user, type, record, name, String(value)));
  return errors.length > 0 ? errors : update(org, user, record);
}

/** Puts one value into the record; answers what is wrong with it. */
function put(
  org: Org,
  user: UserInfoRecord,
  type: SObjectType,
  record: SObject,
  name: string,
  text: string,
): readonly DmlError[] {
  const field = type.field(name);
  if (field === null || !isEditable(org, user, field))
    return [refusal('INVALID_FIELD_FOR_INSERT_UPDATE', `You cannot change the field ${name}.`, [name])];
  const value = text === '' ? null : valueFromText(field, text);
  if (value === undefined)
    return [
      refusal('INVALID_TYPE_ON_FIELD_IN_RECORD', `${field.label}: "${text}" is not a valid value.`, [field.name]),
    ];
  record.values[field.index] = value;
  return [];
}

function update(org: Org, user: UserInfoRecord, record: SObject): readonly DmlError[] {
  try {
    const [result] = org.transaction({ user, quiddity: 'AURA' }, ({ org: { dml } }) =>
      dml.execute('update', [record], { access: 'user', sharing: 'with', allOrNone: false }),
    );
    return result.success ? [] : result.errors;
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null) throw error;
    if (exception.dml !== null) return exception.dml;
    return [
      refusal('CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', `${exception.typeName}: ${exception.getmessage$0() ?? ''}`),
    ];
  }
}

const refusal = (statusCode: string, message: string, fields: readonly string[] = []): DmlError => ({
  statusCode,
  message,
  fields,
});
