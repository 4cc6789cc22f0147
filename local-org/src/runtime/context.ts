/**
 * Where Apex code runs: one org, one transaction at a time. Everything in Apex is synchronous, so "the current transaction" is a
 * module variable: set on entry, restored on exit, always right in between.
 */
import type { OrgConditions } from '../conditions/state.ts';
import type { Dml } from '../dml/dml.ts';
import type { RowLocks } from '../locks/row-locks.ts';
import type { Schema } from '../schema/model.ts';
import type { Queries } from '../soql/queries.ts';
import type { Store } from '../store/store.ts';
import { STEP_BUDGET, fullBudget, type HeapBudget } from './step-budget.ts';
import type { Transaction } from './transaction.ts';
import type { Flows } from '../flow/flows.ts';
import type { Program } from './program.ts';
import type { Security } from '../security/security.ts';

/** The services of an open org, as the runtime and the library see them. */
export interface OrgServices {
  readonly schema: Schema;
  readonly store: Store;
  readonly queries: Queries;
  readonly dml: Dml;
  /** The compiled Apex. */
  readonly program: Program;
  /** Absent only where a part is tested alone: then everything is allowed. */
  readonly security?: Security;
  /** Absent only where a part is tested alone: then there are none. */
  readonly flows?: Flows;
  /** Absent only where a part is tested alone: then nothing is ever locked. */
  readonly locks?: RowLocks;
  /** What makes the org harsh; null or absent: nothing. */
  readonly conditions?: OrgConditions | null;
  /** Texts of labels by lower-case language and name; absent only where a part is tested alone. */
  readonly labelTranslations?: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** `https://` and the org's own host name. */
  readonly baseUrl?: string;
}

let transaction: Transaction | null = null;

/** The running transaction; a programming error outside of one. */
export function tx(): Transaction {
  if (transaction === null) throw new Error('No transaction is running');
  return transaction;
}

export function hasTransaction(): boolean {
  return transaction !== null;
}

/** Runs `work` with `next` as the current transaction and puts back what was before, whatever happens. */
export function withTransaction<T>(next: Transaction, work: () => T): T {
  const before = transaction;
  const heap = enter(before, next.limits.max.heapBytes);
  transaction = next;
  try {
    return work();
  } finally {
    next.limits.statements += STEP_BUDGET.restart();
    STEP_BUDGET.exchange(heap);
    transaction = before;
  }
}

/** Each transaction has a heap and a count of statements of its own. */
function enter(before: Transaction | null, heapBytes: number): HeapBudget {
  const used = STEP_BUDGET.restart();
  if (before !== null) before.limits.statements += used;
  return STEP_BUDGET.exchange(fullBudget(Math.min(heapBytes, STEP_BUDGET.step)));
}
