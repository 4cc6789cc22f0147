/** System.Schedulable and its context. */
import { libraryClass } from '../runtime/library.ts';

export class SchedulableContext {
  readonly triggerId: string;

  constructor(triggerId: string) {
    this.triggerId = triggerId;
  }

  gettriggerid$0(): string {
    return this.triggerId;
  }
}

export const schedulableContextClass = libraryClass({
  name: 'System.SchedulableContext',
  kind: 'interface',
  members: { 'Id getTriggerId()': (self: SchedulableContext) => self.gettriggerid$0() },
  instance: SchedulableContext,
});

export const schedulableClass = libraryClass({
  name: 'System.Schedulable',
  kind: 'interface',
  members: {
    'void execute(System.SchedulableContext context)': (self: { execute$1(context: object): void }, context: object) =>
      self.execute$1(context),
  },
});
