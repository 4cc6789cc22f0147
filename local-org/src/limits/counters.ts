/** Counting against the governor limits. What goes over throws a System.LimitException, which no Apex `catch` sees. */
import type { CpuPrices } from '../conditions/prices.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { checkTestLimits } from './test-budget.ts';
import type { LimitCounters, LimitName } from './limits.ts';
import type { LimitMaxima } from './maxima.ts';
import { ProcessorClock } from './processor-clock.ts';

const PROCESSOR_CLOCK = new ProcessorClock();

/**
 * Processor time: that of this process, and never more than has passed. Node does not report a thread's own; where one thread works, as in
 * this program, the difference is what the garbage collector does at the same time, and waiting (for a disk, for other programs) is not counted.
 * Where work has prices, processor time is what the work costs, the same on every machine.
 */
export class Counters implements LimitCounters {
  queries = 0;
  queryRows = 0;
  aggregateQueries = 0;
  soslQueries = 0;
  dmlStatements = 0;
  dmlRows = 0;
  callouts = 0;
  emailInvocations = 0;
  futureCalls = 0;
  queueableJobs = 0;
  jobsStarted = 0;
  publishImmediate = 0;
  mobilePushCalls = 0;
  queryLocatorRows = 0;
  savepoints = 0;
  cursors = 0;
  cursorRows = 0;
  cursorFetches = 0;
  paginationCursors = 0;
  paginationCursorRows = 0;
  statements = 0;
  macs = 0;
  regexAccesses = 0;
  heapPeak = 0;
  heapLooks = 0;
  heapAnswers = 0;
  charged = 0;
  readonly max: LimitMaxima;
  readonly prices: CpuPrices | null;
  private startedAt = performance.now();
  private processBefore = PROCESSOR_CLOCK.milliseconds();

  constructor(max: LimitMaxima, prices: CpuPrices | null = null) {
    this.max = max;
    this.prices = prices;
  }

  get cpuMs(): number {
    if (this.prices !== null) return Math.floor(this.pricedMs(this.prices));
    return Math.floor(
      Math.min(performance.now() - this.startedAt, PROCESSOR_CLOCK.milliseconds() - this.processBefore),
    );
  }

  /** Setting it moves the start, so that the count goes on from `value`. */
  set cpuMs(value: number) {
    if (this.prices !== null) {
      this.charged += value - this.pricedMs(this.prices);
      return;
    }
    this.startedAt = performance.now() - value;
    this.processBefore = PROCESSOR_CLOCK.milliseconds() - value;
  }

  /** The clock alone, which costs less to ask. */
  get wallMs(): number {
    if (this.prices !== null) return this.pricedMs(this.prices);
    return performance.now() - this.startedAt;
  }

  private pricedMs(prices: CpuPrices): number {
    if (hasTransaction() && tx().limits === this) this.statements += STEP_BUDGET.restart();
    return this.charged + this.statements * prices.statement + this.macs * prices.hmac;
  }
}

const PHRASES: Readonly<Record<LimitName, string>> = {
  queries: 'Too many SOQL queries',
  queryRows: 'Too many query rows',
  aggregateQueries: 'Too many Aggregate queries',
  soslQueries: 'Too many SOSL queries',
  dmlStatements: 'Too many DML statements',
  dmlRows: 'Too many DML rows',
  cpuMs: 'Apex CPU time limit exceeded',
  heapBytes: 'Apex heap size too large',
  callouts: 'Too many callouts',
  emailInvocations: 'Too many Email Invocations',
  futureCalls: 'Too many future calls',
  queueableJobs: 'Too many queueable jobs added to the queue',
  publishImmediate: 'Too many PublishImmediate DMLs',
  mobilePushCalls: 'Too many Apex Mobile Push calls',
  queryLocatorRows: 'Too many query locator rows',
  savepoints: 'Too many savepoints',
  cursors: 'Too many Apex cursors',
  cursorRows: 'Too many Apex cursor rows',
  cursorFetches: 'Too many fetch calls on Apex cursor',
  paginationCursors: 'Too many Apex pagination cursors',
  paginationCursorRows: 'Too many Apex pagination cursor rows',
};

/** The exception of a limit that was passed, with the platform's text. */
export function limitException(name: LimitName, reached: number): ApexException {
  const text = name === 'cpuMs' ? PHRASES.cpuMs : `${PHRASES[name]}: ${reached}`;
  return ApexException.of('System.LimitException', text);
}

/** Adds `amount` to a counter and throws the LimitException when the maximum is passed. */
export function countLimit(
  counters: LimitCounters,
  name: Exclude<LimitName, 'cpuMs' | 'heapBytes'>,
  amount: number,
): void {
  const next = counters[name] + amount;
  counters[name] = next;
  if (next > counters.max[name]) throw limitException(name, next);
  checkTestLimits();
}

/** Throws when the transaction used up its processor time. Cheap enough for every few thousand loop turns, not for each. */
export function checkCpu(counters: LimitCounters): void {
  if (counters.wallMs > counters.max.cpuMs && counters.cpuMs > counters.max.cpuMs)
    throw limitException('cpuMs', counters.max.cpuMs);
}

/** Adds the price of work to the processor time; nothing where work has no prices. Throws the LimitException when the maximum is passed. */
export function charge(counters: LimitCounters, work: keyof CpuPrices, times = 1): void {
  const { prices } = counters;
  if (prices === null) return;
  counters.charged += prices[work] * times;
  checkCpu(counters);
}
