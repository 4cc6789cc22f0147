/** The one place that knows which SQLite driver runs. Any driver with the better-sqlite3 interface fits behind it. */
import Libsql from 'libsql';
import type { SqlValue } from './store.ts';

export interface DriverStatement {
  /** Rows that changed. */
  run(params: readonly SqlValue[]): number;
  all(params: readonly SqlValue[]): SqlValue[][];
  get(params: readonly SqlValue[]): SqlValue[] | undefined;
  iterate(params: readonly SqlValue[]): IterableIterator<SqlValue[]>;
}

export interface Driver {
  prepare(sql: string): DriverStatement;
  exec(sql: string): void;
  readonly inTransaction: boolean;
  close(): void;
}

export interface DriverOptions {
  /** Milliseconds to wait for another process's lock. */
  readonly busyTimeout: number;
}

export type OpenDriver = (file: string, options: DriverOptions) => Driver;

/** The part of libsql that is used; its own declarations type parameters and rows too loosely to be of help. */
interface NativeStatement {
  run(params: readonly SqlValue[]): { changes: number };
  all(params: readonly SqlValue[]): SqlValue[][];
  get(params: readonly SqlValue[]): SqlValue[] | undefined;
  iterate(params: readonly SqlValue[]): IterableIterator<SqlValue[]>;
  raw(): NativeStatement;
  readonly reader: boolean;
}

interface NativeDatabase {
  prepare(sql: string): NativeStatement;
  exec(sql: string): void;
  readonly inTransaction: boolean;
  close(): void;
}

type NativeConstructor = new (file: string, options: { timeout: number }) => NativeDatabase;

/** Opens a file with libsql; creates it when it is missing. Throws what libsql throws. */
export const openLibsql: OpenDriver = (file, options) => {
  const db = new (Libsql as unknown as NativeConstructor)(file, { timeout: options.busyTimeout });
  return {
    prepare(sql) {
      const native = db.prepare(sql);
      if (native.reader) native.raw();
      return {
        run: (params) => native.run(params).changes,
        all: (params) => native.all(params),
        get: (params) => native.get(params),
        iterate: (params) => native.iterate(params),
      };
    },
    exec: (sql) => db.exec(sql),
    get inTransaction() {
      return db.inTransaction;
    },
    close: () => db.close(),
  };
};
