/** What every transaction cost, and how long the whole would have taken. */

export interface TransactionCost {
  /** Class and method of asynchronous work, otherwise the kind of the transaction. */
  readonly work: string;
  readonly quiddity: string;
  /** Milliseconds since 1970, by the virtual clock. */
  readonly startedAt: number;
  readonly elapsedMs: number;
  readonly cpuMs: number;
  readonly queries: number;
  readonly dmlStatements: number;
  readonly dmlRows: number;
  /** Type of the exception that ended it; null where it was committed. */
  readonly failure: string | null;
}

export interface WorkReport {
  readonly startedAt: number;
  readonly endedAt: number;
  /** How long the work would have taken. */
  readonly durationMs: number;
  /** Transactions that count against the limit of asynchronous Apex executions: batch, queueable, future, scheduled. */
  readonly asynchronousExecutions: number;
  readonly transactions: readonly TransactionCost[];
  /** The most processor time of one transaction. */
  readonly mostCpuMs: number;
}

/** Source: Apex Developer Guide, "Lightning Platform Apex Limits": what counts as an asynchronous execution. */
const COUNTED: ReadonlySet<string> = new Set(['BATCH_APEX', 'QUEUEABLE', 'FUTURE', 'SCHEDULED']);

export interface Ledger {
  record(cost: TransactionCost): void;
  report(endedAt: number): WorkReport;
  /** Forgets what was recorded; the report begins at this moment. */
  restart(now: number): void;
}

export function createLedger(now: number): Ledger {
  let startedAt = now;
  let transactions: TransactionCost[] = [];
  return {
    record: (cost) => void transactions.push(cost),
    restart(moment) {
      startedAt = moment;
      transactions = [];
    },
    report: (endedAt) => ({
      startedAt,
      endedAt,
      durationMs: endedAt - startedAt,
      asynchronousExecutions: transactions.filter(({ quiddity }) => COUNTED.has(quiddity)).length,
      transactions: [...transactions],
      mostCpuMs: transactions.reduce((most, { cpuMs }) => Math.max(most, cpuMs), 0),
    }),
  };
}
