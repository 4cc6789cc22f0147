/** Values of Apex as formulas see them, and back into a field. */
import { ApexBlob } from '../runtime/blob.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexTime } from '../runtime/time.ts';
import { tx, hasTransaction } from '../runtime/context.ts';
import { offsetAt } from '../runtime/zone.ts';
import type { FieldInfo } from '../schema/model.ts';
import { sqlOf } from '../soql/stored-values.ts';
import type { FormulaClock } from './functions.ts';
import { FormulaDate, FormulaDatetime, FormulaTime, textOf, type FormulaValue } from './formula-values.ts';

export function toFormula(value: unknown): FormulaValue {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
  }
  if (value instanceof ApexDate) return new FormulaDate(value.days);
  if (value instanceof ApexDatetime) return new FormulaDatetime(value.ms);
  if (value instanceof ApexTime) return new FormulaTime(value.ms);
  if (value instanceof ApexBlob) return null;
  return sqlOf(value) as number | string;
}

/** The value of a field: 100 percent is 1. Source: Salesforce Help, "Tips for Using Number Formula Fields". */
const TEXTS: ReadonlySet<string> = new Set(['string', 'textarea', 'email', 'phone', 'url', 'encryptedstring']);

export function fieldToFormula(field: FieldInfo, value: unknown): FormulaValue {
  const plain = toFormula(value);
  // Salesforce Help, "ISNULL": "Text fields are never null".
  if (plain === null && TEXTS.has(field.type)) return '';
  return field.type === 'percent' && typeof plain === 'number' ? plain / 100 : plain;
}

/** A result as the field has it in Apex; what does not fit is null. */
export function fromFormula(field: FieldInfo, value: FormulaValue): unknown {
  switch (field.type) {
    case 'boolean':
      return value === true;
    case 'int':
      return typeof value === 'number' ? Math.round(value) : null;
    case 'double':
    case 'currency':
    case 'percent': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return null;
      return ApexDecimal.fromNumber(rounded(field.type === 'percent' ? value * 100 : value, field.scale), field.scale);
    }
    case 'date':
      return value instanceof FormulaDate ? new ApexDate(value.days) : null;
    case 'datetime':
      return value instanceof FormulaDatetime ? new ApexDatetime(value.ms) : null;
    case 'time':
      return value instanceof FormulaTime ? new ApexTime(value.ms) : null;
    default:
      return value === null || value === '' ? null : textOf(value);
  }
}

/** A result without a field that defines its type: numbers are Decimals. */
export function fromFormulaValue(value: FormulaValue): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? ApexDecimal.fromNumber(value) : null;
  if (value instanceof FormulaDate) return new ApexDate(value.days);
  if (value instanceof FormulaDatetime) return new ApexDatetime(value.ms);
  if (value instanceof FormulaTime) return new ApexTime(value.ms);
  return value;
}

/** Half away from zero at the field's decimals. */
function rounded(value: number, scale: number): number {
  const size = Math.abs(value);
  const text = String(size);
  if (text.includes('e')) return value;
  return Math.sign(value) * Number(`${Math.round(Number(`${text}e${scale}`))}e${-scale}`);
}

/** Now and the time zone of the running user. */
export function formulaClock(): FormulaClock {
  const transaction = hasTransaction() ? tx() : null;
  const zone = transaction?.user.timeZone ?? 'UTC';
  return {
    now: () => transaction?.now() ?? Date.now(),
    offsetMinutes: (ms) => Math.round(offsetAt(zone, ms) / 60_000),
  };
}
