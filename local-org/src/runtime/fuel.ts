/**
 * Counting of processor time in compiled code. Reading a clock at every turn of a loop would cost more than the loop, so turns and calls
 * take from a supply; when it is used up, the clock is read once.
 */
import { checkCpu } from '../limits/counters.ts';
import { hasTransaction, tx } from './context.ts';

/** Calls (and 256ths of turns) between two looks at the clock: under a millisecond of plain code. */
const SUPPLY = 50_000;
const TURNS = 256;

export const FUEL = {
  /** What is left; methods that call others take one each. */
  n: SUPPLY,

  /** A loop made another 256 turns. */
  turns(): void {
    this.n -= TURNS;
    if (this.n < 0) this.tick();
  },

  /** Throws a LimitException when the transaction used up its processor time. */
  tick(): void {
    this.n = SUPPLY;
    if (hasTransaction()) checkCpu(tx().limits);
  },
};
