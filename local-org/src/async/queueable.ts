/** Queueable Apex and transaction finalizers. Source: Apex Developer Guide, "Queueable Apex" and "Transaction Finalizers". */
import { tx } from '../runtime/context.ts';
import { ApexException, toApexException } from '../runtime/exception.ts';
import { countLimit } from '../limits/counters.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import { FinalizerContext, QueueableContext } from '../library/queueable-context.ts';
import { callExecute, classNameOf } from './apex-values.ts';
import type { UnitFrame } from './batch.ts';
import { asyncContext, enterAsync } from './async-context.ts';
import { deleteJob, insertJob, saveJob, type Job } from './job.ts';
import { closeJobRecord, insertJobRecord, updateJobRecord } from './job-records.ts';
import { deserializeState, serializeState } from './state.ts';

/** How often in a row a finalizer may enqueue the job that failed. */
const MAX_RETRIES = 5;
const MAX_DELAY_MINUTES = 10;

export interface EnqueueOptions {
  readonly delayMinutes: number;
  readonly maxDepth: number | null;
  /** Text of the duplicate signature. */
  readonly signature: string | null;
}

/** `System.enqueueJob`. Answers the Id of the AsyncApexJob. */
export function enqueueJob(host: OrgHost, queueable: object, options: EnqueueOptions): string {
  const context = asyncContext();
  countLimit(tx().limits, 'queueableJobs', 1);
  const { delayMinutes } = options;
  if (!Number.isInteger(delayMinutes) || delayMinutes < 0 || delayMinutes > MAX_DELAY_MINUTES) {
    throw ApexException.of(
      'System.IllegalArgumentException',
      `Delay must be between 0 and ${MAX_DELAY_MINUTES} minutes`,
    );
  }
  const depth = context?.kind === 'queueable' || context?.kind === 'finalizer' ? context.depth + 1 : 1;
  const maxDepth = options.maxDepth ?? (depth > 1 ? (context?.maxDepth ?? null) : null);
  if (tx().isTest && context?.kind === 'queueable' && maxDepth === null)
    throw ApexException.of('System.AsyncException', 'Maximum stack depth has been reached.');
  if (maxDepth !== null && depth > maxDepth)
    throw ApexException.of('System.AsyncException', 'Maximum stack depth has been reached.');
  const className = classNameOf(queueable);
  const userId = tx().user.id;
  if (options.signature !== null && hasSignature(host, options.signature)) {
    throw ApexException.of(
      'System.DuplicateMessageException',
      'Attempt to enqueue job with duplicate queueable signature',
    );
  }
  const id = insertJobRecord(host, { jobType: 'Queueable', className, status: 'Queued', userId });
  insertJob(host, {
    id,
    kind: 'queueable',
    phase: 'queued',
    className,
    userId,
    state: serializeState(queueable),
    details: { depth, maxDepth, delayMinutes, signature: options.signature, retries: retriesOf(context, className) },
    dueAt: tx().now() + delayMinutes * 60_000,
  });
  return id;
}

function hasSignature(host: OrgHost, signature: string): boolean {
  return (
    host.store
      .prepare("SELECT 1 FROM org_job WHERE kind = 'queueable' AND json_extract(details, '$.signature') = ?")
      .row(signature) !== undefined
  );
}

const RETRIES = Symbol('retries of the failed job');

/** Counts on when a finalizer enqueues the class of the job that failed. */
function retriesOf(context: ReturnType<typeof asyncContext>, className: string): number {
  if (context?.kind !== 'finalizer') return 0;
  const failed = tx().state.get(RETRIES) as { className: string; retries: number } | undefined;
  if (failed?.className !== className) return 0;
  if (failed.retries >= MAX_RETRIES)
    throw ApexException.of(
      'System.AsyncException',
      `Maximum number of consecutive retries (${MAX_RETRIES}) has been reached.`,
    );
  return failed.retries + 1;
}

/** `System.attachFinalizer`. */
export function attachFinalizer(finalizer: object): void {
  const context = asyncContext();
  if (context?.kind !== 'queueable')
    throw ApexException.of('System.AsyncException', 'Finalizer can only be attached to a Queueable job');
  if (context.finalizer !== null)
    throw ApexException.of(
      'System.AsyncException',
      'More than one Finalizer cannot be attached to same Async Apex Job',
    );
  context.finalizer = finalizer;
}

/** Runs a queued job, or the finalizer of one that ran. True when a finalizer is still to run. In tests the failure is thrown on, after the finalizer. */
export function stepQueueable(host: OrgHost, job: Job, frame: UnitFrame = {}): boolean {
  return job.phase === 'finalizing' ? runFinalizer(host, job, frame) : runQueueable(host, job, frame);
}

function runQueueable(host: OrgHost, job: Job, frame: UnitFrame): boolean {
  let finalizer: object | null = null;
  const user = host.user(job.userId)!;
  inStoreTransaction(host, () => updateJobRecord(host, job.id, { Status: 'Processing' }));
  try {
    runUnit(
      host,
      { user, quiddity: 'QUEUEABLE', isAsync: true, work: `${job.className}.execute`, ...frame },
      (transaction) => {
        const context = enterAsync(transaction, {
          kind: 'queueable',
          jobId: job.id,
          phase: 'EXECUTE',
          depth: job.details.depth ?? 1,
          maxDepth: job.details.maxDepth ?? null,
          delayMinutes: job.details.delayMinutes ?? 0,
        });
        try {
          callExecute(deserializeState(host, job.state) as object, 'queueablecontext', new QueueableContext(job.id));
        } finally {
          finalizer = context.finalizer;
        }
        closeJobRecord(host, job.id, 'Completed');
        endRun(host, job, finalizer, null);
      },
    );
    return finalizer !== null;
  } catch (error) {
    const exception = toApexException(error);
    inStoreTransaction(host, () => {
      closeJobRecord(host, job.id, 'Failed', { NumberOfErrors: 1, ExtendedStatus: exception.text.slice(0, 1000) });
      endRun(host, job, finalizer, exception);
    });
    if (frame.isTest) {
      if (finalizer !== null) runFinalizer(host, job, frame);
      throw exception;
    }
    return finalizer !== null;
  }
}

function endRun(host: OrgHost, job: Job, finalizer: object | null, failure: ApexException | null): void {
  if (finalizer === null) {
    deleteJob(host, job.id);
    return;
  }
  job.phase = 'finalizing';
  job.details.failure = failure === null ? null : { type: failure.typeName, message: failure.text };
  job.state = serializeState(finalizer);
  saveJob(host, job);
}

function runFinalizer(host: OrgHost, job: Job, frame: UnitFrame): boolean {
  const failure = job.details.failure ?? null;
  try {
    runUnit(
      host,
      {
        user: host.user(job.userId)!,
        quiddity: 'TRANSACTION_FINALIZER_QUEUEABLE',
        isAsync: true,
        work: `${job.className}, finalizer`,
        ...frame,
      },
      (transaction) => {
        enterAsync(transaction, {
          kind: 'finalizer',
          jobId: job.id,
          phase: null,
          depth: job.details.depth ?? 1,
          maxDepth: job.details.maxDepth ?? null,
        });
        if (failure !== null)
          transaction.state.set(RETRIES, { className: job.className, retries: job.details.retries ?? 0 });
        deleteJob(host, job.id);
        const exception = failure === null ? null : ApexException.of(failure.type, failure.message);
        callExecute(
          deserializeState(host, job.state) as object,
          'finalizercontext',
          new FinalizerContext(job.id, exception),
        );
      },
    );
  } catch (error) {
    inStoreTransaction(host, () => deleteJob(host, job.id));
    if (frame.isTest) throw error;
  }
  return false;
}
