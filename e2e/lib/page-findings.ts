/** What the pages of a suite must not have: the last tests of each suite in a browser. */
import { expect, test } from '@jest/globals';
import type { AppBrowser } from './app-page.ts';

/** @param browser with all pages that the tests before have opened; asked when the tests run */
export function testPageFindings(browser: () => AppBrowser): void {
  test('axe-core finds nothing', () => {
    expect(browser().findings).toEqual([]);
  });

  test('the console has nothing to complain of', () => {
    expect(browser().complaints).toEqual([]);
  });
}
