/**
 * Rows of the platform's own records for many look-ups by the same fields: they are read once for each set of fields, and then known. For
 * one store transaction in which nobody else writes.
 */
import type { Schema, SObjectType } from '../schema/model.ts';
import type { SqlValue } from './store.ts';
import { conditionOf, type RowValues, type SystemRows } from './system-rows.ts';
import { ignoresCase } from './tables.ts';

/** Ids by the values of some fields. */
interface Known {
  readonly fields: readonly string[];
  readonly ids: Map<string, string>;
}

export class KnownRows implements SystemRows {
  readonly #schema: Schema;
  readonly #rows: SystemRows;
  /** By object, then by the names of the fields. */
  readonly #known = new Map<string, Map<string, Known>>();

  constructor(schema: Schema, rows: SystemRows) {
    this.#schema = schema;
    this.#rows = rows;
  }

  insert(object: string, values: RowValues, userId?: string): string {
    const id = this.#rows.insert(object, values, userId);
    for (const { fields, ids } of this.#of(object).values()) {
      const key = keyOf(this.#schema.type(object)!, fields, { Id: id, ...values });
      const other = ids.get(key);
      if (other === undefined || id < other) ids.set(key, id);
    }
    return id;
  }

  update(object: string, id: string, values: RowValues): void {
    this.#rows.update(object, id, values);
    this.#forget(object, (field) => field in values);
  }

  delete(object: string, id: string): void {
    this.#rows.delete(object, id);
    this.#forget(object, () => true);
  }

  find(object: string, where: RowValues): string | null {
    const fields = Object.keys(where).sort();
    const name = fields.join();
    const all = this.#of(object);
    let known = all.get(name);
    const type = this.#schema.type(object);
    if (type === null) throw new Error(`The data model has no ${object}`);
    if (known === undefined) {
      conditionOf(type, where);
      all.set(name, (known = this.#read(type, fields)));
    }
    return known.ids.get(keyOf(type, fields, where)) ?? null;
  }

  select(object: string, fields: readonly string[], where: RowValues): SqlValue[][] {
    return this.#rows.select(object, fields, where);
  }

  #of(object: string): Map<string, Known> {
    let known = this.#known.get(object);
    if (known === undefined) this.#known.set(object, (known = new Map()));
    return known;
  }

  /** Of several rows with the same values the one with the first Id counts, as for `StoredRows`. */
  #read(type: SObjectType, fields: readonly string[]): Known {
    const ids = new Map<string, string>();
    for (const [id, ...values] of this.#rows.select(type.name, ['Id', ...fields], {})) {
      const row = Object.fromEntries(fields.map((field, at) => [field, values[at]!]));
      const key = keyOf(type, fields, row);
      if (!ids.has(key)) ids.set(key, id as string);
    }
    return { fields, ids };
  }

  #forget(object: string, isChanged: (field: string) => boolean): void {
    const all = this.#of(object);
    for (const [name, { fields }] of all) if (fields.some(isChanged)) all.delete(name);
  }
}

/** Values that the store takes for equal have the same key. */
function keyOf(type: SObjectType, fields: readonly string[], values: RowValues): string {
  const comparable = (name: string): SqlValue => {
    const value = values[name] ?? null;
    if (typeof value !== 'string' || !ignoresCase(type.field(name)!)) return value;
    return value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  };
  return JSON.stringify(fields.map(comparable));
}
