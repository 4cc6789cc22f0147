/** The org behind HTTP on the loopback address: answers requests, and lets jobs run in between. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Org } from '../org/org.ts';
import type { ApiServer, ApiSources } from './api.ts';
import { createBackground } from './background.ts';
import { readBody } from './body.ts';
import { createBulkJobs } from './bulk/jobs.ts';
import { createChannels } from './cometd.ts';
import { createCursors } from './cursors.ts';
import { fromOutside } from '../schema/namespace-context.ts';
import { apiError, toApiError } from './api-errors.ts';
import { type ApiRequest, type ApiResponse, invalidSession, json, type Session } from './http.ts';
import { createDeployments } from './metadata/deployments.ts';
import { JWT_CLIENTS } from './rest/oauth.ts';
import { close, createLoopbackServer, listen, LOOPBACK } from './loopback-server.ts';
import { createRouter, type Match, type Route } from './router.ts';
import { ROUTES } from './routes.ts';
import { API_DISABLED, createSessions, mayUseApi } from './sessions.ts';
import { createTestRuns } from './tooling/test-runs.ts';

export interface ServeOptions {
  readonly org: Org;
  readonly sources: ApiSources;
  /** 0: any free port. */
  readonly port: number;
  /** Hears of faults of this program. */
  readonly report: (error: unknown) => void;
  /** Public keys (PEM) of clients that may log in with a JWT bearer token, by consumer key; they stay in the org. Default: those it has. */
  readonly jwtClients?: Readonly<Record<string, string>>;
}

export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly token: string;
  /** Ends connections and background work; the org stays open. */
  close(): Promise<void>;
}

const MAX_LEFT_OVER = 1024 * 1024;

/** Throws what `listen` throws: EADDRINUSE, EACCES. */
export async function serve({ org, sources, port, report, jwtClients }: ServeOptions): Promise<RunningServer> {
  if (jwtClients !== undefined) org.store.setMeta(JWT_CLIENTS, jwtClients);
  const router = createRouter(ROUTES);
  const background = createBackground(org, report);
  const api: { -readonly [K in keyof ApiServer]: ApiServer[K] } = {
    org,
    sources,
    sessions: createSessions(() => org),
    cursors: createCursors(),
    tests: createTestRuns(),
    bulk: createBulkJobs(),
    channels: createChannels(),
    deployments: createDeployments(),
    retrievals: new Map(),
    baseUrl: '',
    dispatch: (request) => answer(api, request, () => router.match(request.method, request.path)),
    wake: background.wake,
    report,
  };
  const server = createLoopbackServer((message, reply) => {
    void handle(api, router.match, message, reply).catch((error: unknown) => {
      report(error);
      reply.destroy();
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  api.baseUrl = `http://${await listen(server, port)}`;
  background.wake();
  return {
    url: api.baseUrl,
    token: api.sessions.adminToken,
    async close() {
      background.stop();
      api.bulk.close();
      await close(server);
    },
  };
}

type MatchRoute = (method: string, path: string) => Match;

async function handle(
  api: ApiServer,
  match: MatchRoute,
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const response = await respond(api, match, message).catch((error: unknown) => errorResponse(api, error));
  send(message, reply, response);
  api.wake();
}

async function respond(api: ApiServer, match: MatchRoute, message: IncomingMessage): Promise<ApiResponse> {
  const [rawPath, search = ''] = splitUrl(message.url ?? '/');
  const path = `/${rawPath.replace(/^\/+/, '')}`;
  const query = new URLSearchParams(search);
  const override = query.get('_HttpMethod');
  const method = override !== null && message.method === 'POST' ? override.toUpperCase() : (message.method ?? 'GET');
  const session = sessionOf(api, message);
  // Without a token nobody learns which paths there are.
  const found = matchOrRefuse(match, method, path, session);
  if (session !== null && needsApi(found.route) && !mayUseApi(api.org, session))
    throw apiError(403, API_DISABLED.code, API_DISABLED.message);
  const streams = found.route.streams === true;
  const request: ApiRequest = {
    method,
    path,
    query,
    headers: message.headers,
    rawHeaders: message.rawHeaders,
    session,
    remoteAddress: LOOPBACK,
    body: streams ? Buffer.alloc(0) : await readBody(message),
    stream: streams ? message : null,
  };
  return answer(api, request, () => found);
}

const needsApi = ({ isOpen, forEveryUser }: Route): boolean => isOpen !== true && forEveryUser !== true;

function matchOrRefuse(match: MatchRoute, method: string, path: string, session: Session | null): Match {
  let found: Match;
  try {
    found = match(method, path);
  } catch (error) {
    throw session === null ? invalidSession() : error;
  }
  if (session === null && found.route.isOpen !== true) throw invalidSession();
  return found;
}

function answer(api: ApiServer, request: ApiRequest, match: () => Match): ApiResponse | Promise<ApiResponse> {
  try {
    const { route, params } = match();
    const response = fromOutside(() => route.handler(api, request, params));
    return response instanceof Promise ? response.catch((error: unknown) => errorResponse(api, error)) : response;
  } catch (error) {
    return errorResponse(api, error);
  }
}

function splitUrl(url: string): [string, string?] {
  const at = url.indexOf('?');
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function sessionOf(api: ApiServer, message: IncomingMessage): Session | null {
  const token = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(message.headers.authorization ?? '')?.[1];
  return token === undefined ? null : api.sessions.find(token);
}

function errorResponse(api: ApiServer, error: unknown): ApiResponse {
  // Node's own: the client went away in the middle of its body.
  const known =
    (error as { code?: unknown } | null)?.code === 'ECONNRESET'
      ? apiError(400, 'CLIENT_ERROR', 'The request ended early')
      : error;
  const { status, errors } = toApiError(known, api.report);
  return json(
    errors,
    status,
    status === 401 ? { 'www-authenticate': 'Token' } : status === 413 ? { connection: 'close' } : {},
  );
}

function send(message: IncomingMessage, reply: ServerResponse, { status, headers, body }: ApiResponse): void {
  reply.statusCode = status;
  for (const name in headers) setHeader(reply, name, headers[name]);
  if (body !== null && typeof body === 'object' && 'pipe' in body) {
    body.on('error', () => reply.destroy());
    body.pipe(reply);
    return;
  }
  if (body === null) reply.setHeader('content-length', 0);
  else reply.setHeader('content-length', Buffer.byteLength(body));
  const isLeft = !message.complete && status >= 400 && !isShort(message);
  if (isLeft) reply.setHeader('connection', 'close');
  reply.end(message.method === 'HEAD' || body === null ? undefined : body);
  if (isLeft) reply.once('finish', () => message.destroy());
}

/** What is left of a short body that was refused is read, so that the connection can be used again; a long one is not waited for. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MAX_LEFT_OVER;
}

/** Apex may name headers that HTTP does not know: they are left out. */
function setHeader(reply: ServerResponse, name: string, value: string): void {
  try {
    reply.setHeader(name, value);
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('ERR_')) throw error;
  }
}
