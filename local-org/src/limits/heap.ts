/**
 * The heap of a transaction: what can be reached from the statics, the records of running triggers and the variables of running methods.
 * It is measured when as much was allocated as the limit leaves free, and when Apex asks; so garbage costs nothing but the look.
 */
import { hasTransaction, tx } from '../runtime/context.ts';
import { FUEL } from '../runtime/fuel.ts';
import { isApexFile } from '../runtime/stack.ts';
import { liveVariables } from '../runtime/live-variables.ts';
import { checkCpu, limitException } from './counters.ts';
import { reachableBytes } from './heap-walk.ts';

/** A transaction that asks more often gets the last measurement and what was allocated since, until that is more than this. */
const ASKED = 100;
const FRESH = 16_384;
/** Close to the limit the heap is not measured for each value, but after this part of the limit: so late a limit may be noticed. */
const STEP = 1 / 50;

/** What `Limits.getHeapSize()` answers. */
export function heapSize(): number {
  const allocated = FUEL.granted - FUEL.heap;
  if (++tx().limits.heapLooks <= ASKED || allocated > FRESH) return measure(null);
  return FUEL.live + allocated;
}

function measure(value: unknown): number {
  const { org, triggers, limits } = tx();
  const live = reachableBytes([
    ...org.program.statics(),
    ...liveVariables(isApexFile),
    ...triggers.flatMap((trigger) => [trigger.new, trigger.old]),
    value,
  ]);
  const limit = limits.max.heapBytes;
  limits.heapPeak = Math.max(limits.heapPeak, live);
  FUEL.grant(live, Math.floor(Math.max(limit - live, limit * STEP)));
  return live;
}

FUEL.watch({
  statements(count) {
    if (!hasTransaction()) return;
    const { limits } = tx();
    limits.statements += count;
    checkCpu(limits);
  },
  bytes(value) {
    if (!hasTransaction()) {
      FUEL.grant(0, Number.MAX_SAFE_INTEGER);
      return;
    }
    const live = measure(value);
    if (live > tx().limits.max.heapBytes) throw limitException('heapBytes', live);
  },
});
