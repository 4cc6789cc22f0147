/**
 * Sends a request: to the mock in tests, else to the receiver if the org may call its host.
 * Sources: Apex Developer Guide, "Callout Limits and Limitations", "Named Credentials as Callout Endpoints", "Testing HTTP Callouts",
 * "HTTP Classes" (redirect endpoints need a remote site of their own: the answer 3xx comes back to the caller, who calls again).
 */
import { gzipSync } from 'node:zlib';
import { exchange } from '../callouts/exchange.ts';
import type { ExchangeAnswer, ExchangeResult } from '../callouts/exchange-worker.ts';
import type { NamedCredential } from '../callouts/endpoints.ts';
import { host } from '../host/host.ts';
import { countLimit } from '../limits/counters.ts';
import type { LimitCounters } from '../limits/limits.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { missingCall } from '../runtime/missing-calls.ts';
import type { Transaction } from '../runtime/transaction.ts';
import { isOutside, prefixOfAsker } from '../schema/namespace-context.ts';
import { HttpResponse, type HttpRequest } from './http-message.ts';
import { mockFor } from './test/state.ts';

export const MAX_TIMEOUT_MS = 120_000;
const DEFAULT_TIMEOUT_MS = 10_000;
/** Of all callouts of a transaction together. */
const MAX_TOTAL_MS = 120_000;
/** Of a request and of a response. */
const MAX_BYTES = { synchronous: 6_000_000, asynchronous: 12_000_000 } as const;

const SPENT = Symbol('time spent on callouts');

const refuse = (message: string): ApexException => ApexException.of('System.CalloutException', message);

export function sendRequest(request: HttpRequest | null): unknown {
  if (request === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  const transaction = tx();
  countLimit(transaction.limits, 'callouts', 1);
  if (isPending(transaction.limits))
    throw refuse('You have uncommitted work pending. Please commit or rollback before calling out');
  if (!transaction.isTest) return call(request, transaction);
  const mock = mockFor('System.HttpCalloutMock') as { respond$1(request: object): unknown } | null;
  if (mock !== null) return mock.respond$1(request);
  throw ApexException.of('System.TypeException', 'Methods defined as TestMethod do not support Web service callouts');
}

/** "Things that result in pending operations are DML statements, asynchronous Apex, scheduled Apex, or sending email." */
function isPending(limits: LimitCounters): boolean {
  return (
    limits.dmlStatements + limits.futureCalls + limits.queueableJobs + limits.jobsStarted + limits.emailInvocations > 0
  );
}

function call(request: HttpRequest, transaction: Transaction): HttpResponse {
  if (transaction.triggers.length > 0) throw refuse('Callout from triggers are currently not supported.');
  if (transaction.quiddity === 'SCHEDULED') throw refuse('Callout from scheduled Apex not supported.');
  const target = targetOf(request.endpoint ?? '');
  if (!host().callouts.mayCall(target.url))
    throw refuse(
      `Callouts to ${target.url.host} are off in this local org. Start it with --allow-callouts ${target.url.host} to allow them`,
    );
  const maxBytes = transaction.isAsync ? MAX_BYTES.asynchronous : MAX_BYTES.synchronous;
  const body = bodyOf(request);
  if (body.length > maxBytes) throw refuse(`Exceeded max size limit of ${maxBytes} with request size ${body.length}`);
  const spent = (transaction.state.get(SPENT) as number | undefined) ?? 0;
  if (spent >= MAX_TOTAL_MS) throw refuse(`Exceeded maximum time allotted for callout (${MAX_TOTAL_MS} ms)`);
  const timeoutMs = Math.min(request.timeout ?? DEFAULT_TIMEOUT_MS, MAX_TOTAL_MS - spent);
  const startedAt = performance.now();
  const result = exchange({
    url: target.url.href,
    method: methodOf(request, body),
    headers: headersOf(request, target.headers, body),
    body,
    timeoutMs,
    maxBytes,
  });
  transaction.state.set(SPENT, spent + performance.now() - startedAt);
  return responseOf(result, target.url, maxBytes);
}

interface Target {
  readonly url: URL;
  readonly headers: readonly (readonly [string, string])[];
}

function targetOf(endpoint: string): Target {
  const named = /^callout:([^/?#]*)(.*)$/is.exec(endpoint);
  if (named === null) {
    const url = urlOf(endpoint);
    if (!host().callouts.endpoints.isRemoteSite(url))
      throw refuse(`Unauthorized endpoint, please check Setup->Security->Remote site settings. endpoint = ${endpoint}`);
    return { url, headers: [] };
  }
  const [, name, rest] = named;
  const credential = host().callouts.endpoints.namedCredential(name!, prefixOfAsker(host().schema));
  if (credential === null || !mayUse(credential))
    throw refuse(
      `The callout couldn't access the endpoint. You might not have the required permissions, or the named credential "${name}" might not exist.`,
    );
  if (credential.missing !== null)
    throw missingCall(`named credential ${credential.name}: ${credential.missing}, whose secrets no metadata has`);
  const base = rest!.startsWith('/') ? credential.url.replace(/\/$/, '') : credential.url;
  return { url: urlOf(base + rest), headers: credential.headers };
}

function urlOf(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw refuse(`no protocol: ${text}`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse(`unknown protocol: ${url.protocol.slice(0, -1)}`);
  return url;
}

/** The package's namespace must be allowed, and the user needs access to a principal of the external credential; administrators, too. */
function mayUse({ allowedNamespaces, externalCredential }: NamedCredential): boolean {
  const { schema, rows, callouts } = host();
  const isPackage = schema.isManaged && !isOutside();
  if (isPackage && allowedNamespaces !== null && !allowedNamespaces.includes((schema.namespace ?? '').toLowerCase()))
    return false;
  if (externalCredential === null) return true;
  const { user } = tx();
  const { permissionSets, profiles } = callouts.endpoints.grantsOf(externalCredential);
  const profile = user.profileId === null ? null : rows.select('Profile', ['Name'], { Id: user.profileId })[0]?.[0];
  if (profiles.includes(profile as string)) return true;
  return permissionSets.some((name) => {
    const id = rows.find('PermissionSet', { Name: name });
    return id !== null && rows.find('PermissionSetAssignment', { AssigneeId: user.id, PermissionSetId: id }) !== null;
  });
}

function bodyOf(request: HttpRequest): Uint8Array {
  const { bytes } = request;
  return request.compressed && bytes.length > 0 ? gzipSync(bytes) : bytes;
}

/** As the platform's Java does, a GET that has a body is sent as POST. */
function methodOf({ method }: HttpRequest, body: Uint8Array): string {
  const name = (method ?? 'GET').toUpperCase();
  return name === 'GET' && body.length > 0 ? 'POST' : name;
}

function headersOf(
  request: HttpRequest,
  own: readonly (readonly [string, string])[],
  body: Uint8Array,
): [string, string][] {
  const headers = new Map<string, [string, string]>();
  const add = (name: string, value: string): void => void headers.set(name.toLowerCase(), [name, value]);
  add('User-Agent', 'SFDC-Callout');
  add('Accept', '*/*');
  for (const [name, value] of own) add(name, value);
  for (const name of request.headerNames()) add(name, request.header(name) ?? '');
  if (request.compressed && body.length > 0) add('Content-Encoding', 'gzip');
  add('Content-Length', String(body.length));
  return [...headers.values()];
}

function responseOf(result: ExchangeResult, url: URL, maxBytes: number): HttpResponse {
  if ('answer' in result) return readAnswer(result.answer);
  switch (result.failure) {
    case 'timeout':
      throw refuse('Read timed out');
    case 'refused':
      throw refuse('Connection refused');
    case 'unknownHost':
      throw refuse(`Unknown host: ${url.hostname}`);
    case 'tooLarge':
      throw refuse(`Exceeded max size limit of ${maxBytes} with response size ${result.bytes}`);
    case 'other':
      throw refuse(result.detail);
  }
}

function readAnswer(answer: ExchangeAnswer): HttpResponse {
  const response = new HttpResponse();
  response.statusCode = answer.status;
  response.status = answer.statusText;
  for (const [name, value] of answer.headers) {
    const before = response.header(name);
    response.setHeader(name, before === null ? value : `${before}, ${value}`);
  }
  response.blob = new ApexBlob(answer.body);
  return response;
}
