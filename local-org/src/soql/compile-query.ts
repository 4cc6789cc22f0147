/** From a query's tree to its plan. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { SoqlQuery } from './ast.ts';
import { compileAggregate, isAggregateQuery } from './aggregate.ts';
import {
  addAliases,
  boundedLimit,
  Compilation,
  type CompileServices,
  limitOf,
  namesOf,
  numberOf,
  offsetOf,
  orderBy,
  planEnd,
  childType,
  queriedType,
} from './compilation.ts';
import { noSuchChildRelationship } from './query-errors.ts';
import type { ChildPlan, Plan } from './plan.ts';
import type { Scope } from './scope.ts';
import { checkFilters } from './required-filters.ts';
import { Selection } from './selection.ts';
import { constant, join, param, raw, sql, type Sql } from './sql.ts';

/** Compiles a query as it is in Apex: not a subquery. */
export function compileQuery(services: CompileServices, query: SoqlQuery): Plan {
  const compilation = new Compilation(services);
  checkFilters(query);
  const type = queriedType(services, query.from.name);
  if (isAggregateQuery(query)) return compileAggregate(compilation, query, type);
  return compileRecords(compilation, query, type, null);
}

/** @param childKey of a subquery: the field that points to the parent. */
function compileRecords(
  compilation: Compilation,
  query: SoqlQuery,
  type: SObjectType,
  childKey: FieldInfo | null,
): Plan & { readonly keyColumn: number } {
  const { services } = compilation;
  const scope = compilation.scope(type, namesOf(query, type));
  addAliases(scope, query);
  const selection = new Selection(scope, services.formulaOf);
  const id = type.field('Id');
  if (id !== null && services.columnOf(id) !== null) selection.addPath(['Id']);
  const children: ChildPlan[] = [];
  for (const item of query.select) {
    if (item.kind === 'subquery') children.push(compileChild(compilation, type, item.query));
    else selection.add(item);
  }
  compilation.endSelect(scope);
  const keyColumn = childKey === null ? -1 : selection.column(scope.fieldSql(scope.root, childKey));
  const rowId = `${scope.root.alias}.rowid`;
  const order = orderBy(scope, query.orderBy);
  const more =
    childKey === null
      ? []
      : [
          sql`${scope.fieldSql(scope.root, childKey)} IN (SELECT value FROM json_each(${param((context) => context.keys)}))`,
        ];
  const where = compilation.where(scope, query, more);
  const columns = join(selection.columns, ', ');
  const ordering = join([...order, raw(rowId)], ', ');
  compilation.finish(scope);
  const hasLimit = query.limit !== null || query.offset !== null;
  const statement =
    childKey !== null && hasLimit
      ? limitedChildren(
          query,
          columns,
          selection.columns.length,
          scope,
          where,
          ordering,
          scope.fieldSql(scope.root, childKey),
        )
      : sql`SELECT ${columns} FROM ${scope.from}${where} ORDER BY ${ordering}${boundedLimit(query)}`;
  return {
    kind: 'records',
    type,
    sql: statement.text,
    params: statement.params,
    shape: selection.shape,
    children,
    rowsColumn: -1,
    keyColumn,
    ...planEnd(compilation),
    locator: childKey === null ? locatorOf(query, type, scope, { columns: selection.columns, where, ordering }) : null,
  };
}

/** Statements of a batch locator or cursor on this query. */
function locatorOf(
  query: SoqlQuery,
  type: SObjectType,
  scope: Scope,
  { columns, where, ordering }: { readonly columns: readonly Sql[]; readonly where: Sql; readonly ordering: Sql },
): Plan['locator'] {
  const rowId = `${scope.root.alias}.rowid`;
  const rows = sql`SELECT ${rowId} AS id FROM ${scope.from}${where} ORDER BY ${ordering}${limitOf(query)}`;
  const notDeleted =
    type.field('IsDeleted')?.column != null && !query.allRows ? ` AND ${scope.root.alias}."IsDeleted" IS NOT 1` : '';
  const selected = join(columns, ', ');
  return {
    rowIds: rows.text,
    width: columns.length,
    params: rows.params,
    range: `SELECT ${selected.text} FROM ${scope.from} WHERE ${rowId} BETWEEN ? AND ?${notDeleted} ORDER BY ${rowId}`,
    list: `SELECT ${selected.text} FROM ${scope.fromRowsOf('j')} WHERE 1${notDeleted}`,
    fetchParams: selected.params,
  };
}

/** LIMIT of a subquery counts for each parent apart. */
function limitedChildren(
  query: SoqlQuery,
  columns: Sql,
  width: number,
  scope: Scope,
  where: Sql,
  ordering: Sql,
  key: Sql,
): Sql {
  const offset = query.offset === null ? constant(0) : param(offsetOf(query.offset));
  const limit = query.limit === null ? constant(Number.MAX_SAFE_INTEGER) : param(numberOf(query.limit, 'limit'));
  const names = Array.from({ length: width }, (_, i) => `c${i}`);
  return sql`WITH ranked(${names.join(', ')}, position) AS (SELECT ${columns}, ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY ${ordering}) FROM ${scope.from}${where}) SELECT ${names.join(', ')} FROM ranked WHERE position > ${offset} AND position - ${offset} <= ${limit} ORDER BY position`;
}

function compileChild(compilation: Compilation, parent: SObjectType, query: SoqlQuery): ChildPlan {
  const name = query.from.name;
  const relationship = parent.childRelationship(name.includes('.') ? name.slice(name.indexOf('.') + 1) : name);
  if (relationship === null || relationship.index < 0) throw noSuchChildRelationship(name);
  const type = childType(compilation.services, relationship.child);
  const key = type.field(relationship.field);
  if (key === null) throw noSuchChildRelationship(name);
  const plan = compileRecords(compilation, query, type, key);
  return { slot: relationship.index, plan, keyColumn: plan.keyColumn };
}
