/**
 * What work costs when it is priced: milliseconds of processor time, and milliseconds that pass. The defaults follow published
 * measurements; `docs/local-org.md`, "Conditions of a real org", names the source of each.
 */
import { group, moment, number, type Reader } from './readers.ts';

/** Milliseconds of processor time. */
export interface CpuPrices {
  /** One Apex statement. */
  readonly statement: number;
  /** One HMAC. */
  readonly hmac: number;
  /** The first `Schema.getGlobalDescribe()` of a transaction, for each object of the org. */
  readonly globalDescribeObject: number;
  /** Each further one, for each object of the org. */
  readonly globalDescribeObjectAgain: number;
  /** The first describe of an object in a transaction. */
  readonly objectDescribe: number;
  /** The same with `SObjectDescribeOptions.DEFERRED`. */
  readonly deferredObjectDescribe: number;
  /** Each further describe of the same object. */
  readonly objectDescribeAgain: number;
  /** The first `fields.getMap()` of an object in a transaction. */
  readonly fieldMap: number;
  /** Each `fields.getMap()`, for each field of the object. */
  readonly fieldMapField: number;
  /** One describe of a field. */
  readonly fieldDescribe: number;
  readonly soqlQuery: number;
  readonly soqlRow: number;
  readonly dmlStatement: number;
  readonly dmlRow: number;
  /** One trigger, each time it is called: for up to 200 records. */
  readonly triggerCall: number;
  /** One interview of a flow: for one record. */
  readonly flowInterview: number;
}

/** Milliseconds that pass in addition to the processor time. */
export interface TimePrices {
  /** From the moment an asynchronous job is enqueued to its start. */
  readonly queue: number;
  /** From the moment an event is published to its delivery. What is published meanwhile arrives with it. */
  readonly eventDelivery: number;
  /** From a `EventBus.RetryableException` to the next delivery; the second retry waits twice as long, and so on. */
  readonly eventRetry: number;
  /** The least that a chunk of a batch takes. */
  readonly chunkLeast: number;
  /** The most that a chunk takes, unless its processor time is more. */
  readonly chunkMost: number;
  /** The least that any other asynchronous transaction takes. */
  readonly transactionLeast: number;
  /** For a row that others have locked, before it is given up. */
  readonly lockWait: number;
  readonly query: number;
  readonly dmlStatement: number;
  readonly dmlRow: number;
}

export interface PricedWork {
  readonly cpu?: Partial<CpuPrices>;
  readonly time?: Partial<TimePrices>;
  /** When the clock of the org begins, such as `2026-01-31T08:00:00Z`. Default: the next midnight (UTC). */
  readonly startAt?: string;
}

export const CPU_PRICES: CpuPrices = {
  statement: 0.0025,
  hmac: 0.05,
  globalDescribeObject: 0.4,
  globalDescribeObjectAgain: 0.014,
  objectDescribe: 5,
  deferredObjectDescribe: 1,
  objectDescribeAgain: 0.05,
  fieldMap: 5,
  fieldMapField: 0.05,
  fieldDescribe: 0.38,
  soqlQuery: 1,
  soqlRow: 0.005,
  dmlStatement: 1,
  dmlRow: 0.2,
  triggerCall: 2,
  flowInterview: 0.5,
};

export const TIME_PRICES: TimePrices = {
  queue: 20_000,
  eventDelivery: 2_000,
  eventRetry: 5_000,
  chunkLeast: 5_000,
  chunkMost: 40_000,
  transactionLeast: 1_000,
  lockWait: 10_000,
  query: 20,
  dmlStatement: 20,
  dmlRow: 2,
};

function pricesOf<T>(defaults: T): Reader<Partial<T>> {
  const price = number(0, 86_400_000);
  return group<Partial<T>>(
    Object.fromEntries(Object.keys(defaults as object).map((key) => [key, price])) as Parameters<
      typeof group<Partial<T>>
    >[0],
  );
}

export const readPricedWork: Reader<PricedWork> = group<PricedWork>({
  cpu: pricesOf(CPU_PRICES),
  time: pricesOf(TIME_PRICES),
  startAt: moment,
});
