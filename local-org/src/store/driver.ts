/** The one module that knows which SQLite driver runs. Any driver with the better-sqlite3 interface fits behind it. */
import Libsql from 'libsql';
import { restore, storable } from './null-characters.ts';
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
        run: (params) => native.run(storable(params)).changes,
        all(params) {
          const rows = native.all(storable(params));
          for (const row of rows) restore(row);
          return rows;
        },
        get(params) {
          const row = native.get(storable(params));
          return row === undefined ? row : restore(row);
        },
        iterate: (params) => restored(native.iterate(storable(params))),
      };
    },
    exec: (sql) => db.exec(sql),
    get inTransaction() {
      return db.inTransaction;
    },
    close: () => db.close(),
  };
};

/** The rows of a loop. Not a generator, which would take longer for each row. */
function restored(rows: IterableIterator<SqlValue[]>): IterableIterator<SqlValue[]> {
  return {
    next() {
      const step = rows.next();
      if (step.done !== true) restore(step.value);
      return step;
    },
    return: (value?: unknown) => rows.return?.(value) ?? { done: true, value: undefined },
    [Symbol.iterator]() {
      return this;
    },
  };
}
