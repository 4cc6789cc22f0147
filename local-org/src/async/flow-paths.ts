/**
 * Paths of record-triggered flows that run later: after the commit, or at a time. In tests those of a time never run.
 * Source: Salesforce Help, "Add a Scheduled Path to Your Flow" and "Run a Path Asynchronously".
 */
import { randomUUID } from 'node:crypto';
import { flowHooks, type LaterRecord } from '../flow/hooks.ts';
import { onItsSide } from '../flow/flows.ts';
import { Interview } from '../flow/interview.ts';
import type { FlowDefinition, LaterPath } from '../flow/model.ts';
import { runInterviews } from '../flow/run-interviews.ts';
import { host as currentHost, type OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import { tx } from '../runtime/context.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { asApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import { fromWall } from '../runtime/zone.ts';
import type { UnitFrame } from './batch.ts';
import { deleteJob, insertJob, jobs, type Job } from './job.ts';
import { deserializeState, serializeState } from './state.ts';

const UNITS: Readonly<Record<string, number>> = { Minutes: 60_000, Hours: 3_600_000, Days: 86_400_000 };

flowHooks.startLater = (flow, path, records) => {
  const byTime = new Map<number, LaterRecord[]>();
  for (const later of records) {
    const at = timeOf(path, later.record);
    if (at === null) continue;
    const same = byTime.get(at);
    if (same === undefined) byTime.set(at, [later]);
    else same.push(later);
  }
  for (const [dueAt, due] of byTime)
    insertJob(currentHost(), {
      id: randomUUID(),
      kind: 'flow',
      phase: 'queued',
      className: flow.name,
      userId: tx().user.id,
      state: serializeState(due.map(({ prior }) => prior)),
      details: { flow: { path: path.name, isTimed: path.offset !== null, ids: due.map(({ record }) => record.id!) } },
      dueAt,
    });
};

/** null: the field that the time is counted from is empty, or the time is over. */
function timeOf({ offset, field }: LaterPath, record: SObject): number | null {
  const now = tx().now();
  if (offset === null) return now;
  const info = field === null ? null : record.sobjectType.field(field);
  const value = info === null ? null : record.values[info.index];
  const base =
    field === null
      ? now
      : value instanceof ApexDatetime
        ? value.ms
        : value instanceof ApexDate
          ? fromWall(tx().user.timeZone, value.utc().getTime())
          : null;
  const at = base === null ? null : base + offset.number * (UNITS[offset.unit] ?? UNITS.Days!);
  return at === null || at < now ? null : at;
}

/** The next path that may run; null where there is none. */
export function dueFlowPath(host: OrgHost, frame: UnitFrame): Job | null {
  const now = host.clock.now();
  return (
    jobs(host, 'flow', 'queued').find(({ dueAt, details }) =>
      frame.isTest === true ? details.flow?.isTimed !== true : dueAt <= now,
    ) ?? null
  );
}

/** What fails is nobody's: the record was saved long ago. */
export function runFlowPath(host: OrgHost, job: Job, frame: UnitFrame): void {
  inStoreTransaction(host, () => deleteJob(host, job.id));
  const { path: name, ids } = job.details.flow!;
  const flow = host.flows?.find(job.className) ?? null;
  const path = flow?.laterPaths.find((candidate) => candidate.name === name);
  if (flow === null || path === undefined) return;
  try {
    runUnit(host, { user: host.user(job.userId)!, quiddity: 'UNDEFINED', isAsync: true, ...frame }, () => {
      const priors = deserializeState(host, job.state) as (SObject | null)[];
      onItsSide(flow, () => runPath(host, flow, path, ids, priors));
    });
  } catch (error) {
    if (asApexException(error) === null) throw error;
  }
}

/** `$Record` is the record as it is now; what was deleted meanwhile is left out. */
function runPath(
  host: OrgHost,
  flow: FlowDefinition,
  path: LaterPath,
  ids: readonly string[],
  priors: readonly (SObject | null)[],
): void {
  const type = host.schema.type(flow.trigger!.object)!;
  const fields = type.fields
    .filter((field) => field.type !== 'base64' && (field.column !== null || field.formula !== null))
    .map((field) => field.name);
  const query = host.queries.parse(`SELECT ${fields.join(', ')} FROM ${type.name} WHERE Id IN :ids`);
  const found = host.queries.run(query, {
    access: 'system',
    sharing: 'without',
    uncounted: true,
    namedBinds: () => ids,
  });
  const byId = new Map(found.map((record) => [record.id, record]));
  const interviews = ids.flatMap((id, at) => {
    const record = byId.get(id);
    if (record === undefined) return [];
    const interview = new Interview(flow, { record, prior: priors[at] ?? null }, new Map());
    interview.at = path.start;
    return [interview];
  });
  runInterviews(interviews);
  const failed = interviews.find(({ failure }) => failure !== null);
  if (failed !== undefined) throw failed.failure!.cause;
}
