/** Records in an embedded SQLite file. Knows tables, rows and transactions; knows no Apex. */
import type { Schema, SObjectType } from '../schema/model.ts';

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
  /** The next Id of the type: 18 characters, unique in the org, ascending. A rollback does not give Ids back. */
  nextId(type: SObjectType): string;
  close(): void;
}

/** A store as its owner holds it: with what only set-up, refresh and generators need. Made by `openStore` (store/open.ts). */
export interface OrgStore extends Store {
  readonly file: string;
  /**
   * Names the data model whose tables the store holds. A type's table is made when a statement first names it; columns and indexes
   * that a changed project added to existing tables are made here. Nothing is ever dropped.
   */
  useSchema(schema: Schema): void;
  /** Makes the tables of these types now instead of at first use. */
  ensureTables(types: readonly SObjectType[]): void;
  /** What the org remembers about itself: JSON by key. */
  getMeta<T>(key: string): T | null;
  setMeta(key: string, value: unknown): void;
  /**
   * Many rows at once, for generators: values in the order of `columns` (column names, `Id` among them), in SQLite's representation.
   * Runs no save order. To be called inside a transaction. Answers how many rows were written.
   */
  insertRows(type: SObjectType, columns: readonly string[], rows: Iterable<readonly SqlValue[]>): number;
  /** The next number of an auto-number field or another sequence of that name, from 1. A rollback does not give numbers back. */
  nextNumber(sequence: string): number;
  /** A compact copy of the committed state in a new file; an error when that file exists or a transaction is open. */
  copyTo(file: string): void;
}
