/** Jobs that are still to do, as the store keeps them. The record that people see is the AsyncApexJob of the same id. */
import type { OrgHost } from '../host/host.ts';
import type { SqlValue } from '../store/store.ts';
import type { CustomMetadataRecord } from '../project/model.ts';

export type JobKind = 'batch' | 'queueable' | 'future' | 'deployment' | 'callback' | 'flow';

/**
 * - `holding`: in the flex queue.
 * - `queued`: waits for its turn.
 * - `processing`: a batch between its chunks.
 * - `finalizing`: the queueable ran; its finalizer is to run.
 */
export type JobPhase = 'holding' | 'queued' | 'processing' | 'finalizing';

export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  phase: JobPhase;
  readonly className: string;
  readonly userId: string;
  /** Serialised instance (see state.ts); of a future method its arguments. */
  state: string;
  /** What only this kind of job knows. */
  readonly details: JobDetails;
  readonly dueAt: number;
  /** Chunks done. */
  next: number;
  /** Chunks in all; known after `start`. */
  total: number;
  errors: number;
}

export interface JobDetails {
  /** batch: records per chunk. */
  readonly scope?: number;
  /** batch: text of the locator; null for an iterable. */
  query?: string | null;
  /** queueable: position in the chain, from 1. */
  readonly depth?: number;
  readonly maxDepth?: number | null;
  readonly delayMinutes?: number;
  readonly signature?: string | null;
  /** How many failed runs in a row a finalizer repeated. */
  readonly retries?: number;
  /** future: the emitted method. */
  readonly method?: string;
  /** deployment: what is deployed. */
  readonly records?: readonly CustomMetadataRecord[];
  /** callback: the events it is about. */
  readonly eventUuids?: readonly string[];
  /** flow: which path for which records. */
  readonly flow?: { readonly path: string; readonly isTimed: boolean; readonly ids: readonly string[] };
  /** finalizing: how the job ended. */
  failure?: { readonly type: string; readonly message: string } | null;
}

const COLUMNS = 'id, kind, phase, class_name, user_id, state, details, due_at, next, total, errors';

export interface NewJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly phase: JobPhase;
  readonly className: string;
  readonly userId: string;
  readonly state: string;
  readonly details: JobDetails;
  readonly dueAt: number;
}

export function insertJob(host: OrgHost, job: NewJob): void {
  host.store
    .prepare(
      `INSERT INTO org_job (id, seq, kind, phase, class_name, user_id, state, details, due_at)
       VALUES (?, (SELECT coalesce(max(seq), 0) + 1 FROM org_job), ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(job.id, job.kind, job.phase, job.className, job.userId, job.state, JSON.stringify(job.details), job.dueAt);
}

/** Jobs of one kind in one phase, in the order of the queue. */
export function jobs(host: OrgHost, kind: JobKind, phase: JobPhase): Job[] {
  return host.store
    .prepare(`SELECT ${COLUMNS} FROM org_job WHERE kind = ? AND phase = ? ORDER BY seq`)
    .rows(kind, phase)
    .map(jobOf);
}

export function findJob(host: OrgHost, id: string): Job | null {
  const row = host.store.prepare(`SELECT ${COLUMNS} FROM org_job WHERE id = ?`).row(id);
  return row === undefined ? null : jobOf(row);
}

export function countJobs(host: OrgHost, kind: JobKind, phase: JobPhase): number {
  return host.store.prepare('SELECT count(*) FROM org_job WHERE kind = ? AND phase = ?').row(kind, phase)![0] as number;
}

/** Gives jobs a new order among themselves. */
export function reorderJobs(host: OrgHost, ids: readonly string[]): void {
  const places = ids
    .map((id) => host.store.prepare('SELECT seq FROM org_job WHERE id = ?').row(id)![0] as number)
    .sort((a, b) => a - b);
  ids.forEach((id, at) => host.store.prepare('UPDATE org_job SET seq = ? WHERE id = ?').run(places[at]!, id));
}

/** False when the job is gone: somebody aborted it. */
export function saveJob(host: OrgHost, job: Job): boolean {
  const { changes } = host.store
    .prepare('UPDATE org_job SET phase = ?, state = ?, details = ?, next = ?, total = ?, errors = ? WHERE id = ?')
    .run(job.phase, job.state, JSON.stringify(job.details), job.next, job.total, job.errors, job.id);
  return changes > 0;
}

/** After one chunk: only what changed. False when the job is gone. */
export function saveProgress(host: OrgHost, job: Job, newState: string | null): boolean {
  if (newState === null) {
    return (
      host.store.prepare('UPDATE org_job SET next = ?, errors = ? WHERE id = ?').run(job.next, job.errors, job.id)
        .changes > 0
    );
  }
  return (
    host.store
      .prepare('UPDATE org_job SET next = ?, errors = ?, state = ? WHERE id = ?')
      .run(job.next, job.errors, newState, job.id).changes > 0
  );
}

export function deleteJob(host: OrgHost, id: string): boolean {
  host.store.prepare('DELETE FROM org_job_scope WHERE job_id = ?').run(id);
  return host.store.prepare('DELETE FROM org_job WHERE id = ?').run(id).changes > 0;
}

export function saveScope(host: OrgHost, jobId: string, chunk: number, items: string): void {
  host.store.prepare('INSERT INTO org_job_scope (job_id, chunk, items) VALUES (?, ?, ?)').run(jobId, chunk, items);
}

export function readScope(host: OrgHost, jobId: string, chunk: number): string {
  const row = host.store.prepare('SELECT items FROM org_job_scope WHERE job_id = ? AND chunk = ?').row(jobId, chunk);
  if (row === undefined) throw new Error(`Chunk ${chunk} of job ${jobId} is missing`);
  return row[0] as string;
}

function jobOf(row: readonly SqlValue[]): Job {
  return {
    id: row[0] as string,
    kind: row[1] as JobKind,
    phase: row[2] as JobPhase,
    className: row[3] as string,
    userId: row[4] as string,
    state: row[5] as string,
    details: JSON.parse(row[6] as string) as JobDetails,
    dueAt: row[7] as number,
    next: row[8] as number,
    total: row[9] as number,
    errors: row[10] as number,
  };
}
