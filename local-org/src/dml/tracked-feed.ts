/**
 * Changes of fields that are tracked in the feed: one post of the record for each save, with a row for each field that changed.
 * Source: Object Reference, "FeedItem" (Type TrackedChange), "FeedTrackedChange"; Metadata API Developer Guide, CustomField.trackFeedHistory.
 */
import type { SObjectType } from '../schema/model.ts';
import { quoted } from '../soql/sql.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { SqlValue } from '../store/store.ts';
import type { DmlContext } from './dml-context.ts';
import { isOnlyNamed, shown } from './history.ts';
import type { Row } from './rows.ts';

interface Change {
  readonly field: string;
  readonly from: SqlValue;
  readonly to: SqlValue;
}

export function postTrackedChanges(context: DmlContext, rows: readonly Row[]): void {
  const { schema } = context.services;
  const posts = schema.type('FeedItem');
  const changes = schema.type('FeedTrackedChange');
  if (posts?.table == null || changes?.table == null || !hasFeed(context)) return;
  for (const row of rows) {
    const found = changesOf(context, row);
    if (found.length === 0) continue;
    const post = insertRow(context, posts, postOn(context, row));
    for (const { field, from, to } of found)
      insertRow(context, changes, { FeedItemId: post, FieldName: field, OldValue: from, NewValue: to });
  }
}

function hasFeed({ services, plan }: DmlContext): boolean {
  return services.schema.types.some(
    (type) =>
      type.category === 'feed' && type.field('ParentId')?.relationship?.targets.includes(plan.type.name) === true,
  );
}

function changesOf({ plan }: DmlContext, { record, old }: Row): Change[] {
  return plan.feedTracked.flatMap((field) => {
    const from = sqlOf(old!.values[field.index]);
    const to = sqlOf(record.values[field.index]);
    if (from === to) return [];
    const isNamed = isOnlyNamed(field);
    return [
      {
        field: `${plan.type.name}.${field.name}`,
        from: isNamed ? null : shown(field, from),
        to: isNamed ? null : shown(field, to),
      },
    ];
  });
}

function postOn({ transaction }: DmlContext, row: Row): Record<string, SqlValue> {
  const now = Math.floor(transaction.now() / 1000) * 1000;
  return {
    ParentId: row.id,
    Type: 'TrackedChange',
    Status: 'Published',
    Visibility: 'AllUsers',
    CreatedDate: now,
    CreatedById: transaction.user.id,
    InsertedById: transaction.user.id,
    LastModifiedDate: now,
    SystemModstamp: now,
    CommentCount: 0,
    LikeCount: 0,
    IsDeleted: 0,
  };
}

function insertRow({ services }: DmlContext, type: SObjectType, values: Record<string, SqlValue>): string {
  const id = services.store.nextId(type);
  const all: Record<string, SqlValue> = { Id: id, ...values };
  const names = Object.keys(all).filter((name) => type.field(name)?.column != null);
  const columns = names.map((name) => quoted(type.field(name)!.column!)).join(', ');
  services.store
    .prepare(`INSERT INTO ${quoted(type.table!)} (${columns}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...names.map((name) => all[name]));
  return id;
}
