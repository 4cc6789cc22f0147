/** Database.Batchable and the markers of batch classes. The runner calls implementations by alias. */
import { libraryClass } from '../runtime/library.ts';

interface BatchMethods {
  start$1(context: object): unknown;
  execute$2(context: object, scope: object): void;
  finish$1(context: object): void;
}

export const batchableClass = libraryClass({
  name: 'Database.Batchable',
  kind: 'interface',
  typeParams: ['T'],
  members: {
    'System.Iterable<T> start(Database.BatchableContext context)': (self: BatchMethods, context: object) =>
      self.start$1(context),
    'void execute(Database.BatchableContext context, List<T> scope)': (
      self: BatchMethods,
      context: object,
      scope: object,
    ) => self.execute$2(context, scope),
    'void finish(Database.BatchableContext context)': (self: BatchMethods, context: object) => self.finish$1(context),
  },
});

export const statefulClass = libraryClass({ name: 'Database.Stateful', kind: 'interface' });
export const allowsCalloutsClass = libraryClass({ name: 'Database.AllowsCallouts', kind: 'interface' });
export const raisesPlatformEventsClass = libraryClass({ name: 'Database.RaisesPlatformEvents', kind: 'interface' });
