/** Requests and answers as the handlers see them: no sockets. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { UserInfoRecord } from '../runtime/transaction.ts';
import { badJson, apiError } from './api-errors.ts';
import { Raw, toJson } from './json.ts';

export interface ApiRequest {
  readonly method: string;
  /** Percent-encoded, without query string and doubled slashes. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Names as they were sent, values in between. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  /** Whose token it carries; null on endpoints that need none. */
  readonly session: Session | null;
  readonly remoteAddress: string;
  /** Of routes that read the body themselves, with an empty `body`. */
  readonly stream: IncomingMessage | null;
}

export interface Session {
  readonly token: string;
  readonly user: UserInfoRecord;
}

export type Headers = Readonly<Record<string, string>>;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Buffer | NodeJS.ReadableStream | null;
}

export const JSON_TYPE = 'application/json;charset=UTF-8';

export function json(value: unknown, status = 200, headers: Headers = {}): ApiResponse {
  return {
    status,
    headers: { 'content-type': JSON_TYPE, ...headers },
    body: value instanceof Raw ? value.text : toJson(value),
  };
}

export function noContent(): ApiResponse {
  return { status: 204, headers: {}, body: null };
}

export function xml(text: string, status = 200): ApiResponse {
  return { status, headers: { 'content-type': 'text/xml;charset=UTF-8' }, body: text };
}

/** The user of a request on an endpoint that requires a token. */
export function userOf(request: ApiRequest): UserInfoRecord {
  if (request.session === null) throw invalidSession();
  return request.session.user;
}

export function invalidSession(): Error {
  return apiError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as text. Throws ApiError where it is no UTF-8. */
export function bodyText(request: ApiRequest): string {
  try {
    return utf8.decode(request.body);
  } catch {
    throw badJson('Invalid UTF-8 in the request body');
  }
}

/** The body as JSON. Throws ApiError. */
export function bodyJson(request: ApiRequest): unknown {
  if (request.body.length === 0) throw badJson('HTTP entity body is required, but this request has no entity body.');
  const type = request.headers['content-type'];
  if (type !== undefined && !/^\s*application\/json\b/i.test(type))
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', `Content type not supported: ${type}`);
  return parseJson(bodyText(request));
}

/** Throws ApiError `JSON_PARSER_ERROR` with line and column. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw badJson(
      at >= text.length
        ? `Unexpected end-of-input at ${lineColumn(text, text.length)}`
        : `Unexpected character ('${text[at]}' (code ${text.charCodeAt(at)})) at ${lineColumn(text, at)}`,
    );
  }
}

/** `[line:1, column:10]` */
export function lineColumn(text: string, at: number): string {
  const before = text.slice(0, at);
  return `[line:${before.split('\n').length}, column:${at - before.lastIndexOf('\n')}]`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body as a JSON object. Throws ApiError. */
export function bodyObject(request: ApiRequest): JsonObject {
  const value = bodyJson(request);
  if (!isObject(value)) throw badJson('Cannot deserialize the request body: expected an object at [line:1, column:1]');
  return value;
}
