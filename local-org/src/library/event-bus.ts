/** System.EventBus and the EventBus namespace. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { DmlResult } from '../dml/dml.ts';
import { currentTriggerRun, type TriggerRun } from '../events/deliver.ts';
import { publishEvents } from '../events/publish.ts';
import { host } from '../host/host.ts';
import { itemsOf, listOfType } from '../host/apex-values.ts';
import { SaveResult } from './database-results.ts';

const publishOne = (event: SObject, callback: object | null = null): unknown =>
  new SaveResult(publishEvents(host(), [event], callback)[0]!);
const publishAll = (events: object, callback: object | null = null): unknown => {
  if (events === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return listOfType(
    'Database.SaveResult',
    publishEvents(host(), itemsOf(events) as SObject[], callback).map((result: DmlResult) => new SaveResult(result)),
  );
};

const ENQUEUED = 'OPERATION_ENQUEUED';

export const eventBusClass = libraryClass({
  name: 'System.EventBus',
  members: {
    'static Database.SaveResult publish(SObject event)': (event: SObject) => publishOne(event),
    'static List<Database.SaveResult> publish(List<SObject> events)': (events: object) => publishAll(events),
    'static Database.SaveResult publish(SObject event, Object callback)': publishOne,
    'static List<Database.SaveResult> publish(List<SObject> events, Object callback)': publishAll,
    'static Database.SaveResult publishWithAccessLevel(SObject event, System.AccessLevel accessLevel)': (
      event: SObject,
    ) => publishOne(event),
    'static List<Database.SaveResult> publishWithAccessLevel(List<SObject> events, System.AccessLevel accessLevel)': (
      events: object,
    ) => publishAll(events),
    'static String getOperationId(Object result)': (result: unknown) =>
      result instanceof SaveResult
        ? (result.result.errors.find((error) => error.statusCode === ENQUEUED)?.message ?? null)
        : null,
  },
});

export const eventBusTriggerContextClass = libraryClass({
  name: 'EventBus.TriggerContext',
  members: {
    'static EventBus.TriggerContext currentContext()': () => currentTriggerRun(),
    'String getResumeCheckpoint()': (self: TriggerRun) => (self.checkpoint === null ? null : String(self.checkpoint)),
    'void setResumeCheckpoint(String replayId)': (self: TriggerRun, replayId: string) => self.setCheckpoint(replayId),
    'property Integer retries': { get: (self: TriggerRun) => self.retries },
    'property String lastError': { get: (self: TriggerRun) => self.lastError },
  },
});

export const retryableExceptionClass = libraryClass({
  name: 'EventBus.RetryableException',
  kind: 'exception',
  extends: 'System.Exception',
});
export const invalidReplayIdExceptionClass = libraryClass({
  name: 'EventBus.InvalidReplayIdException',
  kind: 'exception',
  extends: 'System.Exception',
});

export const eventPublishSuccessCallbackClass = libraryClass({
  name: 'EventBus.EventPublishSuccessCallback',
  kind: 'interface',
  members: {
    'void onSuccess(EventBus.SuccessResult result)': (self: { onsuccess$1(result: object): void }, result: object) =>
      self.onsuccess$1(result),
  },
});
export const eventPublishFailureCallbackClass = libraryClass({
  name: 'EventBus.EventPublishFailureCallback',
  kind: 'interface',
  members: {
    'void onFailure(EventBus.FailureResult result)': (self: { onfailure$1(result: object): void }, result: object) =>
      self.onfailure$1(result),
  },
});
