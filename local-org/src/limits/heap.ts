/**
 * The heap of a transaction: what can be reached from the statics, the records of running triggers and the variables of running methods.
 * It is measured when as much was allocated as the limit leaves free, and when Apex asks. Asking the debugger for variables takes a tenth of
 * a second in a program of this size, so each measurement below the limit allows twice what the one before did.
 */
import { hasTransaction, tx, withTransaction } from '../runtime/context.ts';
import { STEP_BUDGET, UNLIMITED } from '../runtime/step-budget.ts';
import { isApexFile } from '../runtime/stack.ts';
import { liveVariables } from '../runtime/live-variables.ts';
import { checkCpu, limitException } from './counters.ts';
import { checkTestLimits } from './test-budget.ts';
import type { LimitCounters } from './limits.ts';
import { reachableBytes } from './heap-walk.ts';

/** A heap that cannot be larger than this is not measured: the answer is what was allocated. */
const SMALL = 32_768;
/** Measurements that a transaction gets whenever it asks for the size of a larger heap. */
const EXACT = 5;
/** After them an answer is the last measurement and what was allocated since, for so many bytes and questions; each time twice as many. */
const FRESH = 16_384;
const FRESH_ANSWERS = 16;
const MAX_DOUBLINGS = 8;
/** The most that may be allocated between two measurements for questions, as a part of the limit. */
const MOST_FRESH = 1 / 32;
/** Close to the limit the heap is not measured for each value, but after this part of the limit. */
const STEP = 1 / 8;
/** The most that may be allocated between two measurements, as a multiple of what is free. */
const MAX_BACKOFF_FACTOR = 32;

/** What `Limits.getHeapSize()` answers. */
export function heapSize(): number {
  const { limits } = tx();
  const allocated = STEP_BUDGET.allowance - STEP_BUDGET.heap;
  const most = STEP_BUDGET.live + allocated;
  if (most <= SMALL || (allocated <= freshBytes(limits) && limits.heapAnswers < freshAnswers(limits))) {
    limits.heapAnswers++;
    return most;
  }
  limits.heapAnswers = 0;
  limits.heapLooks++;
  const live = measure(null);
  grant(live);
  return live;
}

function freshBytes({ heapLooks, max }: LimitCounters): number {
  return Math.min(FRESH * 2 ** (heapLooks - EXACT), max.heapBytes * MOST_FRESH);
}

function freshAnswers({ heapLooks }: LimitCounters): number {
  return heapLooks < EXACT ? 0 : FRESH_ANSWERS * 2 ** Math.min(heapLooks - EXACT, MAX_DOUBLINGS);
}

/** Throws when the limit is passed. */
function check(value: unknown): void {
  const live = measure(value);
  const limit = tx().limits.max.heapBytes;
  if (live > limit) throw limitException('heapBytes', live);
  STEP_BUDGET.backoffFactor = Math.min(STEP_BUDGET.backoffFactor * 2, MAX_BACKOFF_FACTOR);
  grant(live);
}

/** @param value that no variable holds yet. */
function measure(value: unknown): number {
  const { org, triggers, limits } = tx();
  const live = reachableBytes([
    ...org.program.statics(),
    ...liveVariables(isApexFile, withTransaction),
    ...triggers.flatMap((trigger) => [trigger.new, trigger.old]),
    value,
  ]);
  limits.heapPeak = Math.max(limits.heapPeak, live);
  return live;
}

function grant(live: number): void {
  const limit = tx().limits.max.heapBytes;
  STEP_BUDGET.allow(live, Math.floor(STEP_BUDGET.backoffFactor * Math.max(limit - live, limit * STEP)));
}

STEP_BUDGET.watch({
  statements(count) {
    if (!hasTransaction()) return;
    const { limits } = tx();
    limits.statements += count;
    checkTestLimits();
    checkCpu(limits);
  },
  bytes(value) {
    if (!hasTransaction()) {
      STEP_BUDGET.allow(0, UNLIMITED);
      return;
    }
    check(value);
  },
});
