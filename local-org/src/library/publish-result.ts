/** EventBus.SuccessResult and EventBus.FailureResult: what publish callbacks receive. */
import { libraryClass } from '../runtime/library.ts';
import { listOfType } from '../host/apex-values.ts';

export class PublishResult {
  readonly eventUuids: readonly string[];

  constructor(eventUuids: readonly string[]) {
    this.eventUuids = eventUuids;
  }

  geteventuuids$0(): unknown {
    return listOfType('String', this.eventUuids);
  }
}

const members = { 'List<String> getEventUuids()': (self: PublishResult) => self.geteventuuids$0() };

export const successResultClass = libraryClass({
  name: 'EventBus.SuccessResult',
  kind: 'interface',
  members,
  instance: PublishResult,
});
export const failureResultClass = libraryClass({ name: 'EventBus.FailureResult', kind: 'interface', members });
