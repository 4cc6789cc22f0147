/** Triggers and flows on platform events: batches of up to 2,000 as the Automated Process user, checkpoints, retries. Source: Platform Events Developer Guide. */
import { Counters } from '../limits/counters.ts';
import { ApexException, asApexException } from '../runtime/exception.ts';
import { tx } from '../runtime/context.ts';
import type { Transaction, UserInfoRecord } from '../runtime/transaction.ts';
import type { OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit, type OrgTransaction } from '../host/unit.ts';
import type { UnitFrame } from '../async/batch.ts';
import { enterAsync } from '../async/async-context.ts';
import { subscribersOf, type Subscriber } from './subscribers.ts';
import {
  countAfter,
  dropEvents,
  lastReplayId,
  publishedAfter,
  readEvents,
  readPosition,
  savePosition,
  type StoredEvent,
  waitingEvents,
} from './queue.ts';

const MAX_BATCH = 2_000;
/** How often a trigger may throw EventBus.RetryableException for the same events. After that it is stopped. */
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
  readonly checkpoint: number | null;
  /** Throws what `setResumeCheckpoint` throws for events that are not among those delivered. */
  setCheckpoint(replayId: string): void;
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
    forget(host, name, subscribers);
  }
  return false;
}

/** Events that every subscriber has taken. */
function forget(host: OrgHost, name: string, subscribers: readonly Subscriber[]): void {
  const taken = subscribers.map((subscriber) => readPosition(host, subscriber.name).position);
  const upTo = taken.length === 0 ? lastReplayId(host, name) : Math.min(...taken);
  inStoreTransaction(host, () => dropEvents(host, name, upTo));
}

/** A delivery that can be made when its time has come. */
export interface DueDelivery {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** It waits until more events can go with it, or nothing else is left to do. */
  readonly isHeld: boolean;
  /** Everything that was published by then. */
  deliver(now: number): void;
}

/** Where time has a price: what each subscriber gets next, and when. */
export function dueDeliveries(host: OrgHost, delay: number): DueDelivery[] {
  const together = togetherOf(host);
  const due: DueDelivery[] = [];
  for (const name of waitingEvents(host)) {
    const subscribers = subscribersOf(host, name);
    for (const subscriber of subscribers) {
      const { position } = readPosition(host, subscriber.name);
      const waiting = countAfter(host, name, position);
      if (waiting === 0) continue;
      const isHeld = waiting < together;
      const published = publishedAfter(host, name, position, Math.min(waiting, together));
      const at = Math.max(published + delay, deliveriesOf(host, subscriber).notBefore);
      due.push({ at, isHeld, deliver: (now) => void deliverTo(host, name, subscriber, {}, now) });
    }
    forget(host, name, subscribers);
  }
  return due;
}

/** Whether so many events wait that they are delivered while other work goes on. */
export function anyIsEnough(host: OrgHost): boolean {
  const together = togetherOf(host);
  if (together === 1) return true;
  return waitingEvents(host).some((name) =>
    subscribersOf(host, name).some(
      (subscriber) => countAfter(host, name, readPosition(host, subscriber.name).position) >= together,
    ),
  );
}

/** How many events wait for one another. */
function togetherOf(host: OrgHost): number {
  return host.conditions?.asked.events?.together ?? 1;
}

/** What no table keeps of the deliveries to a subscriber. */
interface Deliveries {
  count: number;
  /** Of the last RetryableException. */
  lastError: string | null;
  /** When events may be delivered again, where time has a price. */
  notBefore: number;
}

const deliveries = new WeakMap<OrgHost, Map<string, Deliveries>>();

function deliveriesOf(host: OrgHost, { name }: Subscriber): Deliveries {
  let ofHost = deliveries.get(host);
  if (ofHost === undefined) deliveries.set(host, (ofHost = new Map()));
  let found = ofHost.get(name);
  if (found === undefined) ofHost.set(name, (found = { count: 0, lastError: null, notBefore: 0 }));
  return found;
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
  if (at.retries > MAX_RETRIES) {
    inStoreTransaction(host, () => savePosition(host, subscriber.name, { ...at, position: lastReplayId(host, name) }));
    return true;
  }
  const state = deliveriesOf(host, subscriber);
  state.count++;
  const run = new Run(host, at.retries, state.lastError, events);
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
        limitQueries(host, transaction, subscriber, state.count);
        runOrResume(host, subscriber, run, events, frame);
      },
    );
    state.lastError = null;
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null) throw error;
    const retries = isRetryable(exception);
    if (retries) {
      state.lastError = exception.text;
      state.notBefore = host.clock.now() + (host.conditions?.pricing?.time.eventRetry ?? 0) * (at.retries + 1);
    }
    inStoreTransaction(host, () =>
      savePosition(
        host,
        subscriber.name,
        retries
          ? { position: at.position, retries: at.retries + 1 }
          : { position: run.checkpoint ?? run.last, retries: 0 },
      ),
    );
    if (frame.isTest && subscriber.failsTests && !(retries && at.retries < MAX_RETRIES)) throw exception;
  }
  return true;
}

/**
 * What was done up to the last checkpoint stays done when an exception ends the trigger, and the trigger goes on behind it; without a
 * checkpoint all is undone, and the events are lost. After a RetryableException all of them come again. Source: Platform Events Developer
 * Guide, "Comparing setResumeCheckpoint() and EventBus.RetryableException".
 */
function runOrResume(
  host: OrgHost,
  subscriber: Subscriber,
  run: Run,
  events: readonly StoredEvent[],
  frame: UnitFrame,
): void {
  try {
    subscriber.run(
      host,
      events.map(({ event }) => event),
    );
  } catch (error) {
    const exception = asApexException(error);
    if (exception === null || frame.isTest === true || isRetryable(exception) || !run.undoAfterCheckpoint())
      throw error;
  }
  savePosition(host, subscriber.name, { position: run.checkpoint ?? run.last, retries: 0 });
}

function isRetryable(exception: ApexException): boolean {
  return exception.typeName === 'EventBus.RetryableException';
}

/** Of conditions that let a delivery fail. */
function limitQueries(host: OrgHost, transaction: Transaction, { name }: Subscriber, count: number): void {
  const failing = host.conditions?.asked.events?.failing?.find(
    ({ trigger, delivery }) => trigger.toLowerCase() === name.toLowerCase() && delivery === count,
  );
  if (failing === undefined) return;
  const { max, prices } = transaction.limits;
  transaction.limits = new Counters({ ...max, queries: failing.queries }, prices);
}

class Run implements TriggerRun {
  readonly retries: number;
  readonly lastError: string | null;
  checkpoint: number | null = null;
  /** Of the last event delivered. */
  readonly last: number;
  private readonly host: OrgHost;
  private readonly replayIds: ReadonlySet<number>;
  private savepoint = 0;
  /** Actions after a commit that were known at the checkpoint. */
  private commits = 0;

  constructor(host: OrgHost, retries: number, lastError: string | null, events: readonly StoredEvent[]) {
    this.host = host;
    this.retries = retries;
    this.lastError = lastError;
    this.replayIds = new Set(events.map(({ replayId }) => replayId));
    this.last = events[events.length - 1]!.replayId;
  }

  setCheckpoint(replayId: string): void {
    const position = Number(replayId);
    if (!this.replayIds.has(position))
      throw ApexException.of('EventBus.InvalidReplayIdException', `Invalid replay ID: ${replayId}`);
    this.checkpoint = position;
    this.host.store.savepoint(`checkpoint_${++this.savepoint}`);
    this.commits = (tx() as OrgTransaction).committed.length;
  }

  /** False where there is no checkpoint. */
  undoAfterCheckpoint(): boolean {
    if (this.checkpoint === null) return false;
    this.host.store.rollbackTo(`checkpoint_${this.savepoint}`);
    (tx() as OrgTransaction).committed.length = this.commits;
    return true;
  }
}

function subscriberUser(host: OrgHost, config: SubscriberConfig | undefined): UserInfoRecord {
  const id = config?.user == null ? null : host.rows.find('User', { Username: config.user });
  return host.user(id ?? host.autoprocId)!;
}
