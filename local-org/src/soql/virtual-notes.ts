/** NoteAndAttachment: the notes and attachments of a record in one list. Source: Object Reference, "NoteAndAttachment". */
import type { SqlValue } from '../store/store.ts';
import { quoted } from './sql.ts';
import type { VirtualServices, VirtualTable } from './virtual.ts';

const SHARED = [
  'Id',
  'IsDeleted',
  'ParentId',
  'IsPrivate',
  'OwnerId',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
];

function* rowsOf({ schema, store }: VirtualServices): Iterable<Readonly<Record<string, SqlValue>>> {
  for (const [object, title] of [
    ['Note', 'Title'],
    ['Attachment', 'Name'],
  ] as const) {
    const type = schema.type(object);
    if (type === null || type.table === null) continue;
    const names = [...SHARED, title];
    const columns = names.map((name) => quoted(type.field(name)!.column!)).join(', ');
    for (const row of store.prepare(`SELECT ${columns} FROM ${quoted(type.table)} WHERE "IsDeleted" IS NOT 1`).rows())
      yield {
        ...Object.fromEntries(SHARED.map((name, at) => [name, row[at] ?? null])),
        Title: row[SHARED.length] ?? null,
        IsNote: object === 'Note' ? 1 : 0,
      };
  }
}

export const NOTE_AND_ATTACHMENT: VirtualTable = {
  name: 'NoteAndAttachment',
  // Any change may change it.
  version: ({ store }) => String(store.prepare('SELECT total_changes()').row()?.[0]),
  rows: rowsOf,
};
