/** How long something takes in the app on a machine to itself, measured on one that may be shared with other processes. */
import { cpus } from 'node:os';
import type { AppBrowser } from './app-page.ts';

export interface Timed<T> {
  readonly result: T;
  /** As the clock measures it. */
  readonly milliseconds: number;
  /** How many times longer other processes made it take while it ran, estimated: 1 on a machine to itself. */
  readonly crowding: number;
}

interface Reading {
  readonly clockMs: number;
  /** Processor time of this process, in which the org runs, and of the browser. */
  readonly ownMs: number;
  /** Of all processors together. */
  readonly idleMs: number;
}

async function read(browser: AppBrowser): Promise<Reading> {
  const inBrowser = (await browser.processorSeconds()) * 1000;
  const { user, system } = process.cpuUsage();
  const idleMs = cpus().reduce((sum, { times }) => sum + times.idle, 0);
  return { clockMs: performance.now(), ownMs: inBrowser + (user + system) / 1000, idleMs };
}

/** Of a processor: what is left by others is never taken for less, so that a figure is never excused altogether. */
const LEAST_LEFT = 0.2;

/**
 * How many times longer work on one processor takes because others use the machine.
 *
 * @param busyElsewhere processors that others keep busy, on average: a number from 0 to the number of processors
 * @param processors how many the machine has
 */
export function crowdingBy(busyElsewhere: number, processors: number): number {
  const others = Math.min(Math.max(busyElsewhere, 0), processors);
  // Work on one processor waits only when less than one is left.
  const left = Math.min(1, Math.max(processors - others, LEAST_LEFT));
  // Two threads of a core use the same caches and units: where all processors are busy, each needs up to twice the processor time.
  const slowdown = 1 + Math.min(1, others / Math.max(1, processors - 1));
  return slowdown / left;
}

/** Times an action, and what others took of the machine meanwhile: not before, as the load average does. */
export async function timed<T>(browser: AppBrowser, act: () => Promise<T>): Promise<Timed<T>> {
  const before = await read(browser);
  const started = performance.now();
  const result = await act();
  const milliseconds = performance.now() - started;
  const after = await read(browser);
  const processors = cpus().length;
  const elapsed = after.clockMs - before.clockMs;
  const busy = processors * elapsed - (after.idleMs - before.idleMs);
  const elsewhere = (busy - (after.ownMs - before.ownMs)) / elapsed;
  return { result, milliseconds, crowding: crowdingBy(elsewhere, processors) };
}
