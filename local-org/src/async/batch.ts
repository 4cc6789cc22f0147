/**
 * Batch Apex: `Database.executeBatch`, the flex queue, and one step of a job at a time (start, one chunk, finish), each its own
 * transaction. Sources: Apex Developer Guide, "Using Batch Apex" and "Firing Platform Events from Batch Apex".
 */
import { tx } from '../runtime/context.ts';
import { ApexException, toApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { QueryLocatorRows } from '../soql/queries.ts';
import type { OrgHost } from '../host/host.ts';
import type { SqlValue } from '../store/store.ts';
import { inStoreTransaction, runUnit, type OrgTransaction, type UnitOptions } from '../host/unit.ts';
import { BatchableContext } from '../library/batchable-context.ts';
import { QueryLocator } from '../library/query-locator.ts';
import { classNameOf, implementsLibrary, typedList } from './apex-values.ts';
import { publishBatchError } from './batch-error.ts';
import { asyncContext, enterAsync } from './async-context.ts';
import { countJobs, deleteJob, insertJob, readScope, saveJob, saveProgress, saveScope, type Job } from './job.ts';
import { closeJobRecord, insertJobRecord, updateJobRecord } from './job-records.ts';
import { deserializeState, iterateApex, serializeState } from './state.ts';

export const ACTIVE_SLOTS = 5;
export const FLEX_QUEUE = 100;
const MAX_SCOPE = 2_000;
const DEFAULT_SCOPE = 200;

/** How the steps of a job run: on their own, or inside a test whose statics and state they share. */
export type UnitFrame = Pick<UnitOptions, 'isTest' | 'keepStatics' | 'inherit' | 'lockHolder'>;

/** `Database.executeBatch`. Answers the Id of the AsyncApexJob. */
export function executeBatch(host: OrgHost, batchable: object, scope: number | null): string {
  const context = asyncContext();
  if (context !== null && (context.kind === 'future' || (context.kind === 'batch' && context.phase !== 'FINISH'))) {
    throw ApexException.of(
      'System.AsyncException',
      'Database.executeBatch cannot be called from a batch start, batch execute, or future method.',
    );
  }
  if (scope !== null && scope < 1) throw ApexException.of('System.AsyncException', 'Scope size must be greater than 0');
  if (countJobs(host, 'batch', 'holding') >= FLEX_QUEUE) {
    throw ApexException.of(
      'System.LimitException',
      `You've exceeded the limit of ${FLEX_QUEUE} jobs in the flex queue for org ${host.facts().id.slice(0, 15)}. Wait for some of your batch jobs to finish before adding more. To monitor and reorder jobs, use the Apex Flex Queue page in Setup.`,
    );
  }
  tx().limits.jobsStarted++;
  const className = classNameOf(batchable);
  const userId = tx().user.id;
  const id = insertJobRecord(host, { jobType: 'BatchApex', className, status: 'Holding', userId });
  insertJob(host, {
    id,
    kind: 'batch',
    phase: 'holding',
    className,
    userId,
    state: serializeState(batchable),
    details: { scope: scope ?? DEFAULT_SCOPE },
    dueAt: tx().now(),
  });
  return id;
}

/** A job that has a slot, with what must not be read again for every chunk. */
export interface RunningBatch {
  readonly job: Job;
  readonly isStateful: boolean;
  readonly raisesEvents: boolean;
  /** Of this process's own `start`: reads chunks by position. */
  rows: QueryLocatorRows | null;
  /** Of a job that another process started: reads chunks by Id. */
  reopened: QueryLocatorRows | null;
}

export function openBatch(host: OrgHost, job: Job): RunningBatch {
  const cls = host.program.findClass(job.className);
  return {
    job,
    isStateful: cls !== null && implementsLibrary(cls, 'Database.Stateful'),
    raisesEvents: cls !== null && implementsLibrary(cls, 'Database.RaisesPlatformEvents'),
    rows: null,
    reopened: null,
  };
}

/** One step. True while there is more to do. In tests (`frame.isTest`) what fails is thrown on. */
export function stepBatch(host: OrgHost, batch: RunningBatch, frame: UnitFrame = {}): boolean {
  const { job } = batch;
  if (job.phase === 'queued') return startBatch(host, batch, frame);
  if (job.next < job.total) return runChunk(host, batch, frame);
  return finishBatch(host, batch, frame);
}

type StartMethod = { start$1(context: object): unknown };
type ExecuteMethod = { execute$2(context: object, scope: object): void };
type FinishMethod = { finish$1(context: object): void };

function unitOf(host: OrgHost, job: Job, frame: UnitFrame, method: string): UnitOptions {
  const user = host.user(job.userId);
  if (user === null) throw new Error(`The user ${job.userId} of job ${job.id} is gone`);
  return {
    user,
    quiddity: 'BATCH_APEX',
    isAsync: true,
    work: `${job.className}.${method}`,
    isChunk: method === 'execute',
    ...frame,
  };
}

function startBatch(host: OrgHost, batch: RunningBatch, frame: UnitFrame): boolean {
  const { job } = batch;
  try {
    runUnit(host, unitOf(host, job, frame, 'start'), (transaction) => {
      enterAsync(transaction, { kind: 'batch', jobId: job.id, phase: 'START' });
      const instance = deserializeState(host, job.state) as StartMethod;
      const source = instance.start$1(new BatchableContext(job.id, null));
      const size = Math.max(1, job.details.scope ?? DEFAULT_SCOPE);
      if (source === null)
        throw ApexException.of('System.UnexpectedException', 'Start did not return a valid iterable object.');
      job.total =
        source instanceof QueryLocator
          ? keepLocator(host, batch, source, Math.min(size, MAX_SCOPE))
          : keepItems(host, job, source as object, size);
      if (frame.isTest && job.total > 1) {
        throw ApexException.of(
          'System.UnexpectedException',
          'No more than one executeBatch can be called from within a test method.  Please make sure the iterable returned from your start method matches the batch size, resulting in one executeBatch invocation.',
        );
      }
      if (batch.isStateful) job.state = serializeState(instance);
      job.phase = 'processing';
      saveJob(host, job);
      updateJobRecord(host, job.id, { Status: 'Processing', TotalJobItems: job.total });
    });
    return true;
  } catch (error) {
    job.phase = 'queued';
    return fail(host, batch, 'START', error, frame, '');
  }
}

/** Keeps the fixed row set of a locator, so that another process could go on. Answers the number of chunks. */
function keepLocator(host: OrgHost, batch: RunningBatch, locator: QueryLocator, size: number): number {
  const { rows } = locator;
  const chunks = Math.ceil(rows.size / size);
  for (let chunk = 0; chunk < chunks; chunk++) saveScope(host, batch.job.id, chunk, rows.mark(chunk * size, size));
  batch.rows = rows;
  batch.job.details.query = rows.text;
  return chunks;
}

function keepItems(host: OrgHost, job: Job, source: object, size: number): number {
  let chunk: unknown[] = [];
  let count = 0;
  job.details.query = null;
  for (const item of iterateApex(source)) {
    chunk.push(item);
    if (chunk.length === size) {
      saveScope(host, job.id, count++, serializeState(chunk));
      chunk = [];
    }
  }
  if (chunk.length > 0) saveScope(host, job.id, count++, serializeState(chunk));
  return count;
}

function scopeOf(host: OrgHost, batch: RunningBatch): unknown[] {
  const { job } = batch;
  if (batch.rows !== null) {
    const size = Math.min(job.details.scope ?? DEFAULT_SCOPE, MAX_SCOPE);
    return batch.rows.fetch(job.next * size, size);
  }
  const items = readScope(host, job.id, job.next);
  if (job.details.query == null) return deserializeState(host, items) as unknown[];
  batch.reopened ??= host.queries.reopenLocator(job.details.query, { access: 'system', sharing: 'without' });
  return batch.reopened.fetchMarked(items);
}

function runChunk(host: OrgHost, batch: RunningBatch, frame: UnitFrame): boolean {
  const { job } = batch;
  let scope: unknown[] = [];
  const before = job.next;
  try {
    let alive = true;
    runUnit(host, unitOf(host, job, frame, 'execute'), (transaction) => {
      enterAsync(transaction, { kind: 'batch', jobId: job.id, phase: 'EXECUTE' });
      const instance = deserializeState(host, job.state) as ExecuteMethod;
      scope = scopeOf(host, batch);
      instance.execute$2(new BatchableContext(job.id, job.id), typedList(host, scope));
      job.next = before + 1;
      const state = batch.isStateful ? serializeState(instance) : null;
      alive = saveProgress(host, job, state);
      if (state !== null) job.state = state;
      if (alive) updateJobRecord(host, job.id, { JobItemsProcessed: job.next });
    });
    if (!alive) deleteJob(host, job.id);
    return alive;
  } catch (error) {
    job.next = before;
    return fail(
      host,
      batch,
      'EXECUTE',
      error,
      frame,
      scope.map((item) => (item as Partial<SObject> | null)?.id ?? '').join(','),
    );
  }
}

function finishBatch(host: OrgHost, batch: RunningBatch, frame: UnitFrame): boolean {
  const { job } = batch;
  try {
    runUnit(host, unitOf(host, job, frame, 'finish'), (transaction: OrgTransaction) => {
      enterAsync(transaction, { kind: 'batch', jobId: job.id, phase: 'FINISH' });
      const instance = deserializeState(host, job.state) as FinishMethod;
      closeJobRecord(host, job.id, 'Completed');
      instance.finish$1(new BatchableContext(job.id, null));
      deleteJob(host, job.id);
    });
    return false;
  } catch (error) {
    return fail(host, batch, 'FINISH', error, frame, '');
  }
}

/** Counts the failure and goes on with the next chunk; a failed `start` or `finish` ends the job. Answers whether the job goes on. */
function fail(
  host: OrgHost,
  batch: RunningBatch,
  phase: 'START' | 'EXECUTE' | 'FINISH',
  error: unknown,
  frame: UnitFrame,
  scopeIds: string,
): boolean {
  const exception = toApexException(error);
  const { job } = batch;
  inStoreTransaction(host, () => {
    job.errors++;
    if (phase === 'EXECUTE') job.next++;
    const progress: Record<string, SqlValue> = { NumberOfErrors: job.errors, JobItemsProcessed: job.next };
    if (job.errors === 1) progress['ExtendedStatus'] = `First error: ${exception.text}`.slice(0, 1000);
    if (phase === 'EXECUTE') {
      saveProgress(host, job, null);
      updateJobRecord(host, job.id, progress);
    } else {
      closeJobRecord(host, job.id, 'Failed', progress);
      deleteJob(host, job.id);
    }
    if (batch.raisesEvents) publishBatchError(host, { jobId: job.id, phase, exception, scopeIds });
  });
  if (frame.isTest) throw exception;
  return phase === 'EXECUTE';
}
