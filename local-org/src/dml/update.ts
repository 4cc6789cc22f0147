/** The save order of changed records, where somebody looks at them: triggers, rules, history, roll-ups, composed names. */
import type { SObject } from '../runtime/sobject.ts';
import { toId18 } from '../schema/ids.ts';
import type { SqlValue, Statement } from '../store/store.ts';
import { loadFormulas, type FormulaLoader } from '../formula/load.ts';
import { quoted } from '../soql/sql.ts';
import { readerOf, sqlOf } from '../soql/values.ts';
import { checkEditable } from './access.ts';
import { afterWrite } from './after-write.ts';
import { auditValues, type DmlContext } from './context.ts';
import { refusesConvertedLeads } from './converted-leads.ts';
import { dmlError, ENTITY_IS_DELETED, INVALID_CROSS_REFERENCE } from './errors.ts';
import { uniqueFailure } from './fast-update.ts';
import { copyRecord, loadRecords } from './load.ts';
import { personName } from './names.ts';
import { LOCKED } from './locked.ts';
import { resolveParents } from './references.ts';
import { alive, type Row } from './rows.ts';
import { runTriggers } from './triggers.ts';
import { derive } from './derived/index.ts';
import { normalise } from './normalise.ts';
import { runRecordFlows } from '../flow/record-flows.ts';
import { duplicateOf, releaseValues } from './unique.ts';
import { validate } from './validate.ts';

/** Saves one chunk; see `insertRows`. */
export function updateRows(context: DmlContext, rows: readonly Row[], stopOnError: boolean): void {
  const { plan, services } = context;
  const before = plan.triggers(services.program, 'before', 'update');
  const after = plan.triggers(services.program, 'after', 'update');
  loadOriginals(context, rows, before || after || plan.rules.length > 0);
  checkEditable(context, alive(rows));
  resolveParents(context, alive(rows));
  derive(context, alive(rows));
  runRecordFlows(context, 'before save', 'update', alive(rows));
  if (before) runTriggers(context, 'before', 'update', alive(rows));
  derive(context, alive(rows));
  validate(context, alive(rows), 'update');
  if (stopOnError && rows.some((row) => row.errors.length > 0)) return;
  writeRows(context, alive(rows));
  const saved = alive(rows);
  if (saved.length < rows.length && stopOnError) return;
  if (after && plan.hasFormulas) {
    loadFormulas(
      services as FormulaLoader,
      plan.type,
      saved.map((row) => row.record),
    );
  }
  if (after) runTriggers(context, 'after', 'update', saved);
  runRecordFlows(context, 'after save', 'update', alive(saved));
  afterWrite(context, alive(rows), 'update');
}

/** Fills `old`, and makes `record` the old record with the caller's values over it. */
function loadOriginals(context: DmlContext, rows: readonly Row[], withFormulas: boolean): void {
  const { plan } = context;
  const refusesConverted = refusesConvertedLeads(context);
  const originals = loadRecords(
    context,
    plan.type,
    rows.map((row) => row.id!).filter((id) => id !== null),
    withFormulas && plan.hasFormulas,
  );
  for (const row of rows) {
    const old = originals.get(toId18(row.id!) ?? '');
    if (old === undefined) {
      row.errors.push(INVALID_CROSS_REFERENCE);
      continue;
    }
    const { isDeleted } = plan.systemFields;
    if (isDeleted !== null && old.values[isDeleted.index] === true) row.errors.push(ENTITY_IS_DELETED);
    if (refusesConverted && old.values[plan.type.field('IsConverted')!.index] === true)
      row.errors.push(dmlError('CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead'));
    if ((context.transaction.state.get(LOCKED) as Set<string> | undefined)?.has(old.id!))
      row.errors.push(dmlError('ENTITY_IS_LOCKED', 'the entity is locked for editing'));
    row.old = old;
    row.record = overlay(context, old, row.input);
    row.id = old.id;
  }
}

const writersOf = ({ plan, options }: DmlContext): DmlContext['plan']['updateWriters'] =>
  options.isPlatform === true ? plan.writers : plan.updateWriters;

function overlay(context: DmlContext, old: SObject, input: SObject): SObject {
  const record = copyRecord(old);
  const writers = writersOf(context);
  for (let slot = 1; slot < writers.length; slot++) {
    const value = input.values[slot];
    if (value !== undefined && writers[slot] !== null) record.values[slot] = value;
  }
  normalise(record, context.plan.normalisers);
  return record;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a == null || b == null) return (a ?? null) === (b ?? null) || (a === '' && b == null) || (b === '' && a == null);
  return typeof a === 'object' && typeof b === 'object' && sqlOf(a) === sqlOf(b);
}

/** Slots whose value is another than before, among those an update may write. */
export function changedSlots(context: DmlContext, row: Row): number[] {
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
