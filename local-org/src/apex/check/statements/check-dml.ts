/** `insert`, `update`, `upsert`, `delete`, `undelete`, `merge`. */
import type { DmlStmt } from '../../ast.ts';
import type { BoundExpr, BoundStmt } from '../../bound.ts';
import type { FieldInfo } from '../../../schema/model.ts';
import { elementType, isError, isList, isPrimitive } from '../../types/builtin.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { defaultAccess, typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { asSingle } from '../conversions.ts';
import { checkExpr } from '../expressions/check-expression.ts';

export function checkDml(c: Checker, stmt: DmlStmt): BoundStmt {
  const target = checkExpr(c, stmt.target);
  const object = recordType(target.type);
  if (object === null && !isError(target.type))
    report(c, stmt.span, `DML requires SObject or SObject list type: ${typeName(target.type)}`);
  return {
    kind: 'dml',
    operation: stmt.operation,
    access: stmt.access ?? defaultAccess(c),
    target,
    upsertField: upsertField(c, stmt, object),
    mergeWith: mergeWith(c, stmt, object),
    span: stmt.span,
  };
}

/** The sObject type of a record or of a list of records; null where the type is neither. */
function recordType(type: ApexType): Extract<ApexType, { kind: 'sobject' }> | null {
  const record = isList(type) ? elementType(type) : type;
  return record.kind === 'sobject' ? record : null;
}

type RecordType = ReturnType<typeof recordType>;

function upsertField(c: Checker, stmt: DmlStmt, record: RecordType): FieldInfo | null {
  if (stmt.upsertField === null || record === null) return null;
  if (record.object === null) {
    report(c, stmt.span, 'Upsert with a field specification requires a concrete SObject type');
    return null;
  }
  const name = stmt.upsertField[stmt.upsertField.length - 1];
  const field = record.object.field(name.text);
  const usable =
    field !== null &&
    (field.externalId ||
      field.type === 'id' ||
      (!field.isCustom && (field.unique || field.isNameField || field.type === 'email')));
  if (!usable)
    report(
      c,
      name.span,
      `Invalid field for upsert, must be an External Id custom or standard indexed field: ${name.text}`,
    );
  return field;
}

function mergeWith(c: Checker, stmt: DmlStmt, record: RecordType): BoundExpr | null {
  if (stmt.mergeWith === null) return null;
  const other = checkExpr(c, stmt.mergeWith);
  if (record !== null) {
    if (record.object === null) report(c, stmt.span, `Merge requires a concrete SObject type: ${typeName(record)}`);
    else if (!['Account', 'Contact', 'Lead', 'Case', 'Individual'].includes(record.object.name))
      report(c, stmt.span, `Specified type ${typeName(record)} cannot be merged`);
    else if (!isDuplicate(other.type, record)) report(c, stmt.span, 'Invalid type for duplicate records');
  }
  return other.kind === 'soql' && !isList(other.type) ? asSingle(other) : other;
}

// The losers: a record, an Id, or a list of either.
function isDuplicate(type: ApexType, record: Extract<ApexType, { kind: 'sobject' }>): boolean {
  const one = isList(type) ? elementType(type) : type;
  return (
    isError(one) ||
    isPrimitive(one, 'Id', 'String') ||
    (one.kind === 'sobject' && (one.object === null || one.object === record.object))
  );
}
