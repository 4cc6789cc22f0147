/** Partial success: a chunk with failures is undone and saved again without them; triggers run again on what is left. */
import { ApexException } from '../runtime/exception.ts';
import type { Transaction } from '../runtime/transaction.ts';
import type { DmlContext } from './dml-context.ts';
import { reset } from './row-groups.ts';
import type { Row } from './rows.ts';
import type { Savepoints } from './savepoints.ts';

/** Source: Apex Developer Guide, "Bulk DML Exception Handling". */
const MAX_ATTEMPTS = 3;

export type Saver = (context: DmlContext, rows: readonly Row[], stopOnError: boolean) => void;

export function saveWithRetries(
  context: DmlContext,
  chunk: readonly Row[],
  saver: Saver,
  savepoints: Savepoints,
): void {
  const limits = copyLimits(context.transaction);
  let rows = chunk;
  for (let attempt = 1; ; attempt++) {
    const savepoint = savepoints.set(context.services.store);
    try {
      saver(context, rows, false);
    } catch (error) {
      savepoint.undo();
      throw error;
    }
    const failed = rows.filter((row) => row.errors.length > 0);
    if (failed.length === 0) {
      savepoint.release();
      return;
    }
    savepoint.undo();
    for (const row of rows) reset(row);
    rows = rows.filter((row) => row.errors.length === 0);
    if (rows.length === 0) return;
    if (attempt === MAX_ATTEMPTS) throw tooManyRetries(chunk);
    restoreLimits(context.transaction, limits);
  }
}

function tooManyRetries(rows: readonly Row[]): ApexException {
  const message = 'Too many batch retries in the presence of Apex triggers and partial failures.';
  return ApexException.ofDml(message, [
    { index: rows[0].index, id: rows[0].id, statusCode: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message, fields: [] },
  ]);
}

/** Retries begin with the counts of the first attempt. */
function copyLimits(transaction: Transaction): Readonly<Record<string, number>> {
  const { limits } = transaction;
  return {
    queries: limits.queries,
    queryRows: limits.queryRows,
    aggregateQueries: limits.aggregateQueries,
    soslQueries: limits.soslQueries,
    dmlStatements: limits.dmlStatements,
    dmlRows: limits.dmlRows,
    callouts: limits.callouts,
  };
}

function restoreLimits(transaction: Transaction, saved: Readonly<Record<string, number>>): void {
  Object.assign(transaction.limits, saved);
}
