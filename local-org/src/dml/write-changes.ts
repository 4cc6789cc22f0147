/** Writes what a save changed. */
import type { SqlValue, Statement } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import { readerOf, sqlOf } from '../soql/stored-values.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import { uniqueFailure } from './fast-update.ts';
import { personName } from './record-names.ts';
import { alive, type Row } from './rows.ts';
import { duplicateOf, releaseValues } from './unique.ts';

export const writersOf = ({ plan, options }: DmlContext): DmlContext['plan']['updateWriters'] =>
  options.isPlatform === true ? plan.writers : plan.updateWriters;

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a == null || b == null) return (a ?? null) === (b ?? null) || (a === '' && b == null) || (b === '' && a == null);
  return typeof a === 'object' && typeof b === 'object' && sqlOf(a) === sqlOf(b);
}

/** Slots whose value is another than before, among those an update may write. */
function changedSlots(context: DmlContext, row: Row): number[] {
  const writers = writersOf(context);
  const slots: number[] = [];
  for (let slot = 1; slot < writers.length; slot++) {
    if (writers[slot] !== null && !isSame(row.record.values[slot], row.old!.values[slot])) slots.push(slot);
  }
  for (const { index } of context.plan.derived)
    if (!isSame(row.record.values[index], row.old!.values[index])) slots.push(index);
  return slots;
}

/** Writes changed columns and the audit fields; the record then holds what the store holds. */
export function writeRows(context: DmlContext, rows: readonly Row[]): void {
  const { plan, services, options } = context;
  const audit = auditValues(context, false);
  const statements = new Map<string, Statement>();
  const { fieldAt } = plan;
  const truncate = options.allowFieldTruncation === true;
  const apex = (slot: number, value: SqlValue): unknown => {
    const reader = readerOf(fieldAt.get(slot)!);
    return reader === null ? value : reader(value);
  };
  const auditApex = audit.slots.map((slot, i) => apex(slot, audit.values[i]));
  const written = rows.map((row) => {
    const slots = changedSlots(context, row);
    const params: SqlValue[] = slots.map((slot) => plan.writers[slot]!(row.record.values[slot], row.errors, truncate));
    return { row, slots, params };
  });
  releaseValues(context, alive(rows));
  for (const { row, slots, params } of written) {
    if (row.errors.length > 0) continue;
    const { name } = plan.systemFields;
    if (name !== null && slots.some((slot) => plan.nameParts.has(slot))) {
      const composed = personName(row.record);
      if (composed !== null) {
        slots.push(name.index);
        params.push(composed);
      }
    }
    const key = slots.join();
    let statement = statements.get(key);
    if (statement === undefined) {
      const columns = [...slots.map((slot) => plan.columns[slot]!), ...audit.columns];
      const sets = columns.length === 0 ? '"Id" = "Id"' : columns.map((column) => `${quoted(column)} = ?`).join(', ');
      statements.set(
        key,
        (statement = services.store.prepare(`UPDATE ${quoted(plan.table)} SET ${sets} WHERE "Id" = ?`)),
      );
    }
    try {
      statement.run(...params, ...audit.values, row.id);
    } catch (error) {
      const duplicate = uniqueFailure(plan, error) ? duplicateOf(context, row) : null;
      if (duplicate === null) throw error;
      row.errors.push(duplicate);
      continue;
    }
    const { values } = row.record;
    for (let i = 0; i < slots.length; i++) values[slots[i]] = apex(slots[i], params[i]);
    for (let i = 0; i < auditApex.length; i++) values[audit.slots[i]] = auditApex[i];
  }
}
