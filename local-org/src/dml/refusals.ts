/**
 * What the conditions of an org refuse (see `conditions/refusals.ts`). Sources: Apex Developer Guide, "sObjects That Don't Support DML
 * Operations"; Object Reference, "Status Codes" of the SOAP API; Salesforce Help, "Data and File Storage Allocations".
 */
import type { Conditions } from '../conditions/conditions.ts';
import { namesObject } from '../conditions/users.ts';
import type { RefusedField } from '../conditions/refusals.ts';
import { isChosen } from '../conditions/chance.ts';
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { Store } from '../store/store.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import { quoted } from '../soql/sql.ts';
import { alive, type Row } from './rows.ts';

/** What concerns one object. */
export interface Refusals {
  readonly fields: readonly { readonly field: FieldInfo; readonly asked: RefusedField }[];
  /** Rows of the storage that its records take; null where they are not counted. */
  readonly storage: number | null;
}

const NOTHING: Refusals = { fields: [], storage: null };

export function refusalsOf(type: SObjectType, schema: Schema, asked: Conditions | undefined): Refusals {
  if (asked === undefined) return NOTHING;
  const fields = (asked.refusedFields ?? []).flatMap((refused) => {
    const [object, name] = refused.field.split('.');
    const field = schema.type(object!) === type ? type.field(name!) : null;
    return field === null ? [] : [{ field, asked: refused }];
  });
  const { storage } = asked;
  const counts =
    storage !== undefined &&
    (storage.objects === undefined
      ? type.category === 'custom'
      : storage.objects.some((name) => schema.type(name) === type));
  return fields.length === 0 && !counts ? NOTHING : { fields, storage: counts ? storage.rowsLeft : null };
}

/** Rows that are refused have their error. */
export function refuseByConditions(context: DmlContext, rows: readonly Row[], on: 'insert' | 'update'): void {
  const { fields, storage } = context.plan.refusals;
  for (const { field, asked } of fields)
    if ((asked.on ?? ['update']).includes(on)) refuseField(context, rows, field, asked);
  if (storage !== null && on === 'insert') refuseFull(context.services.store, alive(rows), storage);
}

function refuseField(context: DmlContext, rows: readonly Row[], field: FieldInfo, asked: RefusedField): void {
  const seed = context.services.conditions?.asked.seed ?? 1;
  const error = dmlError(
    asked.statusCode ?? 'INVALID_FIELD_FOR_INSERT_UPDATE',
    asked.message ??
      `Unable to create/update fields: ${field.name}. Please check the security settings of this field and verify that it is read/write for your profile or permission set.`,
    asked.isNamed === false ? [] : [field.name],
  );
  for (const row of rows) {
    const value = row.input.values[field.index];
    if (value === undefined) continue;
    if (row.old !== null && sqlOf(value) === sqlOf(row.old.values[field.index])) continue;
    if (isChosen(seed, asked.field, row.id ?? String(row.index), asked.share ?? 1)) row.errors.push(error);
  }
}

function refuseFull(store: Store, rows: readonly Row[], most: number): void {
  const left = Math.max(0, most - used(store));
  for (const row of rows.slice(left)) row.errors.push(dmlError('STORAGE_LIMIT_EXCEEDED', 'storage limit exceeded'));
}

const STORAGE = 'storage';

function used(store: Store): number {
  return (store.prepare('SELECT value FROM org_condition WHERE name = ?').row(STORAGE)?.[0] as number | undefined) ?? 0;
}

/** Rows that were written (or, less than none, taken away). Part of the transaction: a rollback frees the storage. */
export function countStorage({ plan, services }: DmlContext, rows: number): void {
  if (plan.refusals.storage === null || rows === 0) return;
  services.store
    .prepare(
      'INSERT INTO org_condition (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + excluded.value',
    )
    .run(STORAGE, rows);
}

export const NO_ACCESS = dmlError('INSUFFICIENT_ACCESS_OR_READONLY', 'insufficient access rights on object id');

/** Records that the user may not write, whatever the mode. */
export function refuseUser({ plan, services, transaction, options }: DmlContext, rows: readonly Row[]): void {
  if (!transaction.user.isAutomatedProcess || options.isPlatform === true) return;
  if (namesObject(services.conditions?.asked.automatedProcess?.cannotWrite, plan.type.name))
    for (const row of alive(rows)) row.errors.push(NO_ACCESS);
}

/** Whether somebody else deleted the record, and that matters to the user. */
export function isOthersBin({ plan, services, transaction }: DmlContext, id: string): boolean {
  const { lastModifiedById } = plan.systemFields;
  if (!transaction.user.isAutomatedProcess || lastModifiedById === null) return false;
  if (services.conditions?.asked.automatedProcess?.cannotEmptyOthersBins !== true) return false;
  const found = services.store
    .prepare(`SELECT ${quoted(lastModifiedById.column!)} FROM ${quoted(plan.table)} WHERE "Id" = ?`)
    .row(id);
  return found !== undefined && found[0] !== transaction.user.id;
}
