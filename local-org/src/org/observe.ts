/** Listeners that receive the transactions of an org when they end. */
import { STEP_BUDGET, UNLIMITED } from '../runtime/step-budget.ts';
import type { OrgHost } from '../host/host.ts';
import type { OrgTransaction } from '../host/unit.ts';

export type TransactionListener = (transaction: OrgTransaction) => void;

export interface ObserveOptions {
  /**
   * Measure the heap whenever so many bytes were allocated, so that `limits` contains its real peak. This slows Apex down. Default: the
   * heap is measured only where the limit could be exceeded.
   */
  readonly heapStepBytes?: number;
}

/** `Org.observe` of one org. */
export function observersOf(
  host: Pick<OrgHost, 'observer'>,
): (listener: TransactionListener, options?: ObserveOptions) => () => void {
  const listeners = new Set<TransactionListener>();
  return (listener, { heapStepBytes } = {}) => {
    listeners.add(listener);
    host.observer = (transaction) => {
      for (const each of listeners) each(transaction);
    };
    if (heapStepBytes !== undefined) STEP_BUDGET.step = heapStepBytes;
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) delete host.observer;
      if (heapStepBytes !== undefined) STEP_BUDGET.step = UNLIMITED;
    };
  };
}
