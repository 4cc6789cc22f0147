/** Records of custom settings as code and formulas get them. Reading them costs no query. */
import { tx } from '../runtime/context.ts';
import { SObject } from '../runtime/sobject.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from './sql.ts';
import { readerOf } from './stored-values.ts';

/** Records whose column has the value; all live ones without a column. */
export function settingRecords(type: SObjectType, column: string | null, value: SqlValue): SObject[] {
  if (type.table === null) return [];
  const stored = type.fields.filter((field) => field.column !== null);
  const live = type.field('IsDeleted')?.column != null ? '"IsDeleted" IS NOT 1' : '1';
  const where = column === null ? live : `${live} AND ${quoted(column)} = ?`;
  const rows = tx()
    .org.store.prepare(
      `SELECT ${stored.map((field) => quoted(field.column!)).join(', ')} FROM ${quoted(type.table)} WHERE ${where} ORDER BY rowid`,
    )
    .rows(...(column === null ? [] : [value]));
  return rows.map((row) => {
    const record = new SObject(type);
    stored.forEach((field, i) => {
      const reader = readerOf(field);
      record.values[field.index] = reader === null ? row[i] : reader(row[i]);
    });
    return record;
  });
}

/** The record of one owner (organisation, profile or user) of a hierarchy setting; null without one. */
export function settingOf(type: SObjectType, ownerId: string | null): SObject | null {
  return ownerId === null ? null : (settingRecords(type, 'SetupOwnerId', ownerId)[0] ?? null);
}

export function organizationId(): string | null {
  const row = tx().org.store.prepare('SELECT "Id" FROM "Organization" LIMIT 1').row();
  return row === undefined ? null : (row[0] as string);
}

/** What holds for a user: each field from the user's record, else the profile's, else the organisation's; null where none exists. */
export function effectiveSetting(type: SObjectType, user: Pick<UserInfoRecord, 'id' | 'profileId'>): SObject | null {
  const levels = [settingOf(type, user.id), settingOf(type, user.profileId), settingOf(type, organizationId())].filter(
    (record) => record !== null,
  );
  if (levels.length === 0) return null;
  const [first, ...rest] = levels;
  const merged = new SObject(type, first.values.slice());
  for (const field of type.fields) {
    if (!field.isCustom) continue;
    for (const level of rest)
      if (merged.values[field.index] == null) merged.values[field.index] = level.values[field.index];
  }
  return merged;
}
