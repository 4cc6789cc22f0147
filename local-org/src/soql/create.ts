/** Runs SOQL: plans, limits, user mode, records. */
import { hasTransaction, tx, type OrgServices } from '../runtime/context.ts';
import { sobjectRuntimeType } from '../runtime/runtime-types.ts';
import { ApexList } from '../runtime/collections.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { textBytes } from '../limits/heap-walk.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { Transaction } from '../runtime/transaction.ts';
import { WAITED } from '../conditions/state.ts';
import { charge, countLimit, limitException } from '../limits/counters.ts';
import type { SObjectType } from '../schema/model.ts';
import { formulaSource, formulaSql } from '../formula/soql.ts';
import { checkEnforced, checkReadable } from './access.ts';
import { isCountQuery } from './aggregate.ts';
import type { SelectItem, SoqlQuery } from './ast.ts';
import { fromInside, isOutside } from '../schema/namespace-context.ts';
import { bindOf, bindSites, shapeOf, type BindSite } from './binding.ts';
import type { CompileServices } from './compilation.ts';
import { compileQuery } from './compile.ts';
import { queryException, rowsHeld, unsupportedType } from './errors.ts';
import { locatorRows, openLocator, type LocatorSource } from './locator.ts';
import { parseSoql, SoqlSyntaxError } from './parse/parse.ts';
import type { Plan } from './plan.ts';
import type { Queries, QueryLocatorRows, QueryOptions } from './queries.ts';
import { projectionOf } from './projections.ts';
import { buildRecords } from './records.ts';
import { bindAll, quoted, type BindContext } from './sql.ts';
import './virtual-access.ts';
import './virtual-definitions.ts';
import './virtual-notes.ts';
import './virtual-recent.ts';
import { lookedUpParts, partsOf } from './virtual-parts.ts';
import { fillVirtual, prepareVirtual, virtualColumn, virtualName, virtualTable } from './virtual.ts';

export type QueryServices = Pick<OrgServices, 'schema' | 'store' | 'security' | 'program' | 'locks' | 'conditions'>;

/** What is known of one query's tree: its binds, and a plan for each shape of their values. */
interface Entry {
  readonly sites: readonly BindSite[];
  readonly plans: Map<string, Plan>;
}

/** Texts of dynamic queries that stay parsed. */
const KEPT_TEXTS = 1_000;

const NO_PARENTS: BindContext['keys'] = null;

/** @param services read when a query runs, so that they may refer to one another. */
export function createQueries(services: QueryServices): Queries {
  const entries = new WeakMap<SoqlQuery, Entry>();
  const parsed = new Map<string, SoqlQuery>();

  function parse(text: string): SoqlQuery {
    const known = parsed.get(text);
    if (known !== undefined) return known;
    let query: SoqlQuery;
    try {
      query = parseSoql(text);
    } catch (error) {
      if (error instanceof SoqlSyntaxError) throw queryException(error.message);
      throw error;
    }
    if (parsed.size >= KEPT_TEXTS) parsed.delete(parsed.keys().next().value!);
    parsed.set(text, query);
    return query;
  }

  function entryOf(query: SoqlQuery): Entry {
    let entry = entries.get(query);
    if (entry === undefined) entries.set(query, (entry = { sites: bindSites(query), plans: new Map() }));
    return entry;
  }

  function planOf(query: SoqlQuery, options: QueryOptions): Plan {
    const entry = entryOf(query);
    const withSharing = isShared(query, options);
    let key = `${withSharing ? 's' : ''}${isOutside() ? 'o' : ''}`;
    for (const site of entry.sites) key += shapeOf(bindOf(site, options));
    const known = entry.plans.get(key);
    if (known !== undefined && isCurrent(known)) return known;
    const plan = compileQuery(compileServices(withSharing, options), query);
    entry.plans.set(key, plan);
    return plan;
  }

  function isCurrent(plan: Plan): boolean {
    if (plan.filtered.length === 0) return true;
    const { user } = tx();
    return plan.filtered.every(
      ({ type, isFiltered }) => (services.security!.rowFilter(user, type, 'read') !== null) === isFiltered,
    );
  }

  function compileServices(withSharing: boolean, options: QueryOptions): CompileServices {
    const { schema, store } = services;
    const virtualTypes = new Set<SObjectType>();
    return {
      schema,
      security: services.security ?? null,
      withSharing,
      user: hasTransaction() ? tx().user : null,
      virtualTypes,
      tableOf(type) {
        if (virtualTable(type) === null) {
          if (type.table === null) throw unsupportedType(type.name);
          return projectionOf(schema, type) ?? quoted(type.table);
        }
        if (!virtualTypes.has(type)) prepareVirtual(type, store);
        virtualTypes.add(type);
        return virtualName(type);
      },
      columnOf(field) {
        if (field.column !== null || field.object.table !== null) return field.column;
        return field.formula === null && field.follows === null && virtualTable(field.object) !== null
          ? virtualColumn(field)
          : null;
      },
      keyOf: (type) => virtualTable(type)?.key ?? 'Id',
      // A formula is its object's, whoever asks.
      formula: (scope, node, field) => fromInside(() => formulaSql(schema, scope, node, field)),
      formulaOf: (field) => fromInside(() => formulaSource(schema, field)),
      bindShape(value) {
        if (value.kind === 'bind' || value.kind === 'namedBind') return shapeOf(bindOf(value, options));
        if (value.kind === 'null' || (value.kind === 'string' && value.value === '')) return 'null';
        return 'value';
      },
    };
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

  /** Checks permissions, fills virtual tables and counts the query. Answers the transaction that counts, null for an uncounted one. */
  function begin(query: SoqlQuery, plan: Plan, options: QueryOptions): Transaction | null {
    for (const type of plan.virtualTypes)
      fillVirtual(
        type,
        virtualTable(type)!,
        services,
        type === plan.type
          ? partsOf(query, virtualTable(type)!, options)
          : lookedUpParts(plan, type, virtualTable(type)!, services.store),
      );
    if (!hasTransaction()) return null;
    const transaction = tx();
    const { security } = services;
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

  function countRows(transaction: Transaction | null, rows: number): void {
    if (transaction === null) return;
    const { limits } = transaction;
    limits.queryRows += rows;
    charge(limits, 'soqlRow', rows);
    if (limits.queryRows > limits.max.queryRows) throw limitException('queryRows', limits.max.queryRows + 1);
  }

  function run(query: SoqlQuery, options: QueryOptions): SObject[] {
    const plan = planOf(query, options);
    checkFields(query);
    const transaction = begin(query, plan, options);
    // One row more than allowed is enough to know that there are too many.
    const maxRows =
      transaction === null ? -1 : Math.max(0, transaction.limits.max.queryRows - transaction.limits.queryRows) + 1;
    const context = contextOf(options, maxRows);
    const rows = services.store.prepare(plan.sql).rows(...bindAll(plan.params, context));
    countRows(
      transaction,
      plan.rowsColumn < 0 ? rows.length : rows.reduce((sum, row) => sum + (row[plan.rowsColumn] as number), 0),
    );
    if (plan.kind === 'count') throw queryException('COUNT() gives a number, not records');
    const records = buildRecords(plan.shape!, rows);
    if (query.forClause.includes('update')) lock(records);
    if (plan.children.length > 0 && records.length > 0) loadChildren(plan, records, context, transaction);
    if (transaction !== null) STEP_BUDGET.take(textBytes(records), records);
    return records;
  }

  /** `FOR UPDATE` */
  function lock(records: readonly SObject[]): void {
    const { lockHolder: holder, state } = tx();
    const ids = records.map((record) => record.id).filter((id) => id !== null);
    if (ids.length > 0 && services.conditions?.meetsHeldRow(records[0]!.sobjectType.name, ids) === true) {
      state.set(WAITED, ((state.get(WAITED) as number | undefined) ?? 0) + 1);
      throw rowsHeld();
    }
    if (services.locks === undefined || services.locks.isIdle(holder)) return;
    if (services.locks.take(holder, ids).length > 0) throw rowsHeld();
  }

  /** One statement per subquery for all parents. */
  function loadChildren(
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
      for (const type of child.plan.virtualTypes) fillVirtual(type, virtualTable(type)!, services, null);
      const rows = services.store.prepare(child.plan.sql).rows(...bindAll(child.plan.params, childContext));
      countRows(transaction, rows.length);
      const records = buildRecords(child.plan.shape!, rows);
      for (let i = 0; i < rows.length; i++) lists.get(rows[i][child.keyColumn] as string)?.push(records[i]);
      if (child.plan.children.length > 0 && records.length > 0) loadChildren(child.plan, records, context, transaction);
    }
  }

  function locatorSource(query: SoqlQuery, options: QueryOptions, plan: Plan): LocatorSource {
    if (plan.locator === null)
      throw queryException(
        'Aggregate query does not support queryMore(), use LIMIT to restrict the results to a single batch',
      );
    const context = () => contextOf(options, -1);
    return {
      plan,
      store: services.store,
      text: query.text,
      context,
      children: (of, records) => loadChildren(of, records, context(), null),
    };
  }

  return {
    parse,
    run,
    count(query, options) {
      const plan = planOf(query, options);
      if (plan.kind !== 'count')
        throw queryException(
          isCountQuery(query) ? 'COUNT() with GROUP BY' : `Count query must be of the form SELECT COUNT() FROM ...`,
        );
      const transaction = begin(query, plan, options);
      const row = services.store.prepare(plan.sql).row(...bindAll(plan.params, contextOf(options, -1)));
      countRows(transaction, 1);
      return row![0] as number;
    },
    locator(query, options) {
      const plan = planOf(query, options);
      const source = locatorSource(query, options, plan);
      begin(query, plan, options);
      return openLocator(source);
    },
    reopenLocator(text, options): QueryLocatorRows {
      const query = { ...parse(text), where: null, orderBy: [], limit: null, offset: null };
      return locatorRows(locatorSource(query, options, planOf(query, options)), new Float64Array(0));
    },
  };
}

function accessOf(query: SoqlQuery, options: QueryOptions): 'user' | 'system' {
  if (query.with?.kind === 'userMode') return 'user';
  return query.with?.kind === 'systemMode' ? 'system' : options.access;
}

/** User mode brings sharing with it. */
function isShared(query: SoqlQuery, options: QueryOptions): boolean {
  return options.sharing === 'with' || accessOf(query, options) === 'user';
}

const FIELDS_LIMIT = 200;

/** `FIELDS(STANDARD)` names fields that are known. */
function isUnboundedFields(item: SelectItem): boolean {
  if (item.kind !== 'field' || item.expr.kind !== 'function' || item.expr.name.toLowerCase() !== 'fields') return false;
  const [which] = item.expr.args;
  return which?.kind !== 'path' || which.path[0].toLowerCase() !== 'standard';
}

function checkFields(query: SoqlQuery): void {
  const isBounded =
    query.limit === null ? false : query.limit.kind !== 'number' || Number(query.limit.text) <= FIELDS_LIMIT;
  if (isBounded) return;
  for (const item of query.select) {
    if (isUnboundedFields(item)) {
      throw queryException(`The SOQL FIELDS function must have a LIMIT of at most ${FIELDS_LIMIT}`);
    }
  }
}
