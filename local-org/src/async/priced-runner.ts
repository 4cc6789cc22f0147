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

export function createPricedRunner(host: OrgHost, { clock, time }: Pricing): JobRunner {
  const slots: Slot[] = Array.from({ length: ACTIVE_SLOTS }, () => ({ batch: null, at: clock.latest }));
  let present = clock.latest;
  let startIsFreeAt = present;

  /** Waiting jobs take the slots in the order in which these become free. */
  function fillSlots(): void {
    if (slots.every(({ batch }) => batch !== null)) return;
    const active = new Set(slots.map(({ batch }) => batch?.job.id));
    for (const phase of ['processing', 'queued', 'holding'] as const) {
      for (const job of jobs(host, 'batch', phase)) {
        if (active.has(job.id)) continue;
        const slot = earliest(slots.filter(({ batch }) => batch === null));
        if (slot === null) return;
        slot.at = phase === 'processing' ? Math.max(slot.at, present) : Math.max(slot.at, job.dueAt + time.queue);
        slot.batch = openBatch(host, job);
        if (phase === 'holding') leaveFlexQueue(job);
      }
    }
  }

  function leaveFlexQueue(job: Job): void {
    job.phase = 'queued';
    inStoreTransaction(host, () => {
      saveJob(host, job);
      updateJobRecord(host, job.id, { Status: 'Queued' });
    });
  }

  function slotWork(options: Options): DueWork[] {
    fillSlots();
    return slots
      .filter((slot) => slot.batch !== null)
      .map((slot) => {
        const isStart = slot.batch!.job.phase === 'queued';
        return { at: isStart ? Math.max(slot.at, startIsFreeAt) : slot.at, run: () => stepSlot(slot, options) };
      });
  }

  function stepSlot(slot: Slot, { onProgress, isSlow }: Options): void {
    const batch = slot.batch!;
    const { id, className } = batch.job;
    const isStart = batch.job.phase === 'queued';
    host.locks.release(id);
    const frame = isSlow?.(className) === true ? { lockHolder: id } : {};
    const more = findJob(host, id) !== null && stepBatch(host, batch, frame);
    slot.at = clock.now();
    if (isStart) startIsFreeAt = clock.now();
    if (!more) {
      host.locks.release(id);
      slot.batch = null;
    }
    const { next: done, total, errors } = batch.job;
    onProgress?.({ jobId: id, className, phase: isStart ? 'start' : more ? 'chunk' : 'end', done, total, errors });
  }

  function queued(kind: JobKind, delay: number, run: (job: Job) => void): DueWork[] {
    return jobs(host, kind, 'queued').map((job) => ({ at: job.dueAt + delay, run: () => run(job) }));
  }

  function queueableWork(job: Job): void {
    if (!stepQueueable(host, job)) return;
    const finalizing = findJob(host, job.id);
    if (finalizing !== null) stepQueueable(host, finalizing);
  }

  /** Everything but schedules. */
  function work(options: Options): DueWork[] {
    return [
      ...dueDeliveries(host, time.eventDelivery).map(({ at, isHeld, deliver }) => ({
        at,
        isHeld,
        run: () => deliver(present),
      })),
      ...queued('callback', time.eventDelivery, () => void callBackOne(host, {}, true)),
      ...jobs(host, 'queueable', 'finalizing').map((job) => ({ at: present, run: () => queueableWork(job) })),
      ...queued('deployment', time.queue, (job) => runDeployment(host, job)),
      ...queued('flow', 0, (job) => runFlowPath(host, job, {})),
      ...queued('future', time.queue, (job) => runFuture(host, job)),
      ...queued('queueable', time.queue, queueableWork),
      ...slotWork(options),
    ];
  }

  /** @param deadline schedules that are due by then run in any case */
  function next(options: Options, deadline: number): DueWork | null {
    const all = work(options);
    const free = all.filter(({ isHeld }) => isHeld !== true);
    const first = earliest(free.length > 0 ? free : all);
    const scheduleAt = nextScheduleAt(host);
    const goesOnUntil = first === null ? deadline : Math.max(first.at, deadline);
    if (scheduleAt === null || scheduleAt > goesOnUntil || (first !== null && first.at < scheduleAt)) return first;
    return { at: scheduleAt, run: () => runSchedule(host, dueSchedules(host, false)[0]!) };
  }

  function step(options: Options, deadline: number): boolean {
    const due = next(options, deadline);
    if (due === null) return false;
    present = Math.max(present, due.at);
    clock.set(present);
    const marks = newest(host);
    due.run();
    startAfterEnd(host, marks, present, clock.now());
    return true;
  }

  return {
    step: (onProgress, isSlow) => step(definedOf(onProgress, isSlow), present),
    async run({ until, onProgress, isSlow, passTime } = {}) {
      const deadline = clock.latest + (passTime ?? 0);
      while (!(until?.() ?? false) && step(definedOf(onProgress, isSlow), deadline)) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      host.locks.releaseAll();
      clock.set(until?.() === true ? clock.latest : Math.max(clock.latest, deadline));
    },
  };
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
