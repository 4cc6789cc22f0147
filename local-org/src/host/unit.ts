/**
 * A unit of work: one Apex transaction in one store transaction. Inside an open store transaction (tests) the unit is a savepoint.
 */
import { asApexException, toApexException } from '../runtime/exception.ts';
import { withTransaction } from '../runtime/context.ts';
import { MIXED_DML } from '../dml/mixed.ts';
import { fromInside } from '../schema/namespace-context.ts';
import type { Quiddity, Transaction, TriggerContext, UserInfoRecord } from '../runtime/transaction.ts';
import type { LimitCounters } from '../limits/limits.ts';
import { Counters } from '../limits/counters.ts';
import { maximaOf } from '../limits/maxima.ts';
import type { OrgHost } from './host.ts';
import { settleTime } from './priced-time.ts';

export interface UnitOptions {
  readonly user: UserInfoRecord;
  readonly quiddity: Quiddity;
  readonly isAsync?: boolean;
  readonly isTest?: boolean;
  /** Tests: asynchronous work sees the statics of the test that started it. */
  readonly keepStatics?: boolean;
  /** Continue the state of a surrounding test: mocks, Test.setMock, outbox. */
  readonly inherit?: Transaction | null;
  /** Who keeps what is locked when the transaction is over: it counts as one that is still running. */
  readonly lockHolder?: string | null;
  /** What the transaction does, for the report of priced work: class and method. */
  readonly work?: string;
  /** One chunk of a batch, whose least and most duration have a price. */
  readonly isChunk?: boolean;
}

/** One line that `System.debug` wrote. */
export interface DebugLine {
  readonly level: string;
  readonly message: string;
  readonly line: number | null;
}

const MAX_DEBUG_LINES = 10_000;

export class OrgTransaction implements Transaction {
  readonly org: OrgHost;
  user: UserInfoRecord;
  readonly quiddity: Quiddity;
  readonly isAsync: boolean;
  readonly isTest: boolean;
  readonly lockHolder: string | null;
  limits: LimitCounters;
  readonly triggers: TriggerContext[] = [];
  readonly state: Map<symbol, unknown>;
  readonly log: DebugLine[] = [];
  readonly committed: (() => void)[] = [];
  readonly rolledBack: (() => void)[] = [];
  /** Whatever the outcome: events that are published immediately. */
  readonly ended: (() => void)[] = [];

  constructor(org: OrgHost, options: UnitOptions) {
    this.org = org;
    this.user = options.user;
    this.quiddity = options.quiddity;
    this.isAsync = options.isAsync ?? false;
    this.isTest = options.isTest ?? false;
    this.lockHolder = options.lockHolder ?? null;
    this.limits = new Counters(maximaOf(options.quiddity, this.isAsync), org.conditions?.pricing?.cpu ?? null);
    this.state = new Map(options.inherit?.state ?? []);
    this.state.delete(MIXED_DML);
  }

  now(): number {
    const now = this.org.clock.now();
    return this.limits.prices === null ? now : now + this.limits.cpuMs;
  }

  onCommit(action: () => void): void {
    this.committed.push(action);
  }

  onRollback(action: () => void): void {
    this.rolledBack.push(action);
  }

  debug(level: string, message: string, line: number | null): void {
    if (this.log.length < MAX_DEBUG_LINES) this.log.push({ level, message, line });
  }
}

let depth = 0;

/**
 * Runs `work` as one transaction. What it throws is an ApexException (or an error of this program), and everything it wrote is gone.
 * `seen` gets the transaction before work begins: for its log and limits.
 */
export function runUnit<T>(
  host: OrgHost,
  options: UnitOptions,
  work: (transaction: OrgTransaction) => T,
  seen?: (transaction: OrgTransaction) => void,
): T {
  const { store, program } = host;
  const restoreStatics = options.keepStatics ? null : program.resetStatics();
  const transaction = new OrgTransaction(host, options);
  seen?.(transaction);
  const nested = store.inTransaction;
  const savepoint = `unit_${++depth}`;
  if (nested) store.savepoint(savepoint);
  else store.begin();
  let result: T;
  try {
    // Code of the package may run from here on.
    result = withTransaction(transaction, () => fromInside(() => work(transaction)));
    if (nested) store.release(savepoint);
    else store.commit();
  } catch (error) {
    if (nested) {
      store.rollbackTo(savepoint);
      store.release(savepoint);
    } else if (store.inTransaction) {
      store.rollback();
    }
    if (!nested) settleTime(host, transaction, options, asApexException(error)?.typeName ?? 'failure of this program');
    host.security.invalidate();
    if (transaction.lockHolder !== null) host.locks.release(transaction.lockHolder);
    for (const action of transaction.rolledBack) action();
    finish(host, transaction);
    throw toApexException(error);
  } finally {
    depth--;
    restoreStatics?.();
  }
  if (!nested) settleTime(host, transaction, options, null);
  for (const action of transaction.committed) action();
  finish(host, transaction);
  return result;
}

function finish(host: OrgHost, transaction: OrgTransaction): void {
  host.observer?.(transaction);
  if (transaction.ended.length === 0) return;
  inStoreTransaction(host, () => {
    for (const action of transaction.ended) action();
  });
}

/** System work without Apex: one store transaction, or part of the one that is open. */
export function inStoreTransaction<T>(host: Pick<OrgHost, 'store'>, work: () => T): T {
  const { store } = host;
  if (store.inTransaction) return work();
  store.begin();
  try {
    const result = work();
    store.commit();
    return result;
  } catch (error) {
    store.rollback();
    throw error;
  }
}
