/** System.StubProvider and System.Callable. */
import { libraryClass } from '../runtime/library.ts';

export const stubProviderClass = libraryClass({
  name: 'System.StubProvider',
  kind: 'interface',
  members: {
    'Object handleMethodCall(Object stubbedObject, String stubbedMethodName, System.Type returnType, List<System.Type> listOfParamTypes, List<String> listOfParamNames, List<Object> listOfArgs)':
      (self: { handlemethodcall$6(...args: unknown[]): unknown }, ...args: unknown[]) =>
        self.handlemethodcall$6(...args),
  },
});

export const callableClass = libraryClass({
  name: 'System.Callable',
  kind: 'interface',
  members: {
    'Object call(String action, Map<String, Object> args)': (
      self: { call$2(action: string, args: object): unknown },
      action: string,
      args: object,
    ) => self.call$2(action, args),
  },
});
