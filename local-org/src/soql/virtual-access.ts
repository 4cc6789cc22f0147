/** UserRecordAccess: what each user may do with a record. Source: Object Reference, "UserRecordAccess". */
import { toId18 } from '../schema/ids.ts';
import type { SObjectType } from '../schema/model.ts';
import { reachedRows } from '../security/reach.ts';
import type { Security } from '../security/security.ts';
import { readUser } from '../security/users.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { StoredRows } from '../store/system-rows.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from './sql.ts';
import type { VirtualServices, VirtualTable } from './virtual.ts';

/** From the least to the most; each includes those before it. */
const LEVELS = ['None', 'Read', 'Edit', 'Delete', 'Transfer', 'All'] as const;
type Level = (typeof LEVELS)[number];

function ownerOf({ store }: VirtualServices, type: SObjectType, id: string): SqlValue | undefined {
  const owner = type.field('OwnerId') === null ? 'NULL' : '"OwnerId"';
  return store.prepare(`SELECT ${owner} FROM ${quoted(type.table!)} WHERE "Id" = ?`).row(id)?.[0];
}

function levelOf(
  services: VirtualServices,
  security: Security,
  user: UserInfoRecord,
  type: SObjectType,
  id: string,
  owner: SqlValue,
): Level {
  const reaches = (access: 'read' | 'edit'): boolean => {
    if (!security.canObject(user, type, access)) return false;
    const filter = security.rowFilter(user, type, access);
    return filter === null || reachedRows(services, filter, type.table!, [id]).has(id);
  };
  if (!reaches('read')) return 'None';
  if (!reaches('edit')) return 'Read';
  const above = security.rowFilter(user, type, 'edit')?.owners ?? [user.id];
  const isFull = owner === null || above.includes(String(owner)) || security.canObject(user, type, 'modifyAll');
  if (!isFull) return 'Edit';
  return type.deletable && security.canObject(user, type, 'delete') ? 'All' : 'Edit';
}

function* rowsOf(services: VirtualServices, id: string | null): Iterable<Readonly<Record<string, SqlValue>>> {
  const { schema, store, security } = services;
  const type = id === null ? null : schema.typeByPrefix(id.slice(0, 3));
  if (id === null || type === null || type.table === null || security === undefined) return;
  const owner = ownerOf(services, type, id);
  const users = new StoredRows(schema, store, { now: () => 0 } as never, () => null);
  for (const [userId] of users.select('User', ['Id'], { IsActive: 1 })) {
    const user = readUser(users, String(userId))!;
    // Of a record that does not exist, nobody may do anything.
    const at = owner === undefined ? 0 : LEVELS.indexOf(levelOf(services, security, user, type, id, owner));
    const has = (level: Level): number => (at >= LEVELS.indexOf(level) ? 1 : 0);
    yield {
      UserId: userId!,
      RecordId: id,
      HasReadAccess: has('Read'),
      HasEditAccess: has('Edit'),
      HasDeleteAccess: has('Delete'),
      HasTransferAccess: has('Transfer'),
      HasAllAccess: has('All'),
      MaxAccessLevel: LEVELS[at]!,
    };
  }
}

export const USER_RECORD_ACCESS: VirtualTable = {
  name: 'UserRecordAccess',
  // Any change may change it.
  version: ({ store }) => String(store.prepare('SELECT total_changes()').row()?.[0]),
  rows: rowsOf,
  parts: { paths: ['recordid'], partOf: (value) => toId18(value) ?? value },
};
