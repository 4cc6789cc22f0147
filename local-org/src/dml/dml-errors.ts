/** What the platform reports about records it refuses: System.StatusCode names and texts. */
import { ApexException, type DmlFailure } from '../runtime/exception.ts';
import type { DmlOperation } from '../apex/ast.ts';
import type { FieldInfo } from '../schema/model.ts';
import type { DmlError } from './dml.ts';

export function dmlError(statusCode: string, message: string, fields: readonly string[] = []): DmlError {
  return { statusCode, message, fields };
}

export const ENTITY_IS_DELETED = dmlError('ENTITY_IS_DELETED', 'entity is deleted');
export const INVALID_CROSS_REFERENCE = dmlError('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');

/** A lookup names a record that is not there; the platform does not distinguish it from one that the user may not see. */
export function noAccessToReference(id: string): DmlError {
  return dmlError(
    'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY',
    `insufficient access rights on cross-reference id: ${id.slice(0, 15)}`,
  );
}

export function wrongRecordType(id: string): DmlError {
  return dmlError('INVALID_CROSS_REFERENCE_KEY', `Record Type ID: this ID value isn't valid for the user: ${id}`, [
    'RecordTypeId',
  ]);
}

export function requiredMissing(fields: readonly string[]): DmlError {
  return dmlError('REQUIRED_FIELD_MISSING', `Required fields are missing: [${fields.join(', ')}]`, fields);
}

export function tooLong(field: FieldInfo, value: string): DmlError {
  return dmlError('STRING_TOO_LONG', `${field.label}: data value too large: ${value} (max length=${field.length})`, [
    field.name,
  ]);
}

export function invalidEmail(field: FieldInfo, value: string): DmlError {
  return dmlError('INVALID_EMAIL_ADDRESS', `${field.label}: invalid email address: ${value}`, [field.name]);
}

export function badPicklistValue(field: FieldInfo, value: string): DmlError {
  return dmlError(
    'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
    `${field.label}: bad value for restricted picklist field: ${value}`,
    [field.name],
  );
}

export function wrongIdType(field: FieldInfo, value: string): DmlError {
  return dmlError('FIELD_INTEGRITY_EXCEPTION', `${field.label}: id value of incorrect type: ${value}`, [field.name]);
}

export function malformedId(field: FieldInfo, value: string): DmlError {
  return dmlError('MALFORMED_ID', `${field.label}: id value of incorrect type: ${value}`, [field.name]);
}

export function outOfRange(field: FieldInfo, value: number): DmlError {
  return dmlError(
    'NUMBER_OUTSIDE_VALID_RANGE',
    `${field.label}: value outside of valid range on numeric field: ${value}`,
    [field.name],
  );
}

export function duplicateValue(field: FieldInfo, id: string): DmlError {
  return dmlError(
    'DUPLICATE_VALUE',
    `duplicate value found: ${field.name} duplicates value on record with id: ${id.slice(0, 15)}`,
    [],
  );
}

/** `CODE, message: [Field]` */
export function errorText(error: DmlError): string {
  return `${error.statusCode}, ${error.message}: [${error.fields.join(', ')}]`;
}

const VERBS: Readonly<Record<DmlOperation, string>> = {
  insert: 'Insert',
  update: 'Update',
  upsert: 'Upsert',
  delete: 'Delete',
  undelete: 'Undelete',
  merge: 'Merge',
};

/** The exception of an all-or-none operation; `failures` in row order. */
export function dmlException(operation: DmlOperation, failures: readonly DmlFailure[]): ApexException {
  const first = failures[0];
  const id = first.id === null ? '' : ` with id ${first.id}`;
  const text = errorText(first);
  return ApexException.ofDml(
    `${VERBS[operation]} failed. First exception on row ${first.index}${id}; first error: ${text}`,
    failures,
  );
}
