/** Parsed texts and compiled plans of queries, so that what runs again is neither parsed nor compiled again. */
import { hasTransaction, tx, type OrgServices } from '../runtime/context.ts';
import type { SObjectType } from '../schema/model.ts';
import { fromInside, isOutside } from '../schema/namespace-context.ts';
import { formulaSource, formulaSql } from '../formula/soql.ts';
import { isShared } from './query-access.ts';
import type { SoqlQuery } from './ast.ts';
import { bindOf, bindSites, shapeOf, type BindSite } from './binding.ts';
import type { CompileServices } from './compilation.ts';
import { compileQuery } from './compile-query.ts';
import { queryException, unsupportedType } from './query-errors.ts';
import { parseSoql, SoqlSyntaxError } from './parse/parse.ts';
import type { Plan } from './plan.ts';
import { projectionOf } from './projections.ts';
import type { QueryOptions } from './queries.ts';
import { quoted } from './sql.ts';
import { prepareVirtual, virtualColumn, virtualName, virtualTable } from './virtual.ts';

export type PlanServices = Pick<OrgServices, 'schema' | 'store' | 'security'>;

/** What is known of one query's tree: its binds, and a plan for each shape of their values. */
interface Entry {
  readonly sites: readonly BindSite[];
  readonly plans: Map<string, Plan>;
}

/** Texts of dynamic queries that stay parsed. */
const KEPT_TEXTS = 1_000;

export class PlanCache {
  private readonly services: PlanServices;
  private readonly entries = new WeakMap<SoqlQuery, Entry>();
  private readonly parsed = new Map<string, SoqlQuery>();

  constructor(services: PlanServices) {
    this.services = services;
  }

  /** Throws ApexException (System.QueryException). */
  parse(text: string): SoqlQuery {
    const known = this.parsed.get(text);
    if (known !== undefined) return known;
    const query = parseText(text);
    if (this.parsed.size >= KEPT_TEXTS) this.parsed.delete(this.parsed.keys().next().value!);
    this.parsed.set(text, query);
    return query;
  }

  /** The plan depends on sharing, on the caller's namespace context, on the shapes of the binds, and on the user's filters of rows. */
  planOf(query: SoqlQuery, options: QueryOptions): Plan {
    const entry = this.entryOf(query);
    const withSharing = isShared(query, options);
    let key = `${withSharing ? 's' : ''}${isOutside() ? 'o' : ''}`;
    for (const site of entry.sites) key += shapeOf(bindOf(site, options));
    const known = entry.plans.get(key);
    if (known !== undefined && this.isCurrent(known)) return known;
    const plan = compileQuery(this.compileServices(withSharing, options), query);
    entry.plans.set(key, plan);
    return plan;
  }

  private entryOf(query: SoqlQuery): Entry {
    let entry = this.entries.get(query);
    if (entry === undefined) this.entries.set(query, (entry = { sites: bindSites(query), plans: new Map() }));
    return entry;
  }

  private isCurrent(plan: Plan): boolean {
    if (plan.filtered.length === 0) return true;
    const { user } = tx();
    return plan.filtered.every(
      ({ type, isFiltered }) => (this.services.security!.rowFilter(user, type, 'read') !== null) === isFiltered,
    );
  }

  private compileServices(withSharing: boolean, options: QueryOptions): CompileServices {
    const { schema, store, security } = this.services;
    const virtualTypes = new Set<SObjectType>();
    return {
      schema,
      security: security ?? null,
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
}

function parseText(text: string): SoqlQuery {
  try {
    return parseSoql(text);
  } catch (error) {
    if (error instanceof SoqlSyntaxError) throw queryException(error.message);
    throw error;
  }
}
