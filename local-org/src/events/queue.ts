/** Platform events that were published and not yet taken by every subscriber: in the store, in the transaction that published them. */
import type { SObject } from '../runtime/sobject.ts';
import type { OrgHost } from '../host/host.ts';
import { deserializeState, serializeState } from '../async/state.ts';
import { logEvent } from './stream.ts';

export interface StoredEvent {
  readonly replayId: number;
  readonly event: SObject;
}

/** Puts an event on the bus; it exists once the running store transaction is committed. */
export function storeEvent(host: OrgHost, event: SObject): void {
  const payload = serializeState(event);
  const { name } = event.sobjectType;
  host.store.prepare('INSERT INTO org_event (event, payload) VALUES (?, ?)').run(name, payload);
  logEvent(host, host.store.prepare('SELECT last_insert_rowid()').row()![0] as number, name, payload);
}

/** Names of events that wait, in the order of the oldest of each. */
export function waitingEvents(host: OrgHost): string[] {
  return host.store
    .prepare('SELECT event FROM org_event GROUP BY event ORDER BY min(replay_id)')
    .rows()
    .map(([name]) => name as string);
}

export function countAfter(host: OrgHost, name: string, after: number): number {
  return host.store
    .prepare('SELECT count(*) FROM org_event WHERE event = ? AND replay_id > ?')
    .row(name, after)![0] as number;
}

/** Triggers that were stopped take events again, those that are published from now on. */
export function restartSubscribers(host: Pick<OrgHost, 'store'>, maxRetries: number): void {
  host.store
    .prepare(
      'UPDATE org_subscriber SET retries = 0, position = (SELECT coalesce(max(replay_id), 0) FROM org_event_log) WHERE retries > ?',
    )
    .run(maxRetries);
}

/** When the `place`-th event after this position was published. */
export function publishedAfter(host: OrgHost, name: string, after: number, place: number): number {
  const row = host.store
    .prepare(
      `SELECT coalesce(l.created_at, 0) FROM org_event e LEFT JOIN org_event_log l USING (replay_id)
       WHERE e.event = ? AND e.replay_id > ? ORDER BY e.replay_id LIMIT 1 OFFSET ?`,
    )
    .row(name, after, place - 1);
  return row === undefined ? 0 : (row[0] as number);
}

/** @param until only what was published by this moment; null for everything */
export function readEvents(
  host: OrgHost,
  name: string,
  after: number,
  count: number,
  until: number | null = null,
): StoredEvent[] {
  const inTime =
    until === null ? '' : 'AND replay_id NOT IN (SELECT replay_id FROM org_event_log WHERE created_at > ?4)';
  return host.store
    .prepare(
      `SELECT replay_id, payload FROM org_event WHERE event = ?1 AND replay_id > ?2 ${inTime} ORDER BY replay_id LIMIT ?3`,
    )
    .rows(name, after, count, ...(until === null ? [] : [until]))
    .map(([replayId, payload]) => {
      const event = deserializeState(host, payload as string) as SObject;
      const field = event.sobjectType.field('ReplayId');
      if (field !== null) event.values[field.index] = String(replayId);
      event.isReadOnly = true;
      return { replayId: replayId as number, event };
    });
}

/** Forgets events that every subscriber has taken. */
export function dropEvents(host: OrgHost, name: string, upTo: number): void {
  host.store.prepare('DELETE FROM org_event WHERE event = ? AND replay_id <= ?').run(name, upTo);
}

export function lastReplayId(host: OrgHost, name: string): number {
  return (
    (host.store.prepare('SELECT max(replay_id) FROM org_event WHERE event = ?').row(name)?.[0] as number | null) ?? 0
  );
}

export interface Position {
  readonly position: number;
  readonly retries: number;
}

/** How far a subscriber (a trigger) has come. */
export function readPosition(host: OrgHost, subscriber: string): Position {
  const row = host.store.prepare('SELECT position, retries FROM org_subscriber WHERE name = ?').row(subscriber);
  return row === undefined ? { position: 0, retries: 0 } : { position: row[0] as number, retries: row[1] as number };
}

export function savePosition(host: OrgHost, subscriber: string, at: Position): void {
  host.store
    .prepare(
      'INSERT INTO org_subscriber (name, position, retries) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET position = excluded.position, retries = excluded.retries',
    )
    .run(subscriber, at.position, at.retries);
}
