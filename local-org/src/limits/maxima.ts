/**
 * The figures of the governor limits. Source: Apex Developer Guide, "Execution Governors and Limits" (per-transaction limits);
 * rows of a test's set-up: the same page, notes; heap as of Summer '26 (6 MB and 12 MB).
 */
import type { Quiddity } from '../runtime/transaction.ts';
import type { LimitName } from './limits.ts';

export type LimitMaxima = Readonly<Record<LimitName, number>>;

export const SYNC_MAXIMA: LimitMaxima = {
  queries: 100,
  queryRows: 50_000,
  aggregateQueries: 300,
  soslQueries: 20,
  dmlStatements: 150,
  dmlRows: 10_000,
  cpuMs: 10_000,
  heapBytes: 6_000_000,
  callouts: 100,
  emailInvocations: 10,
  futureCalls: 50,
  queueableJobs: 50,
  publishImmediate: 150,
  mobilePushCalls: 10,
  queryLocatorRows: 10_000,
  savepoints: 150,
  cursors: 50,
  cursorRows: 50_000_000,
  cursorFetches: 100,
  paginationCursors: 50,
  paginationCursorRows: 100_000,
};

export const ASYNC_MAXIMA: LimitMaxima = {
  ...SYNC_MAXIMA,
  queries: 200,
  cpuMs: 60_000,
  heapBytes: 12_000_000,
  futureCalls: 0,
  queueableJobs: 1,
};

/** A queueable may start future methods and one further queueable. */
export const QUEUEABLE_MAXIMA: LimitMaxima = { ...ASYNC_MAXIMA, futureCalls: 50 };

/** SOSL returns up to this many rows. */
export const SOSL_ROWS = 2_000;

/** What applies to a transaction of this kind. Scheduled Apex and platform event triggers run with synchronous limits. */
export function maximaOf(quiddity: Quiddity, isAsync: boolean): LimitMaxima {
  if (!isAsync || quiddity === 'SCHEDULED') return SYNC_MAXIMA;
  return quiddity === 'QUEUEABLE' ? QUEUEABLE_MAXIMA : ASYNC_MAXIMA;
}
