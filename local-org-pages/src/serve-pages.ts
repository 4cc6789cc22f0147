/** The Lightning pages of an open org on the loopback address: real components, real Apex, no platform. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Org } from 'local-org';
import {
  callAura,
  close,
  componentFacts,
  createBackground,
  createLoopbackServer,
  listen,
  LOOPBACK,
  pageUser,
  readBody,
  readRecord,
  saveRecord,
  type UserInfoRecord,
} from 'local-org/lightning';
import type { ServedPages, ServePagesOptions } from 'local-org/pages';
import type { ProjectModel } from 'local-org/project';
import { appsOf, componentsOf } from './apps.ts';
import { buildApp } from './bundle/app.ts';
import { vendorFolder } from './bundle/vendor.ts';
import { changedSince } from './changed-components.ts';
import { pageHtml } from './page.ts';
import { RELOADING_SCRIPT, RELOADS_PATH, watchForReloads, type Reloads } from './reloads.ts';
import { SIGN_IN_PATH, signedIn, signInCookie } from './sign-in.ts';
import { findFile, type StaticFile } from './static-files.ts';

/** Throws what `listen` throws (EADDRINUSE, EACCES), and what the component compiler finds. */
export async function servePages(org: Org, options: ServePagesOptions): Promise<ServedPages> {
  const report = options.report ?? (() => undefined);
  const [user, ...others] = [options.user, ...(options.otherUsers ?? [])].map((id) => pageUser(org, id));
  const vendor = await vendorFolder(options.cacheDir, options.onFirstBuild);
  const watcher = options.watch === true ? report : null;
  const first = { user, script: await createScript(org, user, watcher, options.cacheDir) };
  const sessions = [
    first,
    ...others.map((other) => ({ user: other, script: scriptOnDemand(org, other, watcher, options.cacheDir) })),
  ];
  const reloads = options.watch === true ? watchForReloads(foldersOf(org.project)) : null;
  const background = options.runsJobs === false ? null : createBackground(org, report);
  const site: Site = { org, sessions, vendor, reloads, wake: () => background?.wake(), host: '' };
  const server = createLoopbackServer((message, reply) => {
    void handle(site, message, reply).catch((error: unknown) => {
      // A page that was closed while it sent its request waits for no answer.
      if (message.destroyed && !message.complete) return;
      report(error);
      if (!reply.headersSent) sendJson(reply, 500, JSON.stringify({ message: 'An unexpected error occurred.' }));
      else reply.destroy();
    });
  });
  site.host = await listen(server, options.port);
  background?.wake();
  return {
    url: `http://${site.host}`,
    async close() {
      background?.stop();
      reloads?.close();
      await close(server);
    },
  };
}

/** A user of the pages, and the script that the permissions of the user make. */
interface Session {
  readonly user: UserInfoRecord;
  readonly script: () => Promise<string>;
}

interface Site {
  readonly org: Org;
  /** The first is for whoever has not signed in. */
  readonly sessions: readonly Session[];
  readonly vendor: string;
  /** null: nobody watches the components. */
  readonly reloads: Reloads | null;
  readonly wake: () => void;
  host: string;
}

const sessionOf = ({ sessions }: Site, message: IncomingMessage): Session => {
  const id = signedIn(message);
  return sessions.find(({ user }) => user.id === id) ?? sessions[0];
};

/** The folders that hold components, each once. */
function foldersOf({ bundles }: ProjectModel): string[] {
  return [...new Set(bundles.map((bundle) => path.dirname(bundle.path)))];
}

/**
 * The page's script, built again for the first request after a deployment.
 *
 * @param watcher also after a change of a file, and hears of what does not compile then: the script before it stays
 */
async function createScript(
  org: Org,
  user: UserInfoRecord,
  watcher: ((error: unknown) => void) | null,
  cacheDir: string,
): Promise<() => Promise<string>> {
  const build = (project: ProjectModel): Promise<string> =>
    buildApp(project, componentsOf(appsOf(project)), componentFacts(org, user), cacheDir);
  let builtAt = Date.now();
  let built = org.project;
  let script = await build(built);
  return async () => {
    if (org.project !== built || (watcher !== null && changedSince(built.bundles, builtAt))) {
      builtAt = Date.now();
      built = org.project;
      script = await build(built).catch((error: unknown) => {
        if (watcher === null) throw error;
        watcher(withFile(error));
        return script;
      });
    }
    return script;
  };
}

/** The same, built for the first request. */
function scriptOnDemand(
  org: Org,
  user: UserInfoRecord,
  watcher: ((error: unknown) => void) | null,
  cacheDir: string,
): () => Promise<string> {
  let script: Promise<() => Promise<string>> | null = null;
  return async () => (await (script ??= createScript(org, user, watcher, cacheDir)))();
}

/** What the component compiler reports, with its file. */
function withFile(error: unknown): Error {
  const { message, id = '' } = error as Error & { readonly id?: string };
  return new Error(`${path.relative('.', id)}: ${message}`, { cause: error });
}

async function handle(site: Site, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  // Another name for this address would let a foreign page talk to the org.
  if (message.headers.host !== site.host && message.headers.host !== site.host.replace(LOOPBACK, 'localhost'))
    return sendText(reply, 421, 'Unknown host');
  const { pathname } = new URL(message.url ?? '/', `http://${site.host}`);
  if (message.method === 'POST') return post(site, pathname, message, reply);
  if (message.method !== 'GET' && message.method !== 'HEAD') return sendText(reply, 405, 'Method not allowed');
  if (pathname.startsWith(SIGN_IN_PATH)) return signIn(site, pathname.slice(SIGN_IN_PATH.length), reply);
  if (pathname === '/app.js')
    return send(reply, 200, 'text/javascript; charset=utf-8', await sessionOf(site, message).script());
  if (pathname === RELOADS_PATH && site.reloads !== null) return site.reloads.listen(reply);
  const file = findFile(pathname, site.vendor, site.org.project);
  if (file !== null) return sendFile(reply, file);
  if (pathname === '/' || pathname.startsWith('/lightning'))
    return sendPage(site, sessionOf(site, message).user, reply);
  return sendText(reply, 404, 'Not found');
}

function signIn({ sessions }: Site, name: string, reply: ServerResponse): void {
  const wanted = decodeURIComponent(name);
  const session = sessions.find(({ user }) => user.id === wanted || user.username === wanted);
  if (session === undefined) return sendText(reply, 404, 'This user cannot sign in here.');
  reply.setHeader('set-cookie', signInCookie(session.user.id));
  reply.setHeader('location', '/');
  sendText(reply, 303, '');
}

function sendPage({ org, sessions, reloads }: Site, user: UserInfoRecord, reply: ServerResponse): void {
  const { facts } = org;
  const nonce = randomBytes(16).toString('base64');
  reply.setHeader(
    'content-security-policy',
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'`,
  );
  send(
    reply,
    200,
    'text/html; charset=utf-8',
    pageHtml(
      {
        orgName: facts.name,
        isSandbox: facts.isSandbox,
        sandboxName: facts.sandboxName,
        userName: user.name,
        users:
          sessions.length === 1 ? [] : sessions.map((session) => ({ id: session.user.id, name: session.user.name })),
        apps: appsOf(org.project),
      },
      nonce,
      reloads === null ? '' : RELOADING_SCRIPT,
    ),
  );
}

async function post(site: Site, pathname: string, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { origin, 'content-type': type = '' } = message.headers;
  if (!type.startsWith('application/json') || (origin !== undefined && new URL(origin).host !== message.headers.host))
    return sendText(reply, 403, 'Forbidden');
  const body = (await readBody(message)).toString('utf8') || '{}';
  const [, kind, name, method] = pathname.split('/');
  const { user } = sessionOf(site, message);
  if (kind === 'aura' && method !== undefined) {
    const answer = callAura(site.org, user.id, name, method, body, message.headers['x-wire'] === '1');
    sendJson(reply, answer.status, answer.body);
    site.wake();
    return;
  }
  if (pathname === '/record/read') {
    const { recordId } = JSON.parse(body) as { recordId?: unknown };
    const record = readRecord(site.org, user, String(recordId));
    return record === null
      ? sendJson(reply, 404, JSON.stringify({ message: 'The record does not exist, or you do not have access to it.' }))
      : sendJson(reply, 200, JSON.stringify(record));
  }
  if (pathname === '/record/save') {
    const { recordId, values } = JSON.parse(body) as { recordId?: unknown; values?: Record<string, unknown> };
    const errors = saveRecord(site.org, user, String(recordId), values ?? {});
    site.wake();
    return sendJson(reply, 200, JSON.stringify({ errors }));
  }
  return sendText(reply, 404, 'Not found');
}

function sendFile(reply: ServerResponse, file: StaticFile): void {
  reply.setHeader('cache-control', 'private, max-age=3600');
  send(reply, 200, file.contentType, file.bytes(), false);
}

const sendText = (reply: ServerResponse, status: number, text: string): void =>
  send(reply, status, 'text/plain; charset=utf-8', text);
const sendJson = (reply: ServerResponse, status: number, body: string): void =>
  send(reply, status, 'application/json', body);

function send(
  reply: ServerResponse,
  status: number,
  contentType: string,
  body: string | Uint8Array,
  isFresh = true,
): void {
  reply.statusCode = status;
  reply.setHeader('content-type', contentType);
  reply.setHeader('x-content-type-options', 'nosniff');
  if (isFresh) reply.setHeader('cache-control', 'no-store');
  reply.end(body);
}
