/** Queries with aggregate functions or GROUP BY: their rows are AggregateResult records. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { Condition, FieldExpr, SelectItem, SoqlQuery } from './ast.ts';
import { aggregateType, type AggregateColumn } from '../runtime/aggregate-type.ts';
import {
  addAliases,
  deletedColumn,
  limitOf,
  namesOf,
  planEnd,
  sortKeys,
  termOf,
  type Compilation,
  type SortKey,
} from './compilation.ts';
import { compileCondition } from './condition-sql.ts';
import { queryException } from './query-errors.ts';
import { compileExpr, isAggregateName, isFieldExpr, type CompiledExpr } from './expressions.ts';
import type { Plan } from './plan.ts';
import type { Reader, RecordShape } from './record-builder.ts';
import type { Scope } from './scope.ts';
import { join, raw, sql, type Sql } from './sql.ts';
import { formatReader, labelReader, numberReader, readerOf } from './stored-values.ts';

const READ_NULLABLE_BOOLEAN: Reader = (value) => (value === null ? null : value === 1);

function hasAggregate(expr: FieldExpr): boolean {
  if (expr.kind === 'path') return false;
  return isAggregateName(expr.name) || expr.args.some((arg) => isFieldExpr(arg) && hasAggregate(arg));
}

export function isCountQuery(query: SoqlQuery): boolean {
  const first = query.select[0];
  return (
    query.select.length === 1 &&
    first.kind === 'field' &&
    first.expr.kind === 'function' &&
    first.expr.name.toLowerCase() === 'count' &&
    first.expr.args.length === 0
  );
}

export function isAggregateQuery(query: SoqlQuery): boolean {
  return query.groupBy !== null || query.select.some((item) => item.kind === 'field' && hasAggregate(item.expr));
}

interface Column extends AggregateColumn {
  readonly sql: Sql;
  readonly reader: Reader | null;
  readonly isGrouping: boolean;
}

export function compileAggregate(compilation: Compilation, query: SoqlQuery, type: SObjectType): Plan {
  const scope = compilation.scope(type, namesOf(query, type));
  addAliases(scope, query);
  if (isCountQuery(query) && query.groupBy === null) return compileCount(compilation, query, type, scope);
  const groups = (query.groupBy?.items ?? []).map((item) => groupExpr(scope, item));
  const columns = selectColumns(scope, query.select, groups);
  compilation.endSelect(scope);
  const onlyCounts = query.select.every(
    (item) =>
      item.kind === 'field' &&
      (item.expr.kind === 'path' || !hasAggregate(item.expr) || item.expr.name.toLowerCase().startsWith('count')),
  );
  if (groups.length === 0 && query.limit !== null)
    throw queryException('Non-grouped query that uses overall aggregate functions cannot also use LIMIT');
  const where = compilation.where(scope, query);
  const having =
    query.having === null
      ? raw('')
      : sql` HAVING ${compileCondition(scope, query.having, { ...compilation.conditions(), isHaving: true })}`;
  const order = sortKeys(scope, query.orderBy);
  const kind = query.groupBy?.kind ?? 'plain';
  const body =
    kind === 'plain'
      ? plainSelect(scope, columns, groups, where, having, order)
      : groupingSets(scope, columns, groups, where, having, kind, order);
  const statement = sql`${body}${limitOf(query)}`;
  compilation.finish(scope);
  const resultType = aggregateType(columns);
  const shape: RecordShape = {
    type: resultType,
    width: resultType.slotCount,
    slots: columns.map((_, i) => i + 1),
    columns: columns.map((_, i) => i),
    readers: columns.map((column) => column.reader),
    parents: [],
    computed: [],
    aliased: [],
  };
  return {
    kind: 'aggregate',
    type: resultType,
    sql: statement.text,
    params: statement.params,
    shape,
    children: [],
    rowsColumn: onlyCounts ? -1 : columns.length,
    ...planEnd(compilation),
    locator: null,
  };
}

function compileCount(compilation: Compilation, query: SoqlQuery, type: SObjectType, scope: Scope): Plan {
  if (query.orderBy.length > 0)
    throw queryException('Grouped query with aggregate function COUNT() cannot have ORDER BY');
  const where = compilation.where(scope, query, valuesThatAreThere(compilation, scope, query.where));
  const statement = countOf(query, scope, where);
  compilation.finish(scope);
  return {
    kind: 'count',
    type,
    sql: statement.text,
    params: statement.params,
    shape: null,
    children: [],
    rowsColumn: -1,
    ...planEnd(compilation),
    locator: null,
  };
}

/** Records of which nothing else is asked are all of the table without those in the recycle bin: both counts are read from an index. */
function countOf(query: SoqlQuery, scope: Scope, where: Sql): Sql {
  if (query.limit !== null || query.offset !== null)
    return sql`SELECT COUNT(*) FROM (SELECT 1 FROM ${scope.from}${where}${limitOf(query)})`;
  const deleted = deletedColumn(scope);
  if (deleted === null || where.text !== ` WHERE ${deleted} IS NOT 1`)
    return sql`SELECT COUNT(*) FROM ${scope.from}${where}`;
  return sql`SELECT (SELECT COUNT(*) FROM ${scope.from}) - (SELECT COUNT(*) FROM ${scope.from} WHERE ${deleted} IS 1)`;
}

/**
 * For `=` of a reference with a value: that it is not empty. It changes no result, and lets SQLite count by the index of the reference, which
 * has no empty ones (store/tables.ts). Not for rows in an order: SQLite would then rather sort than go by the order of another index.
 */
function valuesThatAreThere(compilation: Compilation, scope: Scope, where: Condition | null): readonly Sql[] {
  if (where?.kind === 'and')
    return where.operands.flatMap((operand) => valuesThatAreThere(compilation, scope, operand));
  if (where?.kind !== 'compare' || where.op !== '=' || where.left.kind !== 'path') return [];
  if (compilation.services.bindShape(where.right) !== 'value') return [];
  const { path, sql: column } = compileExpr(scope, where.left);
  const isOwnReference = path?.relationships.length === 0 && path.field.type === 'reference';
  return isOwnReference ? [sql`${column} IS NOT NULL`] : [];
}

function groupExpr(scope: Scope, item: FieldExpr): CompiledExpr {
  const compiled = compileExpr(scope, item);
  if (compiled.isAggregate) throw queryException(`Grouped field should not be aggregated: ${textOf(item)}`);
  if (
    item.kind === 'path' &&
    compiled.field !== null &&
    !compiled.field.groupable &&
    compiled.path?.isTypeName === false
  ) {
    throw queryException(`field '${compiled.field.name}' can not be grouped in a query call`);
  }
  return compiled;
}

function textOf(expr: FieldExpr): string {
  return expr.kind === 'path'
    ? expr.path.join('.')
    : `${expr.name}(${expr.args.map((arg) => (isFieldExpr(arg) ? textOf(arg) : '')).join(', ')})`;
}

function selectColumns(scope: Scope, select: readonly SelectItem[], groups: readonly CompiledExpr[]): Column[] {
  const names = new Set<string>();
  let unnamed = 0;
  return select.map((item) => {
    if (item.kind !== 'field') throw queryException('Aggregate queries cannot hold subqueries');
    const compiled = compileExpr(scope, item.expr);
    if (!compiled.isAggregate && !groups.some((group) => group.sql.text === compiled.sql.text)) {
      throw queryException(`Field must be grouped or aggregated: ${textOf(item.expr)}`);
    }
    const alias =
      item.alias ??
      (item.expr.kind === 'path'
        ? compiled.path?.isTypeName
          ? 'Type'
          : (compiled.field?.name ?? textOf(item.expr))
        : `expr${unnamed++}`);
    if (names.has(alias.toLowerCase())) throw queryException(`duplicate alias: ${alias}`);
    names.add(alias.toLowerCase());
    return {
      name: alias,
      field: compiled.field,
      sql: compiled.sql,
      reader: aggregateReader(compiled),
      isGrouping: item.expr.kind === 'function' && item.expr.name.toLowerCase() === 'grouping',
    };
  });
}

function aggregateReader(compiled: CompiledExpr): Reader | null {
  const { field } = compiled;
  switch (compiled.result) {
    case 'integer':
    case 'decimal':
    case 'double':
      return numberReader(compiled.result);
    case 'date':
      return readerOf({ type: 'date' } as FieldInfo);
    case 'label':
      return field === null ? null : labelReader(field);
    case 'format':
      return field === null ? null : formatReader(field);
    case 'field':
      if (field === null || compiled.path?.isTypeName) return null;
      // A row of ROLLUP that stands for several groups has no value.
      return field.type === 'boolean' ? READ_NULLABLE_BOOLEAN : readerOf(field);
  }
}

function plainSelect(
  scope: Scope,
  columns: readonly Column[],
  groups: readonly CompiledExpr[],
  where: Sql,
  having: Sql,
  order: readonly SortKey[],
): Sql {
  // GROUPING() outside of ROLLUP and CUBE: every field is grouped.
  const list = join([...columns.map((column) => (column.isGrouping ? raw('0') : column.sql)), raw('COUNT(*)')], ', ');
  const grouping =
    groups.length === 0
      ? raw('')
      : sql` GROUP BY ${join(
          groups.map((group) => group.sql),
          ', ',
        )}`;
  const ordering = order.length > 0 ? order.map(termOf) : groups.map((group) => group.sql);
  const ordered = ordering.length === 0 ? raw('') : sql` ORDER BY ${join(ordering, ', ')}`;
  return sql`SELECT ${list} FROM ${scope.from}${where}${grouping}${having}${ordered}`;
}

/** ROLLUP and CUBE as one SELECT per set of grouped fields. */
function groupingSets(
  scope: Scope,
  columns: readonly Column[],
  groups: readonly CompiledExpr[],
  where: Sql,
  having: Sql,
  kind: 'rollup' | 'cube',
  order: readonly SortKey[],
): Sql {
  const sets: boolean[][] =
    kind === 'rollup'
      ? Array.from({ length: groups.length + 1 }, (_, left) => groups.map((_, i) => i < groups.length - left))
      : Array.from({ length: 2 ** groups.length }, (_, bits) => groups.map((_, i) => (bits & (1 << i)) === 0));
  const orderColumns =
    order.length > 0 ? order : groups.map((group): SortKey => ({ sql: group.sql, direction: ' NULLS LAST' }));
  const selects = sets.map((set) => {
    const blank = (part: Sql): Sql => {
      let { text } = part;
      groups.forEach((group, i) => {
        text = text.replaceAll(`GROUPING(${group.sql.text})`, set[i] ? '0' : '1');
        if (!set[i] && text.startsWith(`IIF(${group.sql.text} `)) text = 'NULL';
        if (!set[i] && text.startsWith(group.sql.text)) text = `NULL${text.slice(group.sql.text.length)}`;
      });
      return { text, params: part.params };
    };
    // The sort keys become columns of the union.
    const keys = orderColumns.map((key) => blank(key.sql));
    const list = join([...columns.map((column) => blank(column.sql)), raw('COUNT(*)'), ...keys], ', ');
    const grouped = groups.filter((_, i) => set[i]).map((group) => group.sql);
    const grouping = grouped.length === 0 ? raw('') : sql` GROUP BY ${join(grouped, ', ')}`;
    return sql`SELECT ${list} FROM ${scope.from}${where}${grouping}${having}`;
  });
  const keys = orderColumns.map(({ direction }, i) => `${columns.length + 2 + i}${direction}`);
  return sql`${join(selects, ' UNION ALL ')} ORDER BY ${keys.join(', ')}`;
}
