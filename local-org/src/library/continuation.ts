/** System.Continuation: callouts that go on while nobody waits. In tests their answers are set. Source: Apex Developer Guide, "Continuations". */
import { emptyMap } from '../host/apex-values.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass, type PropertyImplementation } from '../runtime/library.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';

const MAX_REQUESTS = 3;
const RESPONSES = Symbol('responses of continuations');

export class Continuation {
  readonly requests = emptyMap('String', 'System.HttpRequest');
  timeout: number | null;
  continuationMethod: string | null = null;
  state: unknown = null;

  constructor(timeout: number | null) {
    this.timeout = timeout;
  }

  add(request: HttpRequest): string {
    if (this.requests.size >= MAX_REQUESTS)
      throw ApexException.of(
        'System.AsyncException',
        `Number of callout requests exceeds the limit of ${MAX_REQUESTS} per continuation.`,
      );
    const label = `Continuation-${this.requests.size + 1}`;
    this.requests.put(label, request);
    return label;
  }
}

function responses(): Map<string, HttpResponse> {
  const { state } = tx();
  let known = state.get(RESPONSES) as Map<string, HttpResponse> | undefined;
  if (known === undefined) state.set(RESPONSES, (known = new Map()));
  return known;
}

/** `Test.setContinuationResponse`. */
export function setContinuationResponse(label: string, response: HttpResponse): void {
  responses().set(label, response);
}

/** `Test.invokeContinuationMethod`: calls the callback of the controller. */
export function invokeContinuationMethod(controller: object, continuation: Continuation): unknown {
  const wanted = `${(continuation.continuationMethod ?? '').toLowerCase()}$`;
  for (let at: object | null = controller; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const name = Object.getOwnPropertyNames(at).find((key) => key.startsWith(wanted));
    if (name !== undefined) {
      const method = (controller as Record<string, (...args: unknown[]) => unknown>)[name]!;
      return method.call(controller) ?? null;
    }
  }
  throw ApexException.of(
    'System.IllegalArgumentException',
    `Continuation method not found: ${continuation.continuationMethod}`,
  );
}

const property = (name: 'timeout' | 'continuationMethod' | 'state'): PropertyImplementation => ({
  get: (self: Continuation) => self[name],
  set: (self: Continuation, value: never) => {
    self[name] = value;
  },
});

export const continuationClass = libraryClass({
  name: 'System.Continuation',
  members: {
    'new(Integer timeout)': (timeout: number | null) => new Continuation(timeout),
    'property Integer timeout': property('timeout'),
    'property String continuationMethod': property('continuationMethod'),
    'property Object state': property('state'),
    'String addHttpRequest(System.HttpRequest request)': (self: Continuation, request: HttpRequest) =>
      self.add(request),
    'Map<String, System.HttpRequest> getRequests()': (self: Continuation) => self.requests,
    'static System.HttpResponse getResponse(String requestLabel)': (label: string) => responses().get(label) ?? null,
  },
  instance: Continuation,
});
