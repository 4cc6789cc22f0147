/** Records in an embedded SQLite file. Knows tables, rows and transactions; knows no Apex. */
import type { SObjectType } from '../schema/model.ts';

/** What SQLite takes and gives. */
export type SqlValue = null | number | string | Uint8Array;

export interface Statement {
  run(...params: SqlValue[]): { changes: number };
  /** Rows as arrays, in column order of the SELECT. */
  rows(...params: SqlValue[]): SqlValue[][];
  row(...params: SqlValue[]): SqlValue[] | undefined;
  iterate(...params: SqlValue[]): IterableIterator<SqlValue[]>;
}

export interface Store {
  /** Prepared and cached by text. */
  prepare(sql: string): Statement;
  exec(sql: string): void;
  /** Outermost transaction. `begin` twice without an end is a programming error. */
  begin(): void;
  commit(): void;
  rollback(): void;
  readonly inTransaction: boolean;
  savepoint(name: string): void;
  rollbackTo(name: string): void;
  release(name: string): void;
  /** The next Id of the type: 18 characters, unique in the org, ascending. */
  nextId(type: SObjectType): string;
  close(): void;
}
