/** Conditions of SOQL in SQL. SOQL knows two truth values: a comparison with null is true or false, never unknown. */
import type { CompareOp, Condition, SoqlQuery, Value } from './ast.ts';
import { dateLiteral, isoDay } from './date-literals.ts';
import { queryException } from './query-errors.ts';
import type { SqlValue } from '../store/store.ts';
import { compileExpr, type CompiledExpr } from './expressions.ts';
import { collation, type Family } from './families.ts';
import type { Scope } from './scope.ts';
import { constant, join, param, raw, sql, type BindContext, type ParamSource, type Sql } from './sql.ts';
import { bindList, bindValue, literalValue } from './binds.ts';
import { jsonParameter } from '../store/null-characters.ts';

export interface ConditionServices {
  /** Whether a bind is null, a collection, or a collection that holds null: decides the SQL, and is part of a plan's key. */
  bindShape(value: Value): BindShape;
  /** The condition's operand `(SELECT Id FROM ...)` as SQL with one column. */
  semiJoin(query: SoqlQuery): Sql;
  /** Only HAVING compares aggregates. */
  readonly isHaving: boolean;
}

export type BindShape = 'value' | 'null' | 'list' | 'listWithNull';

const SQL_OPERATORS: Readonly<Record<string, string>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

export function compileCondition(scope: Scope, condition: Condition, services: ConditionServices): Sql {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const operands = condition.operands.map((operand) => compileCondition(scope, operand, services));
      return sql`(${join(operands, condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    case 'not':
      return sql`NOT IFNULL(${compileCondition(scope, condition.operand, services)}, 0)`;
    case 'compare': {
      const left = compileExpr(scope, condition.left);
      if (left.isAggregate && !services.isHaving)
        throw queryException('Aggregate functions are not allowed in WHERE: use HAVING');
      if (left.result === 'field' && !left.isAggregate && left.field?.filterable === false)
        throw queryException(`field '${left.field.name}' can not be filtered in a query call`);
      return compare(left, condition.op, condition.right, services);
    }
  }
}

function compare(left: CompiledExpr, op: CompareOp, right: Value, services: ConditionServices): Sql {
  switch (op) {
    case '=':
    case '!=':
      return equality(left, op, right, services);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(left, op, right, services);
    case 'like':
      return like(left, right, services);
    case 'in':
    case 'not in':
      return membership(left, op === 'in', right, services);
    case 'includes':
    case 'excludes':
      return inclusion(left, op === 'includes', right);
  }
}

function equality(left: CompiledExpr, op: '=' | '!=', right: Value, services: ConditionServices): Sql {
  const isEqual = op === '=';
  if (right.kind === 'dateLiteral') {
    const range = dateRange(left, right);
    const inside = sql`(${left.sql} >= ${range.from} AND ${left.sql} < ${range.until})`;
    return isEqual ? inside : sql`NOT IFNULL(${inside}, 0)`;
  }
  const shape = services.bindShape(right);
  if (shape === 'list' || shape === 'listWithNull') return membership(left, isEqual, right, services);
  if (shape === 'null')
    return left.family === 'boolean' ? raw(isEqual ? '0' : '1') : sql`${left.sql} IS ${isEqual ? '' : 'NOT '}NULL`;
  // Written like this it is a condition of the index of the recycle bin (store/tables.ts).
  if (left.family === 'boolean' && right.kind === 'boolean')
    return sql`(${left.sql}) IS ${right.value === isEqual ? '' : 'NOT '}1`;
  const value = scalar(left, right);
  if (left.family === 'boolean') return sql`IFNULL(${left.sql}, 0) ${isEqual ? '=' : '<>'} ${value}`;
  if (left.family === 'multipicklist') return multiEquality(left, isEqual, value);
  return sql`${left.sql} ${isEqual ? 'IS' : 'IS NOT'} ${value}`;
}

/** `=` of a multi-select picklist ignores the order in which values were chosen only as stored text: values are stored in picklist order. */
function multiEquality(left: CompiledExpr, isEqual: boolean, value: Sql): Sql {
  return sql`${left.sql} ${isEqual ? 'IS' : 'IS NOT'} ${value}`;
}

function ordering(left: CompiledExpr, op: '<' | '<=' | '>' | '>=', right: Value, services: ConditionServices): Sql {
  if (left.family === 'boolean') throw queryException(`invalid operator on boolean field`);
  if (right.kind === 'dateLiteral') {
    const range = dateRange(left, right);
    const useFrom = op === '<' || op === '>=';
    return sql`${left.sql} ${op === '<=' ? '<' : op === '>' ? '>=' : op} ${useFrom ? range.from : range.until}`;
  }
  if (services.bindShape(right) === 'null') return raw('0');
  return sql`${left.sql} ${SQL_OPERATORS[op]} ${scalar(left, right)}`;
}

/** Days are compared in the user's zone for datetimes, as they are for dates. */
function dateRange(left: CompiledExpr, right: Extract<Value, { kind: 'dateLiteral' }>): { from: Sql; until: Sql } {
  if (left.family !== 'date' && left.family !== 'datetime') {
    throw queryException(
      `value of filter criterion for field '${left.field?.name}' must be of type ${typeWord(left.family)}`,
    );
  }
  const of = (side: 'from' | 'until') => (context: BindContext) => {
    const day = dateLiteral(right.name, right.n, context.now, context.user?.timeZone ?? 'UTC')[side];
    return left.family === 'date' ? isoDay(day) : day.toMillis();
  };
  return { from: param(of('from')), until: param(of('until')) };
}

/** Types as the platform names them in the complaint about a literal of the wrong kind. */
function typeWord(family: Family): string {
  const words: Partial<Record<Family, string>> = {
    datetime: 'dateTime',
    id: 'ID and should be enclosed in quotes',
    text: 'String and should be enclosed in quotes',
    number: 'double',
  };
  return words[family] ?? family;
}

function scalar(left: CompiledExpr, right: Value): Sql {
  const source = valueSource(left, right);
  return source.isConstant ? constant(source.of(null as never)) : param(source.of);
}

function valueSource(left: CompiledExpr, right: Value): { readonly of: ParamSource; readonly isConstant: boolean } {
  const { family } = left;
  if (right.kind === 'bind')
    return { of: (context) => bindValue(context.binds[right.index], family), isConstant: false };
  if (right.kind === 'namedBind')
    return { of: (context) => bindValue(context.namedBinds!(right.path), family), isConstant: false };
  const value = literalValue(right, family, left.field);
  return { of: () => value, isConstant: true };
}

/** A backslash escapes `%` and `_` only; before another character it is kept before that character. Source: SOQL and SOSL Reference, "Comparison Operators". */
function pattern(text: SqlValue): SqlValue {
  return typeof text === 'string' ? text.replace(/\\(?![%_])/g, '\\\\') : text;
}

/** Of a list of patterns in JSON. */
function patterns({ text, params }: Sql): Sql {
  return {
    text,
    params: params.map(
      (source) => (context) => jsonParameter((JSON.parse(source(context) as string) as SqlValue[]).map(pattern)),
    ),
  };
}

function like(left: CompiledExpr, right: Value, services: ConditionServices): Sql {
  if (left.family !== 'text' && left.family !== 'exactText')
    throw queryException(`invalid operator on ${left.family === 'id' ? 'id' : typeWord(left.family)} field`);
  const shape = services.bindShape(right);
  if (shape === 'null') return sql`${left.sql} IS NULL`;
  if (shape === 'list' || shape === 'listWithNull') {
    return sql`EXISTS (SELECT 1 FROM json_each(${patterns(list(left, right))}) l WHERE ${left.sql} LIKE l.value ESCAPE '\\')`;
  }
  const { of } = valueSource(left, right);
  return sql`${left.sql} LIKE ${param((context) => pattern(of(context)))} ESCAPE '\\'`;
}

function list(left: CompiledExpr, right: Value): Sql {
  const { family } = left;
  if (right.kind === 'bind') return param((context) => bindList(context.binds[right.index], family));
  if (right.kind === 'namedBind') return param((context) => bindList(context.namedBinds!(right.path), family));
  const values = right.kind === 'list' ? right.values : [right];
  if (values.every((value) => value.kind !== 'bind' && value.kind !== 'namedBind')) {
    return constant(
      jsonParameter(values.map((value) => literalValue(value, family, left.field)).filter((value) => value !== null)),
    );
  }
  const sources = values.map((value) => valueSource(left, value).of);
  return param((context) => jsonParameter(sources.map((source) => source(context)).filter((value) => value !== null)));
}

function membership(left: CompiledExpr, isIn: boolean, right: Value, services: ConditionServices): Sql {
  if (right.kind === 'subquery') {
    const inner = services.semiJoin(right.query);
    return isIn ? sql`${left.sql} IN (${inner})` : sql`NOT IFNULL(${left.sql} IN (${inner}), 0)`;
  }
  const hasNull =
    right.kind === 'list'
      ? right.values.some((value) => services.bindShape(value) === 'null')
      : services.bindShape(right) === 'listWithNull';
  const among = sql`${left.sql} IN (SELECT value FROM json_each(${list(left, right)}))`;
  if (isIn) return hasNull ? sql`(${among} OR ${left.sql} IS NULL)` : among;
  return hasNull ? sql`(${left.sql} IS NOT NULL AND NOT ${among})` : sql`NOT IFNULL(${among}, 0)`;
}

/** `INCLUDES ('a;b', 'c')`: a and b, or c. */
function inclusion(left: CompiledExpr, includes: boolean, right: Value): Sql {
  const values = right.kind === 'list' ? right.values : [right];
  const field: Sql = sql`(';' || IFNULL(${left.sql}, '') || ';')${collation('text')}`;
  const alternatives = values.map((value) => {
    if (value.kind === 'bind' || value.kind === 'namedBind') {
      // Every alternative of the bound text or list: all its parts are chosen.
      return sql`EXISTS (SELECT 1 FROM json_each(${list(left, value)}) a WHERE NOT EXISTS (SELECT 1 FROM json_each('["' || replace(replace(replace(a.value, '\\', '\\\\'), '"', '\\"'), ';', '","') || '"]') p WHERE instr(lower(${field}), lower(';' || p.value || ';')) = 0))`;
    }
    if (value.kind !== 'string') throw queryException('includes and excludes need text');
    const parts = value.value
      .split(';')
      .map((part) => sql`instr(lower(${field}), lower(${constant(`;${part.trim()};`)})) > 0`);
    return sql`(${join(parts, ' AND ')})`;
  });
  const any = sql`(${join(alternatives, ' OR ')})`;
  return includes ? any : sql`NOT ${any}`;
}

export { collation };
