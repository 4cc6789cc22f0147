/**
 * What compiled code takes from as it runs: statements and bytes. Looking at the clock at every statement, or at the heap at every new
 * value, would cost more than the code itself; so both are taken from a budget, and what is done when one is used up is done rarely.
 */

/** Statements between two looks at the clock: about a millisecond of plain code. */
const SUPPLY = 50_000;

/** More than anybody allocates; a small integer, as everything is that emitted code takes from. */
export const UNLIMITED = 0x3fff_ffff;

/** Bytes that may be allocated until the heap is measured again, and what the last measurement found. */
export interface HeapSupply {
  heap: number;
  granted: number;
  live: number;
  /** How many times what is free was granted. */
  patience: number;
}

/** Of a transaction that begins: nothing is alive, all of its limit is free. */
export function fullSupply(limit: number): HeapSupply {
  return { heap: limit, granted: limit, live: 0, patience: 1 };
}

interface Watcher {
  /** The budget of statements is used up; this many were executed since it was last full. */
  statements(count: number): void;
  /** The budget of bytes is used up; `value` is not in any variable yet. */
  bytes(value: unknown): void;
}

export class Fuel implements HeapSupply {
  /** Statements left. Emitted code takes from it where a block of statements begins. */
  n = SUPPLY;
  /** Bytes left. Whoever makes a value takes what it occupies, or a little more. */
  heap = UNLIMITED;
  granted = UNLIMITED;
  live = 0;
  /** For measurements: the heap is measured whenever so many bytes were allocated, not only where the limit could be passed. */
  step = UNLIMITED;
  patience = 1;
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
    this.watcher?.statements(this.settle());
    if (this.heap < 0) this.full(null);
  }

  /** Statements executed since the last call. */
  settle(): number {
    const used = SUPPLY - this.n;
    this.n = SUPPLY;
    return used;
  }

  /** For values that can be large: texts, blobs, rows. May throw a LimitException. */
  take(bytes: number, value: unknown): void {
    this.heap -= bytes;
    if (this.heap < 0) this.full(value);
  }

  full(value: unknown): void {
    if (this.watcher === null) this.grant(0, UNLIMITED);
    else this.watcher.bytes(value);
  }

  /** After a measurement: what is alive, and what may be allocated until the next one. */
  grant(live: number, bytes: number): void {
    this.live = live;
    this.heap = this.granted = Math.min(bytes, this.step);
  }

  /** The budget of another transaction; answers the one that was there. */
  exchange(next: HeapSupply): HeapSupply {
    const before = { heap: this.heap, granted: this.granted, live: this.live, patience: this.patience };
    Object.assign(this, next);
    return before;
  }
}

export const FUEL = new Fuel();
