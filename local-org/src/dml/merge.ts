/** Merging duplicates into one record: children move to it, the duplicates go to the recycle bin. */
import type { SObject } from '../runtime/sobject.ts';
import { ApexException } from '../runtime/exception.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import { deleteRows } from './delete.ts';
import { dmlException } from './dml-errors.ts';
import { newRow, type Row } from './rows.ts';
import { updateRows } from './update.ts';

const MERGEABLE = new Set(['Account', 'Contact', 'Lead', 'Case', 'Individual']);
const MAX_DUPLICATES = 2;

/** Runs update triggers of the master and delete triggers of the duplicates, as the platform does. Throws DmlException. */
export function mergeRows(context: DmlContext, master: SObject, rows: readonly Row[]): void {
  const { plan, services } = context;
  if (!MERGEABLE.has(plan.type.name))
    throw ApexException.of(
      'System.DmlException',
      `Merge failed. First exception on row 0; first error: INVALID_OPERATION, merge is not supported for ${plan.type.name}: []`,
    );
  if (rows.length > MAX_DUPLICATES)
    throw ApexException.of(
      'System.DmlException',
      'Merge failed. First exception on row 0; first error: INVALID_OPERATION, too many records to merge: []',
    );
  const json = JSON.stringify(rows.map((row) => row.id));
  for (const child of plan.type.childRelationships) {
    const type = services.schema.type(child.child);
    const field = type?.field(child.field) ?? null;
    if (
      type === null ||
      type.table === null ||
      field === null ||
      field.column === null ||
      type.category === 'history' ||
      field.name === 'MasterRecordId'
    )
      continue;
    if (
      services.store.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).row(type.table) ===
      undefined
    )
      continue;
    services.store
      .prepare(
        `UPDATE ${quoted(type.table)} SET ${quoted(field.column)} = ? WHERE ${quoted(field.column)} IN (SELECT value FROM json_each(?))`,
      )
      .run(master.id, json);
  }
  deleteRows(context, rows, true, master.id);
  if (rows.some((row) => row.errors.length > 0)) return;
  const row = newRow(master, 0);
  updateRows(context, [row], true);
  if (row.errors.length > 0)
    throw dmlException(
      'merge',
      row.errors.map((error) => ({ index: 0, id: master.id, ...error })),
    );
}
