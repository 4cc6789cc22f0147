/** The BatchApexErrorEvent of a chunk that died. Source: Platform Events Developer Guide, "BatchApexErrorEvent". */
import { SObject } from '../runtime/sobject.ts';
import type { ApexException } from '../runtime/exception.ts';
import type { OrgHost } from '../host/host.ts';
import { storeEvent } from '../events/queue.ts';

const MAX_SCOPE_LENGTH = 40_000;
const MAX_TEXT = 5_000;

export interface BatchFailure {
  readonly jobId: string;
  readonly phase: 'START' | 'EXECUTE' | 'FINISH';
  readonly exception: ApexException;
  /** Comma-separated record Ids of the chunk. */
  readonly scopeIds: string;
}

export function publishBatchError(host: OrgHost, failure: BatchFailure): void {
  const type = host.schema.type('BatchApexErrorEvent');
  if (type === null) return;
  const event = new SObject(type);
  const exceeds = failure.scopeIds.length > MAX_SCOPE_LENGTH;
  const values: Record<string, unknown> = {
    AsyncApexJobId: failure.jobId,
    Phase: failure.phase,
    ExceptionType: failure.exception.typeName,
    Message: failure.exception.text.slice(0, MAX_TEXT),
    StackTrace: failure.exception.getstacktracestring$0().slice(0, MAX_TEXT),
    JobScope: exceeds ? null : failure.scopeIds || null,
    DoesExceedJobScopeMaxLength: exceeds,
    RequestId: failure.jobId,
  };
  for (const name in values) {
    const field = type.field(name);
    if (field !== null) event.values[field.index] = values[name];
  }
  storeEvent(host, event);
}
