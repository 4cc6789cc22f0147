/** Posts and comments. Source: Object Reference, "FeedItem", "FeedComment". */
import { quoted } from '../../soql/sql.ts';
import { lookUp, valueOf, type Derivation } from './derivation.ts';

export const feedItems: Derivation = {
  object: 'FeedItem',
  fills: ['Type', 'Status', 'Visibility', 'CommentCount', 'LikeCount'],
  from: [],
  derive(_context, { record, old }) {
    if (old !== null) return {};
    const kind =
      valueOf(record, 'RelatedRecordId') !== null
        ? 'ContentPost'
        : valueOf(record, 'LinkUrl') !== null
          ? 'LinkPost'
          : 'TextPost';
    return {
      Type: valueOf(record, 'Type') ?? kind,
      Status: valueOf(record, 'Status') ?? 'Published',
      Visibility: valueOf(record, 'Visibility') ?? 'AllUsers',
      CommentCount: 0,
      LikeCount: 0,
    };
  },
};

export const feedComments: Derivation = {
  object: 'FeedComment',
  fills: ['CommentType', 'Status', 'ParentId'],
  from: [],
  derive({ services }, { record, old }) {
    if (old !== null) return {};
    return {
      CommentType:
        valueOf(record, 'CommentType') ??
        (valueOf(record, 'RelatedRecordId') === null ? 'TextComment' : 'ContentComment'),
      Status: valueOf(record, 'Status') ?? 'Published',
      ParentId: lookUp(services.store, 'FeedItem', 'Id', valueOf(record, 'FeedItemId'), ['ParentId'])?.[0] ?? null,
    };
  },
  after({ services: { store } }, rows) {
    for (const row of rows)
      if (row.old === null)
        store
          .prepare(`UPDATE ${quoted('FeedItem')} SET "CommentCount" = IFNULL("CommentCount", 0) + 1 WHERE "Id" = ?`)
          .run(valueOf(row.record, 'FeedItemId') as string);
  },
};
