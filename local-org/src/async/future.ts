/** Methods with `@future`. Source: Apex Developer Guide, "Future Methods". */
import { tx } from '../runtime/context.ts';
import { ApexException, toApexException } from '../runtime/exception.ts';
import type { UserClass } from '../runtime/types.ts';
import { countLimit } from '../limits/counters.ts';
import { host as currentHost, type OrgHost } from '../host/host.ts';
import { inStoreTransaction, runUnit } from '../host/unit.ts';
import type { UnitFrame } from './batch.ts';
import { asyncContext, enterAsync } from './async-context.ts';
import { deleteJob, insertJob, type Job } from './job.ts';
import { closeJobRecord, insertJobRecord, updateJobRecord } from './job-records.ts';
import { deserializeState, serializeState } from './state.ts';

/** A call of a future method: emitted code calls this instead of the method. `method` is the emitted name; its body has the name with `$now`. */
export function enqueueFuture(cls: UserClass, method: string, args: readonly unknown[]): null {
  const host = currentHost();
  const context = asyncContext();
  const declared = cls.$methods.find((m) => m.js === method);
  const name = declared?.name ?? method;
  if (context?.kind === 'future' || context?.kind === 'batch') {
    const types = declared?.params.map((p) => p.type.name).join(', ') ?? '';
    throw ApexException.of(
      'System.AsyncException',
      `Future method cannot be called from a future or batch method: ${cls.$name}.${name}(${types})`,
    );
  }
  countLimit(tx().limits, 'futureCalls', 1);
  const userId = tx().user.id;
  const id = insertJobRecord(host, {
    jobType: 'Future',
    className: cls.$name,
    methodName: name,
    status: 'Queued',
    userId,
  });
  insertJob(host, {
    id,
    kind: 'future',
    phase: 'queued',
    className: cls.$name,
    userId,
    state: serializeState([...args]),
    details: { method },
    dueAt: tx().now(),
  });
  return null;
}

export function runFuture(host: OrgHost, job: Job, frame: UnitFrame = {}): void {
  inStoreTransaction(host, () => updateJobRecord(host, job.id, { Status: 'Processing' }));
  try {
    runUnit(
      host,
      { user: host.user(job.userId)!, quiddity: 'FUTURE', isAsync: true, work: `${job.className}, future`, ...frame },
      (transaction) => {
        enterAsync(transaction, { kind: 'future', jobId: job.id, phase: 'EXECUTE' });
        const cls = host.program.findClass(job.className) as unknown as {
          $static(): Record<string, (...args: unknown[]) => void>;
        } | null;
        if (cls === null) throw new Error(`The class ${job.className} is gone`);
        cls.$static()[`${job.details.method!}$now`]!(...(deserializeState(host, job.state) as unknown[]));
        closeJobRecord(host, job.id, 'Completed');
        deleteJob(host, job.id);
      },
    );
  } catch (error) {
    const exception = toApexException(error);
    inStoreTransaction(host, () => {
      closeJobRecord(host, job.id, 'Failed', { NumberOfErrors: 1, ExtendedStatus: exception.text.slice(0, 1000) });
      deleteJob(host, job.id);
    });
    if (frame.isTest) throw exception;
  }
}
