/** Expectations about what a page shows a moment after what changes it. */
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';

/** Beyond that something is wrong, also on a busy machine. */
const PATIENCE_MS = 60_000;
const INTERVAL_MS = 50;

/**
 * Asks until the answer is the expected one, and fails with the last answer, as the assertions of Playwright's own test runner do.
 *
 * @param ask a question about the page that is answered at once, such as `() => locator.count()`
 */
export async function expectSoon<T>(ask: () => Promise<T> | T, expected: T): Promise<void> {
  let answer = await ask();
  for (const end = Date.now() + PATIENCE_MS; !isDeepStrictEqual(answer, expected) && Date.now() < end;) {
    await sleep(INTERVAL_MS);
    answer = await ask();
  }
  expect(answer).toEqual(expected);
}
