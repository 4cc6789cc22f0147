/** Records as they stand in the store, whole: for triggers, rules, history. */
import { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import { readerOf } from '../soql/values.ts';
import type { Reader } from '../soql/records.ts';
import { quoted } from '../soql/sql.ts';
import type { FormulaLoader } from '../formula/load.ts';
import { loadFormulas } from '../formula/load.ts';
import type { DmlContext } from './context.ts';

interface WholeRecord {
  readonly sql: string;
  readonly slots: readonly number[];
  readonly readers: readonly (Reader | null)[];
}

const whole = new WeakMap<SObjectType, WholeRecord>();

function wholeRecord(type: SObjectType): WholeRecord {
  let known = whole.get(type);
  if (known === undefined) {
    const stored = type.fields.filter((field) => field.column !== null);
    const columns = stored.map((field) => `t.${quoted(field.column!)}`);
    known = {
      sql: `SELECT ${columns.join(', ')} FROM ${quoted(type.table!)} t WHERE t."Id" IN (SELECT value FROM json_each(?))`,
      slots: stored.map((field) => field.index),
      readers: stored.map(readerOf),
    };
    whole.set(type, known);
  }
  return known;
}

/** By Id; records in the recycle bin among them. Calculated fields are filled where `withFormulas`. */
export function loadRecords(context: DmlContext, type: SObjectType, ids: readonly string[], withFormulas: boolean): Map<string, SObject> {
  const { sql, slots, readers } = wholeRecord(type);
  const rows = context.services.store.prepare(sql).rows(JSON.stringify(ids));
  const { slotCount } = type;
  const records = new Map<string, SObject>();
  for (const row of rows) {
    const values = new Array<unknown>(slotCount);
    for (let i = 0; i < slots.length; i++) {
      const reader = readers[i];
      values[slots[i]] = reader === null ? row[i] : reader(row[i]);
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
