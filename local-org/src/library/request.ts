/** System.Request and System.Quiddity. */
import { libraryClass } from '../runtime/library.ts';
import { tx } from '../runtime/context.ts';
import { libraryEnum } from '../host/apex-values.ts';

export const quiddityClass = libraryClass({
  name: 'System.Quiddity',
  kind: 'enum',
  values: [
    'ANONYMOUS',
    'AURA',
    'BATCH_ACS',
    'BATCH_APEX',
    'BATCH_CHUNK_PARALLEL',
    'BATCH_CHUNK_SERIAL',
    'BULK_API',
    'COMMERCE_INTEGRATION',
    'DISCOVERABLE_LOGIN',
    'EXTERNAL_SERVICE_CALLBACK',
    'FUNCTION_CALLBACK',
    'FUTURE',
    'INBOUND_EMAIL_SERVICE',
    'INVOCABLE_ACTION',
    'IOT',
    'PLATFORM_EVENT_PUBLISH_CALLBACK',
    'POST_INSTALL_SCRIPT',
    'QUEUEABLE',
    'QUICK_ACTION',
    'REMOTE_ACTION',
    'REST',
    'RUN_INTEGRATION_TESTS',
    'RUNTEST_ASYNC',
    'RUNTEST_DEPLOY',
    'RUNTEST_SYNC',
    'SCHEDULED',
    'SOAP',
    'SYNCHRONOUS',
    'TRANSACTION_FINALIZER_QUEUEABLE',
    'UNDEFINED',
    'VF',
  ],
});

export class Request {
  readonly id: string;
  readonly quiddity: string;

  constructor(id: string, quiddity: string) {
    this.id = id;
    this.quiddity = quiddity;
  }
}

const KEY = Symbol('request');
let counter = 0;

/** The running transaction's request; its id looks like the platform's (`TID:...` of 22 characters and more). */
export function currentRequest(): Request {
  const { state, quiddity } = tx();
  let request = state.get(KEY) as Request | undefined;
  if (request === undefined || request.quiddity !== quiddity) {
    request = new Request(`4l${(++counter).toString(36).padStart(20, '0')}`, quiddity);
    state.set(KEY, request);
  }
  return request;
}

export const requestClass = libraryClass({
  name: 'System.Request',
  members: {
    'static System.Request getCurrent()': () => currentRequest(),
    'System.Quiddity getQuiddity()': (self: Request) => libraryEnum('System.Quiddity', self.quiddity),
    'String getRequestId()': (self: Request) => self.id,
  },
  instance: Request,
});
