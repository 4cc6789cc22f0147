/** The store of an org in SQLite: statements, transactions, tables, counters. */
import { existsSync, rmSync } from 'node:fs';
import type { Schema, SObjectType } from '../schema/model.ts';
import { DataTables } from './data-tables.ts';
import type { Driver } from './driver.ts';
import { storeError, StoreError } from './store-error.ts';
import { readMeta, writeMeta } from './meta.ts';
import { sequences, type Sequences } from './sequences.ts';
import { StatementCache } from './statements.ts';
import type { OrgStore, SqlValue, Statement } from './store.ts';
import { quoted } from './tables.ts';

const DEFAULT_INSTANCE = '5g';

export class SqliteStore implements OrgStore {
  readonly file: string;
  readonly #driver: Driver;
  readonly #onClose: () => void;
  readonly #tables: DataTables;
  readonly #statements: StatementCache;
  readonly #counters: Sequences;

  /** @param driver of an org file that has the tables of `initialise` (store/open.ts). */
  constructor(driver: Driver, file: string, onClose: () => void) {
    this.file = file;
    this.#driver = driver;
    this.#onClose = onClose;
    this.#tables = new DataTables(driver, () => this.#statements.invalidate());
    this.#statements = new StatementCache(
      (sql) => this.#tables.compile(sql),
      (error, sql) => storeError(error, file, sql),
    );
    this.#counters = sequences(driver, this.getMeta<string>('instance') ?? DEFAULT_INSTANCE);
  }

  prepare(sql: string): Statement {
    return this.#statements.prepare(sql);
  }

  exec(sql: string): void {
    try {
      this.#driver.exec(sql);
    } catch (error) {
      throw storeError(error, this.file, sql);
    }
  }

  begin(): void {
    if (this.#tables.inTransaction) throw new Error('A transaction is already open');
    this.#control('BEGIN');
    this.#tables.begin();
  }

  commit(): void {
    this.#counters.save();
    this.#control('COMMIT');
    this.#tables.end();
  }

  rollback(): void {
    this.#tables.end();
    this.#control('ROLLBACK');
    const lost = this.#tables.rollback();
    this.#atomically(() => this.#restore(lost));
  }

  get inTransaction(): boolean {
    return this.#tables.inTransaction;
  }

  savepoint(name: string): void {
    this.#control(`SAVEPOINT ${quoted(name)}`);
    this.#tables.savepoint(name);
  }

  rollbackTo(name: string): void {
    this.#control(`ROLLBACK TO ${quoted(name)}`);
    this.#restore(this.#tables.rollbackTo(name));
  }

  release(name: string): void {
    this.#control(`RELEASE ${quoted(name)}`);
    this.#tables.release(name);
  }

  nextId(type: SObjectType): string {
    if (type.keyPrefix === null) throw new Error(`${type.name} has no key prefix`);
    return this.#counters.nextId(type.keyPrefix);
  }

  nextNumber(sequence: string): number {
    return this.#counters.nextNumber(sequence);
  }

  getMeta<T>(key: string): T | null {
    return readMeta<T>(this.#statements, key);
  }

  setMeta(key: string, value: unknown): void {
    writeMeta(this.#statements, key, value);
  }

  useSchema(schema: Schema): void {
    this.#tables.useSchema(schema);
    if (this.getMeta<string>('schema') === schema.fingerprint) return;
    this.#atomically(() => {
      this.#tables.alterAll();
      this.setMeta('schema', schema.fingerprint);
    });
    this.#statements.invalidate();
  }

  ensureTables(types: readonly SObjectType[]): void {
    this.#atomically(() => this.#tables.ensure(types));
  }

  insertRows(type: SObjectType, columns: readonly string[], rows: Iterable<readonly SqlValue[]>): number {
    const sql = `INSERT INTO ${quoted(type.table ?? type.name)}(${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    this.#statements.prepare(sql);
    const native = this.#tables.compile(sql);
    let written = 0;
    try {
      for (const row of rows) {
        native.run(row as SqlValue[]);
        written++;
      }
    } catch (error) {
      throw storeError(error, this.file, sql);
    }
    return written;
  }

  copyTo(target: string): void {
    if (this.inTransaction) throw new Error('A copy cannot be made while a transaction is open');
    if (existsSync(target))
      throw new StoreError('unwritable', `${target} already exists; it is left as it is`, { file: target });
    this.#atomically(() => this.#counters.save());
    try {
      this.#driver.prepare('VACUUM INTO ?').run([target]);
    } catch (error) {
      rmSync(target, { force: true });
      throw storeError(error, target);
    }
  }

  close(): void {
    if (this.#driver.inTransaction) this.#control('ROLLBACK');
    this.#atomically(() => this.#counters.save());
    this.#statements.endLoops();
    try {
      // libsql lets go of the file only when its last statement is collected: give the lock back now. The log folds into the file.
      this.#driver.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      this.#driver.prepare('SELECT count(*) FROM sqlite_schema').get([]);
    } catch {
      // A statement is still at work: the log stays next to the file, and the next opening reads it.
    }
    this.#driver.close();
    this.#onClose();
  }

  #control(sql: string): void {
    this.#statements.prepare(sql).run();
  }

  /** In the transaction that is open, or in one of its own. */
  #atomically(work: () => void): void {
    if (this.#driver.inTransaction) return work();
    this.#control('BEGIN');
    try {
      work();
      this.#control('COMMIT');
    } catch (error) {
      this.#control('ROLLBACK');
      throw error;
    }
  }

  #restore(tables: readonly string[]): void {
    if (this.#tables.restore(tables)) this.#statements.invalidate();
  }
}
