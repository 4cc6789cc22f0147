/** Runs SOQL: limits, user mode, row locks, records. */
import { hasTransaction, tx, type OrgServices } from '../runtime/context.ts';
import { sobjectRuntimeType } from '../runtime/runtime-types.ts';
import { ApexList } from '../runtime/collections.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { textBytes } from '../limits/heap-walk.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Transaction } from '../runtime/transaction.ts';
import { meetsHeldRow } from '../conditions/locked-by-others.ts';
import { charge, countLimit, limitException } from '../limits/counters.ts';
import { accessOf, checkEnforced, checkReadable } from './query-access.ts';
import { isCountQuery } from './aggregate.ts';
import type { SoqlQuery } from './ast.ts';
import { queryException, rowsHeld, unsupportedType } from './query-errors.ts';
import { checkFieldsFunction } from './fields-function.ts';
import { locatorRows, openLocator, type LocatorSource } from './locator.ts';
import type { Plan } from './plan.ts';
import { PlanCache } from './plan-cache.ts';
import type { Queries, QueryLocatorRows, QueryOptions } from './queries.ts';
import { buildRecords } from './record-builder.ts';
import { bindAll, type BindContext } from './sql.ts';
import { lookedUpParts, partsOf } from './virtual-parts.ts';
import { fillVirtual, virtualTable } from './virtual.ts';

export type QueryServices = Pick<OrgServices, 'schema' | 'store' | 'security' | 'program' | 'locks' | 'conditions'>;

const NO_PARENTS: BindContext['keys'] = null;

export class QueryEngine implements Queries {
  private readonly services: QueryServices;
  private readonly plans: PlanCache;

  /** @param services read when a query runs, so that they may refer to one another. */
  constructor(services: QueryServices) {
    this.services = services;
    this.plans = new PlanCache(services);
  }

  parse(text: string): SoqlQuery {
    return this.plans.parse(text);
  }

  run(query: SoqlQuery, options: QueryOptions): SObject[] {
    const plan = this.plans.planOf(query, options);
    checkFieldsFunction(query);
    const transaction = this.begin(query, plan, options);
    // One row more than allowed is enough to know that there are too many.
    const maxRows =
      transaction === null ? -1 : Math.max(0, transaction.limits.max.queryRows - transaction.limits.queryRows) + 1;
    const context = contextOf(options, maxRows);
    const rows = this.services.store.prepare(plan.sql).rows(...bindAll(plan.params, context));
    countRows(
      transaction,
      plan.rowsColumn < 0 ? rows.length : rows.reduce((sum, row) => sum + (row[plan.rowsColumn] as number), 0),
    );
    if (plan.kind === 'count') throw queryException('COUNT() gives a number, not records');
    const records = buildRecords(plan.shape!, rows);
    if (query.forClause.includes('update')) this.lock(records);
    if (plan.children.length > 0 && records.length > 0) this.loadChildren(plan, records, context, transaction);
    if (transaction !== null) STEP_BUDGET.take(textBytes(records), records);
    return records;
  }

  count(query: SoqlQuery, options: QueryOptions): number {
    const plan = this.plans.planOf(query, options);
    if (plan.kind !== 'count')
      throw queryException(
        isCountQuery(query) ? 'COUNT() with GROUP BY' : `Count query must be of the form SELECT COUNT() FROM ...`,
      );
    const transaction = this.begin(query, plan, options);
    const row = this.services.store.prepare(plan.sql).row(...bindAll(plan.params, contextOf(options, -1)));
    countRows(transaction, 1);
    return row![0] as number;
  }

  locator(query: SoqlQuery, options: QueryOptions): QueryLocatorRows {
    const plan = this.plans.planOf(query, options);
    const source = this.locatorSource(query, options, plan);
    this.begin(query, plan, options);
    return openLocator(source);
  }

  reopenLocator(text: string, options: QueryOptions): QueryLocatorRows {
    const query = { ...this.parse(text), where: null, orderBy: [], limit: null, offset: null };
    return locatorRows(this.locatorSource(query, options, this.plans.planOf(query, options)), new Float64Array(0));
  }

  /** Checks permissions, fills virtual tables and counts the query. Returns the transaction that counts, null for an uncounted one. */
  private begin(query: SoqlQuery, plan: Plan, options: QueryOptions): Transaction | null {
    this.fillVirtualTables(query, plan, options);
    if (!hasTransaction()) return null;
    const transaction = tx();
    const { security } = this.services;
    if (security?.isMissing(transaction.user, plan.type) === true) throw unsupportedType(plan.type.name);
    if (security !== undefined && !plan.isUncounted) {
      if (accessOf(query, options) === 'user') checkReadable(plan, transaction.user, security);
      else if (query.with?.kind === 'securityEnforced') checkEnforced(plan, transaction.user, security);
    }
    if (options.uncounted || plan.isUncounted) return null;
    countLimit(transaction.limits, 'queries', 1);
    charge(transaction.limits, 'soqlQuery');
    if (plan.children.length > 0) countLimit(transaction.limits, 'aggregateQueries', plan.children.length);
    return transaction;
  }

  private fillVirtualTables(query: SoqlQuery, plan: Plan, options: QueryOptions): void {
    for (const type of plan.virtualTypes) {
      const table = virtualTable(type)!;
      const parts =
        type === plan.type ? partsOf(query, table, options) : lookedUpParts(plan, type, table, this.services.store);
      fillVirtual(type, table, this.services, parts);
    }
  }

  /** `FOR UPDATE` */
  private lock(records: readonly SObject[]): void {
    const { locks, conditions } = this.services;
    const { lockHolder: holder, state } = tx();
    const ids = records.map((record) => record.id).filter((id) => id !== null);
    if (ids.length > 0 && meetsHeldRow(conditions, state, records[0]!.sobjectType.name, ids)) throw rowsHeld();
    if (locks === undefined || locks.isIdle(holder)) return;
    if (locks.take(holder, ids).length > 0) throw rowsHeld();
  }

  /** One statement per subquery for all parents. */
  private loadChildren(
    plan: Plan,
    parents: readonly SObject[],
    context: BindContext,
    transaction: Transaction | null,
  ): void {
    const keys = JSON.stringify(parents.map((parent) => parent.id));
    const childContext = { ...context, keys, maxRows: -1 };
    for (const child of plan.children) {
      const listType = sobjectRuntimeType(child.plan.type);
      const lists = new Map<string, unknown[]>();
      for (const parent of parents) {
        const list = new ApexList(listType, []);
        parent.values[child.slot] = list;
        lists.set(parent.id!, list.items);
      }
      for (const type of child.plan.virtualTypes) fillVirtual(type, virtualTable(type)!, this.services, null);
      const rows = this.services.store.prepare(child.plan.sql).rows(...bindAll(child.plan.params, childContext));
      countRows(transaction, rows.length);
      const records = buildRecords(child.plan.shape!, rows);
      for (let i = 0; i < rows.length; i++) lists.get(rows[i][child.keyColumn] as string)?.push(records[i]);
      if (child.plan.children.length > 0 && records.length > 0)
        this.loadChildren(child.plan, records, context, transaction);
    }
  }

  private locatorSource(query: SoqlQuery, options: QueryOptions, plan: Plan): LocatorSource {
    if (plan.locator === null)
      throw queryException(
        'Aggregate query does not support queryMore(), use LIMIT to restrict the results to a single batch',
      );
    const context = () => contextOf(options, -1);
    return {
      plan,
      store: this.services.store,
      text: query.text,
      context,
      children: (of, records) => this.loadChildren(of, records, context(), null),
    };
  }
}

function contextOf(options: QueryOptions, maxRows: number): BindContext {
  const transaction = hasTransaction() ? tx() : null;
  return {
    binds: options.binds ?? [],
    namedBinds: options.namedBinds ?? null,
    user: transaction?.user ?? null,
    now: transaction?.now() ?? Date.now(),
    keys: NO_PARENTS,
    maxRows,
  };
}

function countRows(transaction: Transaction | null, rows: number): void {
  if (transaction === null) return;
  const { limits } = transaction;
  limits.queryRows += rows;
  charge(limits, 'soqlRow', rows);
  if (limits.queryRows > limits.max.queryRows) throw limitException('queryRows', limits.max.queryRows + 1);
}
