/**
 * Makes jobs go on where work has prices: what is due first runs first, and the clock moves with it. Work that would run side by side
 * (five batch jobs, queueables, events) begins at its own moment, though one transaction is over before the next one runs here; what a
 * transaction starts or publishes begins after its end. The `start` methods of an org run one at a time.
 * Source: Apex Developer Guide, "Using Batch Apex" (five active jobs, one `start` at a time).
 */
import type { Pricing } from '../conditions/state.ts';
import { callBackOne } from '../events/callbacks.ts';
import { dueDeliveries } from '../events/deliver.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction } from '../host/unit.ts';
import { ACTIVE_SLOTS, openBatch, stepBatch, type RunningBatch } from './batch.ts';
import { runDeployment } from './deployment.ts';
import { runFlowPath } from './flow-paths.ts';
import { runFuture } from './future.ts';
import { findJob, jobs, saveJob, type Job, type JobKind } from './job.ts';
import { stepQueueable } from './queueable.ts';
import { updateJobRecord } from './job-records.ts';
import type { JobProgress, JobRunner, RunJobsOptions } from './runner.ts';
import { dueSchedules, nextScheduleAt, runSchedule } from './schedule.ts';

interface Slot {
  batch: RunningBatch | null;
  /** When the next step of its job can begin; without a job, when the slot became free. */
  at: number;
}

/** Work that can begin at a moment. */
interface DueWork {
  readonly at: number;
  /** It runs only where nothing else is left. */
  readonly isHeld?: boolean;
  run(): void;
}

type Options = Pick<RunJobsOptions, 'onProgress' | 'isSlow'>;

export class PricedRunner implements JobRunner {
  readonly #host: OrgHost;
  readonly #clock: Pricing['clock'];
  readonly #time: Pricing['time'];
  readonly #slots: readonly Slot[];
  #present: number;
  #startIsFreeAt: number;

  constructor(host: OrgHost, { clock, time }: Pricing) {
    this.#host = host;
    this.#clock = clock;
    this.#time = time;
    this.#present = clock.latest;
    this.#startIsFreeAt = clock.latest;
    this.#slots = Array.from({ length: ACTIVE_SLOTS }, () => ({ batch: null, at: clock.latest }));
  }

  step(onProgress?: (progress: JobProgress) => void, isSlow?: RunJobsOptions['isSlow']): boolean {
    return this.#step(definedOf(onProgress, isSlow), this.#present);
  }

  async run({ until, onProgress, isSlow, passTime }: RunJobsOptions = {}): Promise<void> {
    const clock = this.#clock;
    const deadline = clock.latest + (passTime ?? 0);
    while (!(until?.() ?? false) && this.#step(definedOf(onProgress, isSlow), deadline)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#host.locks.releaseAll();
    clock.set(until?.() === true ? clock.latest : Math.max(clock.latest, deadline));
  }

  #step(options: Options, deadline: number): boolean {
    const due = this.#next(options, deadline);
    if (due === null) return false;
    this.#present = Math.max(this.#present, due.at);
    this.#clock.set(this.#present);
    const marks = newest(this.#host);
    due.run();
    startAfterEnd(this.#host, marks, this.#present, this.#clock.now());
    return true;
  }

  /** @param deadline schedules that are due by then run in any case */
  #next(options: Options, deadline: number): DueWork | null {
    const host = this.#host;
    const all = this.#work(options);
    const free = all.filter(({ isHeld }) => isHeld !== true);
    const first = earliest(free.length > 0 ? free : all);
    const scheduleAt = nextScheduleAt(host);
    const goesOnUntil = first === null ? deadline : Math.max(first.at, deadline);
    if (scheduleAt === null || scheduleAt > goesOnUntil || (first !== null && first.at < scheduleAt)) return first;
    return { at: scheduleAt, run: () => runSchedule(host, dueSchedules(host, false)[0]!) };
  }

  /** Everything but schedules. */
  #work(options: Options): DueWork[] {
    const host = this.#host;
    const time = this.#time;
    return [
      ...dueDeliveries(host, time.eventDelivery).map(({ at, isHeld, deliver }) => ({
        at,
        isHeld,
        run: () => deliver(this.#present),
      })),
      ...this.#queued('callback', time.eventDelivery, () => void callBackOne(host, {}, true)),
      ...jobs(host, 'queueable', 'finalizing').map((job) => ({
        at: this.#present,
        run: () => this.#stepQueueable(job),
      })),
      ...this.#queued('deployment', time.queue, (job) => runDeployment(host, job)),
      ...this.#queued('flow', 0, (job) => runFlowPath(host, job, {})),
      ...this.#queued('future', time.queue, (job) => runFuture(host, job)),
      ...this.#queued('queueable', time.queue, (job) => this.#stepQueueable(job)),
      ...this.#slotWork(options),
    ];
  }

  #queued(kind: JobKind, delay: number, run: (job: Job) => void): DueWork[] {
    return jobs(this.#host, kind, 'queued').map((job) => ({ at: job.dueAt + delay, run: () => run(job) }));
  }

  #stepQueueable(job: Job): void {
    if (!stepQueueable(this.#host, job)) return;
    const finalizing = findJob(this.#host, job.id);
    if (finalizing !== null) stepQueueable(this.#host, finalizing);
  }

  #slotWork(options: Options): DueWork[] {
    this.#fillSlots();
    return this.#slots
      .filter((slot) => slot.batch !== null)
      .map((slot) => {
        const isStart = slot.batch!.job.phase === 'queued';
        return {
          at: isStart ? Math.max(slot.at, this.#startIsFreeAt) : slot.at,
          run: () => this.#stepSlot(slot, options),
        };
      });
  }

  /** Waiting jobs take the slots in the order in which these become free. */
  #fillSlots(): void {
    const slots = this.#slots;
    if (slots.every(({ batch }) => batch !== null)) return;
    const active = new Set(slots.map(({ batch }) => batch?.job.id));
    for (const phase of ['processing', 'queued', 'holding'] as const) {
      for (const job of jobs(this.#host, 'batch', phase)) {
        if (active.has(job.id)) continue;
        const slot = earliest(slots.filter(({ batch }) => batch === null));
        if (slot === null) return;
        slot.at =
          phase === 'processing' ? Math.max(slot.at, this.#present) : Math.max(slot.at, job.dueAt + this.#time.queue);
        slot.batch = openBatch(this.#host, job);
        if (phase === 'holding') this.#leaveFlexQueue(job);
      }
    }
  }

  #leaveFlexQueue(job: Job): void {
    job.phase = 'queued';
    inStoreTransaction(this.#host, () => {
      saveJob(this.#host, job);
      updateJobRecord(this.#host, job.id, { Status: 'Queued' });
    });
  }

  #stepSlot(slot: Slot, { onProgress, isSlow }: Options): void {
    const host = this.#host;
    const batch = slot.batch!;
    const { id, className } = batch.job;
    const isStart = batch.job.phase === 'queued';
    host.locks.release(id);
    const frame = isSlow?.(className) === true ? { lockHolder: id } : {};
    const more = findJob(host, id) !== null && stepBatch(host, batch, frame);
    slot.at = this.#clock.now();
    if (isStart) this.#startIsFreeAt = this.#clock.now();
    if (!more) {
      host.locks.release(id);
      slot.batch = null;
    }
    const { next: done, total, errors } = batch.job;
    onProgress?.({ jobId: id, className, phase: isStart ? 'start' : more ? 'chunk' : 'end', done, total, errors });
  }
}

function definedOf(onProgress: ((progress: JobProgress) => void) | undefined, isSlow: Options['isSlow']): Options {
  return { ...(onProgress === undefined ? {} : { onProgress }), ...(isSlow === undefined ? {} : { isSlow }) };
}

/** The first of those that are earliest. */
function earliest<T extends { readonly at: number }>(among: readonly T[]): T | null {
  return among.reduce<T | null>((best, each) => (best === null || each.at < best.at ? each : best), null);
}

interface Marks {
  readonly job: number;
  readonly event: number;
}

function newest({ store }: OrgHost): Marks {
  return {
    job: (store.prepare('SELECT max(seq) FROM org_job').row()![0] as number | null) ?? 0,
    event: (store.prepare('SELECT max(replay_id) FROM org_event_log').row()![0] as number | null) ?? 0,
  };
}

/** What a transaction enqueues and publishes exists when it is over. */
function startAfterEnd(host: OrgHost, since: Marks, begun: number, ended: number): void {
  if (ended <= begun) return;
  inStoreTransaction(host, () => {
    host.store.prepare('UPDATE org_job SET due_at = due_at + ? WHERE seq > ?').run(ended - begun, since.job);
    host.store
      .prepare('UPDATE org_event_log SET created_at = ? WHERE replay_id > ? AND created_at < ?')
      .run(ended, since.event, ended);
  });
}
