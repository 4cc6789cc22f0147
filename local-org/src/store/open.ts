/** Opens an org file, or makes a new one. */
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Schema, SObjectType } from '../schema/model.ts';
import { openLibsql, type Driver, type OpenDriver } from './driver.ts';
import { sqliteCodeOf, StoreError } from './errors.ts';
import { APPLICATION_ID, checkOrgFile, FORMAT_VERSION } from './file.ts';
import { MadeTables } from './made-tables.ts';
import { SEQUENCE_TABLE, sequences } from './sequences.ts';
import { statementCache } from './statements.ts';
import type { OrgStore, SqlValue } from './store.ts';
import { alterTable, createTable, quoted } from './tables.ts';

const META_TABLE = '_meta';
const MEMORY = ':memory:';

export interface OpenStoreOptions {
  /** What to do without a file: `create` (default) makes an empty org, `fail` throws StoreError `missing`. */
  readonly ifMissing?: 'create' | 'fail';
  /** Page cache in KiB. Default 65,536. */
  readonly cacheKib?: number;
  /** Milliseconds to wait for another process before `locked`. Default 0. */
  readonly busyTimeout?: number;
  /** Two characters in every Id of a new org that stand for its instance. Default `5g`. */
  readonly instance?: string;
  readonly driver?: OpenDriver;
}

/** Files that this process has open: POSIX locks do not protect a process from itself. */
const openFiles = new Set<string>();

function identityOf(file: string): string {
  const path = resolve(file);
  return existsSync(path)
    ? realpathSync(path)
    : existsSync(dirname(path))
      ? join(realpathSync(dirname(path)), basename(path))
      : path;
}

/**
 * Opens the org in `file` (`:memory:` for none) for this process alone.
 * Throws StoreError: `locked`, `damaged`, `not_an_org`, `newer_version`, `missing`, `unwritable`. No existing file is overwritten.
 */
export function openStore(file: string, options: OpenStoreOptions = {}): OrgStore {
  const inMemory = file === MEMORY;
  const identity = inMemory ? '' : identityOf(file);
  if (!inMemory && openFiles.has(identity)) throw lockedError(file);
  const exists = !inMemory && checkOrgFile(file);
  if (!exists && options.ifMissing === 'fail') throw new StoreError('missing', `${file}: no such org`, { file });
  const driver = openDriver(file, exists, options);
  if (!inMemory) openFiles.add(identity);
  return createStore(driver, file, () => openFiles.delete(identity));
}

/**
 * Pages in the write-ahead log before it goes into the file (256 MB): records updated in another order than they lie in touch the same
 * pages again and again, and each checkpoint waits for the disk.
 */
const CHECKPOINT_PAGES = 64_000;

function openDriver(file: string, exists: boolean, options: OpenStoreOptions): Driver {
  let driver: Driver | null = null;
  try {
    driver = (options.driver ?? openLibsql)(file, { busyTimeout: options.busyTimeout ?? 0 });
    driver.exec('PRAGMA locking_mode = EXCLUSIVE');
    driver.exec(`PRAGMA cache_size = -${options.cacheKib ?? 65_536}; PRAGMA temp_store = MEMORY`);
    // The header must be in the file itself before the write-ahead log takes over: checkOrgFile reads it from there.
    if (!exists) initialise(driver, options.instance ?? '5g');
    driver.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    );
    driver.exec('BEGIN IMMEDIATE; COMMIT');
    driver
      .prepare(
        `SELECT (SELECT count(*) FROM sqlite_schema), (SELECT count(*) FROM ${META_TABLE}), (SELECT count(*) FROM ${SEQUENCE_TABLE})`,
      )
      .get([]);
    return driver;
  } catch (error) {
    driver?.close();
    throw storeError(error, file);
  }
}

function initialise(driver: Driver, instance: string): void {
  driver.exec(`BEGIN IMMEDIATE;
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = ${FORMAT_VERSION};
    CREATE TABLE ${META_TABLE}(key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE ${SEQUENCE_TABLE}(name TEXT PRIMARY KEY, next INTEGER NOT NULL);`);
  driver.prepare(`INSERT INTO ${META_TABLE}(key, value) VALUES ('instance', ?)`).run([JSON.stringify(instance)]);
  driver.exec('COMMIT');
}

function lockedError(file: string, cause?: unknown): StoreError {
  return new StoreError('locked', `${file} is in use by another process`, {
    file,
    sqliteCode: sqliteCodeOf(cause),
    cause,
  });
}

/** A driver's error as the store's. */
function storeError(error: unknown, file: string, sql?: string): StoreError {
  if (error instanceof StoreError) return error;
  const sqliteCode = sqliteCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const details = { file, sqliteCode, cause: error };
  if (/^SQLITE_(BUSY|LOCKED)/.test(sqliteCode ?? '')) return lockedError(file, error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode ?? '') || /malformed|not a database/.test(message)) {
    return new StoreError('damaged', `${file} is damaged: ${message}; it is left as it is`, details);
  }
  if (
    /^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(sqliteCode ?? '') ||
    /unable to open database file/i.test(message)
  ) {
    return new StoreError('unwritable', `${file} cannot be written: ${message}`, details);
  }
  return new StoreError(
    sql === undefined ? 'damaged' : 'failed',
    sql === undefined ? `${file}: ${message}` : `${message} in: ${sql}`,
    details,
  );
}

function createStore(driver: Driver, file: string, onClose: () => void): OrgStore {
  let schema: Schema | null = null;
  const made = new MadeTables();
  let tablesAltered = false;
  let depth = 0;
  const fail = (error: unknown, sql: string): StoreError => storeError(error, file, sql);

  function makeTable(type: SObjectType, table: string): void {
    for (const sql of createTable(type, table)) driver.exec(sql);
    if (depth > 0) made.add(table);
  }

  /** Prepares, making tables of the data model that do not exist yet. */
  function compile(sql: string): ReturnType<Driver['prepare']> {
    for (;;) {
      try {
        return driver.prepare(sql);
      } catch (error) {
        const missing = /no such table: (?:main\.)?(.+)$/.exec((error as Error).message)?.[1].trim();
        const type = missing === undefined ? null : (schema?.type(missing) ?? null);
        if (type === null || type.table === null || type.table.toLowerCase() !== missing!.toLowerCase()) throw error;
        makeTable(type, type.table);
      }
    }
  }

  const statements = statementCache(compile, fail);
  const control = (sql: string): void => {
    statements.prepare(sql).run();
  };
  /** Tables made in what is now undone are gone with it: they are made again, outside of it. */
  const undone = (tables: readonly string[]): void => {
    if (tables.length === 0 && !tablesAltered) return;
    tablesAltered = depth > 0 && tablesAltered;
    statements.invalidate();
    for (const table of tables) {
      const type = schema?.type(table) ?? null;
      if (type?.table != null) makeTable(type, type.table);
    }
  };

  const getMeta = <T>(key: string): T | null => {
    const row = statements.prepare(`SELECT value FROM ${META_TABLE} WHERE key = ?`).row(key);
    return row === undefined ? null : (JSON.parse(row[0] as string) as T);
  };
  const counters = sequences(driver, getMeta<string>('instance') ?? '5g');

  function atomically(work: () => void): void {
    if (driver.inTransaction) return work();
    control('BEGIN');
    try {
      work();
      control('COMMIT');
    } catch (error) {
      control('ROLLBACK');
      throw error;
    }
  }

  function updateTables(types: readonly SObjectType[], existing: ReadonlyMap<string, string>, create: boolean): void {
    for (const type of types) {
      if (type.table === null) continue;
      const table = existing.get(type.table.toLowerCase());
      if (table === undefined) {
        if (create) makeTable(type, type.table);
        continue;
      }
      const columns = new Set(
        driver
          .prepare(`SELECT lower(name) FROM pragma_table_info(?)`)
          .all([table])
          .map((row) => row[0] as string),
      );
      const indexes = new Set(
        driver
          .prepare(`SELECT lower(name) FROM pragma_index_list(?)`)
          .all([table])
          .map((row) => row[0] as string),
      );
      for (const sql of alterTable(type, table, columns, indexes)) {
        driver.exec(sql);
        tablesAltered = depth > 0;
      }
    }
  }

  const existingTables = (): Map<string, string> =>
    new Map(
      driver
        .prepare(`SELECT lower(name), name FROM sqlite_schema WHERE type = 'table'`)
        .all([])
        .map((row) => [row[0] as string, row[1] as string]),
    );

  const setMeta = (key: string, value: unknown): void => {
    statements
      .prepare(
        `INSERT INTO ${META_TABLE}(key, value) VALUES (?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value`,
      )
      .run(key, JSON.stringify(value));
  };

  return {
    file,
    prepare: statements.prepare,
    exec(sql) {
      try {
        driver.exec(sql);
      } catch (error) {
        throw fail(error, sql);
      }
    },
    begin() {
      if (depth > 0) throw new Error('A transaction is already open');
      control('BEGIN');
      depth = 1;
      tablesAltered = false;
      made.begin();
    },
    commit() {
      counters.save();
      control('COMMIT');
      depth = 0;
    },
    rollback() {
      depth = 0;
      control('ROLLBACK');
      const tables = made.rollback();
      atomically(() => undone(tables));
    },
    get inTransaction() {
      return depth > 0;
    },
    savepoint(name) {
      control(`SAVEPOINT ${quoted(name)}`);
      made.savepoint(name);
    },
    rollbackTo(name) {
      control(`ROLLBACK TO ${quoted(name)}`);
      undone(made.rollbackTo(name));
    },
    release(name) {
      control(`RELEASE ${quoted(name)}`);
      made.release(name);
    },
    nextId(type) {
      if (type.keyPrefix === null) throw new Error(`${type.name} has no key prefix`);
      return counters.nextId(type.keyPrefix);
    },
    nextNumber: counters.nextNumber,
    getMeta,
    setMeta,
    useSchema(next) {
      schema = next;
      if (getMeta<string>('schema') === next.fingerprint) return;
      atomically(() => {
        const existing = existingTables();
        updateTables(
          next.types.filter((type) => type.table !== null && existing.has(type.table.toLowerCase())),
          existing,
          false,
        );
        setMeta('schema', next.fingerprint);
      });
      statements.invalidate();
    },
    ensureTables(types) {
      atomically(() => updateTables(types, existingTables(), true));
    },
    insertRows(type, columns, rows) {
      const sql = `INSERT INTO ${quoted(type.table ?? type.name)}(${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
      statements.prepare(sql);
      const native = compile(sql);
      let written = 0;
      try {
        for (const row of rows) {
          native.run(row as SqlValue[]);
          written++;
        }
      } catch (error) {
        throw fail(error, sql);
      }
      return written;
    },
    copyTo(target) {
      if (depth > 0) throw new Error('A copy cannot be made while a transaction is open');
      if (existsSync(target))
        throw new StoreError('unwritable', `${target} already exists; it is left as it is`, { file: target });
      atomically(() => counters.save());
      try {
        driver.prepare('VACUUM INTO ?').run([target]);
      } catch (error) {
        rmSync(target, { force: true });
        throw storeError(error, target);
      }
    },
    close() {
      if (driver.inTransaction) control('ROLLBACK');
      atomically(() => counters.save());
      statements.endLoops();
      try {
        // libsql lets go of the file only when its last statement is collected: give the lock back now. The log folds into the file.
        driver.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
        driver.prepare('SELECT count(*) FROM sqlite_schema').get([]);
      } catch {
        // A statement is still at work: the log stays next to the file, and the next opening reads it.
      }
      driver.close();
      onClose();
    },
  };
}
