/**
 * Updates of objects without automation: no triggers, rules, tracked fields, roll-ups or mirrors look at the record, so the originals
 * are never read. Records that carry the same columns are one UPDATE together, else one each; what a statement does not reach is asked afterwards.
 */
import { toId18 } from '../schema/ids.ts';
import type { FieldInfo } from '../schema/model.ts';
import { sqliteCodeOf, StoreError } from '../store/store-error.ts';
import type { SqlValue, Statement } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import { type BatchStatement, type PendingUpdate, updateTogether } from './batch-update.ts';
import { hasFlows } from '../flow/record-flows.ts';
import { auditValues, type DmlContext } from './dml-context.ts';
import { refusesConvertedLeads } from './converted-leads.ts';
import type { DmlError } from './dml.ts';
import type { FieldWriter } from './fields.ts';
import { dmlError, ENTITY_IS_DELETED, INVALID_CROSS_REFERENCE } from './dml-errors.ts';
import { LOCKED } from './locked.ts';
import { missingReferences } from './references.ts';
import type { Row } from './rows.ts';
import type { TypePlan } from './type-plan.ts';
import { duplicateOf } from './unique.ts';
import { isUser } from './user-logins.ts';

/** The columns one record carries, and the statement that writes them. */
interface Signature {
  readonly slots: readonly number[];
  readonly writers: readonly FieldWriter[];
  readonly statement: Statement;
  readonly batch: BatchStatement;
  readonly pending: PendingUpdate[];
  /** Positions of references among `slots`. */
  readonly hasReferences: boolean;
}

export function canUpdateFast(context: DmlContext): boolean {
  const { plan, services, options } = context;
  return (
    options.access === 'system' &&
    options.sharing === 'without' &&
    options.isPlatform !== true &&
    !isUser(context) &&
    !context.transaction.state.has(LOCKED) &&
    plan.rules.length === 0 &&
    plan.tracked.length === 0 &&
    plan.feedTracked.length === 0 &&
    plan.refusals.fields.length === 0 &&
    !plan.hasRollups &&
    !plan.triggers(services.program, 'before', 'update') &&
    !plan.triggers(services.program, 'after', 'update') &&
    !hasFlows(context, 'update')
  );
}

/** Writes every row it can; rows it cannot write have errors. Answers the rows that need the full save order (a name is composed anew). */
export function updateFast(context: DmlContext, rows: readonly Row[]): Row[] {
  const { plan, options } = context;
  const { updateWriters } = plan;
  const audit = auditValues(context, false);
  const truncate = options.allowFieldTruncation === true;
  const signatures = new Map<string, Signature>();
  const slow: Row[] = [];
  let last: Signature | null = null;
  const found: number[] = [];
  for (const row of rows) {
    const { values } = row.record;
    found.length = 0;
    let isSlow = false;
    const length = Math.min(values.length, updateWriters.length);
    for (let slot = 1; slot < length; slot++) {
      if (values[slot] === undefined || updateWriters[slot] === null) continue;
      found.push(slot);
      if (plan.nameParts.has(slot) || plan.placeParts.has(slot) || plan.derivesFrom.has(slot)) isSlow = true;
    }
    const id = toId18(row.id!);
    if (isSlow || hasParents(values, updateWriters.length)) {
      slow.push(row);
      continue;
    }
    if (last === null || !sameSlots(last.slots, found)) last = signatureOf(context, signatures, found, audit);
    const cells: [string, ...SqlValue[]] = [id ?? ''];
    for (let i = 0; i < found.length; i++) cells.push(last.writers[i](values[found[i]], row.errors, truncate));
    if (last.hasReferences || plan.required.length > 0) checkCarried(context, row, found, cells);
    if (id === null) row.errors.push(INVALID_CROSS_REFERENCE);
    else if (row.errors.length === 0) last.pending.push({ row, cells });
  }
  for (const signature of signatures.values()) slow.push(...writePending(context, signature, audit.values));
  return slow;
}

/** Answers the rows that need the full save order after all. */
function writePending(
  context: DmlContext,
  { batch, statement, pending }: Signature,
  auditCells: readonly SqlValue[],
): Row[] {
  if (updateTogether(context, batch, pending)) return [];
  return pending
    .filter(({ row, cells: [id, ...values] }) => {
      const params = [...values, ...auditCells, id];
      return !write(context, row, statement, params, id, pending.length);
    })
    .map(({ row }) => row);
}

function hasParents(values: readonly unknown[], from: number): boolean {
  for (let slot = from; slot < values.length; slot++) {
    const value = values[slot] as { sobjectType?: unknown } | null | undefined;
    if (value != null && value.sobjectType !== undefined) return true;
  }
  return false;
}

function sameSlots(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function signatureOf(
  context: DmlContext,
  known: Map<string, Signature>,
  slots: readonly number[],
  audit: ReturnType<typeof auditValues>,
): Signature {
  const { plan, services } = context;
  const key = slots.join();
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const own = slots.map((slot) => plan.columns[slot]!);
  const columns = [...own, ...audit.columns];
  const guards = [
    plan.softDeletes ? ' AND "IsDeleted" IS NOT 1' : '',
    refusesConvertedLeads(context) ? ' AND "IsConverted" IS NOT 1' : '',
    plan.isPersonMirror ? ' AND "IsPersonAccount" IS NOT 1' : '',
  ].join('');
  const statement = services.store.prepare(
    `UPDATE ${quoted(plan.table)} SET ${columns.map((column) => `${quoted(column)} = ?`).join(', ')} WHERE "Id" = ?${guards}`,
  );
  const signature: Signature = {
    slots: [...slots],
    writers: slots.map((slot) => plan.updateWriters[slot]!),
    statement,
    batch: { columns: own, auditColumns: audit.columns, auditValues: audit.values, guards },
    pending: [],
    hasReferences: plan.references.some((relationship) => slots.includes(relationship.field.index)),
  };
  known.set(key, signature);
  return signature;
}

/**
 * References must lead somewhere, required fields must not be emptied.
 * @param cells the Id, then a value for each slot
 */
function checkCarried(context: DmlContext, row: Row, slots: readonly number[], cells: readonly SqlValue[]): void {
  const { plan } = context;
  const valueOf = (field: FieldInfo): SqlValue | undefined => {
    const at = slots.indexOf(field.index);
    return at < 0 ? undefined : cells[at + 1];
  };
  const emptied = plan.required.filter((field) => valueOf(field) === null);
  if (emptied.length > 0 && row.errors.length === 0) {
    const names = emptied.map((field) => field.name);
    row.errors.push(dmlError('REQUIRED_FIELD_MISSING', `Required fields are missing: [${names.join(', ')}]`, names));
  }
  for (const relationship of plan.references) {
    const value = valueOf(relationship.field);
    if (value === undefined || value === null) continue;
    const error = missingReferences(context, relationship, [value as string]).get(value as string);
    if (error !== undefined) row.errors.push(error);
  }
}

/** False: a person's record, whose other half must follow, or one whose unique value another one of these may give up. */
function write(
  context: DmlContext,
  row: Row,
  statement: Statement,
  params: SqlValue[],
  id: string,
  rows: number,
): boolean {
  try {
    if (statement.run(...params).changes > 0) return true;
    const reason = whyUnreached(context, id);
    if (reason === null) return false;
    row.errors.push(reason);
  } catch (error) {
    const duplicate = uniqueFailure(context.plan, error) ? duplicateOf(context, row) : null;
    if (duplicate === null) throw error;
    if (rows > 1) return false;
    row.errors.push(duplicate);
  }
  return true;
}

export function uniqueFailure(plan: TypePlan, error: unknown): boolean {
  const code = error instanceof StoreError ? error.sqliteCode : sqliteCodeOf(error);
  return plan.unique.length > 0 && code !== null && code.startsWith('SQLITE_CONSTRAINT');
}

/** Why a record was not updated: it is gone, in the recycle bin, or a converted lead; null for a person's record. */
function whyUnreached(context: DmlContext, id: string): DmlError | null {
  const { plan, services } = context;
  const flag = (isThere: boolean, column: string) => (isThere ? quoted(column) : '0');
  const columns = [
    flag(plan.softDeletes, 'IsDeleted'),
    flag(plan.type.name === 'Lead', 'IsConverted'),
    flag(plan.isPersonMirror, 'IsPersonAccount'),
  ];
  const found = services.store
    .prepare(`SELECT ${columns.join(', ')} FROM ${quoted(plan.table)} WHERE "Id" = ?`)
    .row(id);
  if (found === undefined) return INVALID_CROSS_REFERENCE;
  if (found[0] === 1) return ENTITY_IS_DELETED;
  if (found[1] === 1) return dmlError('CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead');
  return found[2] === 1 ? null : INVALID_CROSS_REFERENCE;
}
