/**
 * Test runs for clients: in an org of their own without data, a class at a time, so that requests are answered in between. The records of
 * a run (ApexTestRunResult, ApexTestQueueItem, ApexTestResult) are in the served org, where clients query them.
 */
import { testClassesOf, runTestClass, testMethodsOf } from '../../testing/run-class.ts';
import { coverageOf, openTestOrg } from '../../testing/org.ts';
import type { CoverageEntry, TestResult } from '../../testing/result.ts';
import { UnknownTestError } from '../../testing/unknown-test-error.ts';
import { selectTests, type SelectedClass, type TestSelection } from '../../testing/select.ts';
import type { Org } from '../../org/org.ts';
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import type { MetadataChanges } from '../../project/changes.ts';
import { type CoverageOfTest, type CoverageRows, coveredLines, coverageRows, NO_COVERAGE } from './coverage.ts';
import { TestRunRecords } from './test-run-records.ts';

export interface TestRuns {
  /** Of the last run that counted it. */
  coverage: CoverageRows;
}

export function createTestRuns(): TestRuns {
  return { coverage: NO_COVERAGE };
}

export interface RunRequest {
  readonly selection: TestSelection;
  readonly coverage: boolean;
  /** Stop after so many failures; null: never. */
  readonly maxFailed: number | null;
}

export interface FinishedRun {
  readonly results: readonly TestResult[];
  readonly coverage: readonly CoverageEntry[] | null;
  readonly totalTime: number;
}

export interface RunObserver {
  selected?(classes: readonly SelectedClass[]): void;
  started?(cls: SelectedClass): void;
  finished?(cls: SelectedClass, results: readonly TestResult[]): void;
  /** Asked between classes. */
  isStopped?(): boolean;
}

/** Throws ApiError for names that are no tests. */
export async function runSelection(
  api: ApiServer,
  { selection, coverage, maxFailed }: RunRequest,
  observer: RunObserver = {},
  changes: MetadataChanges = api.org.changes,
): Promise<FinishedRun> {
  const started = performance.now();
  const { isManaged, namespace } = api.org.project;
  const { shape, isSandbox, sandboxName } = api.org.facts;
  const identity = isSandbox ? { isSandbox, sandboxName: sandboxName ?? 'sandbox' } : undefined;
  const sources = { ...api.sources, shape, identity, ...(isManaged ? { namespace: namespace!, isManaged } : {}) };
  const org = openTestOrg(sources, coverage, changes);
  try {
    const queue = selectedClasses(org, selection);
    observer.selected?.(queue);
    const results: TestResult[] = [];
    const byTest: CoverageOfTest[] = [];
    for (const cls of queue) {
      observer.started?.(cls);
      const own = runClass(org, cls, coverage, byTest);
      results.push(...own);
      observer.finished?.(cls, own);
      if (maxFailed !== null && results.filter((result) => result.outcome !== 'Pass').length > maxFailed) break;
      await new Promise((resolve) => setImmediate(resolve));
      if (observer.isStopped?.() === true) break;
    }
    const entries = coverage ? coverageOf(org.host) : null;
    if (entries !== null) api.tests.coverage = coverageRows(api, entries, byTest);
    return { results, coverage: entries, totalTime: performance.now() - started };
  } finally {
    org.close();
  }
}

function selectedClasses(org: Org, selection: TestSelection): SelectedClass[] {
  // Source: Metadata API Developer Guide, RunLocalTests: tests that come from an installed managed package are not run.
  const classes = testClassesOf(org.host).filter((cls) => !org.project.isManaged || cls.$namespace === null);
  try {
    return selectTests(classes, org.project, selection);
  } catch (error) {
    if (error instanceof UnknownTestError) throw apiError(400, 'INVALID_INPUT', error.message);
    throw error;
  }
}

/** With coverage each method runs alone, so that it is known which lines it covers. */
function runClass(
  org: Org,
  { name, methods }: SelectedClass,
  coverage: boolean,
  byTest: CoverageOfTest[],
): TestResult[] {
  const cls = org.host.program.findClass(name)!;
  const only = methods === null ? null : new Set(methods);
  if (!coverage)
    return runTestClass(org.host, cls, only).filter((result) => !result.isSetup || result.outcome !== 'Pass');
  const results: TestResult[] = [];
  for (const method of testMethodsOf(cls)) {
    if (only !== null && !only.has(method.name.toLowerCase())) continue;
    const before = org.host.program.countedLines();
    results.push(
      ...runTestClass(org.host, cls, new Set([method.name.toLowerCase()])).filter((result) => !result.isSetup),
    );
    byTest.push({ className: name, methodName: method.name, covered: coveredLines(coverageOf(org.host, before)) });
  }
  return results;
}

/** Starts a run and returns the Id of its job at once: `707...`. Throws ApiError for names that are no tests. */
export function startRun(api: ApiServer, userId: string, request: RunRequest): string {
  // Names are looked up before anything is promised.
  const records = new TestRunRecords(api, userId, request, selectedClasses(api.org, request.selection));
  setImmediate(() => {
    runSelection(api, request, records)
      .then(
        () => records.close('Completed'),
        (error: unknown) => {
          api.report(error);
          records.close('Failed');
        },
      )
      .catch(api.report);
  });
  return records.jobId;
}
