/** Runs SOQL for Apex, dynamic queries, batch locators and HTTP. */
import type { SObject } from '../runtime/sobject.ts';
import type { SoqlQuery } from './ast.ts';

export type AccessMode = 'user' | 'system';

export interface QueryOptions {
  readonly access: AccessMode;
  /** `with`: only rows that the running user may see; the class's keyword, or inherited. */
  readonly sharing: 'with' | 'without';
  /** Values of `:0`, `:1`, ... (static) in Apex's representation. */
  readonly binds?: readonly unknown[];
  /** Values of named binds (dynamic): looked up by path. */
  readonly namedBinds?: (path: readonly string[]) => unknown;
  /** Rows and queries are not counted (system internals, custom metadata). */
  readonly uncounted?: boolean;
}

export interface Queries {
  parse(text: string): SoqlQuery;
  /** Records, or AggregateResult records. Counts limits. Throws ApexException (System.QueryException). */
  run(query: SoqlQuery, options: QueryOptions): SObject[];
  /** `SELECT COUNT() ...` */
  count(query: SoqlQuery, options: QueryOptions): number;
  /** The fixed row set of a batch locator or cursor: ids now, fields when a chunk is fetched. */
  locator(query: SoqlQuery, options: QueryOptions): QueryLocatorRows;
  /** A locator of an earlier process, from `QueryLocatorRows.text`: has no rows of its own (`size` 0), only `fetchMarked` works. Conditions and binds do not matter. */
  reopenLocator(text: string, options: QueryOptions): QueryLocatorRows;
}

export interface QueryLocatorRows {
  readonly size: number;
  /** Rows that were deleted meanwhile are missing. */
  fetch(offset: number, count: number): SObject[];
  /** Text that stands for the rows at these positions: kept by a running batch, so that another process can go on. A JSON array with one entry per row. */
  mark(offset: number, count: number): string;
  /** The rows of a mark, in their order. Rows that were deleted meanwhile are missing. */
  fetchMarked(mark: string): SObject[];
  /** The text, for AsyncApexJob and for serialising a job between processes. */
  readonly text: string;
}
