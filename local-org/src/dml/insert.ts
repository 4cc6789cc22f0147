/** The save order of new records. */
import type { SObject } from '../runtime/sobject.ts';
import { toId15 } from '../schema/ids.ts';
import type { FieldInfo } from '../schema/model.ts';
import type { SqlValue, Statement } from '../store/store.ts';
import { defaultValue } from '../formula/defaults.ts';
import { loadFormulas, type FormulaLoader } from '../formula/load-formulas.ts';
import { quoted } from '../soql/sql.ts';
import { readerOf } from '../soql/stored-values.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import { dmlError } from './dml-errors.ts';
import { uniqueFailure } from './fast-update.ts';
import { copyRecord } from './load-records.ts';
import { isFileDelivery, isFileVersion, linksOfFiles, supplyDelivery, supplyFile } from './files.ts';
import { derive } from './derived/derivations.ts';
import { normalise } from './normalise.ts';
import { autoNumber, personName } from './record-names.ts';
import { afterWrite } from './after-write.ts';
import { supplyRecordType } from './person-accounts.ts';
import { countStorage } from './refusals.ts';
import { resolveParents } from './references.ts';
import { alive, type Row } from './rows.ts';
import { runTriggers } from './triggers.ts';
import { hasFlows, runRecordFlows } from '../flow/record-flows.ts';
import { duplicateOf } from './unique.ts';
import { validate } from './validate.ts';

/** Saves one chunk. Rows that fail have errors and are not written; `stopOnError` leaves all unwritten then. */
export function insertRows(context: DmlContext, rows: readonly Row[], stopOnError: boolean): void {
  const { plan, services } = context;
  const before = plan.triggers(services.program, 'before', 'insert');
  const after = plan.triggers(services.program, 'after', 'insert');
  const flows = hasFlows(context, 'insert');
  const copies = before || after || flows || plan.rules.length > 0 || plan.isPersonMirror;
  for (const row of rows) {
    if (row.input.id !== null)
      row.errors.push(dmlError('INVALID_FIELD_FOR_INSERT_UPDATE', 'cannot specify Id in an insert call', ['Id']));
    row.record = copies ? copyRecord(row.input) : shadow(row.input);
    if (row.errors.length === 0) row.id = null;
    normalise(row.record, plan.normalisers);
    applyDefaults(context, row.record);
  }
  resolveParents(context, rows);
  derive(context, alive(rows));
  if (before || flows) computeFormulas(context, rows);
  if (flows) runRecordFlows(context, 'before save', 'insert', alive(rows));
  if (before) runTriggers(context, 'before', 'insert', alive(rows));
  if (before || flows) derive(context, alive(rows));
  validate(context, alive(rows), 'insert');
  if (stopOnError && rows.some((row) => row.errors.length > 0)) return;
  write(context, alive(rows), after || copies);
  const saved = alive(rows);
  countStorage(context, saved.length);
  if (saved.length < rows.length && stopOnError) return;
  if (isFileVersion(context)) linkFiles(context, saved);
  if (after) computeFormulas(context, saved);
  if (after) runTriggers(context, 'after', 'insert', saved);
  if (flows) runRecordFlows(context, 'after save', 'insert', alive(saved));
  afterWrite(context, alive(rows), 'insert');
}

function computeFormulas({ plan, services }: DmlContext, rows: readonly Row[]): void {
  if (!plan.hasFormulas) return;
  const records = rows.map((row) => row.record);
  loadFormulas(services as FormulaLoader, plan.type, records);
}

function linkFiles(context: DmlContext, rows: readonly Row[]): void {
  const links = linksOfFiles(context, rows);
  if (links.length > 0) insertRows(context.nested(context.planOf(links[0]!.input.sobjectType)), links, false);
}

/** Shares the caller's record's values without writing into them. */
function shadow(input: SObject): SObject {
  return copyRecord(input);
}

function applyDefaults(context: DmlContext, record: SObject): void {
  const { plan, transaction } = context;
  const { values } = record;
  for (const field of plan.defaults)
    if (values[field.index] === undefined) values[field.index] = defaultValue(context, field);
  for (const field of plan.type.fields)
    if (field.type === 'boolean' && field.column !== null && values[field.index] == null) values[field.index] = false;
  const setup = plan.type.customSettingType === 'hierarchy' ? plan.type.field('SetupOwnerId') : null;
  if (setup !== null && values[setup.index] == null)
    values[setup.index] =
      context.services.store.prepare('SELECT "Id" FROM "Organization" LIMIT 1').row()?.[0] ?? undefined;
  if (plan.isPersonMirror) supplyRecordType(context, record);
  const { ownerId, insertedById, authorId } = plan.systemFields;
  for (const field of [ownerId, insertedById, authorId])
    if (field !== null && values[field.index] == null) values[field.index] = transaction.user.id;
}

interface InsertSignature {
  readonly slots: readonly number[];
  readonly statement: Statement;
}

/** Writes the rows; `fillIn`: the record gets what the platform supplied, for after triggers. */
function write(context: DmlContext, rows: readonly Row[], fillIn: boolean): void {
  const { plan, services, options } = context;
  const audit = auditValues(context, true);
  const numbered = plan.type.fields.filter((field) => field.isAutoNumber && field.column !== null);
  const signatures = new Map<string, InsertSignature>();
  const truncate = options.allowFieldTruncation === true;
  for (const row of rows) {
    const { values } = row.record;
    const slots: number[] = [];
    const params: SqlValue[] = [];
    for (let slot = 1; slot < plan.insertWriters.length; slot++) {
      const writer = plan.insertWriters[slot];
      if (writer === null || values[slot] === undefined) continue;
      slots.push(slot);
      params.push(writer(values[slot], row.errors, truncate));
    }
    if (row.errors.length > 0) continue;
    const id = services.store.nextId(plan.type);
    supply(context, row, id, slots, params, numbered);
    const signature = signatureOf(context, signatures, slots, audit);
    try {
      signature.statement.run(id, ...params, ...audit.values);
    } catch (error) {
      const duplicate = uniqueFailure(plan, error) ? duplicateOf(context, row) : null;
      if (duplicate === null) throw error;
      row.errors.push(duplicate);
      continue;
    }
    row.id = id;
    row.created = true;
    row.input.values[0] = id;
    row.record.values[0] = id;
    if (fillIn) fill(plan.type.fields, row.record, slots, params, audit);
  }
}

/** What the platform decides itself: numbers, composed names, names of records without one. */
function supply(
  context: DmlContext,
  row: Row,
  id: string,
  slots: number[],
  params: SqlValue[],
  numbered: readonly FieldInfo[],
): void {
  const { plan } = context;
  const put = (field: FieldInfo, value: SqlValue): void => {
    const at = slots.indexOf(field.index);
    if (at >= 0) params[at] = value;
    else {
      slots.push(field.index);
      params.push(value);
    }
  };
  for (const field of numbered) put(field, autoNumber(context, field));
  for (const field of plan.zeroed) put(field, 0);
  for (const field of plan.derivedOnInsert) {
    const value = row.record.values[field.index];
    if (value !== undefined) put(field, plan.writers[field.index]!(value, row.errors, false));
  }
  if (isFileVersion(context)) supplyFile(context, row, id, put);
  if (isFileDelivery(context)) supplyDelivery(context, row, id, put);
  const { name } = plan.systemFields;
  if (name === null || name.isAutoNumber) return;
  if (plan.nameParts.size > 0) {
    const composed = personName(row.record);
    if (composed !== null) put(name, composed);
  } else if (row.record.values[name.index] == null && (plan.type.isCustom || plan.type.category === 'customSetting')) {
    put(name, toId15(id));
  }
}

function signatureOf(
  context: DmlContext,
  known: Map<string, InsertSignature>,
  slots: readonly number[],
  audit: ReturnType<typeof auditValues>,
): InsertSignature {
  const key = slots.join();
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const { plan, services } = context;
  const columns = ['Id', ...slots.map((slot) => plan.columns[slot]!), ...audit.columns];
  const signature = {
    slots,
    statement: services.store.prepare(
      `INSERT INTO ${quoted(plan.table)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ),
  };
  known.set(key, signature);
  return signature;
}

/** The record as it now is in the store. */
function fill(
  fields: readonly FieldInfo[],
  record: SObject,
  slots: readonly number[],
  params: readonly SqlValue[],
  audit: ReturnType<typeof auditValues>,
): void {
  const bySlot = (slot: number) => fields.find((field) => field.index === slot)!;
  const put = (slot: number, value: SqlValue): void => {
    const reader = readerOf(bySlot(slot));
    record.values[slot] = reader === null ? value : reader(value);
  };
  slots.forEach((slot, i) => put(slot, params[i]));
  audit.slots.forEach((slot, i) => put(slot, audit.values[i]));
}
