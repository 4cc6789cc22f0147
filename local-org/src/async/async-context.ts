/** Which asynchronous work the running transaction is, for the rules about what may start what. */
import { hasTransaction, tx } from '../runtime/context.ts';
import type { Transaction } from '../runtime/transaction.ts';

export interface AsyncContext {
  readonly kind: 'batch' | 'queueable' | 'future' | 'scheduled' | 'finalizer' | 'event';
  /** AsyncApexJob; null for events. */
  readonly jobId: string | null;
  readonly phase: 'START' | 'EXECUTE' | 'FINISH' | null;
  /** Queueables: position in the chain, from 1. */
  readonly depth: number;
  readonly maxDepth: number | null;
  /** What the queueable was to wait for. */
  readonly delayMinutes: number;
  /** Set by `System.attachFinalizer`. */
  finalizer: object | null;
}

const KEY = Symbol('async context');

export function asyncContext(): AsyncContext | null {
  return hasTransaction() ? ((tx().state.get(KEY) as AsyncContext | undefined) ?? null) : null;
}

export function enterAsync(
  transaction: Transaction,
  context: Omit<AsyncContext, 'depth' | 'maxDepth' | 'delayMinutes' | 'finalizer'> & Partial<AsyncContext>,
): AsyncContext {
  const full: AsyncContext = { depth: 1, maxDepth: null, delayMinutes: 0, finalizer: null, ...context };
  transaction.state.set(KEY, full);
  return full;
}
