/** WebServiceCallout and WebServiceMock: SOAP calls of generated stubs; answered by mocks in tests. Source: Apex Developer Guide, "Test Web Service Callouts". */
import { ApexMap } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass, NotImplementedError } from '../runtime/library.ts';
import { ANY, STRING } from '../runtime/runtime-types.ts';
import { countLimit } from '../limits/counters.ts';
import { mockFor } from './test/state.ts';
import type { ApexList } from '../runtime/collections.ts';

interface Mock {
  doinvoke$9(...args: readonly unknown[]): void;
}

export const webServiceMockInterface = libraryClass({
  name: 'System.WebServiceMock',
  kind: 'interface',
  members: {
    'void doInvoke(Object stub, Object soapRequest, Map<String,Object> responseMap, String endpoint, String soapAction, String requestName, String responseNamespace, String responseName, String responseType)':
      (self: Mock, ...args: readonly unknown[]) => self.doinvoke$9(...args),
  },
});

/** `info`: endpoint, SOAP action, request namespace, request name, response namespace, response name, response type. */
function invoke(stub: unknown, request: unknown, response: ApexMap | null, info: ApexList): void {
  const [endpoint, action, , requestName, responseNamespace, responseName, responseType] = info.items;
  if (!tx().isTest) throw new NotImplementedError(`WebServiceCallout.invoke of ${String(endpoint)}`);
  countLimit(tx().limits, 'callouts', 1);
  const mock = mockFor('System.WebServiceMock');
  if (mock === null)
    throw ApexException.of(
      'System.TypeException',
      'Methods defined as TestMethod do not support Web service callouts, test skipped',
    );
  const answers = response ?? new ApexMap(STRING, ANY);
  (mock as Mock).doinvoke$9(
    stub,
    request,
    answers,
    endpoint,
    action,
    requestName,
    responseNamespace,
    responseName,
    responseType,
  );
}

export const webServiceCalloutClass = libraryClass({
  name: 'System.WebServiceCallout',
  members: {
    'static void invoke(Object stub, Object request, Map<String,ANY> response, List<String> info)': invoke,
  },
});
