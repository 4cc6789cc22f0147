/** Field expressions of SOQL in SQL: paths, date functions, aggregates. */
import type { FieldInfo } from '../schema/model.ts';
import type { FieldExpr, Value } from './ast.ts';
import { convertTimezone, dateFunction } from './date-functions.ts';
import { distance } from './distance.ts';
import { queryException } from './query-errors.ts';
import type { Family } from './families.ts';
import { extremeOfPicklist, labelOf, hasPicklistOrder } from './picklists.ts';
import type { ResolvedPath, Scope } from './scope.ts';
import { inCorporateCurrency, inCurrencyOfUser } from './currencies.ts';
import { raw, sql, type Sql } from './sql.ts';

export interface CompiledExpr {
  readonly sql: Sql;
  readonly family: Family;
  /** The field read; null for `COUNT()` and the like. */
  readonly field: FieldInfo | null;
  readonly path: ResolvedPath | null;
  /** What the expression gives: the field's own value, an aggregate of it, a number of a date, ... */
  readonly result: 'field' | 'integer' | 'decimal' | 'double' | 'date' | 'label' | 'format';
  readonly isAggregate: boolean;
}

const AGGREGATES = new Set(['count', 'count_distinct', 'sum', 'avg', 'min', 'max', 'grouping']);

export function isAggregateName(name: string): boolean {
  return AGGREGATES.has(name.toLowerCase());
}

export function isFieldExpr(arg: FieldExpr | Value): arg is FieldExpr {
  return arg.kind === 'path' || arg.kind === 'function';
}

export function compileExpr(scope: Scope, expr: FieldExpr): CompiledExpr {
  if (expr.kind === 'path') {
    const path = scope.resolve(expr.path);
    return { sql: path.sql, family: path.family, field: path.field, path, result: 'field', isAggregate: false };
  }
  const name = expr.name.toLowerCase();
  if (name === 'count' && expr.args.length === 0)
    return { sql: raw('COUNT(*)'), family: 'number', field: null, path: null, result: 'integer', isAggregate: true };
  if (name === 'distance') return distance(scope, expr);
  const first = expr.args[0];
  if (first === undefined || !isFieldExpr(first)) throw queryException(`Invalid function: ${expr.name}`);
  const argument = compileExpr(scope, first);
  if (AGGREGATES.has(name)) return aggregate(name, argument, expr.name);
  const date = dateFunction(name, argument);
  if (date !== null) return date;
  switch (name) {
    case 'converttimezone':
      return convertTimezone(argument);
    case 'convertcurrency':
      return { ...argument, sql: inCurrencyOfUser(argument) };
    case 'tolabel':
      return { ...argument, sql: labelOf(argument), result: 'label' };
    case 'format':
      return { ...argument, result: 'format' };
    default:
      throw queryException(`Invalid function: ${expr.name}`);
  }
}

const NUMERIC: ReadonlySet<string> = new Set(['int', 'long', 'double', 'currency', 'percent']);

/** Which fields an aggregate function takes. Source: SOQL and SOSL Reference, "Support for Field Types in Aggregate Functions". */
function takes(name: string, { type }: FieldInfo): boolean {
  switch (name) {
    case 'sum':
    case 'avg':
      return NUMERIC.has(type);
    case 'min':
    case 'max':
      return !['boolean', 'multipicklist', 'textarea', 'base64', 'address', 'location'].includes(type);
    default:
      return !['base64', 'address', 'location'].includes(type);
  }
}

function aggregate(name: string, argument: CompiledExpr, written: string): CompiledExpr {
  if (argument.isAggregate) throw queryException(`Aggregate functions cannot be nested: ${written}`);
  if (argument.field !== null && argument.result === 'field' && !takes(name, argument.field))
    throw queryException(`field ${argument.field.name} does not support aggregate operator ${written.toUpperCase()}`);
  const base = { ...argument, isAggregate: true };
  const amount = inCorporateCurrency(argument);
  switch (name) {
    case 'count':
      return { ...base, sql: sql`COUNT(${argument.sql})`, family: 'number', result: 'integer' };
    case 'count_distinct':
      return { ...base, sql: sql`COUNT(DISTINCT ${argument.sql})`, family: 'number', result: 'integer' };
    case 'sum':
      return {
        ...base,
        sql: exactSum(amount, argument.field),
        result: argument.field?.type === 'int' ? 'integer' : 'decimal',
      };
    case 'avg':
      return { ...base, sql: sql`AVG(${amount})`, result: 'decimal' };
    case 'grouping':
      return { ...base, sql: sql`GROUPING(${argument.sql})`, family: 'number', result: 'integer' };
    default:
      return {
        ...base,
        sql: hasPicklistOrder(argument)
          ? extremeOfPicklist(name.toUpperCase(), argument)
          : sql`${name.toUpperCase()}(${amount})`,
      };
  }
}

/** Sums of decimals are decimal: what adding binary fractions leaves behind the field's last digit is none of it. */
function exactSum(value: Sql, field: FieldInfo | null): Sql {
  return field === null || field.type === 'int'
    ? sql`SUM(${value})`
    : sql`round(SUM(${value}), ${String(Math.max(field.scale, 0))})`;
}
