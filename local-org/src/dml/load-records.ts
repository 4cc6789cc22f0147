/** Records as they are in the store, whole: for triggers, rules, history. */
import { SObject } from '../runtime/sobject.ts';
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { readerOf } from '../soql/stored-values.ts';
import type { Reader } from '../soql/record-builder.ts';
import { quoted } from '../soql/sql.ts';
import type { FormulaLoader } from '../formula/load-formulas.ts';
import { loadFormulas } from '../formula/load-formulas.ts';
import type { DmlContext } from './dml-context.ts';
import { readableJson } from '../store/null-characters.ts';

interface WholeRecord {
  readonly sql: string;
  readonly slots: readonly number[];
  readonly readers: readonly (Reader | null)[];
}

/** SQLite's functions take no more arguments than this. */
const MAX_ARGUMENTS = 100;

const whole = new WeakMap<SObjectType, WholeRecord>();

/**
 * All columns of all records as one JSON text: handing over a value from SQLite costs more than parsing it, and records have many
 * columns that are mostly null. Numbers come as text with all their digits, blobs as hexadecimal text.
 */
function wholeRecord(type: SObjectType): WholeRecord {
  let known = whole.get(type);
  if (known === undefined) {
    const stored = type.fields.filter((field) => field.column !== null);
    const columns = stored.map(columnSql);
    const parts: string[] = [];
    for (let at = 0; at < columns.length; at += MAX_ARGUMENTS)
      parts.push(`json_array(${columns.slice(at, at + MAX_ARGUMENTS).join(', ')})`);
    known = {
      sql: `SELECT json_group_array(json_array(${parts.join(', ')})) FROM ${quoted(type.table!)} t WHERE t."Id" IN (SELECT value FROM json_each(?))`,
      slots: stored.map((field) => field.index),
      readers: stored.map(jsonReader),
    };
    whole.set(type, known);
  }
  return known;
}

const isReal = (field: FieldInfo): boolean =>
  field.type === 'double' || field.type === 'currency' || field.type === 'percent';

function columnSql(field: FieldInfo): string {
  const column = `t.${quoted(field.column!)}`;
  if (field.type === 'base64') return `CASE WHEN ${column} IS NULL THEN NULL ELSE hex(${column}) END`;
  return isReal(field) ? `CASE WHEN ${column} IS NULL THEN NULL ELSE printf('%!.17g', ${column}) END` : column;
}

function jsonReader(field: FieldInfo): Reader | null {
  const reader = readerOf(field);
  if (reader === null) return null;
  if (field.type === 'base64') return (value) => (value === null ? null : reader(Buffer.from(value as string, 'hex')));
  return isReal(field) ? (value) => (value === null ? null : reader(Number(value))) : reader;
}

/** By Id; records in the recycle bin among them. Calculated fields are filled where `withFormulas`. */
export function loadRecords(
  context: DmlContext,
  type: SObjectType,
  ids: readonly string[],
  withFormulas: boolean,
): Map<string, SObject> {
  const { sql, slots, readers } = wholeRecord(type);
  const text = context.services.store.prepare(sql).row(JSON.stringify(ids))![0] as string;
  const rows = JSON.parse(readableJson(text)) as SqlValue[][][];
  const { length } = type.fields;
  const records = new Map<string, SObject>();
  for (const parts of rows) {
    const values = new Array<unknown>(length);
    for (let part = 0, at = 0; part < parts.length; part++) {
      const row = parts[part];
      for (let i = 0; i < row.length; i++, at++) {
        const reader = readers[at];
        values[slots[at]] = reader === null ? row[i] : reader(row[i]);
      }
    }
    const record = new SObject(type, values);
    records.set(record.id!, record);
  }
  if (withFormulas && records.size > 0) loadFormulas(context.services as FormulaLoader, type, [...records.values()]);
  return records;
}

/** A copy that shares nothing but the values. */
export function copyRecord(record: SObject): SObject {
  const copy = new SObject(record.sobjectType, record.values.slice());
  for (let slot = record.sobjectType.fields.length; slot < copy.values.length; slot++) copy.values[slot] = undefined;
  return copy;
}
