/**
 * The rows that saving locks: the records themselves, the masters they hang on, and the parents that a lookup is set to, unless the lookup
 * is cleared when its parent goes. The rows of a chunk are locked together: where one is locked, all of them fail.
 * Source: "Record-Level Locking" in Designing Record Access for Enterprise Scale.
 */
import { meetsHeldRow } from '../conditions/locked-by-others.ts';
import type { DmlOperation } from '../apex/ast.ts';
import { toId18 } from '../schema/ids.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import type { DmlError } from './dml.ts';
import { dmlError } from './dml-errors.ts';
import { alive, type Row } from './rows.ts';

const CHUNK = 200;

/** Rows that cannot be locked get their error. */
export function lockRows(context: DmlContext, rows: readonly Row[], operation: DmlOperation): void {
  if (operation !== 'insert') meetHeldRows(context, rows);
  const { locks } = context.services;
  const { lockHolder } = context.transaction;
  if (locks === undefined || locks.isIdle(lockHolder)) return;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = alive(rows.slice(at, at + CHUNK));
    const own = chunk.map((row) => toId18(row.id ?? '') ?? '').filter((id) => id !== '');
    const wanted = [...own, ...mastersOf(context, own), ...(operation === 'delete' ? [] : parentsSet(context, chunk))];
    const held = locks.take(lockHolder, [...new Set(wanted)]);
    if (held.length > 0) for (const row of chunk) row.errors.push(unableToLock(held));
  }
}

/** Rows that people or integrations hold, by the conditions of the org. */
function meetHeldRows({ services, plan, transaction }: DmlContext, rows: readonly Row[]): void {
  const { conditions } = services;
  if (conditions?.asked.heldRows === undefined) return;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = alive(rows.slice(at, at + CHUNK)).filter(({ id }) => id !== null);
    const ids = chunk.map(({ id }) => id!);
    if (!meetsHeldRow(conditions, transaction.state, plan.type.name, ids)) continue;
    for (const row of chunk) row.errors.push(unableToLock(ids.slice(0, 1)));
  }
}

function unableToLock(held: readonly string[]): DmlError {
  return dmlError(
    'UNABLE_TO_LOCK_ROW',
    `unable to obtain exclusive access to this record or ${held.length} records: ${held.slice(0, 5).join(',')}`,
  );
}

/** Masters of stored records. */
function mastersOf(context: DmlContext, ids: readonly string[]): string[] {
  const { plan, services } = context;
  const columns = plan.references
    .filter((relationship) => relationship.isMasterDetail)
    .map((relationship) => quoted(relationship.field.column!));
  if (columns.length === 0 || ids.length === 0) return [];
  return services.store
    .prepare(`SELECT ${columns.join(', ')} FROM ${quoted(plan.table)} WHERE "Id" IN (SELECT value FROM json_each(?))`)
    .rows(JSON.stringify(ids))
    .flat()
    .filter((id): id is string => typeof id === 'string');
}

function parentsSet(context: DmlContext, rows: readonly Row[]): string[] {
  const ids: string[] = [];
  for (const relationship of context.plan.references) {
    if (relationship.deleteConstraint === 'setNull' && !relationship.isMasterDetail) continue;
    for (const row of rows) {
      const id = row.input.values[relationship.field.index];
      if (typeof id === 'string' && id !== '') ids.push(toId18(id) ?? id);
    }
  }
  return ids;
}
