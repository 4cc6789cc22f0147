/**
 * What makes jobs go on: takes one step after another, in turn from events, queueables, future methods, due schedules and the batch jobs
 * that have a slot, and lets the event loop breathe in between.
 */
import { countTestWork } from '../limits/test-budget.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction } from '../host/unit.ts';
import { callBackOne } from '../events/callbacks.ts';
import { anyIsEnough, deliverOne } from '../events/deliver.ts';
import { dropEvents, lastReplayId, waitingEvents } from '../events/queue.ts';
import { ACTIVE_SLOTS, openBatch, stepBatch, type RunningBatch, type UnitFrame } from './batch.ts';
import { runDeployment } from './deployment.ts';
import { dueFlowPath, runFlowPath } from './flow-paths.ts';
import { runFuture } from './future.ts';
import { countJobs, findJob, jobs, saveJob } from './job.ts';
import { PricedRunner } from './priced-runner.ts';
import { stepQueueable } from './queueable.ts';
import { updateJobRecord } from './job-records.ts';
import { dueSchedules, runSchedule } from './schedule.ts';

/** Called after every step of a batch job. */
export interface JobProgress {
  readonly jobId: string;
  readonly className: string;
  readonly phase: 'start' | 'chunk' | 'end';
  readonly done: number;
  /** 0 until `start` ran. */
  readonly total: number;
  readonly errors: number;
}

export interface RunJobsOptions {
  /** Stop when this is true: asked between steps. Default: when nothing is left that could run now. */
  readonly until?: () => boolean;
  readonly onProgress?: (progress: JobProgress) => void;
  /**
   * Batch classes whose steps count as taking longer than others wait for a lock: what a step locked stays locked until the next step of
   * its job.
   */
  readonly isSlow?: (className: string) => boolean;
  /**
   * Where work has prices: how many milliseconds of the org's time pass in any case. Schedules that come due in it run. Default 0: a schedule
   * runs only when other work goes on beyond its time.
   */
  readonly passTime?: number;
}

export interface JobRunner {
  /** Resolves when nothing can run now: delayed and scheduled work stays. */
  run(options?: RunJobsOptions): Promise<void>;
  /** One step of whatever is next. False when nothing could run. */
  step(onProgress?: (progress: JobProgress) => void, isSlow?: RunJobsOptions['isSlow']): boolean;
}

export function createJobRunner(host: OrgHost): JobRunner {
  const pricing = host.conditions?.pricing ?? null;
  return pricing === null ? new TurnTaker(host) : new PricedRunner(host, pricing);
}

/** Steps of batch jobs and of everything else in turn. */
class TurnTaker implements JobRunner {
  readonly #host: OrgHost;
  #slots: RunningBatch[] = [];
  /** Position of the batch job whose step is next. */
  #turn = 0;
  /** Whether the step before was none of a batch job. */
  #small = false;

  constructor(host: OrgHost) {
    this.#host = host;
  }

  step(onProgress?: (progress: JobProgress) => void, isSlow?: RunJobsOptions['isSlow']): boolean {
    this.#small = !this.#small;
    const isDone = this.#small
      ? this.#stepSmall() || this.#stepSlot(onProgress, isSlow)
      : this.#stepSlot(onProgress, isSlow) || this.#stepSmall();
    return isDone || deliverOne(this.#host);
  }

  async run({ until, onProgress, isSlow }: RunJobsOptions = {}): Promise<void> {
    while (!(until?.() ?? false) && this.step(onProgress, isSlow)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#host.locks.releaseAll();
  }

  #stepSlot(onProgress?: (progress: JobProgress) => void, isSlow?: RunJobsOptions['isSlow']): boolean {
    const host = this.#host;
    this.#fillSlots();
    if (this.#slots.length === 0) return false;
    this.#turn %= this.#slots.length;
    const slot = this.#slots[this.#turn]!;
    const started = slot.job.phase === 'queued';
    const { id, className } = slot.job;
    host.locks.release(id);
    const frame = isSlow?.(className) === true ? { lockHolder: id } : {};
    const more = findJob(host, id) !== null && stepBatch(host, slot, frame);
    if (more) this.#turn++;
    else {
      host.locks.release(id);
      this.#slots = this.#slots.filter((other) => other !== slot);
    }
    onProgress?.({
      jobId: slot.job.id,
      className: slot.job.className,
      phase: started ? 'start' : more ? 'chunk' : 'end',
      done: slot.job.next,
      total: slot.job.total,
      errors: slot.job.errors,
    });
    return true;
  }

  /** With jobs that go on, jobs that are queued, and jobs that wait in the flex queue, in this order. */
  #fillSlots(): void {
    const host = this.#host;
    const active = new Set(this.#slots.map((slot) => slot.job.id));
    if (this.#slots.length < ACTIVE_SLOTS) {
      for (const phase of ['processing', 'queued'] as const) {
        for (const job of jobs(host, 'batch', phase)) {
          if (this.#slots.length < ACTIVE_SLOTS && !active.has(job.id)) this.#slots.push(openBatch(host, job));
        }
      }
    }
    if (this.#slots.length >= ACTIVE_SLOTS || countJobs(host, 'batch', 'holding') === 0) return;
    inStoreTransaction(host, () => {
      for (const job of jobs(host, 'batch', 'holding').slice(0, ACTIVE_SLOTS - this.#slots.length)) {
        job.phase = 'queued';
        saveJob(host, job);
        updateJobRecord(host, job.id, { Status: 'Queued' });
        this.#slots.push(openBatch(host, job));
      }
    });
  }

  #stepSmall(): boolean {
    const host = this.#host;
    if ((anyIsEnough(host) && deliverOne(host)) || callBackOne(host, {}, true)) return true;
    const due = dueSchedules(host, false)[0];
    if (due !== undefined) {
      runSchedule(host, due);
      return true;
    }
    return stepSingle(host, {});
  }
}

/** One queueable, finalizer, metadata deployment or future method, in the order of the queue. */
function stepSingle(host: OrgHost, frame: UnitFrame): boolean {
  const now = host.clock.now();
  const finalizing = jobs(host, 'queueable', 'finalizing')[0];
  if (finalizing !== undefined) {
    stepQueueable(host, finalizing, frame);
    return true;
  }
  const deployment = jobs(host, 'deployment', 'queued')[0];
  if (deployment !== undefined) {
    runDeployment(host, deployment);
    return true;
  }
  const path = dueFlowPath(host, frame);
  if (path !== null) {
    runFlowPath(host, path, frame);
    return true;
  }
  const future = jobs(host, 'future', 'queued')[0];
  if (future !== undefined) {
    runFuture(host, future, frame);
    return true;
  }
  const queueable = jobs(host, 'queueable', 'queued').find((job) => job.dueAt <= now || frame.isTest === true);
  if (queueable === undefined) return false;
  stepQueueable(host, queueable, frame);
  return true;
}

/**
 * `Test.stopTest`: everything that was started runs now, to its end, in the order in which the platform runs it. What fails is thrown.
 * Schedules are last: what they start is still waiting when the test goes on.
 */
export function drainJobs(host: OrgHost, frame: UnitFrame): void {
  while (stepSingle(host, frame) || drainBatch(host, frame)) countTestWork();
  for (const due of dueSchedules(host, true)) runSchedule(host, due, frame);
}

function drainBatch(host: OrgHost, frame: UnitFrame): boolean {
  const job = [...jobs(host, 'batch', 'holding'), ...jobs(host, 'batch', 'queued')][0];
  if (job === undefined) return false;
  job.phase = 'queued';
  const batch = openBatch(host, job);
  while (stepBatch(host, batch, frame)) countTestWork();
  return true;
}

/** Delivers every event that waits to every subscriber, and notifies publishers. */
export function drainEvents(host: OrgHost, frame: UnitFrame): void {
  while (deliverOne(host, frame) || callBackOne(host, frame, true)) countTestWork();
}

/** `Test.getEventBus().fail()`: nobody hears of the events but their publishers. */
export function failEvents(host: OrgHost, frame: UnitFrame): void {
  for (const name of waitingEvents(host)) dropEvents(host, name, lastReplayId(host, name));
  while (callBackOne(host, frame, false));
}
