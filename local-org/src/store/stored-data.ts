/**
 * What the file of an org holds, below queries, access checks and automation: for checks that must not trust a query, and for generators
 * that fill an org with records. Single records are read and written with `SystemRows`.
 */
import type { FieldInfo, Schema, SObjectType } from '../schema/model.ts';
import type { OrgStore, SqlValue } from './store.ts';
import { conditionOf, type RowValues } from './system-rows.ts';

/** One row of one table; tables of the platform's own bookkeeping belong to no object. */
export interface StoredRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly SqlValue[];
}

export interface StoredData {
  /**
   * Values of `fields` of every record of an object, deleted and archived ones included, in the order of their Ids, in the store's own
   * form (docs/architecture.md, "Values in the store"). Fields that are computed instead of stored are null. Throws an Error when the org
   * has no such object or the object no such field.
   *
   * @example const addresses = [...org.data.records('Contact', ['Email'])].flat();
   */
  records(object: string, fields: readonly string[]): IterableIterator<readonly SqlValue[]>;
  /**
   * Records of an object whose fields equal `where`; without it all, deleted and archived ones included. Throws an Error when the org has
   * no such object or `where` names a field that is not stored.
   */
  count(object: string, where?: RowValues): number;
  /** Every row of every table, those of bookkeeping included. */
  everything(): IterableIterator<StoredRow>;
  /** An Id for a record that `load` is going to write. Throws an Error when the org has no such object. */
  newId(object: string): string;
  /**
   * Writes new records in one transaction, without save order, automation or default values; all of them or none. Answers how many.
   * Throws an Error for a field that is not stored, StoreError for values that the table refuses.
   *
   * @param fields `Id` among them
   * @param rows values in the order of the fields, in the store's own form
   */
  load(object: string, fields: readonly string[], rows: Iterable<readonly SqlValue[]>): number;
  /** A value that was kept with `remember`, or null. */
  recall<T>(key: string): T | null;
  /** Keeps a value, as JSON, in the file of the org: what made it, for example. Refreshed sandboxes get it, too. */
  remember(key: string, value: unknown): void;
  /** A copy of what is committed, in a new file. Throws StoreError when that file exists. */
  copyTo(file: string): void;
  /** What is damaged in the file, in the words of SQLite; empty when it is whole. */
  damage(): readonly string[];
}

/** Keys of programs that use an org are apart from those of the org itself. */
const REMEMBERED = 'remembered:';

export class StoredDataOfOrg implements StoredData {
  readonly #store: OrgStore;
  readonly #schema: () => Schema;

  /** @param schema the org's data model as it is now: a deployment changes it */
  constructor(store: OrgStore, schema: () => Schema) {
    this.#store = store;
    this.#schema = schema;
  }

  *records(object: string, fields: readonly string[]): IterableIterator<readonly SqlValue[]> {
    const type = this.#typeOf(object);
    const columns = fields.map((name) => columnOf(fieldOf(type, name)) ?? 'NULL');
    if (!this.#hasTable(type)) return;
    yield* this.#store.prepare(`SELECT ${columns.join(', ')} FROM ${quoted(type.table!)} ORDER BY "Id"`).iterate();
  }

  count(object: string, where: RowValues = {}): number {
    const type = this.#typeOf(object);
    const { text, params } = conditionOf(type, where);
    if (!this.#hasTable(type)) return 0;
    const sql = `SELECT count(*) FROM ${quoted(type.table!)} WHERE ${text}`;
    return Number(this.#store.prepare(sql).row(...params)![0]);
  }

  *everything(): IterableIterator<StoredRow> {
    const tables = this.#store
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
      .rows()
      .map(([name]) => String(name));
    for (const table of tables) {
      const columns = this.#store
        .prepare('SELECT name FROM pragma_table_info(?)')
        .rows(table)
        .map(([name]) => String(name));
      for (const values of this.#store.prepare(`SELECT * FROM ${quoted(table)} ORDER BY 1`).iterate())
        yield { table, columns, values };
    }
  }

  newId(object: string): string {
    return this.#store.nextId(this.#typeOf(object));
  }

  load(object: string, fields: readonly string[], rows: Iterable<readonly SqlValue[]>): number {
    const type = this.#typeOf(object);
    const columns = fields.map((name) => {
      const { column } = fieldOf(type, name);
      if (column === null) throw new Error(`${type.name}.${name} is computed and cannot be loaded`);
      return column;
    });
    this.#store.begin();
    try {
      const written = this.#store.insertRows(type, columns, rows);
      this.#store.commit();
      return written;
    } catch (error) {
      this.#store.rollback();
      throw error;
    }
  }

  recall<T>(key: string): T | null {
    return this.#store.getMeta<T>(REMEMBERED + key);
  }

  remember(key: string, value: unknown): void {
    this.#store.setMeta(REMEMBERED + key, value);
  }

  copyTo(file: string): void {
    this.#store.copyTo(file);
  }

  damage(): readonly string[] {
    return this.#store
      .prepare('PRAGMA integrity_check')
      .rows()
      .map(([finding]) => String(finding))
      .filter((finding) => finding !== 'ok');
  }

  #typeOf(object: string): SObjectType {
    const type = this.#schema().type(object);
    if (type === null) throw new Error(`The org has no object ${object}`);
    return type;
  }

  /** A table is made when a statement first names it, which reading must not do. */
  #hasTable(type: SObjectType): boolean {
    if (type.table === null) return false;
    const known = this.#store.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND lower(name) = lower(?)");
    return known.row(type.table) !== undefined;
  }
}

function fieldOf(type: SObjectType, name: string): FieldInfo {
  const field = type.field(name);
  if (field === null) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

const columnOf = ({ column }: FieldInfo): string | null => (column === null ? null : quoted(column));

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
