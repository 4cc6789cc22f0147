/** `/composite` and `/composite/batch`: several requests in one. Source: REST API Developer Guide, "Composite". */
import type { ApiServer } from '../api.ts';
import { apiError, badJson } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyObject, isObject, json, type JsonObject } from '../http.ts';
import { Raw } from '../json.ts';
import { dataRoute } from '../router.ts';
import { inStoreTransaction } from '../../host/unit.ts';

export const COMPOSITE_ROUTES = [
  dataRoute('POST', '/composite', composite),
  dataRoute('POST', '/composite/batch', batch),
];

const MAX_REQUESTS = 25;

interface Part {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly referenceId: string;
}

interface Answer {
  readonly body: Raw | null;
  readonly httpHeaders: Readonly<Record<string, string>>;
  readonly httpStatusCode: number;
  readonly referenceId: string;
}

class RolledBack extends Error {}

function composite(api: ApiServer, request: ApiRequest): ApiResponse {
  const body = bodyObject(request);
  const parts = partsOf(body.compositeRequest);
  const allOrNone = body.allOrNone === true;
  const answers: Answer[] = [];
  const run = (): void => {
    const values = new Map<string, unknown>();
    for (const part of parts) {
      const answer = answerTo(api, request, part, values);
      answers.push(answer);
      if (answer.httpStatusCode < 400)
        values.set(part.referenceId, answer.body === null ? null : (JSON.parse(answer.body.text) as unknown));
      else if (allOrNone) throw new RolledBack();
    }
  };
  if (!allOrNone) run();
  else {
    try {
      inStoreTransaction(api.org.host, run);
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
      const failed = answers.length - 1;
      for (let at = 0; at < parts.length; at++)
        if (at !== failed)
          answers[at] = halted(
            parts[at].referenceId,
            'The transaction was rolled back since another operation in the same transaction failed.',
          );
    }
  }
  return json({ compositeResponse: answers });
}

function partsOf(list: unknown): Part[] {
  if (!Array.isArray(list) || list.length === 0) throw badJson('compositeRequest must be a list of requests');
  if (list.length > MAX_REQUESTS)
    throw apiError(400, 'LIMIT_EXCEEDED', `Limit of ${MAX_REQUESTS} reached for operations in composite request`);
  const seen = new Set<string>();
  return list.map((entry: unknown) => {
    const { method, url, referenceId, body } = isObject(entry) ? entry : ({} as JsonObject);
    if (
      typeof method !== 'string' ||
      typeof url !== 'string' ||
      typeof referenceId !== 'string' ||
      !/^[A-Za-z]\w*$/.test(referenceId)
    )
      throw badJson('Each composite request needs a method, a url and a referenceId');
    if (seen.has(referenceId)) throw apiError(400, 'INVALID_INPUT', `Duplicate ReferenceId provided: ${referenceId}`);
    seen.add(referenceId);
    return { method: method.toUpperCase(), url, body, referenceId };
  });
}

function halted(referenceId: string, message: string): Answer {
  return {
    body: new Raw(JSON.stringify([{ errorCode: 'PROCESSING_HALTED', message }])),
    httpHeaders: {},
    httpStatusCode: 400,
    referenceId,
  };
}

class MissingReference extends Error {}

function answerTo(api: ApiServer, request: ApiRequest, part: Part, values: ReadonlyMap<string, unknown>): Answer {
  let url: string;
  let body: unknown;
  try {
    url = filled(part.url, values, encodeURIComponent);
    body = filledDeep(part.body, values);
  } catch (error) {
    if (error instanceof MissingReference) return halted(part.referenceId, error.message);
    throw error;
  }
  const response = forward(api, request, part.method, url, body);
  return {
    body: response.text === '' ? null : new Raw(response.text),
    httpHeaders: response.headers.location === undefined ? {} : { Location: response.headers.location },
    httpStatusCode: response.status,
    referenceId: part.referenceId,
  };
}

/** `@{ref.id}`, `@{ref.records[0].Name}` */
const REFERENCE = /@\{([A-Za-z]\w*)((?:\.\w+|\[\d+\])*)\}/g;

function filled(text: string, values: ReadonlyMap<string, unknown>, encode: (value: string) => string): string {
  return text.replace(REFERENCE, (_whole, name: string, path: string) => {
    let value = values.get(name);
    for (const step of path.match(/\w+/g) ?? [])
      value =
        isObject(value) || Array.isArray(value)
          ? Object.hasOwn(value, step)
            ? (value as JsonObject)[step]
            : undefined
          : undefined;
    if (value === undefined || typeof value === 'object')
      throw new MissingReference(`Invalid reference specified. No value for ${name}${path} found in ${name}`);
    return encode(String(value));
  });
}

function filledDeep(value: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return filled(value, values, (text) => text);
  if (Array.isArray(value)) return value.map((item) => filledDeep(item, values));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filledDeep(member, values)]));
}

const INNER =
  /^\/services\/(?:data\/v\d\d\.0\/(?:sobjects|query|queryAll|composite\/(?:sobjects|tree)|tooling|limits|search)|apexrest)(?:[/?]|$)/;

function forward(
  api: ApiServer,
  request: ApiRequest,
  method: string,
  url: string,
  body: unknown,
): { status: number; headers: Readonly<Record<string, string>>; text: string } {
  const refuse = (message: string): { status: number; headers: Record<string, string>; text: string } => ({
    status: 400,
    headers: {},
    text: JSON.stringify([{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message }]),
  });
  if (!INNER.test(url)) return refuse(`Illegal value for url: ${url}`);
  const at = url.indexOf('?');
  const response = api.dispatch({
    ...request,
    method,
    path: at < 0 ? url : url.slice(0, at),
    query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)),
    headers: { 'content-type': 'application/json' },
    rawHeaders: ['Content-Type', 'application/json'],
    body: body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body)),
  });
  // An endpoint that answers asynchronously cannot be part of a transaction.
  if (response instanceof Promise) return refuse(`Illegal value for url: ${url}`);
  const text =
    response.body === null
      ? ''
      : typeof response.body === 'string'
        ? response.body
        : Buffer.isBuffer(response.body)
          ? response.body.toString('utf8')
          : '';
  return {
    status: response.status,
    headers: response.headers,
    text: text !== '' && !/json/.test(response.headers['content-type'] ?? '') ? JSON.stringify(text) : text,
  };
}

function batch(api: ApiServer, request: ApiRequest): ApiResponse {
  const body = bodyObject(request);
  if (!Array.isArray(body.batchRequests) || body.batchRequests.length === 0)
    throw badJson('batchRequests must be a list of requests');
  if (body.batchRequests.length > MAX_REQUESTS)
    throw apiError(400, 'LIMIT_EXCEEDED', `Limit of ${MAX_REQUESTS} reached for operations in batch request`);
  let hasErrors = false;
  const results: object[] = [];
  for (const entry of body.batchRequests as unknown[]) {
    const { method, url, richInput } = isObject(entry) ? entry : ({} as JsonObject);
    if (typeof method !== 'string' || typeof url !== 'string')
      throw badJson('Each batch request needs a method and a url');
    if (hasErrors && body.haltOnError === true) {
      results.push({
        statusCode: 412,
        result: [{ errorCode: 'BATCH_PROCESSING_HALTED', message: 'Batch processing halted per request' }],
      });
      continue;
    }
    const full = url.startsWith('/services/') ? url : `/services/data/${url.replace(/^\/+/, '')}`;
    const { status, text } = forward(api, request, method.toUpperCase(), full, richInput);
    hasErrors ||= status >= 400;
    results.push({ statusCode: status, result: text === '' ? null : new Raw(text) });
  }
  return json({ hasErrors, results });
}
