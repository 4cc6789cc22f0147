/** Publish callbacks: called later, as the Automated Process user, whether events were published. Source: Platform Events Developer Guide, "Get the Result of Asynchronous Platform Event Publishing". */
import type { UserClass } from '../runtime/types.ts';
import { classNameOf, implementsLibrary } from '../async/apex-values.ts';
import type { UnitFrame } from '../async/batch.ts';
import { enterAsync } from '../async/async-context.ts';
import { deleteJob, insertJob, jobs } from '../async/job.ts';
import { deserializeState, serializeState } from '../async/state.ts';
import type { OrgHost } from '../host/host.ts';
import { runUnit } from '../host/unit.ts';
import { PublishResult } from '../library/publish-result.ts';

let counter = 0;

/** Remembers to call back; exists once the running transaction is committed. */
export function storeCallback(host: OrgHost, callback: object, eventUuids: readonly string[]): void {
  insertJob(host, {
    id: `callback ${host.clock.now()} ${++counter}`,
    kind: 'callback',
    phase: 'queued',
    className: classNameOf(callback),
    userId: host.autoprocId,
    state: serializeState(callback),
    details: { eventUuids },
    dueAt: host.clock.now(),
  });
}

interface Callbacks {
  onsuccess$1?(result: object): void;
  onfailure$1?(result: object): void;
}

/** Calls one callback. False when none waits. */
export function callBackOne(host: OrgHost, frame: UnitFrame, isPublished: boolean): boolean {
  const job = jobs(host, 'callback', 'queued')[0];
  if (job === undefined) return false;
  try {
    runUnit(
      host,
      { user: host.user(job.userId)!, quiddity: 'PLATFORM_EVENT_PUBLISH_CALLBACK', ...frame },
      (transaction) => {
        enterAsync(transaction, { kind: 'event', jobId: null, phase: null });
        deleteJob(host, job.id);
        const callback = deserializeState(host, job.state) as Callbacks;
        const cls = callback.constructor as unknown as UserClass;
        const result = new PublishResult(job.details.eventUuids ?? []);
        if (isPublished && implementsLibrary(cls, 'EventBus.EventPublishSuccessCallback'))
          callback.onsuccess$1!(result);
        if (!isPublished && implementsLibrary(cls, 'EventBus.EventPublishFailureCallback'))
          callback.onfailure$1!(result);
      },
    );
  } catch (error) {
    deleteJob(host, job.id);
    if (frame.isTest) throw error;
  }
  return true;
}
