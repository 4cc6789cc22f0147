/** User mode and sharing of DML. */
import { ApexException } from '../runtime/exception.ts';
import { reachedRows } from '../security/reach.ts';
import type { ObjectAccess, RowAccess } from '../security/security.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { Row } from './rows.ts';

const NEEDED: Readonly<Record<string, ObjectAccess>> = {
  insert: 'create',
  update: 'edit',
  upsert: 'edit',
  delete: 'delete',
  undelete: 'create',
  merge: 'delete',
};

/** User mode: the object's permission. @throws DmlException through the row's errors where single rows fail. */
export function checkObject(context: DmlContext, operation: string): void {
  const { security } = context.services;
  if (security === undefined || context.options.access !== 'user') return;
  const { type } = context.plan;
  if (!security.canObject(context.transaction.user, type, NEEDED[operation])) {
    throw ApexException.of('System.SecurityException', `Access to entity '${type.name}' denied`);
  }
}

/** User mode: records of an object that is closed to the user are as good as not in the recycle bin. */
export function refuseHidden(context: DmlContext, rows: readonly Row[]): void {
  const { services, options, plan, transaction } = context;
  if (options.access !== 'user' || services.security?.canObject(transaction.user, plan.type, NEEDED.undelete) !== false)
    return;
  for (const row of rows) row.errors.push(dmlError('INVALID_ID_FIELD', 'invalid record id'));
}

/** User mode: fields that the rows set must be open to the user. Values that a query brought and nobody changed do not count. */
export function checkFields(context: DmlContext, rows: readonly Row[]): void {
  const { security } = context.services;
  if (security === undefined || context.options.access !== 'user') return;
  const { plan, transaction } = context;
  const closed = plan.type.fields.filter(
    (field) =>
      field.column !== null &&
      field.name !== 'Id' &&
      (field.createable || field.updateable) &&
      !security.canField(transaction.user, field, 'edit'),
  );
  if (closed.length === 0) return;
  for (const row of rows) {
    const touched = closed.filter((field) => {
      const value = row.input.values[field.index];
      if (value === undefined) return false;
      return row.old === null || sqlOf(value) !== sqlOf(row.old.values[field.index]);
    });
    if (touched.length === 0) continue;
    if (!context.options.allOrNone) {
      row.errors.push(
        dmlError(
          'INVALID_FIELD_FOR_INSERT_UPDATE',
          `Operation failed due to fields being inaccessible on Sobject ${plan.type.name}, check errors on Exception or Result!`,
          touched.map((field) => field.name),
        ),
      );
      continue;
    }
    const exception = ApexException.ofDml(
      `Operation failed due to fields being inaccessible on Sobject ${plan.type.name}, check errors on Exception or Result!`,
      [
        {
          index: row.index,
          id: row.id,
          statusCode: 'INVALID_FIELD_FOR_INSERT_UPDATE',
          message: `Operation failed due to fields being inaccessible on Sobject ${plan.type.name}`,
          fields: touched.map((field) => field.name),
        },
      ],
    );
    exception.details = { inaccessibleFields: new Map([[plan.type.name, touched.map((field) => field.name)]]) };
    throw exception;
  }
}

/** Records of a running update: fields in user mode, sharing. */
export function checkEditable(context: DmlContext, rows: readonly Row[]): void {
  checkFields(context, rows);
  checkShared(context, rows);
}

/** `with sharing`: rows that the user may see but not change, or not even see, are refused. */
export function checkShared(context: DmlContext, rows: readonly Row[], access: 'edit' | 'delete' = 'edit'): void {
  const { security, schema, store } = context.services;
  const { plan, transaction, options } = context;
  if (security === undefined || (options.sharing === 'without' && options.access === 'system') || rows.length === 0)
    return;
  const refused = unreached(rows, access);
  if (refused.length === 0) return;
  const unseen = new Set(unreached(refused, 'read'));
  for (const row of refused) {
    row.errors.push(
      access === 'edit' && unseen.has(row)
        ? dmlError('INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY', 'insufficient access rights on cross-reference id')
        : dmlError('INSUFFICIENT_ACCESS_OR_READONLY', 'insufficient access rights on object id'),
    );
  }

  function unreached(among: readonly Row[], level: RowAccess): Row[] {
    const filter = security!.rowFilter(transaction.user, plan.type, level);
    if (filter === null || plan.systemFields.ownerId === null) return [];
    const ids = among.map((row) => row.id!);
    const reached = reachedRows({ schema, store }, filter, plan.table, ids);
    return among.filter((row) => !reached.has(row.id));
  }
}
