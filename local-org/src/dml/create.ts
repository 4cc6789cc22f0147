/** Entry point of DML: limits, checks of the list, chunks of 200, all or none, partial success with its retries. */
import { fromInside } from '../schema/namespace-context.ts';
import { ApexException, nullPointer, type DmlFailure } from '../runtime/exception.ts';
import { tx } from '../runtime/context.ts';
import { recordOptions } from '../runtime/record-options.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Transaction } from '../runtime/transaction.ts';
import type { DmlOperation } from '../apex/ast.ts';
import type { SObjectType } from '../schema/model.ts';
import { charge, countLimit } from '../limits/counters.ts';
import { checkFields, checkObject, refuseHidden } from './access.ts';
import { makeContext, type DmlContext, type DmlServices } from './context.ts';
import { deleteRows, purgeRows, undeleteRows } from './delete.ts';
import type { Dml, DmlOptions, DmlResult } from './dml.ts';
import { duplicatesOf, type DuplicatesFound } from './duplicates.ts';
import { dmlError, dmlException } from './errors.ts';
import { canUpdateFast, updateFast } from './fast-update.ts';
import { hasFlows } from '../flow/record-flows.ts';
import { dmlHooks } from './hooks.ts';
import { insertRows } from './insert.ts';
import { mergeRows } from './merge.ts';
import { checkMixed } from './mixed.ts';
import { refuseUser } from './refusals.ts';
import { lockRows } from './row-locks.ts';
import { alive, newRow, type Row } from './rows.ts';
import { planType, type TypePlan } from './type-plan.ts';
import { updateRows } from './update.ts';
import { splitUpsert } from './upsert.ts';

const CHUNK = 200;
/** Source: Apex Developer Guide, "Bulk DML Exception Handling". */
const MAX_ATTEMPTS = 3;

/** What `Dml` has beyond its contract. */
export interface OrgDml extends Dml {
  /** `Database.emptyRecycleBin` */
  purge(records: readonly SObject[], options: DmlOptions): DmlResult[];
  /** What the duplicate rules find for each record; nothing is saved. */
  findDuplicates(records: readonly SObject[]): readonly (readonly DuplicatesFound[])[];
}

const SYSTEM: DmlOptions = { access: 'system', sharing: 'without', allOrNone: true };

type Saver = (context: DmlContext, rows: readonly Row[], stopOnError: boolean) => void;

/** @param services read when DML runs, so that they may refer to one another. */
export function createDml(services: DmlServices): OrgDml {
  const plans = new WeakMap<SObjectType, TypePlan>();
  let savepoints = 0;

  function planOf(type: SObjectType): TypePlan {
    let plan = plans.get(type);
    if (plan === undefined) plans.set(type, (plan = planType(type, services.schema, services.conditions?.asked)));
    return plan;
  }

  /** Triggers, rules and flows of a managed package find their names, whoever saves. */
  function execute(operation: DmlOperation, records: readonly SObject[], options: DmlOptions): DmlResult[] {
    return fromInside(() => run(operation, records, options));
  }

  function run(operation: DmlOperation, records: readonly SObject[], options: DmlOptions): DmlResult[] {
    if (records.length === 0) return [];
    const transaction = tx();
    for (const record of records) if (record === null) throw nullPointer();
    if (options.isPlatform !== true) {
      countLimit(transaction.limits, 'dmlStatements', 1);
      countLimit(transaction.limits, 'dmlRows', records.length);
      charge(transaction.limits, 'dmlStatement');
      charge(transaction.limits, 'dmlRow', records.length);
    }
    if (operation === 'merge') return runMerge(records, options);
    checkList(operation, records);
    if (records[0].sobjectType.category === 'platformEvent') return publish(operation, records);
    const rows = records.map(newRow);
    const effective = withRecordOptions(records, options);
    atomically(operation, rows, effective, () => {
      for (const group of byType(rows)) saveGroup(operation, group, effective);
    });
    return resultsOf(rows);
  }

  function publish(operation: DmlOperation, records: readonly SObject[]): DmlResult[] {
    if (operation !== 'insert' || dmlHooks.publishEvents === null)
      throw notAllowed(operation, records[0].sobjectType.name);
    return [...dmlHooks.publishEvents(records)];
  }

  /** One savepoint around everything; all-or-none operations that fail throw and leave nothing. */
  function atomically(operation: DmlOperation, rows: readonly Row[], options: DmlOptions, work: () => void): void {
    const name = `dml_${++savepoints}`;
    const { store } = services;
    store.savepoint(name);
    try {
      work();
      if (options.allOrNone && rows.some((row) => row.errors.length > 0))
        throw dmlException(operation, failuresOf(rows));
      store.release(name);
    } catch (error) {
      store.rollbackTo(name);
      store.release(name);
      for (const row of rows) if (row.created) row.input.values[0] = undefined;
      throw error;
    }
  }

  function saveGroup(operation: DmlOperation, rows: readonly Row[], options: DmlOptions): void {
    const { context, mixed } = contextFor(
      operation,
      rows.map((row) => row.input),
      options,
    );
    if (mixed !== null) {
      for (const row of rows) row.errors.push(mixed);
      return;
    }
    if (operation === 'upsert') {
      const { inserts, updates } = splitUpsert(context, rows);
      checkFields(context, inserts);
      if (inserts.length > 0) checkObject(context, 'insert');
      if (updates.length > 0) checkObject(context, 'update');
      lockRows(context, [...inserts, ...updates], 'upsert');
      refuseUser(context, rows);
      save(context, alive(inserts), insertRows, 'insert');
      saveUpdates(context, alive(updates));
      return;
    }
    if (operation === 'undelete') refuseHidden(context, rows);
    else checkObject(context, operation);
    // Who may do what is read once and remembered: the next transaction reads it anew.
    if (context.plan.type.isSetup) context.transaction.onCommit(() => services.security?.invalidate());
    if (operation !== 'insert') missingIds(rows, operation);
    lockRows(context, rows, operation);
    refuseUser(context, rows);
    const present = rows.filter((row) => row.errors.length === 0);
    if (operation === 'insert') {
      checkFields(context, present);
      save(context, alive(present), insertRows, 'insert');
    } else if (operation === 'update') saveUpdates(context, present);
    else if (operation === 'delete') save(context, present, deleteRows, 'delete');
    else save(context, present, undeleteRows, 'undelete');
  }

  function contextFor(
    operation: DmlOperation,
    records: readonly SObject[],
    options: DmlOptions,
  ): { context: DmlContext; mixed: ReturnType<typeof checkMixed> } {
    const type = records[0].sobjectType;
    const isAllowed =
      operation === 'insert'
        ? type.createable || (type.category === 'history' && tx().isTest)
        : operation === 'update'
          ? type.updateable
          : operation === 'upsert'
            ? type.createable || type.updateable
            : operation === 'delete'
              ? type.deletable
              : type.undeletable;
    if (isWithoutDml(services, type, operation)) throw notAllowed(operation, type.name);
    if (!isAllowed || type.table === null || type.category === 'customMetadata') throw notAllowed(operation, type.name);
    return {
      context: makeContext(services, planOf(type), options, planOf),
      mixed: checkMixed(tx(), type, operation, records),
    };
  }

  function saveUpdates(context: DmlContext, rows: readonly Row[]): void {
    if (!canUpdateFast(context)) return save(context, rows, updateRows, 'update');
    const slow = updateFast(context, rows);
    if (slow.length > 0) save(context, slow, updateRows, 'update');
  }

  function save(
    context: DmlContext,
    rows: readonly Row[],
    saver: Saver,
    verb: 'insert' | 'update' | 'delete' | 'undelete',
  ): void {
    const { plan } = context;
    const hasTriggers =
      plan.triggers(services.program, 'before', verb) ||
      plan.triggers(services.program, 'after', verb) ||
      hasFlows(context, verb);
    for (let at = 0; at < rows.length; at += CHUNK) {
      const chunk = rows.slice(at, at + CHUNK);
      if (context.options.allOrNone || !hasTriggers) saver(context, chunk, context.options.allOrNone);
      else saveWithRetries(context, chunk, saver);
      if (context.options.allOrNone && chunk.some((row) => row.errors.length > 0)) return;
    }
  }

  /** Partial success: a chunk with failures is undone and saved again without them; triggers run again on what is left. */
  function saveWithRetries(context: DmlContext, chunk: readonly Row[], saver: Saver): void {
    const { store } = services;
    const limits = copyLimits(context.transaction);
    let rows = chunk;
    for (let attempt = 1; ; attempt++) {
      const name = `dml_${++savepoints}`;
      store.savepoint(name);
      try {
        saver(context, rows, false);
      } catch (error) {
        store.rollbackTo(name);
        store.release(name);
        throw error;
      }
      const failed = rows.filter((row) => row.errors.length > 0);
      if (failed.length === 0) {
        store.release(name);
        return;
      }
      store.rollbackTo(name);
      store.release(name);
      for (const row of rows) reset(row);
      rows = rows.filter((row) => row.errors.length === 0);
      if (rows.length === 0) return;
      if (attempt === MAX_ATTEMPTS) throw tooManyRetries(chunk);
      restoreLimits(context.transaction, limits);
    }
  }

  function runMerge(records: readonly SObject[], options: DmlOptions): DmlResult[] {
    const master = options.mergeMaster;
    if (master === undefined) throw new Error('A merge needs its master record');
    const rows = records.map(newRow);
    atomically('merge', rows, options, () => {
      const { context, mixed } = contextFor('delete', [master], options);
      if (mixed !== null) throw dmlException('merge', [{ index: 0, id: master.id, ...mixed }]);
      checkObject(context, 'merge');
      mergeRows(context, master, rows);
    });
    return resultsOf(rows);
  }

  return {
    execute,
    findDuplicates: (records) =>
      records.map((record) => {
        const context = makeContext(services, planOf(record.sobjectType), SYSTEM, planOf);
        return duplicatesOf(context, newRow(record, 0));
      }),
    purge(records, options) {
      const rows = records.map(newRow);
      countLimit(tx().limits, 'dmlStatements', 1);
      countLimit(tx().limits, 'dmlRows', records.length);
      atomically('delete', rows, options, () => {
        for (const group of byType(rows))
          purgeRows(makeContext(services, planOf(group[0].input.sobjectType), options, planOf), group);
      });
      return resultsOf(rows);
    },
  };
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

function notAllowed(operation: DmlOperation, object: string): ApexException {
  return ApexException.of('System.TypeException', `DML operation ${operation.toUpperCase()} not allowed on ${object}`);
}

/** By the conditions of the org. */
function isWithoutDml(
  { conditions, schema, security }: DmlServices,
  type: SObjectType,
  operation: DmlOperation,
): boolean {
  return (
    security?.isMissing(tx().user, type) === true ||
    (conditions?.asked.withoutDml ?? []).some(
      ({ objects, operations }) =>
        objects.some((name) => schema.type(name) === type) &&
        (operations === undefined ||
          operations.some((refused) => refused === operation || (operation === 'upsert' && refused !== 'delete'))),
    )
  );
}

/** Lists that name one record twice. */
function checkList(operation: DmlOperation, records: readonly SObject[]): void {
  if (records.length < 2) return;
  if (operation === 'insert' || operation === 'upsert') {
    if (new Set(records).size < records.length)
      throw ApexException.of(
        'System.ListException',
        'Before Insert or Upsert list must not have two identically equal elements',
      );
    if (operation === 'insert') return;
  }
  const seen = new Set<string>();
  for (const record of records) {
    const { id } = record;
    if (id === null) continue;
    if (seen.has(id)) throw ApexException.of('System.ListException', `Duplicate id in list: ${id}`);
    seen.add(id);
  }
}

function missingIds(rows: readonly Row[], operation: DmlOperation): void {
  const call = operation === 'update' ? 'an update' : operation === 'delete' ? 'a delete' : 'an undelete';
  for (const row of rows)
    if (row.id === null) row.errors.push(dmlError('MISSING_ARGUMENT', `Id not specified in ${call} call`));
}

/** Adjacent records of one type are saved together. */
function byType(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].input.sobjectType === row.input.sobjectType) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function reset(row: Row): void {
  if (row.created) {
    row.input.values[0] = undefined;
    row.id = null;
    row.created = false;
  }
  row.record = row.input;
  row.old = null;
}

function failuresOf(rows: readonly Row[]): DmlFailure[] {
  return rows.flatMap((row) =>
    row.errors.map((error) => ({
      index: row.index,
      id: row.created ? null : row.id,
      object: row.input.sobjectType.name,
      ...error,
    })),
  );
}

function resultsOf(rows: readonly Row[]): DmlResult[] {
  return rows.map((row) => ({
    id: row.errors.length > 0 && row.created ? null : row.id,
    success: row.errors.length === 0,
    created: row.created,
    errors: row.errors,
  }));
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
