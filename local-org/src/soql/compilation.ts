/** What the compilers of record queries and of aggregate queries share: scopes, conditions, order, limits. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import { isOutside } from '../schema/namespace-context.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { Security } from '../security/security.ts';
import { sharedParents } from '../security/shares.ts';
import type { OrderItem, SoqlQuery, Value } from './ast.ts';
import { bindValue } from './binds.ts';
import { compileCondition, type BindShape, type ConditionServices } from './condition-sql.ts';
import { queryException, unsupportedType } from './query-errors.ts';
import { compileExpr } from './expressions.ts';
import { hasPicklistOrder, picklistPlace } from './picklists.ts';
import type { Plan } from './plan.ts';
import { Scope, type ScopeServices } from './scope.ts';
import type { FormulaSource } from './selection.ts';
import { virtualTable } from './virtual.ts';
import { constant, join, param, quoted, raw, sql, type BindContext, type ParamSource, type Sql } from './sql.ts';

export interface CompileServices extends ScopeServices {
  readonly security: Security | null;
  formulaOf(field: FieldInfo): FormulaSource | null;
  bindShape(value: Value): BindShape;
  /** Virtual tables that were asked for, filled before the query runs. */
  readonly virtualTypes: ReadonlySet<SObjectType>;
  /** Sharing: whether only rows that the running user reaches are found. */
  readonly withSharing: boolean;
  readonly user: UserInfoRecord | null;
}

/** What belongs to the whole query, subqueries and semi-joins included. */
export class Compilation {
  readonly services: CompileServices;
  readonly touched = new Set<FieldInfo>();
  readonly selected = new Set<FieldInfo>();
  readonly types = new Set<SObjectType>();
  readonly filtered = new Map<SObjectType, boolean>();
  private depth = 0;

  constructor(services: CompileServices) {
    this.services = services;
  }

  scope(type: SObjectType, names: readonly string[]): Scope {
    this.types.add(type);
    return new Scope(this.services, type, `t${this.depth++}_`, names);
  }

  /** What the scope has touched so far is in SELECT. */
  endSelect(scope: Scope): void {
    for (const field of scope.touched) this.selected.add(field);
  }

  finish(scope: Scope): void {
    for (const field of scope.touched) this.touched.add(field);
  }

  conditions(): ConditionServices {
    return { bindShape: this.services.bindShape, semiJoin: (query) => semiJoin(this, query), isHaving: false };
  }

  /** WHERE of a scope: what is written, the recycle bin, sharing. */
  where(scope: Scope, query: SoqlQuery, more: readonly Sql[] = []): Sql {
    const parts: Sql[] = [...more];
    if (query.where !== null) parts.push(compileCondition(scope, query.where, this.conditions()));
    const deleted = query.allRows ? null : deletedColumn(scope);
    if (deleted !== null) parts.push(raw(`${deleted} IS NOT 1`));
    if (isOutside() && scope.root.type.hiddenRecords?.length)
      parts.push(
        sql`${scope.root.alias}."DeveloperName" NOT IN (SELECT value FROM json_each(${param(() => JSON.stringify(scope.root.type.hiddenRecords))}))`,
      );
    const mine = query.usingScope?.toLowerCase() === 'mine' ? scope.root.type.field('OwnerId') : null;
    if (mine !== null && mine.column !== null)
      parts.push(sql`${scope.root.alias}.${quoted(mine.column)} = ${param((context) => context.user?.id ?? null)}`);
    const sharing = this.sharing(scope);
    if (sharing !== null) parts.push(sharing);
    return parts.length === 0 ? raw('') : sql` WHERE ${join(parts, ' AND ')}`;
  }

  private sharing(scope: Scope): Sql | null {
    const { security, withSharing, user } = this.services;
    if (security === null || !withSharing || user === null) return null;
    return sharingCondition(this, scope, scope.root.type, scope.root.alias);
  }
}

/** SQL of whether the record is in the recycle bin, 1 for one that is; null for a type without one. */
export function deletedColumn(scope: Scope): string | null {
  const column = scope.root.type.field('IsDeleted')?.column ?? null;
  return column === null ? null : `${scope.root.alias}.${quoted(column)}`;
}

function sharingCondition(compilation: Compilation, scope: Scope, type: SObjectType, alias: string): Sql | null {
  const { security, user, schema } = compilation.services;
  const isFiltered = security!.rowFilter(user!, type, 'read') !== null;
  compilation.filtered.set(type, isFiltered);
  if (!isFiltered) return null;
  const owner = type.field('OwnerId');
  if (owner === null || owner.column === null) return throughMaster(compilation, scope, type, alias);
  const filterOf = (context: BindContext) => security!.rowFilter(context.user!, type, 'read');
  const owned = sql`${alias}.${quoted(owner.column)} IN (SELECT value FROM json_each(${param((context) => JSON.stringify(filterOf(context)?.owners ?? []))}))`;
  const { shareObject: share, through } = security!.rowFilter(user!, type, 'read')!;
  const seen = through.map((column) => sql`${alias}.${quoted(column)} IS NOT NULL`);
  const byOwner = seen.length === 0 ? owned : sql`(${join([owned, ...seen], ' OR ')})`;
  const parents = share === null ? null : sharedParents(schema.type(share), 'read');
  if (parents === null) return byOwner;
  const principals = param((context) => JSON.stringify(filterOf(context)?.principals ?? []));
  return sql`(${byOwner} OR ${alias}."Id" IN (${{ text: parents, params: principals.params }}))`;
}

/** Details of a master-detail relationship are seen by those who see the master. */
function throughMaster(compilation: Compilation, scope: Scope, type: SObjectType, alias: string): Sql | null {
  const master = type.relationships.find((relationship) => relationship.isMasterDetail);
  const parent = master === undefined ? null : compilation.services.schema.type(master.targets[0]);
  if (master === undefined || parent === null || parent.table === null || master.field.column === null) return null;
  const inner = `${alias}m`;
  const condition = sharingCondition(compilation, scope, parent, inner);
  if (condition === null) return null;
  return sql`EXISTS (SELECT 1 FROM ${quoted(parent.table)} ${inner} WHERE ${inner}."Id" = ${alias}.${quoted(master.field.column)} AND ${condition})`;
}

export function queriedType(services: CompileServices, name: string): SObjectType {
  const type = services.schema.type(name);
  if (type === null || !type.queryable) throw unsupportedType(name);
  return type;
}

/**
 * Lists that exist only below their record (NoteAndAttachment), and records that can only be queried below their parent (FeedTrackedChange,
 * FeedLike), are queried there. Source: Object Reference, "FeedTrackedChange": "can only be queried via the parent feed object".
 */
export function childType(services: CompileServices, name: string): SObjectType {
  const type = services.schema.type(name);
  return type !== null && (virtualTable(type) !== null || type.table !== null) ? type : queriedType(services, name);
}

function semiJoin(compilation: Compilation, query: SoqlQuery): Sql {
  const type = queriedType(compilation.services, query.from.name);
  const scope = compilation.scope(type, namesOf(query, type));
  const item = query.select[0];
  if (query.select.length !== 1 || item.kind !== 'field')
    throw queryException('Nesting of semi join sub-selects must have exactly one field');
  const selected = compileExpr(scope, item.expr);
  const where = compilation.where(scope, query);
  const limit = limitOf(query);
  compilation.finish(scope);
  return sql`SELECT ${selected.sql} FROM ${scope.from}${where}${limit}`;
}

export function namesOf(query: SoqlQuery, type: SObjectType): string[] {
  return query.from.alias === null ? [type.name, query.from.name] : [query.from.alias, type.name];
}

export interface SortKey {
  readonly sql: Sql;
  /** As SQL, with what precedes it. */
  readonly direction: string;
}

export function orderBy(scope: Scope, items: readonly OrderItem[]): Sql[] {
  return sortKeys(scope, items).map(termOf);
}

export const termOf = ({ sql: key, direction }: SortKey): Sql => sql`${key}${direction}`;

export function sortKeys(scope: Scope, items: readonly OrderItem[]): SortKey[] {
  return items.flatMap((item) => {
    const expr = compileExpr(scope, item.expr);
    if (!expr.isAggregate && expr.result === 'field' && expr.field?.sortable === false)
      throw queryException(`field '${expr.field.name}' can not be sorted in a query call`);
    const nulls = item.nulls ?? 'first';
    // SQLite's own order: nulls first ascending, last descending.
    const direction = item.descending
      ? nulls === 'first'
        ? ' DESC NULLS FIRST'
        : ' DESC'
      : nulls === 'first'
        ? ''
        : ' NULLS LAST';
    const keys = hasPicklistOrder(expr) ? [picklistPlace(expr), expr.sql] : [expr.sql];
    return keys.map((key) => ({ sql: key, direction }));
  });
}

export function numberOf(value: Value, what: string): ParamSource {
  if (value.kind === 'number') {
    const number = Number(value.text);
    return () => number;
  }
  const read = (bound: unknown) => {
    const number = bindValue(bound, 'number');
    if (typeof number !== 'number' || number < 0) throw queryException(`Invalid ${what}`);
    return number;
  };
  if (value.kind === 'bind') return (context) => read(context.binds[value.index]);
  if (value.kind === 'namedBind') return (context) => read(context.namedBinds!(value.path));
  throw queryException(`Invalid ${what}`);
}

const MAX_OFFSET = 2_000;

export function offsetOf(value: Value): ParamSource {
  const read = numberOf(value, 'offset');
  return (context) => {
    const offset = read(context) as number;
    if (offset > MAX_OFFSET) throw queryException(`Maximum SOQL offset allowed is ${MAX_OFFSET}`);
    return offset;
  };
}

export function limitOf(query: SoqlQuery): Sql {
  if (query.limit === null && query.offset === null) return raw('');
  const limit = query.limit === null ? constant(-1) : param(numberOf(query.limit, 'limit'));
  return query.offset === null ? sql` LIMIT ${limit}` : sql` LIMIT ${limit} OFFSET ${param(offsetOf(query.offset))}`;
}

/** The query's own limit, or the number of rows that the transaction may still read. */
export function boundedLimit(query: SoqlQuery): Sql {
  const own = query.limit === null ? null : numberOf(query.limit, 'limit');
  const limit = param((context) => {
    const written = own === null ? -1 : (own(context) as number);
    if (context.maxRows < 0) return written;
    return written < 0 ? context.maxRows : Math.min(written, context.maxRows);
  });
  return query.offset === null ? sql` LIMIT ${limit}` : sql` LIMIT ${limit} OFFSET ${param(offsetOf(query.offset))}`;
}

/** `FROM Contact c, c.Account a` */
export function addAliases(scope: Scope, query: SoqlQuery): void {
  for (const more of query.moreFrom) {
    if (more.alias !== null) scope.addAlias(more.alias, more.path);
  }
}

/** Long text counts, even of custom metadata. Source: Custom Metadata Types, "Custom Metadata Types Limitations". */
function readsLongText(compilation: Compilation): boolean {
  return [...compilation.touched].some(
    (field) => field.type === 'richtext' || (field.type === 'textarea' && field.length > 255),
  );
}

export function planEnd(
  compilation: Compilation,
): Pick<Plan, 'touched' | 'selected' | 'touchedTypes' | 'filtered' | 'virtualTypes' | 'isUncounted'> {
  const types = [...compilation.types];
  return {
    touched: [...compilation.touched],
    selected: [...compilation.selected],
    touchedTypes: types,
    filtered: [...compilation.filtered].map(([type, isFiltered]) => ({ type, isFiltered })),
    virtualTypes: [...compilation.services.virtualTypes],
    isUncounted: types.every((type) => type.category === 'customMetadata') && !readsLongText(compilation),
  };
}
