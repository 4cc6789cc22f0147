/** Field expressions of SOQL in SQL: paths, date functions, aggregates. */
import type { FieldInfo } from '../schema/model.ts';
import type { FieldExpr, Value } from './ast.ts';
import { queryException } from './errors.ts';
import type { Family } from './families.ts';
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

const DAY = "'unixepoch'";

/** strftime argument of a date or datetime expression. */
function moment(expr: CompiledExpr): string {
  return expr.family === 'datetime' ? `${expr.sql.text} / 1000, ${DAY}` : expr.sql.text;
}

const part = (format: string) => (expr: CompiledExpr) => `CAST(strftime('${format}', ${moment(expr)}) AS INTEGER)`;
const quarter = (expr: CompiledExpr) => `((CAST(strftime('%m', ${moment(expr)}) AS INTEGER) + 2) / 3)`;

/** Date functions; fiscal years are calendar years. Source: SOQL and SOSL Reference, "Date Functions". */
const DATE_FUNCTIONS: Readonly<Record<string, (expr: CompiledExpr) => string>> = {
  calendar_month: part('%m'),
  calendar_quarter: quarter,
  calendar_year: part('%Y'),
  day_in_month: part('%d'),
  day_in_week: (expr) => `(${part('%w')(expr)} + 1)`,
  day_in_year: part('%j'),
  fiscal_month: part('%m'),
  fiscal_quarter: quarter,
  fiscal_year: part('%Y'),
  hour_in_day: part('%H'),
  week_in_month: (expr) => `((${part('%d')(expr)} + 6) / 7)`,
  week_in_year: (expr) => `((${part('%j')(expr)} + 6) / 7)`,
};

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
  const first = expr.args[0];
  if (first === undefined || !isFieldExpr(first)) throw queryException(`Invalid function: ${expr.name}`);
  const argument = compileExpr(scope, first);
  if (AGGREGATES.has(name)) return aggregate(name, argument, expr.name);
  const date = DATE_FUNCTIONS[name];
  if (date !== undefined)
    return {
      ...argument,
      sql: { text: date(argument), params: argument.sql.params },
      family: 'number',
      result: 'integer',
    };
  switch (name) {
    case 'day_only':
      return {
        ...argument,
        sql: { text: `date(${moment(argument)})`, params: argument.sql.params },
        family: 'date',
        result: 'date',
      };
    case 'converttimezone':
      return argument;
    case 'convertcurrency':
      return { ...argument, sql: inCurrencyOfUser(argument) };
    case 'tolabel':
      return { ...argument, result: 'label' };
    case 'format':
      return { ...argument, result: 'format' };
    default:
      throw queryException(`Invalid function: ${expr.name}`);
  }
}

function aggregate(name: string, argument: CompiledExpr, written: string): CompiledExpr {
  if (argument.isAggregate) throw queryException(`Aggregate functions cannot be nested: ${written}`);
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
        sql: sql`SUM(${amount})`,
        result: argument.field?.type === 'int' ? 'integer' : 'decimal',
      };
    case 'avg':
      return { ...base, sql: sql`AVG(${amount})`, result: 'decimal' };
    case 'grouping':
      return { ...base, sql: sql`GROUPING(${argument.sql})`, family: 'number', result: 'integer' };
    default:
      return { ...base, sql: sql`${name.toUpperCase()}(${amount})` };
  }
}
