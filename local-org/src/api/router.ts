/** Paths to handlers. `:name` is one segment, `*` at the end is the rest. */
import type { ApiServer } from './api.ts';
import { apiError, notFound } from './api-errors.ts';
import type { ApiRequest, ApiResponse } from './http.ts';

export type Params = Readonly<Record<string, string>>;
export type Handler = (api: ApiServer, request: ApiRequest, params: Params) => ApiResponse | Promise<ApiResponse>;

export interface Route {
  readonly method: string;
  readonly pattern: string;
  readonly handler: Handler;
  /** Needs no token. */
  readonly isOpen?: boolean;
  /** Needs a token, but no right to use the API. */
  readonly forEveryUser?: boolean;
  /** Reads the body itself. */
  readonly streams?: boolean;
}

type RouteOptions = Pick<Route, 'isOpen' | 'forEveryUser' | 'streams'>;

export function route(method: string, pattern: string, handler: Handler, options: RouteOptions = {}): Route {
  return { method, pattern, handler, ...options };
}

/** Under `/services/data/vNN.0`. */
export function dataRoute(method: string, pattern: string, handler: Handler, options: RouteOptions = {}): Route {
  return route(method, `/services/data/:version${pattern}`, handler, options);
}

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

interface Compiled {
  readonly route: Route;
  readonly segments: readonly string[];
}

export interface Router {
  /** Throws ApiError: 404 for a path that nobody has, 405 for a method. */
  match(method: string, path: string): Match;
}

export function createRouter(routes: readonly Route[]): Router {
  const compiled = routes.map((entry): Compiled => ({ route: entry, segments: split(entry.pattern) }));
  return {
    match(method, path) {
      const segments = split(path);
      const allowed = new Set<string>();
      for (const { route: candidate, segments: pattern } of compiled) {
        const params = paramsOf(pattern, segments);
        if (params === null) continue;
        if (
          candidate.method === '*' ||
          candidate.method === method ||
          (method === 'HEAD' && candidate.method === 'GET')
        )
          return { route: candidate, params };
        allowed.add(candidate.method);
      }
      if (allowed.size === 0) throw notFound();
      throw methodNotAllowed(method, [...allowed]);
    },
  };
}

export function methodNotAllowed(method: string, allowed: readonly string[]): Error {
  const names = allowed.includes('GET') ? ['HEAD', ...allowed] : allowed;
  return apiError(405, 'METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed. Allowed are ${names.join(',')}`);
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const VERSION = /^v(\d{2})\.0$/;
export const OLDEST_VERSION = 31;
export const API_VERSION = 67;

function paramsOf(pattern: readonly string[], segments: readonly string[]): Params | null {
  const isOpenEnded = pattern.at(-1) === '*';
  if (isOpenEnded ? segments.length < pattern.length - 1 : segments.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (let at = 0; at < pattern.length; at++) {
    const part = pattern[at];
    if (part === '*') break;
    if (!part.startsWith(':')) {
      if (part !== segments[at]) return null;
      continue;
    }
    if (part === ':version') {
      const version = Number(VERSION.exec(segments[at])?.[1] ?? 0);
      if (version < OLDEST_VERSION || version > API_VERSION) return null;
    }
    params[part.slice(1)] = decoded(segments[at]);
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw apiError(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'The URL holds a malformed escape');
  }
}
