/** Rows of a share object as a condition: which parents are shared with somebody. */
import type { SObjectType } from '../schema/model.ts';

const quoted = (name: string): string => `"${name}"`;

/** SQL of the Ids of shared records, with a placeholder for the users and groups as JSON; null where nothing can be shared. */
export function sharedParents(share: SObjectType | null, access: 'read' | 'edit' | 'delete'): string | null {
  const parent = share?.fields.find(
    (field) => field.column !== null && field.relationship?.deleteConstraint === 'cascade',
  );
  if (share?.table == null || parent === undefined) return null;
  const level = share.fields.find((field) => field.name.endsWith('AccessLevel'))?.column ?? null;
  const conditions = ['"UserOrGroupId" IN (SELECT value FROM json_each(?))'];
  if (share.field('IsDeleted')?.column != null) conditions.push('"IsDeleted" IS NOT 1');
  if (access !== 'read' && level !== null) conditions.push(`${quoted(level)} IN ('Edit', 'All')`);
  return `SELECT ${quoted(parent.column!)} FROM ${quoted(share.table)} WHERE ${conditions.join(' AND ')}`;
}
