/** Time that a transaction takes where work has prices: the clock moves on by it, and the ledger keeps it. */
import { timesWaited } from '../conditions/locked-by-others.ts';
import type { TimePrices } from '../conditions/prices.ts';
import type { LimitCounters } from '../limits/limits.ts';
import type { OrgHost } from './host.ts';
import type { OrgTransaction, UnitOptions } from './unit.ts';

/** At the end of a transaction. @param failure type of the exception that ended it */
export function settleTime(
  host: OrgHost,
  transaction: OrgTransaction,
  options: UnitOptions,
  failure: string | null,
): void {
  const pricing = host.conditions?.pricing ?? null;
  if (pricing === null) return;
  const { limits, quiddity } = transaction;
  const startedAt = pricing.clock.now();
  const elapsedMs = elapsed(pricing.time, limits, options) + timesWaited(transaction.state) * pricing.time.lockWait;
  pricing.clock.advance(elapsedMs);
  pricing.ledger.record({
    work: options.work ?? quiddity,
    quiddity,
    startedAt,
    elapsedMs,
    cpuMs: limits.cpuMs,
    queries: limits.queries,
    dmlStatements: limits.dmlStatements,
    dmlRows: limits.dmlRows,
    failure,
  });
  pricing.keepClock();
}

function elapsed(time: TimePrices, limits: LimitCounters, { isChunk, isAsync, quiddity }: UnitOptions): number {
  const cpu = limits.cpuMs;
  const database =
    limits.queries * time.query + limits.dmlStatements * time.dmlStatement + limits.dmlRows * time.dmlRow;
  const whole = Math.round(cpu + database);
  if (isChunk === true) return Math.max(cpu, Math.min(Math.max(whole, time.chunkLeast), time.chunkMost));
  const isOwnWork = isAsync === true || quiddity === 'PLATFORM_EVENT_PUBLISH_CALLBACK';
  return isOwnWork ? Math.max(whole, time.transactionLeast) : whole;
}
