/** Lookups must lead to records that are there. */
import { MASTER_RECORD_TYPE } from '../schema/ids.ts';
import type { RelationshipInfo } from '../schema/model.ts';
import { SObject } from '../runtime/sobject.ts';
import { bindValue } from '../soql/binds.ts';
import { familyOf } from '../soql/families.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import type { DmlError } from './dml.ts';
import {
  dmlError,
  ENTITY_IS_DELETED,
  INVALID_CROSS_REFERENCE,
  noAccessToReference,
  wrongRecordType,
} from './dml-errors.ts';
import type { Row } from './rows.ts';

/** What is wrong with Ids of a lookup, by Id; Ids that lead to a live record are not in the answer. */
export function missingReferences(
  context: DmlContext,
  relationship: RelationshipInfo,
  ids: readonly string[],
): Map<string, DmlError> {
  const { schema, store } = context.services;
  const wrong = new Map<string, DmlError>();
  const byTarget = new Map<string, string[]>();
  for (const id of ids) {
    if (id === MASTER_RECORD_TYPE) continue;
    const target = targetOf(context, relationship, id);
    if (target === null) continue;
    const list = byTarget.get(target);
    if (list === undefined) byTarget.set(target, [id]);
    else list.push(id);
  }
  for (const [target, wanted] of byTarget) {
    const type = schema.type(target)!;
    const deleted = type.field('IsDeleted')?.column != null ? '"IsDeleted"' : '0';
    const rows = store
      .prepare(`SELECT "Id", ${deleted} FROM ${quoted(type.table!)} WHERE "Id" IN (SELECT value FROM json_each(?))`)
      .rows(JSON.stringify(wanted));
    const state = new Map(rows.map((row) => [row[0] as string, row[1] === 1]));
    for (const id of wanted) {
      if (relationship.field.name === 'RecordTypeId' && state.get(id) !== false) {
        wrong.set(id, wrongRecordType(id));
        continue;
      }
      const isDeleted = state.get(id);
      if (isDeleted === undefined) wrong.set(id, type.isSetup ? INVALID_CROSS_REFERENCE : noAccessToReference(id));
      else if (isDeleted) wrong.set(id, ENTITY_IS_DELETED);
    }
  }
  return wrong;
}

function targetOf(context: DmlContext, relationship: RelationshipInfo, id: string): string | null {
  const { schema } = context.services;
  const { targets } = relationship;
  if (targets.length === 1)
    return schema.type(targets[0])?.table == null || schema.type(targets[0])!.keyPrefix !== id.slice(0, 3)
      ? null
      : targets[0];
  const type = schema.typeByPrefix(id.slice(0, 3));
  return type !== null && type.table !== null && targets.includes(type.name) ? type.name : null;
}

/** Checks the lookups that the rows set or change. */
export function checkReferences(context: DmlContext, rows: readonly Row[]): void {
  for (const relationship of context.plan.references) {
    const { index } = relationship.field;
    const carriers = rows.filter((row) => {
      const id = row.record.values[index];
      return typeof id === 'string' && id !== '' && id !== row.old?.values[index] && id !== context.transaction.user.id;
    });
    if (carriers.length === 0) continue;
    const wrong = missingReferences(context, relationship, [
      ...new Set(carriers.map((row) => row.record.values[index] as string)),
    ]);
    if (wrong.size === 0) continue;
    for (const row of carriers) {
      const error = wrong.get(row.record.values[index] as string);
      if (error !== undefined) row.errors.push(error);
    }
  }
}

/** `new Contact(Account = new Account(Code__c = 'x'))`: the parent named by a unique value becomes the lookup's Id. */
export function resolveParents(context: DmlContext, rows: readonly Row[]): void {
  for (const relationship of context.plan.references) {
    for (const row of rows) {
      const parent = row.input.values[relationship.index];
      if (!(parent instanceof SObject) || row.input.isQueried || row.record.values[relationship.field.index] != null)
        continue;
      const error = resolveParent(context, row, relationship, parent);
      if (error !== null) row.errors.push(error);
    }
  }
}

function resolveParent(
  context: DmlContext,
  row: Row,
  relationship: RelationshipInfo,
  parent: SObject,
): DmlError | null {
  const type = parent.sobjectType;
  const keys = type.fields.filter((field) => parent.values[field.index] != null);
  if (parent.id !== null) return null;
  const only = keys.length === 1 ? keys[0]! : null;
  const key = keys.find((field) => field.externalId || field.unique) ?? (only?.isNameField === true ? only : undefined);
  if (key === undefined || key.column === null || type.table === null) return null;
  const value = bindValue(parent.values[key.index], familyOf(key));
  const deleted = type.field('IsDeleted')?.column != null ? ' AND "IsDeleted" IS NOT 1' : '';
  const found = context.services.store
    .prepare(`SELECT "Id" FROM ${quoted(type.table)} WHERE ${quoted(key.column)} = ?${deleted} LIMIT 2`)
    .rows(value);
  if (found.length !== 1) {
    return dmlError(
      'INVALID_FIELD',
      `Foreign key external ID: ${String(value)} not found for field ${key.name} in entity ${type.name}`,
    );
  }
  row.record.values[relationship.field.index] = found[0][0];
  return null;
}
