/** The records of a test run in the served org: AsyncApexJob, ApexTestRunResult, ApexTestQueueItem, ApexTestResult. */
import { inStoreTransaction } from '../../host/unit.ts';
import type { Org } from '../../org/org.ts';
import type { TestResult } from '../../testing/result.ts';
import type { RowValues } from '../../store/system-rows.ts';
import { testMethodsOf } from '../../testing/run-class.ts';
import type { SelectedClass } from '../../testing/select.ts';
import type { ApiServer } from '../api.ts';
import type { RunObserver, RunRequest } from './test-runs.ts';

export class TestRunRecords implements RunObserver {
  readonly jobId: string;
  readonly #api: ApiServer;
  readonly #userId: string;
  readonly #runId: string;
  /** Ids of queue items by class name. */
  readonly #items = new Map<string, string>();
  #completed = 0;
  #testTime = 0;
  #failed = 0;
  #ran = 0;

  constructor(api: ApiServer, userId: string, request: RunRequest, selected: readonly SelectedClass[]) {
    this.#api = api;
    this.#userId = userId;
    [this.jobId, this.#runId] = inStoreTransaction(api.org.host, () => {
      const jobId = this.#insertJob(selected);
      const runId = this.#insertRun(jobId, request, selected);
      this.#insertItems(jobId, runId, request, selected);
      return [jobId, runId];
    });
  }

  started({ name }: SelectedClass): void {
    const { host } = this.#api.org;
    inStoreTransaction(host, () =>
      host.rows.update('ApexTestQueueItem', this.#items.get(name)!, { Status: 'Processing' }),
    );
  }

  finished({ name }: SelectedClass, results: readonly TestResult[]): void {
    const { host } = this.#api.org;
    inStoreTransaction(host, () => {
      for (const result of results) this.#insertResult(name, result);
      this.#completed++;
      const passed = results.filter((result) => result.outcome === 'Pass').length;
      host.rows.update('ApexTestQueueItem', this.#items.get(name)!, {
        Status: 'Completed',
        ExtendedStatus: `(${passed}/${results.length})`,
      });
      host.rows.update('ApexTestRunResult', this.#runId, {
        ClassesCompleted: this.#completed,
        MethodsCompleted: this.#ran,
        MethodsFailed: this.#failed,
        TestTime: Math.round(this.#testTime),
      });
    });
  }

  /** Ends the run, and notifies the clients that listen. */
  close(status: 'Completed' | 'Failed'): void {
    const { host } = this.#api.org;
    inStoreTransaction(host, () => {
      host.rows.update('ApexTestRunResult', this.#runId, {
        Status: status,
        EndTime: this.#now(),
        TestTime: Math.round(this.#testTime),
        TestSetupTime: 0,
      });
      host.rows.update('AsyncApexJob', this.jobId, {
        Status: status,
        CompletedDate: this.#now(),
        JobItemsProcessed: this.#completed,
        NumberOfErrors: this.#failed,
      });
    });
    this.#api.channels.publish('/systemTopic/TestResult', {
      event: { type: 'updated', createdDate: new Date(this.#now()).toISOString() },
      sobject: { Id: this.jobId },
    });
  }

  #insertJob(selected: readonly SelectedClass[]): string {
    return this.#insert('AsyncApexJob', {
      JobType: 'TestRequest',
      Status: 'Processing',
      JobItemsProcessed: 0,
      TotalJobItems: selected.length,
      NumberOfErrors: 0,
      CreatedById: this.#userId,
    });
  }

  #insertRun(jobId: string, { selection }: RunRequest, selected: readonly SelectedClass[]): string {
    return this.#insert('ApexTestRunResult', {
      AsyncApexJobId: jobId,
      UserId: this.#userId,
      Status: 'Processing',
      StartTime: this.#now(),
      IsAllTests: selection.tests.length + selection.classNames.length === 0 ? 1 : 0,
      Source: 'API',
      ClassesEnqueued: selected.length,
      ClassesCompleted: 0,
      MethodsEnqueued: methodCount(this.#api.org, selected),
      MethodsCompleted: 0,
      MethodsFailed: 0,
    });
  }

  #insertItems(jobId: string, runId: string, request: RunRequest, selected: readonly SelectedClass[]): void {
    for (const { name } of selected) {
      const item = this.#insert('ApexTestQueueItem', {
        ApexClassId: this.#classId(name),
        Status: 'Queued',
        ParentJobId: jobId,
        TestRunResultId: runId,
        ShouldSkipCodeCoverage: request.coverage ? 0 : 1,
      });
      this.#items.set(name, item);
    }
  }

  #insertResult(className: string, result: TestResult): void {
    this.#insert('ApexTestResult', {
      TestTimestamp: this.#now(),
      Outcome: result.outcome,
      ApexClassId: this.#classId(className),
      MethodName: result.methodName,
      Message: result.message,
      StackTrace: result.stackTrace,
      AsyncApexJobId: this.jobId,
      QueueItemId: this.#items.get(className)!,
      ApexTestRunResultId: this.#runId,
      RunTime: Math.round(result.runTime),
      IsTestSetup: result.isSetup ? 1 : 0,
    });
    this.#testTime += result.runTime;
    this.#ran++;
    if (result.outcome !== 'Pass') this.#failed++;
  }

  #insert(object: string, values: RowValues): string {
    return this.#api.org.host.rows.insert(object, values, this.#userId);
  }

  #classId(name: string): string | null {
    return this.#api.org.host.rows.find('ApexClass', { Name: name });
  }

  #now(): number {
    return this.#api.org.host.clock.now();
  }
}

function methodCount(org: Org, selected: readonly SelectedClass[]): number {
  return selected.reduce(
    (sum, { name, methods }) => sum + (methods?.length ?? testMethodsOf(org.host.program.findClass(name)!).length),
    0,
  );
}
