/**
 * Test runs for clients: in an org of their own without data, a class at a time, so that requests are answered in between. The records of
 * a run (ApexTestRunResult, ApexTestQueueItem, ApexTestResult) are in the served org, where clients query them.
 */
import { testClassesOf, runTestClass, testMethodsOf } from '../../testing/run-class.ts';
import { coverageOf, openTestOrg } from '../../testing/org.ts';
import type { CoverageEntry, TestResult } from '../../testing/result.ts';
import { UnknownTestError } from '../../testing/errors.ts';
import { selectTests, type SelectedClass, type TestSelection } from '../../testing/select.ts';
import type { Org } from '../../org/org.ts';
import { inStoreTransaction } from '../../host/unit.ts';
import type { ApiServer } from '../api.ts';
import { apiError } from '../errors.ts';
import type { MetadataChanges } from '../../project/changes.ts';
import { type CoverageRows, coverageRows, NO_COVERAGE } from './coverage.ts';

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

interface RunObserver {
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
    const byTest: {
      readonly className: string;
      readonly methodName: string;
      readonly entries: readonly CoverageEntry[];
    }[] = [];
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
  byTest: { className: string; methodName: string; entries: readonly CoverageEntry[] }[],
): TestResult[] {
  const cls = org.host.program.findClass(name)!;
  const only = methods === null ? null : new Set(methods);
  if (!coverage)
    return runTestClass(org.host, cls, only).filter((result) => !result.isSetup || result.outcome !== 'Pass');
  const results: TestResult[] = [];
  for (const method of testMethodsOf(cls)) {
    if (only !== null && !only.has(method.name.toLowerCase())) continue;
    const before = coverageOf(org.host);
    results.push(
      ...runTestClass(org.host, cls, new Set([method.name.toLowerCase()])).filter((result) => !result.isSetup),
    );
    byTest.push({ className: name, methodName: method.name, entries: difference(before, coverageOf(org.host)) });
  }
  return results;
}

function difference(before: readonly CoverageEntry[], after: readonly CoverageEntry[]): CoverageEntry[] {
  const counts = new Map(before.map((entry) => [entry.name, new Map(entry.lines)]));
  return after
    .map((entry) => ({
      ...entry,
      lines: entry.lines.map(([line, count]) => [line, count - (counts.get(entry.name)?.get(line) ?? 0)] as const),
    }))
    .filter((entry) => entry.lines.some(([, count]) => count > 0));
}

/** Starts a run and answers the Id of its job at once: `707...`. Throws ApiError for names that are no tests. */
export function startRun(api: ApiServer, userId: string, request: RunRequest): string {
  // Names are looked up before anything is promised.
  const { host } = api.org;
  const selected = selectedClasses(api.org, request.selection);
  const { rows } = host;
  const classId = (name: string): string | null => rows.find('ApexClass', { Name: name });
  const now = (): number => host.clock.now();
  const items = new Map<string, string>();
  const ids = inStoreTransaction(host, () => {
    const jobId = rows.insert(
      'AsyncApexJob',
      {
        JobType: 'TestRequest',
        Status: 'Processing',
        JobItemsProcessed: 0,
        TotalJobItems: selected.length,
        NumberOfErrors: 0,
        CreatedById: userId,
      },
      userId,
    );
    const runId = rows.insert(
      'ApexTestRunResult',
      {
        AsyncApexJobId: jobId,
        UserId: userId,
        Status: 'Processing',
        StartTime: now(),
        IsAllTests: request.selection.tests.length + request.selection.classNames.length === 0 ? 1 : 0,
        Source: 'API',
        ClassesEnqueued: selected.length,
        ClassesCompleted: 0,
        MethodsEnqueued: methodCount(api.org, selected),
        MethodsCompleted: 0,
        MethodsFailed: 0,
      },
      userId,
    );
    for (const { name } of selected) {
      items.set(
        name,
        rows.insert(
          'ApexTestQueueItem',
          {
            ApexClassId: classId(name),
            Status: 'Queued',
            ParentJobId: jobId,
            TestRunResultId: runId,
            ShouldSkipCodeCoverage: request.coverage ? 0 : 1,
          },
          userId,
        ),
      );
    }
    return { jobId, runId };
  });
  let completed = 0;
  let testTime = 0;
  let failed = 0;
  let ran = 0;
  const observer: RunObserver = {
    started: ({ name }) =>
      inStoreTransaction(host, () => rows.update('ApexTestQueueItem', items.get(name)!, { Status: 'Processing' })),
    finished: ({ name }, results) =>
      inStoreTransaction(host, () => {
        for (const result of results) {
          rows.insert(
            'ApexTestResult',
            {
              TestTimestamp: now(),
              Outcome: result.outcome,
              ApexClassId: classId(name),
              MethodName: result.methodName,
              Message: result.message,
              StackTrace: result.stackTrace,
              AsyncApexJobId: ids.jobId,
              QueueItemId: items.get(name)!,
              ApexTestRunResultId: ids.runId,
              RunTime: Math.round(result.runTime),
              IsTestSetup: result.isSetup ? 1 : 0,
            },
            userId,
          );
          testTime += result.runTime;
          ran++;
          if (result.outcome !== 'Pass') failed++;
        }
        completed++;
        const passed = results.filter((result) => result.outcome === 'Pass').length;
        rows.update('ApexTestQueueItem', items.get(name)!, {
          Status: 'Completed',
          ExtendedStatus: `(${passed}/${results.length})`,
        });
        rows.update('ApexTestRunResult', ids.runId, {
          ClassesCompleted: completed,
          MethodsCompleted: ran,
          MethodsFailed: failed,
          TestTime: Math.round(testTime),
        });
      }),
  };
  const close = (status: string): void => {
    inStoreTransaction(host, () => {
      rows.update('ApexTestRunResult', ids.runId, {
        Status: status,
        EndTime: now(),
        TestTime: Math.round(testTime),
        TestSetupTime: 0,
      });
      rows.update('AsyncApexJob', ids.jobId, {
        Status: status,
        CompletedDate: now(),
        JobItemsProcessed: completed,
        NumberOfErrors: failed,
      });
    });
    api.channels.publish('/systemTopic/TestResult', {
      event: { type: 'updated', createdDate: new Date(now()).toISOString() },
      sobject: { Id: ids.jobId },
    });
  };
  setImmediate(() => {
    runSelection(api, request, observer)
      .then(
        () => close('Completed'),
        (error: unknown) => {
          api.report(error);
          close('Failed');
        },
      )
      .catch(api.report);
  });
  return ids.jobId;
}

function methodCount(org: Org, selected: readonly SelectedClass[]): number {
  return selected.reduce(
    (sum, { name, methods }) => sum + (methods?.length ?? testMethodsOf(org.host.program.findClass(name)!).length),
    0,
  );
}
