/** Opens an org file, or makes a new one. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { openLibsql, type Driver, type OpenDriver } from './driver.ts';
import { lockedError, storeError, StoreError } from './store-error.ts';
import { APPLICATION_ID, checkOrgFile, FORMAT_VERSION } from './file.ts';
import { META_TABLE } from './meta.ts';
import { SEQUENCE_TABLE } from './sequences.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { OrgStore } from './store.ts';

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
  return new SqliteStore(driver, file, () => openFiles.delete(identity));
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
