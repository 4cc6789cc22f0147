/** Triggers and flows on platform events: batches of up to 2,000 as the Automated Process user, checkpoints, retries. Source: Platform Events Developer Guide. */
import { asApexException } from '../runtime/exception.ts';
import { tx } from '../runtime/context.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import type { UnitFrame } from '../async/batch.ts';
import { enterAsync } from '../async/context.ts';
import { subscribersOf, type Subscriber } from './subscribers.ts';
import {
  dropEvents,
  lastReplayId,
  publishedAfter,
  readEvents,
  readPosition,
  savePosition,
  waitingEvents,
} from './queue.ts';

const MAX_BATCH = 2_000;
/** How often a trigger may throw EventBus.RetryableException for the same events. */
export const MAX_RETRIES = 9;

/** Of PlatformEventSubscriberConfig: who a trigger runs as, and how many events at once. */
export interface SubscriberConfig {
  readonly trigger: string;
  readonly user: string | null;
  readonly batchSize: number | null;
}

export interface TriggerRun {
  readonly retries: number;
  readonly lastError: string | null;
  /** Set by `setResumeCheckpoint`. */
  checkpoint: number | null;
}

const RUN = Symbol('event trigger run');

/** `EventBus.TriggerContext.currentContext()`. */
export function currentTriggerRun(): TriggerRun | null {
  return (tx().state.get(RUN) as TriggerRun | undefined) ?? null;
}

/** Delivers one batch to one subscriber. False when there was nothing to deliver. */
export function deliverOne(host: OrgHost, frame: UnitFrame = {}): boolean {
  for (const name of waitingEvents(host)) {
    const subscribers = subscribersOf(host, name);
    for (const subscriber of subscribers) {
      if (deliverTo(host, name, subscriber, frame)) return true;
    }
    const taken = subscribers.map((subscriber) => readPosition(host, subscriber.name).position);
    const upTo = taken.length === 0 ? lastReplayId(host, name) : Math.min(...taken);
    inStoreTransaction(host, () => dropEvents(host, name, upTo));
  }
  return false;
}

/** A delivery that can be made when its time has come. */
export interface DueDelivery {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Everything that was published by then. */
  deliver(now: number): void;
}

/** Where time has a price: what each subscriber gets next, and when. */
export function dueDeliveries(host: OrgHost, delay: number): DueDelivery[] {
  const due: DueDelivery[] = [];
  for (const name of waitingEvents(host)) {
    const subscribers = subscribersOf(host, name);
    for (const subscriber of subscribers) {
      const published = publishedAfter(host, name, readPosition(host, subscriber.name).position);
      if (published === null) continue;
      const at = published + delay;
      due.push({ at, deliver: (now) => void deliverTo(host, name, subscriber, {}, now) });
    }
    const taken = subscribers.map((subscriber) => readPosition(host, subscriber.name).position);
    const upTo = taken.length === 0 ? lastReplayId(host, name) : Math.min(...taken);
    inStoreTransaction(host, () => dropEvents(host, name, upTo));
  }
  return due;
}

/** @param until only what was published by this moment; null for everything */
function deliverTo(
  host: OrgHost,
  name: string,
  subscriber: Subscriber,
  frame: UnitFrame,
  until: number | null = null,
): boolean {
  const at = readPosition(host, subscriber.name);
  const config = host.subscribers.get(subscriber.name.toLowerCase());
  const events = readEvents(host, name, at.position, Math.min(config?.batchSize ?? MAX_BATCH, MAX_BATCH), until);
  if (events.length === 0) return false;
  const last = events[events.length - 1]!.replayId;
  const run: TriggerRun = { retries: at.retries, lastError: null, checkpoint: null };
  try {
    runUnit(
      host,
      {
        user: subscriberUser(host, config),
        quiddity: 'PLATFORM_EVENT_PUBLISH_CALLBACK',
        work: subscriber.name,
        ...frame,
      },
      (transaction) => {
        enterAsync(transaction, { kind: 'event', jobId: null, phase: null });
        transaction.state.set(RUN, run);
        subscriber.run(
          host,
          events.map((e) => e.event),
        );
        savePosition(host, subscriber.name, { position: run.checkpoint ?? last, retries: 0 });
      },
    );
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null) throw error;
    const retry = exception.typeName === 'EventBus.RetryableException' && at.retries < MAX_RETRIES;
    inStoreTransaction(host, () => {
      if (retry)
        savePosition(host, subscriber.name, { position: run.checkpoint ?? at.position, retries: at.retries + 1 });
      else savePosition(host, subscriber.name, { position: run.checkpoint ?? last, retries: 0 });
    });
    if (frame.isTest && subscriber.failsTests && !retry) throw exception;
  }
  return true;
}

function subscriberUser(host: OrgHost, config: SubscriberConfig | undefined): UserInfoRecord {
  const id = config?.user == null ? null : host.rows.find('User', { Username: config.user });
  return host.user(id ?? host.autoprocId)!;
}
