/** Values of formulas, and how operators see them. Blank is `null` (or an empty string, for functions that ask). */

/** A calendar day as days since 1970-01-01. */
export class FormulaDate {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
}

/** A moment as milliseconds since 1970. */
export class FormulaDatetime {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

/** Milliseconds since midnight. */
export class FormulaTime {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

export type FormulaValue = null | boolean | number | string | FormulaDate | FormulaDatetime | FormulaTime;

export const DAY_MS = 86_400_000;

export function isBlank(value: FormulaValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** A number; blank counts as nothing to calculate with. */
export function numeric(value: FormulaValue): number | null {
  return typeof value === 'number' ? value : null;
}

export function textOf(value: FormulaValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof FormulaDate) return isoDate(value);
  if (value instanceof FormulaDatetime) return `${new Date(value.ms).toISOString().slice(0, 19).replace('T', ' ')}Z`;
  return new Date(value.ms).toISOString().slice(11, 23);
}

export function isoDate(value: FormulaDate): string {
  return new Date(value.days * DAY_MS).toISOString().slice(0, 10);
}

/** Days for dates, milliseconds otherwise; what comparison and subtraction work on. */
export function ordinal(value: FormulaValue): number | string | null {
  if (value instanceof FormulaDate) return value.days;
  if (value instanceof FormulaDatetime || value instanceof FormulaTime) return value.ms;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
}

/** `=` of formulas: text is case-sensitive, blank text equals null, a date equals the same day. */
export function equal(a: FormulaValue, b: FormulaValue): boolean {
  if (a === '') a = null;
  if (b === '') b = null;
  if (a === null || b === null) return a === b;
  return ordinal(a) === ordinal(b);
}

/** Null when either side is blank: the platform then answers false. */
export function compare(a: FormulaValue, b: FormulaValue): number | null {
  const x = ordinal(a);
  const y = ordinal(b);
  if (x === null || y === null) return null;
  return x < y ? -1 : x > y ? 1 : 0;
}
