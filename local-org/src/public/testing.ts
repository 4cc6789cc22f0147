/**
 * `local-org/testing`: Apex tests. `runTests` selects and runs the tests of a project; give it `processes: 1`, because only the
 * command line can be started again as a worker process. `openTestOrg`, `testClassesOf`, `runTestClass` and `coverageOf` run tests
 * class by class.
 *
 * @example
 * import { openTestOrg, runTestClass, testClassesOf } from 'local-org/testing';
 *
 * const org = openTestOrg({ folders: ['.'], namespace: undefined, cacheDir: null }, false);
 * const outcomes = new Map();
 * for (const cls of testClassesOf(org.host))
 *   for (const { methodName, outcome } of runTestClass(org.host, cls, null)) outcomes.set(methodName, outcome);
 */
export { coverageOf, openTestOrg, type TestSources } from '../testing/org.ts';
export { runTestClass, testClassesOf } from '../testing/run-class.ts';
export { runTests, type RunTestsOptions } from '../testing/run-tests.ts';
export type { CoverageEntry, TestResult, TestRun } from '../testing/result.ts';
export type { TestSelection } from '../testing/select.ts';
