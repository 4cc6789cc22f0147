/**
 * What compiled code takes from as it runs: statements and bytes. Reading the clock at every statement, or at the heap at every new
 * value, would cost more than the code itself; so both are taken from a budget, and what is done when one is used up is done rarely.
 */

/** Statements between two readings of the clock: about a millisecond of plain code. */
const STATEMENTS_PER_CHECK = 50_000;

/** More than anybody allocates; a small integer, as everything is that emitted code takes from. */
export const UNLIMITED = 0x3fff_ffff;

/** Bytes that may be allocated until the heap is measured again, and what the last measurement found. */
export interface HeapBudget {
  heap: number;
  allowance: number;
  live: number;
  /** Back-off factor: how many times what is free may be allocated. */
  backoffFactor: number;
}

/** Of a transaction that begins: nothing is alive, all of its limit is free. */
export function fullBudget(limit: number): HeapBudget {
  return { heap: limit, allowance: limit, live: 0, backoffFactor: 1 };
}

interface Watcher {
  /** The budget of statements is used up; this many were executed since it was last full. */
  statements(count: number): void;
  /** The budget of bytes is used up; `value` is not in any variable yet. */
  bytes(value: unknown): void;
}

export class StepBudget implements HeapBudget {
  /** Statements left. Emitted code takes from it where a block of statements begins. */
  n = STATEMENTS_PER_CHECK;
  /** Bytes left. Whoever makes a value takes what it occupies, or a little more. */
  heap = UNLIMITED;
  allowance = UNLIMITED;
  live = 0;
  /** For measurements: the heap is measured whenever so many bytes were allocated, not only where the limit could be passed. */
  step = UNLIMITED;
  backoffFactor = 1;
  private watcher: Watcher | null = null;

  watch(watcher: Watcher): void {
    this.watcher = watcher;
  }

  /** Statements of loops, some turns at a time. */
  spend(statements: number): void {
    this.n -= statements;
    if (this.n < 0) this.tick();
    if (this.heap < 0) this.full(null);
  }

  /** May throw a LimitException. */
  tick(): void {
    this.watcher?.statements(this.restart());
    if (this.heap < 0) this.full(null);
  }

  /** Statements executed since the last call. */
  restart(): number {
    const used = STATEMENTS_PER_CHECK - this.n;
    this.n = STATEMENTS_PER_CHECK;
    return used;
  }

  /** For values that can be large: texts, blobs, rows. May throw a LimitException. */
  take(bytes: number, value: unknown): void {
    this.heap -= bytes;
    if (this.heap < 0) this.full(value);
  }

  full(value: unknown): void {
    if (this.watcher === null) this.allow(0, UNLIMITED);
    else this.watcher.bytes(value);
  }

  /** After a measurement: what is alive, and what may be allocated until the next one. */
  allow(live: number, bytes: number): void {
    this.live = live;
    this.heap = this.allowance = Math.min(bytes, this.step);
  }

  /** The budget of another transaction; answers the one that was there. */
  exchange(next: HeapBudget): HeapBudget {
    const before = { heap: this.heap, allowance: this.allowance, live: this.live, backoffFactor: this.backoffFactor };
    Object.assign(this, next);
    return before;
  }
}

export const STEP_BUDGET = new StepBudget();
