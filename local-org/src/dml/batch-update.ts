/**
 * Many equal updates as one statement: rows go to SQLite as one JSON text, which costs less than a call per row. Only for rows that
 * carry the same columns; whatever the statement cannot do (a duplicate value, a record that is gone) is left to the row-by-row way.
 */
import type { SqlValue } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import type { Row } from './rows.ts';
import { jsonParameter } from '../store/null-characters.ts';

export interface PendingUpdate {
  readonly row: Row;
  /** The Id of 18 characters, then the values in the order of the signature's columns, audit columns left out. */
  readonly cells: readonly [id: string, ...values: SqlValue[]];
}

export interface BatchStatement {
  readonly columns: readonly string[];
  readonly auditColumns: readonly string[];
  readonly auditValues: readonly SqlValue[];
  /** Conditions every record must meet, with their leading AND. */
  readonly guards: string;
}

/** Fewer rows than this are quicker one by one. */
const WORTH_A_BATCH = 16;

/** Whether all rows were written. False: none was, and each is to be written alone. Throws what SQLite throws. */
export function updateTogether(
  { plan, services }: DmlContext,
  batch: BatchStatement,
  pending: readonly PendingUpdate[],
): boolean {
  if (pending.length < WORTH_A_BATCH || pending.some(({ cells }) => cells.some((value) => value instanceof Uint8Array)))
    return false;
  const { store } = services;
  const sets = [
    ...batch.columns.map((column, i) => `${quoted(column)} = j.value ->> ${i + 1}`),
    ...batch.auditColumns.map((column) => `${quoted(column)} = ?`),
  ];
  const statement = store.prepare(
    `UPDATE ${quoted(plan.table)} SET ${sets.join(', ')} FROM json_each(?) AS j WHERE ${quoted(plan.table)}."Id" = j.value ->> 0${batch.guards}`,
  );
  store.savepoint(SAVEPOINT);
  try {
    const { changes } = statement.run(...batch.auditValues, jsonParameter(pending.map(({ cells }) => cells)));
    if (changes === pending.length) {
      store.release(SAVEPOINT);
      return true;
    }
  } catch {
    // Row by row, the error finds its record.
  }
  store.rollbackTo(SAVEPOINT);
  store.release(SAVEPOINT);
  return false;
}

const SAVEPOINT = 'batch_update';
