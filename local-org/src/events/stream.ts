/**
 * Platform events as streaming clients read them: kept for three days whether or not a trigger takes them, in the order in which they
 * were committed. Source: Platform Events Developer Guide, "Event Message Durability".
 */
import type { SObject } from '../runtime/sobject.ts';
import type { OrgHost } from '../host/host.ts';
import { deserializeState } from '../async/state.ts';
import type { StoredEvent } from './queue.ts';

const KEPT_MS = 72 * 60 * 60 * 1000;

/** In the transaction that publishes. */
export function logEvent(host: OrgHost, replayId: number, name: string, payload: string): void {
  const now = host.clock.now();
  host.store
    .prepare('INSERT INTO org_event_log (replay_id, event, payload, created_at) VALUES (?, ?, ?, ?)')
    .run(replayId, name, payload, now);
  host.store.prepare('DELETE FROM org_event_log WHERE created_at < ?').run(now - KEPT_MS);
}

/** The newest event that there was so far; 0 for none. */
export function newestReplayId(host: OrgHost): number {
  return (host.store.prepare('SELECT max(replay_id) FROM org_event_log').row()?.[0] as number | null) ?? 0;
}

export function eventsAfter(host: OrgHost, name: string, replayId: number, count: number): StoredEvent[] {
  return host.store
    .prepare(
      'SELECT replay_id, payload FROM org_event_log WHERE event = ? AND replay_id > ? ORDER BY replay_id LIMIT ?',
    )
    .rows(name, replayId, count)
    .map(([id, payload]) => ({ replayId: id as number, event: deserializeState(host, payload as string) as SObject }));
}
