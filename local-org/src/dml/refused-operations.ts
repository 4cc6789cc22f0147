/** Lists and operations that the platform refuses before it saves. */
import type { DmlOperation } from '../apex/ast.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import type { DmlServices } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

/** Lists that name one record twice. */
export function checkList(operation: DmlOperation, records: readonly SObject[]): void {
  if (records.length < 2) return;
  if (operation === 'insert' || operation === 'upsert') {
    if (new Set(records).size < records.length)
      throw ApexException.of(
        'System.ListException',
        'Before Insert or Upsert list must not have two identically equal elements',
      );
    if (operation === 'insert') return;
  }
  const seen = new Set<string>();
  for (const record of records) {
    const { id } = record;
    if (id === null) continue;
    if (seen.has(id)) throw ApexException.of('System.ListException', `Duplicate id in list: ${id}`);
    seen.add(id);
  }
}

export function missingIds(rows: readonly Row[], operation: DmlOperation): void {
  const call = operation === 'update' ? 'an update' : operation === 'delete' ? 'a delete' : 'an undelete';
  for (const row of rows)
    if (row.id === null) row.errors.push(dmlError('MISSING_ARGUMENT', `Id not specified in ${call} call`));
}

export function notAllowed(operation: DmlOperation, object: string): ApexException {
  return ApexException.of('System.TypeException', `DML operation ${operation.toUpperCase()} not allowed on ${object}`);
}

/** Throws ApexException (System.TypeException) for an object that does not take this operation. */
export function requireAllowed(services: DmlServices, type: SObjectType, operation: DmlOperation): void {
  if (isWithoutDml(services, type, operation)) throw notAllowed(operation, type.name);
  if (!takes(type, operation) || type.table === null || type.category === 'customMetadata')
    throw notAllowed(operation, type.name);
}

function takes(type: SObjectType, operation: DmlOperation): boolean {
  switch (operation) {
    case 'insert':
      return type.createable || (type.category === 'history' && tx().isTest);
    case 'update':
      return type.updateable;
    case 'upsert':
      return type.createable || type.updateable;
    case 'delete':
      return type.deletable;
    default:
      return type.undeletable;
  }
}

/** By the conditions of the org. */
function isWithoutDml(
  { conditions, schema, security }: DmlServices,
  type: SObjectType,
  operation: DmlOperation,
): boolean {
  return (
    security?.isMissing(tx().user, type) === true ||
    (conditions?.asked.withoutDml ?? []).some(
      ({ objects, operations }) =>
        objects.some((name) => schema.type(name) === type) &&
        (operations === undefined ||
          operations.some((refused) => refused === operation || (operation === 'upsert' && refused !== 'delete'))),
    )
  );
}
