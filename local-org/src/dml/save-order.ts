/** Saves records: limits, checks of the list, chunks of 200, all or none, partial success with its retries. */
import { fromInside } from '../schema/namespace-context.ts';
import { nullPointer } from '../runtime/exception.ts';
import { tx } from '../runtime/context.ts';
import { recordOptions } from '../runtime/record-options.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { DmlOperation } from '../apex/ast.ts';
import type { SObjectType } from '../schema/model.ts';
import { charge, countLimit } from '../limits/counters.ts';
import { checkFields, checkObject, refuseHidden } from './write-access.ts';
import { makeContext, type DmlContext, type DmlServices } from './dml-context.ts';
import { deleteRows, purgeRows, undeleteRows } from './delete.ts';
import type { Dml, DmlOptions, DmlResult } from './dml.ts';
import { duplicatesOf, type DuplicatesFound } from './duplicates.ts';
import { dmlException } from './dml-errors.ts';
import { canUpdateFast, updateFast } from './fast-update.ts';
import { hasFlows } from '../flow/record-flows.ts';
import { insertRows } from './insert.ts';
import { mergeRows } from './merge.ts';
import { checkMixed } from './mixed.ts';
import { saveWithRetries, type Saver } from './partial-success.ts';
import { refuseUser } from './refusals.ts';
import { checkList, missingIds, notAllowed, requireAllowed } from './refused-operations.ts';
import { byType, failuresOf, resultsOf } from './row-groups.ts';
import { lockRows } from './row-locks.ts';
import { alive, newRow, type Row } from './rows.ts';
import { Savepoints } from './savepoints.ts';
import { planType, type TypePlan } from './type-plan.ts';
import { updateRows } from './update.ts';
import { splitUpsert } from './upsert.ts';

const CHUNK = 200;

/** What `Dml` has beyond its contract. */
export interface OrgDml extends Dml {
  /** `Database.emptyRecycleBin` */
  purge(records: readonly SObject[], options: DmlOptions): DmlResult[];
  /** What the duplicate rules find for each record; nothing is saved. */
  findDuplicates(records: readonly SObject[]): readonly (readonly DuplicatesFound[])[];
}

/** `insert` of platform events: they are published, not stored. Returns a result per record. */
export type PublishEvents = (records: readonly SObject[]) => readonly DmlResult[];

const SYSTEM: DmlOptions = { access: 'system', sharing: 'without', allOrNone: true };

export class SaveOrder implements OrgDml {
  readonly #services: DmlServices;
  readonly #publishEvents: PublishEvents | null;
  readonly #plans = new WeakMap<SObjectType, TypePlan>();
  readonly #savepoints = new Savepoints();

  /**
   * @param services read when DML runs, so that they may refer to one another.
   * @param publishEvents null where events cannot be inserted.
   */
  constructor(services: DmlServices, publishEvents: PublishEvents | null) {
    this.#services = services;
    this.#publishEvents = publishEvents;
  }

  /** Triggers, rules and flows of a managed package find their names, whoever saves. */
  execute(operation: DmlOperation, records: readonly SObject[], options: DmlOptions): DmlResult[] {
    return fromInside(() => this.#run(operation, records, options));
  }

  findDuplicates(records: readonly SObject[]): readonly (readonly DuplicatesFound[])[] {
    return records.map((record) => duplicatesOf(this.#contextOf(record.sobjectType, SYSTEM), newRow(record, 0)));
  }

  purge(records: readonly SObject[], options: DmlOptions): DmlResult[] {
    const rows = records.map(newRow);
    countLimit(tx().limits, 'dmlStatements', 1);
    countLimit(tx().limits, 'dmlRows', records.length);
    this.#atomically('delete', rows, options, () => {
      for (const group of byType(rows)) purgeRows(this.#contextOf(group[0].input.sobjectType, options), group);
    });
    return resultsOf(rows);
  }

  #run(operation: DmlOperation, records: readonly SObject[], options: DmlOptions): DmlResult[] {
    if (records.length === 0) return [];
    for (const record of records) if (record === null) throw nullPointer();
    if (options.isPlatform !== true) countDml(records.length);
    if (operation === 'merge') return this.#merge(records, options);
    checkList(operation, records);
    if (records[0].sobjectType.category === 'platformEvent') return this.#publish(operation, records);
    const rows = records.map(newRow);
    const effective = withRecordOptions(records, options);
    this.#atomically(operation, rows, effective, () => {
      for (const group of byType(rows)) this.#saveGroup(operation, group, effective);
    });
    return resultsOf(rows);
  }

  #publish(operation: DmlOperation, records: readonly SObject[]): DmlResult[] {
    if (operation !== 'insert' || this.#publishEvents === null)
      throw notAllowed(operation, records[0].sobjectType.name);
    return [...this.#publishEvents(records)];
  }

  /** One savepoint around everything; all-or-none operations that fail throw and leave nothing. */
  #atomically(operation: DmlOperation, rows: readonly Row[], options: DmlOptions, work: () => void): void {
    const savepoint = this.#savepoints.set(this.#services.store);
    try {
      work();
      if (options.allOrNone && rows.some((row) => row.errors.length > 0))
        throw dmlException(operation, failuresOf(rows));
      savepoint.release();
    } catch (error) {
      savepoint.undo();
      for (const row of rows) if (row.created) row.input.values[0] = undefined;
      throw error;
    }
  }

  #saveGroup(operation: DmlOperation, rows: readonly Row[], options: DmlOptions): void {
    const type = rows[0].input.sobjectType;
    requireAllowed(this.#services, type, operation);
    const context = this.#contextOf(type, options);
    const mixed = checkMixed(
      tx(),
      type,
      operation,
      rows.map((row) => row.input),
    );
    if (mixed !== null) {
      for (const row of rows) row.errors.push(mixed);
      return;
    }
    if (operation === 'upsert') return this.#saveUpsert(context, rows);
    if (operation === 'undelete') refuseHidden(context, rows);
    else checkObject(context, operation);
    // Who may do what is read once and remembered: the next transaction reads it anew.
    if (type.isSetup) context.transaction.onCommit(() => this.#services.security?.invalidate());
    if (operation !== 'insert') missingIds(rows, operation);
    lockRows(context, rows, operation);
    refuseUser(context, rows);
    const present = rows.filter((row) => row.errors.length === 0);
    if (operation === 'insert') {
      checkFields(context, present);
      this.#save(context, alive(present), insertRows, 'insert');
    } else if (operation === 'update') this.#saveUpdates(context, present);
    else if (operation === 'delete') this.#save(context, present, deleteRows, 'delete');
    else this.#save(context, present, undeleteRows, 'undelete');
  }

  #saveUpsert(context: DmlContext, rows: readonly Row[]): void {
    const { inserts, updates } = splitUpsert(context, rows);
    checkFields(context, inserts);
    if (inserts.length > 0) checkObject(context, 'insert');
    if (updates.length > 0) checkObject(context, 'update');
    lockRows(context, [...inserts, ...updates], 'upsert');
    refuseUser(context, rows);
    this.#save(context, alive(inserts), insertRows, 'insert');
    this.#saveUpdates(context, alive(updates));
  }

  #saveUpdates(context: DmlContext, rows: readonly Row[]): void {
    if (!canUpdateFast(context)) return this.#save(context, rows, updateRows, 'update');
    const slow = updateFast(context, rows);
    if (slow.length > 0) this.#save(context, slow, updateRows, 'update');
  }

  #save(
    context: DmlContext,
    rows: readonly Row[],
    saver: Saver,
    verb: 'insert' | 'update' | 'delete' | 'undelete',
  ): void {
    const { plan } = context;
    const { program } = this.#services;
    const hasTriggers =
      plan.triggers(program, 'before', verb) || plan.triggers(program, 'after', verb) || hasFlows(context, verb);
    for (let at = 0; at < rows.length; at += CHUNK) {
      const chunk = rows.slice(at, at + CHUNK);
      if (context.options.allOrNone || !hasTriggers) saver(context, chunk, context.options.allOrNone);
      else saveWithRetries(context, chunk, saver, this.#savepoints);
      if (context.options.allOrNone && chunk.some((row) => row.errors.length > 0)) return;
    }
  }

  #merge(records: readonly SObject[], options: DmlOptions): DmlResult[] {
    const master = options.mergeMaster;
    if (master === undefined) throw new Error('A merge needs its master record');
    const rows = records.map(newRow);
    this.#atomically('merge', rows, options, () => {
      const type = master.sobjectType;
      requireAllowed(this.#services, type, 'delete');
      const context = this.#contextOf(type, options);
      const mixed = checkMixed(tx(), type, 'delete', [master]);
      if (mixed !== null) throw dmlException('merge', [{ index: 0, id: master.id, ...mixed }]);
      checkObject(context, 'merge');
      mergeRows(context, master, rows);
    });
    return resultsOf(rows);
  }

  #contextOf(type: SObjectType, options: DmlOptions): DmlContext {
    return makeContext(this.#services, this.#planOf(type), options, (other) => this.#planOf(other));
  }

  #planOf(type: SObjectType): TypePlan {
    const { schema, conditions } = this.#services;
    let plan = this.#plans.get(type);
    if (plan === undefined) this.#plans.set(type, (plan = planType(type, schema, conditions?.asked)));
    return plan;
  }
}

function countDml(records: number): void {
  const { limits } = tx();
  countLimit(limits, 'dmlStatements', 1);
  countLimit(limits, 'dmlRows', records);
  charge(limits, 'dmlStatement');
  charge(limits, 'dmlRow', records);
}

/** `SObject.setOptions`: counts for the call that saves the record. */
function withRecordOptions(records: readonly SObject[], options: DmlOptions): DmlOptions {
  for (const record of records) {
    const own = recordOptions(record);
    if (own === null) continue;
    return {
      ...options,
      allowFieldTruncation: options.allowFieldTruncation === true || own.allowFieldTruncation === true,
      allowDuplicates: options.allowDuplicates === true || own.duplicateRuleHeader?.allowSave === true,
    };
  }
  return options;
}
