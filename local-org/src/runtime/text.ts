/** Text of any value: concatenation, `String.valueOf`, `System.debug`, assertion messages. */
import { ApexList, ApexMap, ApexSet } from './collections.ts';
import { hasTransaction, tx } from './context.ts';
import { ApexDatetime } from './datetime.ts';
import { ApexException } from './exception.ts';
import { SObject } from './sobject.ts';
import { ApexEnum, ApexObject, type UserClass } from './types.ts';
import { DateTime } from 'luxon';

/** `null` gives `null`, as in `'' + null`. */
export function apexText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return String(value);
  if (value instanceof ApexDatetime) return datetimeText(value);
  if (value instanceof ApexEnum) return value.name;
  if (value instanceof ApexList) return `(${value.items.map(apexText).join(', ')})`;
  if (value instanceof ApexSet) return `{${[...value.values()].map(apexText).join(', ')}}`;
  if (value instanceof ApexMap) return `{${[...value.entries()].map(([key, item]) => `${apexText(key)}=${apexText(item)}`).join(', ')}}`;
  if (value instanceof SObject) return recordText(value);
  const own = value as { tostring$0?(): string | null };
  if (typeof own.tostring$0 === 'function') return own.tostring$0() ?? 'null';
  if (value instanceof ApexException) return value.toString();
  if (value instanceof ApexObject) return objectText(value);
  return String(value);
}

/** In the running user's time zone: `2026-11-21 10:00:00`. */
export function datetimeText(value: ApexDatetime): string {
  const zone = hasTransaction() ? tx().user.timeZone : 'UTC';
  if (zone === 'UTC' || zone === 'GMT') return value.toString();
  return DateTime.fromMillis(value.ms, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
}

function recordText(record: SObject): string {
  const parts: string[] = [];
  const { sobjectType, values } = record;
  for (const field of sobjectType.fields) {
    if (values[field.index] !== undefined) parts.push(`${field.name}=${apexText(values[field.index])}`);
  }
  return `${sobjectType.name}:{${parts.join(', ')}}`;
}

/** Objects inside objects are not followed twice: the platform prints those as `(already output)`. */
const printing: object[] = [];

function objectText(value: ApexObject): string {
  const cls = value.constructor as unknown as UserClass;
  if (printing.includes(value)) return '(already output)';
  printing.push(value);
  try {
    const name = cls.$name.slice(cls.$name.lastIndexOf('.') + 1);
    const fields = chain(cls).flatMap((each) => each.$fields.filter((field) => !field.property || field.js in value).map((field) => `${field.name}=${apexText((value as Record<string, unknown>)[field.js])}`));
    return `${name}:[${fields.join(', ')}]`;
  } finally {
    printing.pop();
  }
}

function chain(cls: UserClass): UserClass[] {
  const classes: UserClass[] = [];
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass) classes.unshift(at);
  return classes;
}
