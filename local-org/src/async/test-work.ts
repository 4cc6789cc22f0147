/** How much asynchronous work one test method may start: a chain that starts itself again and again ends that test and no other. */
import { tx } from '../runtime/context.ts';

/** Jobs and event deliveries of one test method. The platform ends tests earlier, by the time they take. */
export const MOST_WORK = 2_000;
/** Time in which the asynchronous work of one test method has to be done, in milliseconds. */
export const MOST_TIME = 300_000;

export class EndlessTestError extends Error {
  constructor(what: string) {
    super(`The asynchronous work of this test does not end: ${what}. Look for a job or a trigger that starts itself.`);
    this.name = 'EndlessTestError';
  }
}

interface Work {
  done: number;
  readonly startedAt: number;
}

const KEY = Symbol('asynchronous work of a test');

/** Counts one job or delivery. Throws EndlessTestError, which no Apex catches. */
export function countTestWork(): void {
  const { state } = tx();
  const work = (state.get(KEY) as Work | undefined) ?? { done: 0, startedAt: performance.now() };
  state.set(KEY, work);
  work.done++;
  if (work.done > MOST_WORK) throw new EndlessTestError(`more than ${MOST_WORK} jobs and event deliveries`);
  if (performance.now() - work.startedAt > MOST_TIME)
    throw new EndlessTestError(`more than ${MOST_TIME / 1000} seconds`);
}
