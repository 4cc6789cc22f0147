/** Deleting, undeleting, emptying the recycle bin. */
import { toId18 } from '../schema/ids.ts';
import type { ChildRelationshipInfo, FieldInfo, RelationshipInfo, SObjectType } from '../schema/model.ts';
import { quoted } from '../soql/sql.ts';
import { checkShared } from './write-access.ts';
import { clearLookup, refillLookups } from './cleared-lookups.ts';
import { refreshRollups } from './rollups.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import { dmlError, ENTITY_IS_DELETED, INVALID_CROSS_REFERENCE } from './dml-errors.ts';
import { countStorage, isOthersBin, NO_ACCESS } from './refusals.ts';
import { hasTable } from './derived/derivation.ts';
import { loadRecords } from './load-records.ts';
import { alive, type Row } from './rows.ts';
import { runTriggers } from './triggers.ts';
import { runRecordFlows } from '../flow/record-flows.ts';

/** @param mergedInto the record that a merge keeps: what it deletes names it from then on. */
export function deleteRows(
  context: DmlContext,
  rows: readonly Row[],
  stopOnError: boolean,
  mergedInto: string | null = null,
): void {
  const { plan, services } = context;
  const originals = loadRecords(
    context,
    plan.type,
    rows.map((row) => row.id!),
    plan.triggers(services.program, 'before', 'delete') && plan.hasFormulas,
  );
  for (const row of rows) {
    const old = originals.get(toId18(row.id!) ?? '');
    if (old === undefined) row.errors.push(INVALID_CROSS_REFERENCE);
    else if (plan.softDeletes && old.values[plan.systemFields.isDeleted!.index] === true)
      row.errors.push(ENTITY_IS_DELETED);
    else {
      row.old = old;
      row.record = old;
      row.id = old.id;
    }
  }
  checkShared(context, alive(rows), 'delete');
  runRecordFlows(context, 'before delete', 'delete', alive(rows));
  runTriggers(context, 'before', 'delete', alive(rows));
  for (const row of alive(rows)) checkRestricted(context, row);
  if (stopOnError && rows.some((row) => row.errors.length > 0)) return;
  const saved = alive(rows);
  remove(
    context,
    saved.map((row) => row.id!),
  );
  if (mergedInto !== null) nameMaster(context, saved, mergedInto);
  runTriggers(context, 'after', 'delete', saved);
  refreshRollups(context, alive(rows));
}

/** Source: Apex Developer Guide, "Triggers and Merge Statements": after-delete triggers see MasterRecordId. */
function nameMaster({ plan, services }: DmlContext, rows: readonly Row[], master: string): void {
  const field = plan.type.field('MasterRecordId');
  if (field === null || field.column === null) return;
  services.store
    .prepare(
      `UPDATE ${quoted(plan.table)} SET ${quoted(field.column)} = ? WHERE "Id" IN (SELECT value FROM json_each(?))`,
    )
    .run(master, JSON.stringify(rows.map((row) => row.id)));
  for (const row of rows) row.old!.values[field.index] = master;
}

/** Lookups that keep their parent from being deleted. */
function checkRestricted(context: DmlContext, row: Row): void {
  const { schema, store } = context.services;
  for (const child of context.plan.type.childRelationships) {
    const type = schema.type(child.child);
    const field = type?.field(child.field) ?? null;
    if (
      type === null ||
      type.table === null ||
      field === null ||
      field.column === null ||
      field.relationship?.deleteConstraint !== 'restrict' ||
      !hasTable(store, type.table)
    )
      continue;
    const live = type.field('IsDeleted')?.column != null ? ' AND "IsDeleted" IS NOT 1' : '';
    const found = store
      .prepare(`SELECT 1 FROM ${quoted(type.table)} WHERE ${quoted(field.column)} = ?${live} LIMIT 1`)
      .row(row.id);
    if (found === undefined) continue;
    row.errors.push(
      dmlError(
        'DELETE_FAILED',
        `Your attempt to delete ${nameOf(row, context.plan.type)} could not be completed because it is associated with the following ${type.pluralLabel.toLowerCase()}`,
      ),
    );
    return;
  }
}

function nameOf(row: Row, type: SObjectType): string {
  const field = type.field('Name');
  return String((field === null ? null : row.old?.values[field.index]) ?? row.id);
}

/** Puts records into the recycle bin (or away, where there is none) with what hangs on them. Details go without their triggers, as on the platform. */
export function remove(context: DmlContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const { services, plan } = context;
  countStorage(context, -ids.length);
  detachChildren(context, plan.type, ids);
  const json = JSON.stringify(ids);
  if (!plan.softDeletes) {
    services.store
      .prepare(`DELETE FROM ${quoted(plan.table)} WHERE "Id" IN (SELECT value FROM json_each(?))`)
      .run(json);
    return;
  }
  const audit = auditValues(context, false);
  const sets = ['"IsDeleted" = 1', ...audit.columns.map((column) => `${quoted(column)} = ?`)];
  services.store
    .prepare(`UPDATE ${quoted(plan.table)} SET ${sets.join(', ')} WHERE "Id" IN (SELECT value FROM json_each(?))`)
    .run(...audit.values, json);
}

function detachChildren(context: DmlContext, type: SObjectType, ids: readonly string[]): void {
  const { schema, store } = context.services;
  const json = JSON.stringify(ids);
  for (const child of type.childRelationships) {
    const childType = schema.type(child.child);
    const field = childType?.field(child.field) ?? null;
    if (
      childType === null ||
      childType.table === null ||
      field === null ||
      field.column === null ||
      !hasTable(store, childType.table)
    )
      continue;
    const live = childType.field('IsDeleted')?.column != null ? ' AND "IsDeleted" IS NOT 1' : '';
    const where = `${quoted(field.column)} IN (SELECT value FROM json_each(?))${live}`;
    const constraint = constraintOf(child, field);
    if (constraint === 'cascade') {
      const found = store
        .prepare(`SELECT "Id" FROM ${quoted(childType.table)} WHERE ${where}`)
        .rows(json)
        .map((row) => row[0] as string);
      if (found.length > 0) remove(context.nested(context.planOf(childType)), found);
    } else if (childType.category === 'history' || childType.category === 'share' || childType.category === 'feed') {
      continue;
    } else if (field.relationship !== null && constraint === 'setNull' && field.nillable) {
      clearLookup(store, childType.table, field, json, live);
    }
  }
}

function constraintOf(child: ChildRelationshipInfo, field: FieldInfo): RelationshipInfo['deleteConstraint'] {
  return field.relationship?.deleteConstraint ?? child.deleteConstraint;
}

export function undeleteRows(context: DmlContext, rows: readonly Row[], stopOnError: boolean): void {
  const { plan, services } = context;
  const originals = loadRecords(
    context,
    plan.type,
    rows.map((row) => row.id!),
    false,
  );
  for (const row of rows) {
    const old = originals.get(toId18(row.id!) ?? '');
    if (old === undefined) row.errors.push(INVALID_CROSS_REFERENCE);
    else if (!plan.softDeletes || old.values[plan.systemFields.isDeleted!.index] !== true)
      row.errors.push(dmlError('UNDELETE_FAILED', 'Entity is not in the recycle bin'));
    else {
      row.record = old;
      row.id = old.id;
    }
  }
  checkShared(context, alive(rows), 'delete');
  if (stopOnError && rows.some((row) => row.errors.length > 0)) return;
  const saved = alive(rows);
  restore(
    context,
    saved.map((row) => row.id!),
  );
  for (const row of saved) row.record.values[plan.systemFields.isDeleted!.index] = false;
  if (plan.triggers(services.program, 'after', 'undelete')) runTriggers(context, 'after', 'undelete', saved);
  refreshRollups(context, alive(rows));
}

/** Takes records out of the recycle bin, and their details with them. */
function restore(context: DmlContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const { services, plan } = context;
  countStorage(context, ids.length);
  const json = JSON.stringify(ids);
  services.store
    .prepare(`UPDATE ${quoted(plan.table)} SET "IsDeleted" = 0 WHERE "Id" IN (SELECT value FROM json_each(?))`)
    .run(json);
  refillLookups(services.store, json);
  for (const { type, field } of details(context)) {
    const found = services.store
      .prepare(
        `SELECT "Id" FROM ${quoted(type.table!)} WHERE ${quoted(field.column!)} IN (SELECT value FROM json_each(?)) AND "IsDeleted" = 1`,
      )
      .rows(json);
    restore(
      context.nested(context.planOf(type)),
      found.map((row) => row[0] as string),
    );
  }
}

/** `Database.emptyRecycleBin`: gone for good. */
export function purgeRows(context: DmlContext, rows: readonly Row[]): void {
  const { plan, services } = context;
  for (const row of rows) {
    const found = plan.softDeletes
      ? services.store.prepare(`SELECT "IsDeleted" FROM ${quoted(plan.table)} WHERE "Id" = ?`).row(row.id)
      : undefined;
    if (found === undefined) row.errors.push(INVALID_CROSS_REFERENCE);
    else if (found[0] !== 1) row.errors.push(dmlError('INVALID_ID_FIELD', 'entity is not in the recycle bin'));
    else if (isOthersBin(context, row.id!)) row.errors.push(NO_ACCESS);
    else purge(context, [row.id!]);
  }
}

/** Takes records and the details that went into the recycle bin with them, their history among those, away for good. */
function purge(context: DmlContext, ids: readonly string[]): void {
  const { plan, services } = context;
  const json = JSON.stringify(ids);
  for (const { type, field } of details(context)) {
    const found = services.store
      .prepare(
        `SELECT "Id" FROM ${quoted(type.table!)} WHERE ${quoted(field.column!)} IN (SELECT value FROM json_each(?)) AND "IsDeleted" = 1`,
      )
      .rows(json)
      .map((row) => row[0] as string);
    if (found.length > 0) purge(context.nested(context.planOf(type)), found);
  }
  services.store.prepare(`DELETE FROM ${quoted(plan.table)} WHERE "Id" IN (SELECT value FROM json_each(?))`).run(json);
}

/** The objects whose records go into the recycle bin with those of an object, with the field that names it. */
function details({ plan, services }: DmlContext): { type: SObjectType; field: FieldInfo }[] {
  const { schema, store } = services;
  return plan.type.childRelationships.flatMap((child) => {
    const type = schema.type(child.child);
    const field = type?.field(child.field) ?? null;
    const isDetail =
      type !== null &&
      type.table !== null &&
      field !== null &&
      field.column !== null &&
      constraintOf(child, field) === 'cascade' &&
      type.field('IsDeleted')?.column != null &&
      hasTable(store, type.table);
    return isDetail ? [{ type, field }] : [];
  });
}
