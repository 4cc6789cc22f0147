/** Objects whose records stand for a pair that there is only once. */
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import type { DmlError } from './dml.ts';
import type { Row } from './rows.ts';

interface Pair {
  readonly fields: readonly [string, string];
  error(ids: readonly [string, string], holder: string): DmlError;
}

const PAIRS: Readonly<Record<string, Pair>> = {
  // Source: aer 1.2.40; no source of the platform's own is known.
  ContentDocumentLink: {
    fields: ['ContentDocumentId', 'LinkedEntityId'],
    error: ([document, entity]) =>
      dmlError(
        'DUPLICATE_VALUE',
        `Document with ID: ${document.slice(0, 15)} is already linked with the entity with ID: ${entity.slice(0, 15)}`,
      ),
  },
  // Source: Object Reference, "EntitySubscription".
  EntitySubscription: {
    fields: ['ParentId', 'SubscriberId'],
    error: (_ids, holder) =>
      dmlError('DUPLICATE_VALUE', `duplicate value found: duplicates value on record with id: ${holder.slice(0, 15)}`),
  },
};

export function checkPairs(context: DmlContext, rows: readonly Row[]): void {
  const { plan, services } = context;
  const pair = PAIRS[plan.type.name];
  if (pair === undefined) return;
  const seen = new Set<string>();
  const [a, b] = pair.fields.map((name) => plan.type.field(name)!);
  const live = plan.softDeletes ? ' AND "IsDeleted" IS NOT 1' : '';
  for (const row of rows) {
    const ids = [row.record.values[a.index], row.record.values[b.index]] as [string, string];
    const found = services.store
      .prepare(
        `SELECT "Id" FROM ${quoted(plan.table)} WHERE ${quoted(a.column!)} = ? AND ${quoted(b.column!)} = ? AND "Id" IS NOT ?${live}`,
      )
      .row(ids[0], ids[1], row.id);
    const key = ids.join();
    if (found !== undefined || seen.has(key)) row.errors.push(pair.error(ids, String(found?.[0] ?? '')));
    seen.add(key);
  }
}
