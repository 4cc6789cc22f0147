/** A new owner ends what the former one shared manually. Source: Apex Developer Guide, "Understanding Apex Managed Sharing". */
import { shareName } from '../schema/history-feed-share.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import { hasTable } from './derived/derivation.ts';
import type { Row } from './rows.ts';

export function endManualShares(context: DmlContext, rows: readonly Row[]): void {
  const { plan, services } = context;
  const owner = plan.systemFields.ownerId;
  const share = owner === null ? null : services.schema.type(shareName(plan.type.name));
  const parent = share?.fields.find((field) => field.relationship?.targets[0] === plan.type.name)?.column;
  if (owner === null || share?.table == null || parent == null || !hasTable(services.store, share.table)) return;
  const moved = rows.filter(
    ({ record, old }) => old !== null && record.values[owner.index] !== old.values[owner.index],
  );
  if (moved.length === 0) return;
  services.store
    .prepare(
      `DELETE FROM ${quoted(share.table)} WHERE "RowCause" = 'Manual' AND ${quoted(parent)} IN (SELECT value FROM json_each(?))`,
    )
    .run(JSON.stringify(moved.map(({ id }) => id)));
}
