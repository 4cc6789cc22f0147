/** Which fields of records code may set. */
import type { Span } from '../ast.ts';
import type { FieldInfo } from '../../schema/model.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';
import { objectName } from '../types/object-names.ts';

const AUDIT_FIELDS: ReadonlySet<string> = new Set([
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
  'IsDeleted',
]);

/** Whoever may manage posts may set who wrote them. Source: Object Reference, "FeedItem". */
const POSTS: ReadonlySet<string> = new Set(['FeedItem.CreatedById', 'FeedComment.CreatedById']);

/** `Field is not writeable: Account.CreatedDate`, for what the platform computes or keeps itself. */
export function checkWriteable(c: Checker, field: FieldInfo, span: Span): void {
  const { object } = field;
  const isComputed = field.formula !== null || field.rollup !== null || field.isAutoNumber;
  const isSystem = AUDIT_FIELDS.has(field.name) && !field.createable && object.createable;
  if (POSTS.has(`${object.name}.${field.name}`)) return;
  if (object.category === 'customMetadata' || !(isComputed || isSystem)) return;
  report(c, span, `Field is not writeable: ${objectName(object)}.${field.name}`);
}
