/** Date functions; fiscal years are calendar years. Source: SOQL and SOSL Reference, "Date Functions" and "Converting Time Zones in Date Functions". */
import { offsetAt } from '../runtime/zone.ts';
import type { CompiledExpr } from './expressions.ts';
import { queryException } from './query-errors.ts';
import { param, sql } from './sql.ts';

const DAY = "'unixepoch'";

/** strftime argument of a date or datetime expression: days and hours are those of UTC. */
function moment(expr: CompiledExpr): string {
  return expr.family === 'datetime' ? `${expr.sql.text} / 1000, ${DAY}` : expr.sql.text;
}

const part = (format: string) => (expr: CompiledExpr) => `CAST(strftime('${format}', ${moment(expr)}) AS INTEGER)`;

/** The parameters of `expr` are in the text once: what needs it twice would need them twice. */
const NUMBERS: Readonly<Record<string, (expr: CompiledExpr) => string>> = {
  calendar_month: part('%m'),
  calendar_quarter: (expr) => `((${part('%m')(expr)} + 2) / 3)`,
  calendar_year: part('%Y'),
  day_in_month: part('%d'),
  day_in_week: (expr) => `(${part('%w')(expr)} + 1)`,
  day_in_year: part('%j'),
  fiscal_month: part('%m'),
  fiscal_quarter: (expr) => `((${part('%m')(expr)} + 2) / 3)`,
  fiscal_year: part('%Y'),
  hour_in_day: part('%H'),
  week_in_month: (expr) => `((${part('%d')(expr)} + 6) / 7)`,
  week_in_year: (expr) => `((${part('%j')(expr)} + 6) / 7)`,
};

/** `CALENDAR_YEAR(...)`, `DAY_ONLY(...)`; null for what is no date function. */
export function dateFunction(name: string, argument: CompiledExpr): CompiledExpr | null {
  const { params } = argument.sql;
  const number = NUMBERS[name];
  if (number !== undefined)
    return { ...argument, sql: { text: number(argument), params }, family: 'number', result: 'integer' };
  if (name !== 'day_only') return null;
  return { ...argument, sql: { text: `date(${moment(argument)})`, params }, family: 'date', result: 'date' };
}

/** `convertTimezone(CreatedDate)`: the wall clock of the running user as if it were UTC. Date functions take it. */
export function convertTimezone(argument: CompiledExpr): CompiledExpr {
  if (argument.family !== 'datetime')
    throw queryException(`convertTimezone may only be used with fields of type dateTime: ${argument.field?.name}`);
  const offsets = param((context) => offsetsOf(context.user?.timeZone ?? 'UTC'));
  const { sql: value } = argument;
  return {
    ...argument,
    sql: sql`(${value} + (SELECT o.value ->> 1 FROM json_each(${offsets}) o WHERE o.value ->> 0 <= ${value} LIMIT 1))`,
  };
}

const HOUR = 3_600_000;
const FIRST = Date.UTC(1900, 0);
const LAST = Date.UTC(2100, 0);
const known = new Map<string, string>();

/** `[[from, offset], ...]`, latest first: since when which offset counts. */
function offsetsOf(zone: string): string {
  const kept = known.get(zone);
  if (kept !== undefined) return kept;
  const changes: [number, number][] = [[-8.64e15, offsetAt(zone, FIRST)]];
  for (let from = FIRST; from < LAST; from += 720 * HOUR) {
    const before = changes.at(-1)![1];
    if (offsetAt(zone, from + 720 * HOUR) !== before) {
      const at = changeBetween(zone, from, from + 720 * HOUR, before);
      changes.push([at, offsetAt(zone, at)]);
    }
  }
  const text = JSON.stringify(changes.reverse());
  known.set(zone, text);
  return text;
}

/** The first quarter of an hour with another offset than `before`. */
function changeBetween(zone: string, from: number, until: number, before: number): number {
  let [low, high] = [from, until];
  while (high - low > HOUR / 4) {
    const middle = low + Math.floor((high - low) / (HOUR / 2)) * (HOUR / 4);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
