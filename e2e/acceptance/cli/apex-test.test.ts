/** `sf apex run test` (at once, in the background with coverage, JUnit), `sf apex get test`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

test('at once, with coverage', async () => {
  const sync = await org.sf([
    'apex',
    'run',
    'test',
    '--class-names',
    'TotalsTest',
    '--synchronous',
    '--code-coverage',
    '--json',
  ]);
  expect(sync.code).toBe(100);
  expect(sync.json.result.summary).toMatchObject({ testsRan: 2, passing: 1, failing: 1 });
  expect(sync.json.result.coverage.coverage).toContainEqual(
    expect.objectContaining({ name: 'Totals', totalLines: 7, totalCovered: 5 }),
  );
}, 300_000);

test('in the background, with coverage, and asked for again', async () => {
  const later = await org.sf([
    'apex',
    'run',
    'test',
    '--test-level',
    'RunLocalTests',
    '--code-coverage',
    '--wait',
    '2',
    '--json',
  ]);
  expect(later.json.result.summary).toMatchObject({ testsRan: 2, passing: 1, failing: 1 });
  expect(later.json.result.coverage.coverage.length).toBeGreaterThan(0);
  const again = await org.sf(['apex', 'get', 'test', '--test-run-id', later.json.result.summary.testRunId, '--json']);
  expect(again.json.result.summary).toMatchObject({ testsRan: 2, passing: 1 });
}, 300_000);

test('as JUnit', async () => {
  const junit = await org.sf([
    'apex',
    'run',
    'test',
    '--tests',
    'TotalsTest.addsUp',
    '--wait',
    '2',
    '--result-format',
    'junit',
  ]);
  expect(junit.code).toBe(0);
  expect(junit.out).toMatch(/<testcase name="addsUp" classname="TotalsTest"/);
}, 300_000);
