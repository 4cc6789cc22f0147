/** How long something takes in the app on the machine of the bounds to itself, measured on one that may be slower, or shared with other processes. */
import { cpus } from 'node:os';
import type { AppBrowser } from './app-page.ts';

export interface Timed<T> {
  readonly result: T;
  /** As the clock measures it. */
  readonly milliseconds: number;
  /** How many times longer it took than on the machine of the bounds to itself, estimated: for other processes, or because it is slower. */
  readonly crowding: number;
}

interface Reading {
  readonly clockMs: number;
  /** Processor time of this process, in which the org runs, and of the browser. */
  readonly ownMs: number;
  /** Of all processors together. */
  readonly idleMs: number;
}

/** On the machine on which the bounds were measured, which had nothing else to do: the best of three. */
const REFERENCE_MS = 35;
const REFERENCE_RECORDS = 20_000;

/** Milliseconds of a fixed piece of work, which reads, writes and sorts records as a server and a page do. */
function referenceMs(): number {
  const started = performance.now();
  const records = Array.from({ length: REFERENCE_RECORDS }, (_, index) => ({
    id: index,
    name: `Name ${(index * 7919) % REFERENCE_RECORDS}`,
  }));
  const read = JSON.parse(JSON.stringify(records)) as typeof records;
  const byName = new Map(read.map((record) => [record.name, record]));
  if ([...byName.keys()].sort().length !== REFERENCE_RECORDS) throw new Error('The reference work is wrong.');
  return performance.now() - started;
}

/** A collection of garbage falls into one of three at most. */
const bestReferenceMs = (): number => Math.min(referenceMs(), referenceMs(), referenceMs());

async function read(browser: AppBrowser): Promise<Reading> {
  const inBrowser = (await browser.processorSeconds()) * 1000;
  const { user, system } = process.cpuUsage();
  const idleMs = cpus().reduce((sum, { times }) => sum + times.idle, 0);
  return { clockMs: performance.now(), ownMs: inBrowser + (user + system) / 1000, idleMs };
}

/** Of a processor: what is left by others is never taken for less, so that a figure is never excused altogether. */
const LEAST_LEFT = 0.2;
const MOST_CROWDING = 2 / LEAST_LEFT;

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

/**
 * How many times slower the machine is than the one of the bounds, from the reference work before and after.
 *
 * @param before milliseconds
 * @param after milliseconds
 * @return from 1 to 10: a figure is never excused altogether
 */
export function slownessBy(before: number, after: number): number {
  return Math.min(Math.max((before + after) / 2 / REFERENCE_MS, 1), MOST_CROWDING);
}

/** Times an action, and what others took of the machine meanwhile: not before, as the load average does. */
export async function timed<T>(browser: AppBrowser, act: () => Promise<T>): Promise<Timed<T>> {
  const referenceBefore = bestReferenceMs();
  const before = await read(browser);
  const started = performance.now();
  const result = await act();
  const milliseconds = performance.now() - started;
  const after = await read(browser);
  const slowness = slownessBy(referenceBefore, bestReferenceMs());
  const processors = cpus().length;
  const elapsed = after.clockMs - before.clockMs;
  const busy = processors * elapsed - (after.idleMs - before.idleMs);
  const elsewhere = (busy - (after.ownMs - before.ownMs)) / elapsed;
  // The reference work waits for other processes, too: each factor has both in it, and the larger one is nearer.
  return { result, milliseconds, crowding: Math.max(crowdingBy(elsewhere, processors), slowness) };
}
