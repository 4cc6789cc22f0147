/**
 * What one test method may use: jobs and event deliveries, time, memory. A chain that starts itself again and again ends that test and no
 * other. The platform ends tests, too, by the time they take.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface TestLimits {
  /** Of a test method with all that it starts. */
  readonly seconds: number;
  /** What the process of a test method may occupy while it runs, garbage apart, in millions of bytes. */
  readonly megabytes: number;
}

export const DEFAULT_TEST_LIMITS: TestLimits = { seconds: 300, megabytes: 1_500 };

/** Jobs and event deliveries of one test method. */
const MOST_WORK = 2_000;
/** Milliseconds between two measurements of the memory: asking for it costs less than one. */
const MEMORY_EVERY = 250;

/** Ends a test method. No Apex catches it. */
export class TestLimitError extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'TestLimitError';
  }
}

const endless = (what: string): TestLimitError =>
  new TestLimitError(
    `The asynchronous work of this test does not end: more than ${what}. Look for a job or a trigger that starts itself.`,
  );

class Budget {
  private readonly limits: TestLimits;
  private readonly startedAt = performance.now();
  private readonly storedBytes: () => number;
  private memoryAt = 0;
  private work = 0;

  constructor(limits: TestLimits, storedBytes: () => number) {
    this.limits = limits;
    this.storedBytes = storedBytes;
  }

  countWork(): void {
    if (++this.work > MOST_WORK) throw endless(`${MOST_WORK} jobs and event deliveries`);
    this.check();
  }

  check(): void {
    const passed = performance.now() - this.startedAt;
    if (passed > this.limits.seconds * 1000) throw this.tooLong();
    if (passed - this.memoryAt < MEMORY_EVERY) return;
    this.memoryAt = passed;
    const most = this.limits.megabytes * 1e6;
    if (this.usedBytes() <= most) return;
    // Garbage is not counted, and finding that out is slow: the next measurement comes later.
    collectGarbage();
    this.memoryAt = performance.now() - this.startedAt;
    if (this.usedBytes() > most)
      throw new TestLimitError(
        `More than ${this.limits.megabytes} megabytes of memory are in use in this test (option --test-memory-limit)`,
      );
  }

  private usedBytes(): number {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external + this.storedBytes();
  }

  private tooLong(): TestLimitError {
    return new TestLimitError(`This test takes more than ${this.limits.seconds} seconds (option --test-time-limit)`);
  }
}

let collect: (() => void) | null = null;

function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose_gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

let current: Budget | null = null;

/**
 * Runs a test method within its limits.
 *
 * @param storedBytes what the records of the org occupy
 */
export function withinTestLimits<T>(limits: TestLimits, storedBytes: () => number, work: () => T): T {
  const before = current;
  current = new Budget(limits, storedBytes);
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Counts one job or delivery of the running test. Throws TestLimitError. */
export function countTestWork(): void {
  current?.countWork();
}

/** Looks at the clock and the memory of the running test; nothing outside of tests. Throws TestLimitError. */
export function checkTestLimits(): void {
  current?.check();
}
