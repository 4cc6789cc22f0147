/** System.Callable. */
import { libraryClass } from '../runtime/library.ts';

export const callableInterface = libraryClass({
  name: 'System.Callable',
  kind: 'interface',
  members: {
    'Object call(String action, Map<String,Object> args)': (
      self: { call$2(action: unknown, args: unknown): unknown },
      action: unknown,
      args: unknown,
    ) => self.call$2(action, args),
  },
});
