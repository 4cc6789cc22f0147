/** The tables of the data model: made when a statement first writes to them, altered when the data model has changed. */
import type { Schema, SObjectType } from '../schema/model.ts';
import { withEmptyTables } from './empty-tables.ts';
import type { Driver, DriverStatement } from './driver.ts';
import { MadeTables } from './made-tables.ts';
import { alterTable, createTable } from './tables.ts';

const IS_QUERY = /^SELECT\b/i;
const SOURCES = /\b(?:FROM|JOIN) "([^"]+)"/g;

export class DataTables {
  readonly #driver: Driver;
  readonly #made = new MadeTables();
  /** Of tables that do not exist and that a prepared query has read as empty. */
  readonly #readAsEmpty = new Set<string>();
  readonly #onMade: () => void;
  #schema: Schema | null = null;
  #inTransaction = false;
  /** In the present transaction. */
  #isAltered = false;

  /** @param onMade called when a table is made that prepared queries have read as empty: they have to be prepared anew. */
  constructor(driver: Driver, onMade: () => void) {
    this.#driver = driver;
    this.#onMade = onMade;
  }

  get inTransaction(): boolean {
    return this.#inTransaction;
  }

  /** Prepares. Tables of the data model that do not exist yet are made; a query alone reads them as empty ones and makes none. */
  compile(sql: string): DriverStatement {
    const isQuery = IS_QUERY.test(sql);
    const empty = isQuery ? this.#knownAsEmpty(sql) : [];
    for (;;) {
      try {
        return this.#driver.prepare(withEmptyTables(sql, empty));
      } catch (error) {
        const missing = /no such table: (?:main\.)?(.+)$/.exec((error as Error).message)?.[1].trim();
        const type = missing === undefined ? null : (this.#schema?.type(missing) ?? null);
        if (type === null || type.table === null || type.table.toLowerCase() !== missing!.toLowerCase()) throw error;
        if (isQuery && !empty.includes(type)) {
          empty.push(type);
          this.#readAsEmpty.add(type.table);
        } else this.#make(type, type.table);
      }
    }
  }

  /** The types of a query that others have read as empty, so that it is prepared at once. */
  #knownAsEmpty(sql: string): SObjectType[] {
    if (this.#readAsEmpty.size === 0) return [];
    const names = new Set(Array.from(sql.matchAll(SOURCES), ([, name]) => name));
    return [...names].flatMap((name) => {
      const type = this.#readAsEmpty.has(name) ? (this.#schema?.type(name) ?? null) : null;
      return type?.table === name ? [type] : [];
    });
  }

  useSchema(schema: Schema): void {
    this.#schema = schema;
  }

  /** Adds columns and indexes that tables of the data model lack. Makes no table. */
  alterAll(): void {
    const existing = this.#existing();
    for (const type of this.#schema!.types) {
      const table = existing.get(type.table?.toLowerCase() ?? '');
      if (table !== undefined) this.#alter(type, table);
    }
  }

  /** Makes the tables of these types, or adds what they lack. */
  ensure(types: readonly SObjectType[]): void {
    const existing = this.#existing();
    for (const type of types) {
      if (type.table === null) continue;
      const table = existing.get(type.table.toLowerCase());
      if (table === undefined) this.#make(type, type.table);
      else this.#alter(type, table);
    }
  }

  begin(): void {
    this.#inTransaction = true;
    this.#isAltered = false;
    this.#made.begin();
  }

  end(): void {
    this.#inTransaction = false;
  }

  savepoint(name: string): void {
    this.#made.savepoint(name);
  }

  release(name: string): void {
    this.#made.release(name);
  }

  /** To be called after ROLLBACK: the tables that are gone, for `restore`. */
  rollback(): readonly string[] {
    return this.#made.rollback();
  }

  /** To be called after ROLLBACK TO: the tables that are gone, for `restore`. */
  rollbackTo(name: string): readonly string[] {
    return this.#made.rollbackTo(name);
  }

  /**
   * Tables made in what is now undone are gone with it: they are made again, outside of it. Returns whether statements have to be
   * prepared anew.
   */
  restore(tables: readonly string[]): boolean {
    if (tables.length === 0 && !this.#isAltered) return false;
    this.#isAltered = this.#inTransaction && this.#isAltered;
    for (const table of tables) {
      const type = this.#schema?.type(table) ?? null;
      if (type?.table != null) this.#make(type, type.table);
    }
    return true;
  }

  #make(type: SObjectType, table: string): void {
    for (const sql of createTable(type, table)) this.#driver.exec(sql);
    if (this.#inTransaction) this.#made.add(table);
    if (this.#readAsEmpty.delete(table)) this.#onMade();
  }

  #alter(type: SObjectType, table: string): void {
    const columns = new Set(this.#names('SELECT lower(name) FROM pragma_table_info(?)', table));
    const indexes = new Set(this.#names('SELECT lower(name) FROM pragma_index_list(?)', table));
    for (const sql of alterTable(type, table, columns, indexes)) {
      this.#driver.exec(sql);
      this.#isAltered = this.#inTransaction;
    }
  }

  #names(sql: string, table: string): string[] {
    return this.#driver
      .prepare(sql)
      .all([table])
      .map((row) => row[0] as string);
  }

  /** Names by lower-case name. */
  #existing(): Map<string, string> {
    const rows = this.#driver.prepare(`SELECT lower(name), name FROM sqlite_schema WHERE type = 'table'`).all([]);
    return new Map(rows.map((row) => [row[0] as string, row[1] as string]));
  }
}
