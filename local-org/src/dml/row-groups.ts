/** Rows before and after they are saved: groups, resets, failures, results. */
import type { DmlFailure } from '../runtime/exception.ts';
import type { DmlResult } from './dml.ts';
import type { Row } from './rows.ts';

/** Adjacent records of one type are saved together. */
export function byType(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].input.sobjectType === row.input.sobjectType) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

export function reset(row: Row): void {
  if (row.created) {
    row.input.values[0] = undefined;
    row.id = null;
    row.created = false;
  }
  row.record = row.input;
  row.old = null;
}

export function failuresOf(rows: readonly Row[]): DmlFailure[] {
  return rows.flatMap((row) =>
    row.errors.map((error) => ({
      index: row.index,
      id: row.created ? null : row.id,
      object: row.input.sobjectType.name,
      ...error,
    })),
  );
}

export function resultsOf(rows: readonly Row[]): DmlResult[] {
  return rows.map((row) => ({
    id: row.errors.length > 0 && row.created ? null : row.id,
    success: row.errors.length === 0,
    created: row.created,
    errors: row.errors,
  }));
}
