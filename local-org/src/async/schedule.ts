/** Scheduled Apex: `System.schedule`, `System.scheduleBatch`, CronTrigger records. Source: Apex Developer Guide, "Apex Scheduler". */
import { tx } from '../runtime/context.ts';
import { ApexException, toApexException } from '../runtime/exception.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import type { SqlValue } from '../store/store.ts';
import { SchedulableContext } from '../library/schedulable-context.ts';
import { callExecute, classNameOf } from './apex-values.ts';
import { executeBatch, type UnitFrame } from './batch.ts';
import { enterAsync } from './async-context.ts';
import { nextFireTime, parseCron } from './cron.ts';
import { deleteJob } from './job.ts';
import { closeJobRecord, insertJobRecord } from './job-records.ts';
import { deserializeState, serializeState } from './state.ts';

const MAX_SCHEDULES = 100;

export interface Schedule {
  /** CronTrigger. */
  readonly id: string;
  /** AsyncApexJob of type ScheduledApex. */
  readonly jobId: string;
  readonly className: string;
  readonly userId: string;
  readonly state: string;
  readonly cron: string;
  readonly zone: string;
  readonly nextAt: number;
  /** Set for `System.scheduleBatch`. */
  readonly batchScope: number | null;
}

/** `System.schedule`. Answers the Id of the CronTrigger. */
export function schedule(host: OrgHost, name: string, expression: string, schedulable: object): string {
  const cron = parseCron(expression);
  const { timeZone } = tx().user;
  const nextAt = nextFireTime(cron, tx().now(), timeZone);
  if (nextAt === null)
    throw ApexException.of('System.AsyncException', 'Based on configured schedule, the given trigger will never fire.');
  return insertSchedule(host, { name, cron: expression, nextAt, target: schedulable, batchScope: null, jobType: '7' });
}

/** `System.scheduleBatch`: the batch starts once, after `minutes`. */
export function scheduleBatch(
  host: OrgHost,
  batchable: object,
  name: string,
  minutes: number,
  scope: number | null,
): string {
  if (minutes < 1) throw ApexException.of('System.AsyncException', 'Minutes from now must be greater than 0');
  const nextAt = tx().now() + minutes * 60_000;
  const at = new Date(nextAt);
  const cron = `${at.getUTCSeconds()} ${at.getUTCMinutes()} ${at.getUTCHours()} ${at.getUTCDate()} ${at.getUTCMonth() + 1} ? ${at.getUTCFullYear()}`;
  return insertSchedule(host, {
    name,
    cron,
    nextAt,
    target: batchable,
    batchScope: scope ?? 200,
    jobType: '8',
    zone: 'UTC',
  });
}

interface NewSchedule {
  readonly name: string;
  readonly cron: string;
  readonly nextAt: number;
  readonly target: object;
  readonly batchScope: number | null;
  readonly jobType: string;
  readonly zone?: string;
}

function insertSchedule(host: OrgHost, options: NewSchedule): string {
  const { user } = tx();
  const known = host.store.prepare('SELECT count(*) FROM org_schedule').row()![0] as number;
  if (known >= MAX_SCHEDULES)
    throw ApexException.of(
      'System.LimitException',
      `You have exceeded the maximum number (${MAX_SCHEDULES}) of Apex scheduled jobs.`,
    );
  if (host.rows.find('CronJobDetail', { Name: options.name, JobType: options.jobType }) !== null) {
    throw ApexException.of(
      'System.AsyncException',
      `The Apex job named "${options.name}" is already scheduled for execution.`,
    );
  }
  tx().limits.jobsStarted++;
  const className = classNameOf(options.target);
  const detail = host.rows.insert('CronJobDetail', { Name: options.name, JobType: options.jobType }, user.id);
  const id = host.rows.insert(
    'CronTrigger',
    {
      CronJobDetailId: detail,
      CronExpression: options.cron,
      TimeZoneSidKey: options.zone ?? user.timeZone,
      NextFireTime: options.nextAt,
      StartTime: tx().now(),
      EndTime: null,
      PreviousFireTime: null,
      State: 'WAITING',
      TimesTriggered: 0,
      OwnerId: user.id,
    },
    user.id,
  );
  const jobId = insertJobRecord(host, {
    jobType: 'ScheduledApex',
    className,
    status: 'Queued',
    userId: user.id,
    cronTriggerId: id,
  });
  host.store
    .prepare(
      `INSERT INTO org_schedule (id, seq, job_id, class_name, user_id, state, cron, zone, next_at, batch_scope)
       VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM org_schedule), ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      jobId,
      className,
      user.id,
      serializeState(options.target),
      options.cron,
      options.zone ?? user.timeZone,
      options.nextAt,
      options.batchScope,
    );
  return id;
}

/** Schedules whose time has come, or all of them (tests). */
export function dueSchedules(host: OrgHost, all: boolean): Schedule[] {
  const columns = 'id, job_id, class_name, user_id, state, cron, zone, next_at, batch_scope';
  return host.store
    .prepare(`SELECT ${columns} FROM org_schedule WHERE ${all ? '?1 = ?1' : 'next_at <= ?1'} ORDER BY next_at, seq`)
    .rows(host.clock.now())
    .map((row: SqlValue[]) => ({
      id: row[0] as string,
      jobId: row[1] as string,
      className: row[2] as string,
      userId: row[3] as string,
      state: row[4] as string,
      cron: row[5] as string,
      zone: row[6] as string,
      nextAt: row[7] as number,
      batchScope: row[8] as number | null,
    }));
}

/** When the next schedule is due; null where there is none. */
export function nextScheduleAt(host: OrgHost): number | null {
  return (host.store.prepare('SELECT min(next_at) FROM org_schedule').row()?.[0] as number | null) ?? null;
}

/** A schedule that never fires again is gone afterwards. */
function planNext(host: OrgHost, due: Schedule): void {
  const next = nextFireTime(parseCron(due.cron), Math.max(host.clock.now(), due.nextAt), due.zone);
  inStoreTransaction(host, () => {
    const [times] = host.rows.select('CronTrigger', ['TimesTriggered'], { Id: due.id })[0] ?? [0];
    const fired = {
      TimesTriggered: Number(times ?? 0) + 1,
      PreviousFireTime: due.nextAt,
      NextFireTime: next,
      State: next === null ? 'DELETED' : 'WAITING',
    };
    host.rows.update('CronTrigger', due.id, fired);
    if (next === null) {
      host.store.prepare('DELETE FROM org_schedule WHERE id = ?').run(due.id);
      closeJobRecord(host, due.jobId, 'Completed');
    } else {
      host.store.prepare('UPDATE org_schedule SET next_at = ? WHERE id = ?').run(next, due.id);
    }
  });
}

/** Runs once and plans the next time. In tests it runs as if its time had come, and its CronTrigger stays as it is. */
export function runSchedule(host: OrgHost, due: Schedule, frame: UnitFrame = {}): void {
  if (frame.isTest) host.store.prepare('DELETE FROM org_schedule WHERE id = ?').run(due.id);
  else planNext(host, due);
  try {
    runUnit(
      host,
      {
        user: host.user(due.userId)!,
        quiddity: 'SCHEDULED',
        isAsync: true,
        work: `${due.className}.execute`,
        ...frame,
      },
      (transaction) => {
        const target = deserializeState(host, due.state) as object;
        if (due.batchScope !== null) {
          executeBatch(host, target, due.batchScope);
          return;
        }
        enterAsync(transaction, { kind: 'scheduled', jobId: due.jobId, phase: 'EXECUTE' });
        callExecute(target, 'schedulablecontext', new SchedulableContext(due.id));
      },
    );
  } catch (error) {
    const exception = toApexException(error);
    if (frame.isTest) throw exception;
  }
}

/** `System.abortJob`: of a CronTrigger or an AsyncApexJob. */
export function abortJob(host: OrgHost, id: string): void {
  const prefix = id.slice(0, 3);
  if (prefix === '08e') {
    const row = host.store.prepare('SELECT job_id FROM org_schedule WHERE id = ?').row(id);
    const [detail] = host.rows.select('CronTrigger', ['CronJobDetailId'], { Id: id })[0] ?? [];
    if (detail === undefined) throw ApexException.of('System.StringException', `Invalid id: ${id}`);
    host.store.prepare('DELETE FROM org_schedule WHERE id = ?').run(id);
    host.rows.delete('CronTrigger', id);
    if (detail !== null) host.rows.delete('CronJobDetail', detail as string);
    if (row !== undefined) closeJobRecord(host, row[0] as string, 'Aborted');
    return;
  }
  const [status, cron] = host.rows.select('AsyncApexJob', ['Status', 'CronTriggerId'], { Id: id })[0] ?? [];
  if (status === undefined) throw ApexException.of('System.StringException', `Invalid id: ${id}`);
  if (cron != null) {
    abortJob(host, cron as string);
    return;
  }
  if (deleteJob(host, id)) closeJobRecord(host, id, 'Aborted');
}
