/** Objects whose rows are rows of other tables: feeds of an object are its posts, and every owner has a share. Source: Object Reference, "AccountFeed", "MyObject__Share". */
import type { Schema, SObjectType } from '../schema/model.ts';
import { quoted, textLiteral } from './sql.ts';

/** What stands behind FROM instead of the object's own table; null where that is it. */
export function projectionOf(schema: Schema, type: SObjectType): string | null {
  if (type.category === 'feed') return feedOf(schema, type);
  return type.category === 'share' && type.isCustom ? withOwners(schema, type) : null;
}

/** The posts on records of one object. */
function feedOf(schema: Schema, type: SObjectType): string | null {
  const posts = schema.type('FeedItem');
  const parent = schema.type(type.field('ParentId')?.relationship?.targets[0] ?? '');
  if (posts?.table == null || parent?.keyPrefix == null) return null;
  const columns = type.fields
    .filter((field) => field.column !== null)
    .map((field) => {
      const own = posts.field(field.name)?.column;
      return own == null ? `NULL AS ${quoted(field.column!)}` : `${quoted(own)} AS ${quoted(field.column!)}`;
    });
  return `(SELECT rowid, ${columns.join(', ')} FROM ${quoted(posts.table)} WHERE substr("ParentId", 1, 3) = ${textLiteral(parent.keyPrefix)})`;
}

/** Shares that are stored, and one for the owner of each record. */
function withOwners(schema: Schema, type: SObjectType): string | null {
  const parent = schema.type(type.field('ParentId')?.relationship?.targets[0] ?? '');
  const owner = parent?.field('OwnerId')?.column;
  if (type.table === null || parent?.table == null || owner == null || type.keyPrefix === null) return null;
  const fields = type.fields.filter((field) => field.column !== null);
  const ofOwner: Readonly<Record<string, string>> = {
    // No stored share has an Id like this one.
    Id: `${textLiteral(`${type.keyPrefix}z`)} || substr("Id", 5)`,
    ParentId: '"Id"',
    UserOrGroupId: quoted(owner),
    AccessLevel: "'All'",
    RowCause: "'Owner'",
    LastModifiedDate: '"LastModifiedDate"',
    LastModifiedById: '"LastModifiedById"',
    IsDeleted: '0',
  };
  const stored = fields.map((field) => quoted(field.column!));
  const made = fields.map((field) => ofOwner[field.name] ?? 'NULL');
  return `(SELECT rowid, ${stored.join(', ')} FROM ${quoted(type.table)} UNION ALL SELECT -rowid, ${made.join(', ')} FROM ${quoted(parent.table)} WHERE "IsDeleted" IS NOT 1)`;
}
