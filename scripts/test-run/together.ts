/**
 * Several test files as one suite of Jest: each is a `describe` block of its own, with its hooks. What the local org is made of is loaded and
 * compiled by Node once for all of them; a suite of its own would load it anew.
 */
import { describe, test } from '@jest/globals';

/** Set by the test run: test files, relative to the root, with forward slashes. */
declare const SUITES: readonly string[];
/** Set by scripts/lib/jest-environment.js. */
declare const inLastDescribe: (define: () => Promise<void>) => Promise<void>;

for (const file of SUITES) {
  describe(file, () => undefined);
  await inLastDescribe(async () => {
    try {
      await import(`../../${file}`);
    } catch (error) {
      test('can be loaded', () => {
        throw error;
      });
    }
  });
}
