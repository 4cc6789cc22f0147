/**
 * `local-org/testing`: Apex tests. `runTests` selects and runs the tests of a project; give it `processes: 1`, because only the
 * command line can be started again as a worker process. `openTestOrg`, `testClassesOf`, `runTestClass`, `coverageOf` and `countedLines`
 * run tests class by class.
 *
 * @example
 * import { openTestOrg, runTestClass, testClassesOf } from 'local-org/testing';
 *
 * const org = openTestOrg({ folders: ['.'], namespace: undefined, cacheDir: null }, false);
 * const outcomes = new Map();
 * for (const cls of testClassesOf(org))
 *   for (const { methodName, outcome } of runTestClass(org, cls, null)) outcomes.set(methodName, outcome);
 */
import type { Org } from '../org/org.ts';
import type { CountedLines } from '../runtime/program.ts';
import type { UserClass } from '../runtime/types.ts';
import { coverageOf as coverageOfHost } from '../testing/org.ts';
import type { CoverageEntry, TestResult } from '../testing/result.ts';
import { runTestClass as runClass, testClassesOf as classesOf } from '../testing/run-class.ts';

export { openTestOrg, type TestSources } from '../testing/org.ts';
export { runTests, type RunTestsOptions } from '../testing/run-tests.ts';
export type { CountedLines } from '../runtime/program.ts';
export type { CoverageEntry, TestResult, TestRun } from '../testing/result.ts';
export type { TestSelection } from '../testing/select.ts';

/** A class of the org's program. */
export type TestClass = UserClass;

/** Classes with at least one test method, by name. */
export const testClassesOf = (org: Org): readonly TestClass[] => classesOf(org.host);

/**
 * Runs the test methods of a class: `@TestSetup` once, then every method from that state.
 *
 * @param only lower-case method names; null for all
 * @param goesOn called with each result, those of `@TestSetup` included; where it returns false, no further method runs
 */
export function runTestClass(
  org: Org,
  cls: TestClass,
  only: ReadonlySet<string> | null,
  goesOn?: (result: TestResult) => boolean,
): readonly TestResult[] {
  return runClass(org.host, cls, only, undefined, goesOn);
}

/**
 * Lines that were reached since the org was opened with coverage, by class and trigger.
 *
 * @param since counts what ran after that, and only classes and triggers of which something did
 */
export const coverageOf = (org: Org, since?: CountedLines): readonly CoverageEntry[] => coverageOfHost(org.host, since);

/** What was counted until now, for `coverageOf`. */
export const countedLines = (org: Org): CountedLines => org.host.program.countedLines();
