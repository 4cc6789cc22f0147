import type { CpuPrices } from '../conditions/prices.ts';

/**
 * Governor limits of one transaction, counted always and enforced always.
 * Source of the figures: Apex Developer Guide, "Execution Governors and Limits".
 */
export interface LimitCounters {
  /** null: processor time is measured. */
  readonly prices: CpuPrices | null;
  /** Priced processor time but that of statements and HMACs. */
  charged: number;
  queries: number;
  queryRows: number;
  aggregateQueries: number;
  soslQueries: number;
  dmlStatements: number;
  dmlRows: number;
  cpuMs: number;
  /** Time that passed: never less than `cpuMs`. */
  readonly wallMs: number;
  callouts: number;
  emailInvocations: number;
  futureCalls: number;
  queueableJobs: number;
  /** Batch jobs and schedules that the transaction started: no limit per transaction, but work that is pending. */
  jobsStarted: number;
  publishImmediate: number;
  mobilePushCalls: number;
  queryLocatorRows: number;
  savepoints: number;
  cursors: number;
  cursorRows: number;
  /** Calls of `fetch` and `fetchPage`. */
  cursorFetches: number;
  paginationCursors: number;
  paginationCursorRows: number;
  /** Apex statements executed: no limit of the platform, but a measure that does not depend on the machine. */
  statements: number;
  /** HMACs computed. */
  macs: number;
  /** Most input accesses that one regular-expression matcher made. */
  regexAccesses: number;
  /** Largest size of the heap that was measured; see `STEP_BUDGET.step` for how often it is. */
  heapPeak: number;
  /** How often the heap was measured because Apex asked for its size. */
  heapLooks: number;
  /** Questions answered since without a measurement. */
  heapAnswers: number;
  readonly max: Readonly<Record<LimitName, number>>;
}
export type LimitName =
  | 'queries'
  | 'queryRows'
  | 'aggregateQueries'
  | 'soslQueries'
  | 'dmlStatements'
  | 'dmlRows'
  | 'cpuMs'
  | 'heapBytes'
  | 'callouts'
  | 'emailInvocations'
  | 'futureCalls'
  | 'queueableJobs'
  | 'publishImmediate'
  | 'mobilePushCalls'
  | 'queryLocatorRows'
  | 'savepoints'
  | 'cursors'
  | 'cursorRows'
  | 'cursorFetches'
  | 'paginationCursors'
  | 'paginationCursorRows';
