/** The save order of changed records, where somebody looks at them: triggers, rules, history, roll-ups, composed names. */
import type { SObject } from '../runtime/sobject.ts';
import { toId18 } from '../schema/ids.ts';
import { loadFormulas, type FormulaLoader } from '../formula/load-formulas.ts';
import { checkEditable } from './write-access.ts';
import { afterWrite } from './after-write.ts';
import type { DmlContext } from './dml-context.ts';
import { refusesConvertedLeads } from './converted-leads.ts';
import { dmlError, ENTITY_IS_DELETED, INVALID_CROSS_REFERENCE } from './dml-errors.ts';
import { copyRecord, loadRecords } from './load-records.ts';
import { LOCKED } from './locked.ts';
import { resolveParents } from './references.ts';
import { alive, type Row } from './rows.ts';
import { runTriggers } from './triggers.ts';
import { derive } from './derived/derivations.ts';
import { normalise } from './normalise.ts';
import { keepUserEmails } from './user-emails.ts';
import { runRecordFlows } from '../flow/record-flows.ts';
import { validate } from './validate.ts';
import { writeRows, writersOf } from './write-changes.ts';

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
  keepUserEmails(context, alive(rows));
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
