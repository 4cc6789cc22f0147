/** Stands between a client and an org: passes requests on, changes some answers, and refuses or cuts connections. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { passedOn, startFrontServer } from './front-server.ts';

export interface Passing {
  readonly method: string;
  /** With the query, decoded. */
  readonly url: string;
  readonly body: string;
}

/** Another answer, what is made of the text of the org's own one, or the end of the connection. */
export type Change =
  { readonly status: number; readonly body: unknown } | ((text: string) => string) | 'cut' | undefined;

export interface ChangedAnswers {
  readonly url: string;
  readonly passed: readonly Passing[];
  /** What becomes of the org's own answer; undefined leaves it. */
  change: (request: Passing) => Change;
  close(): Promise<void>;
}

export async function changedAnswers(behind: string): Promise<ChangedAnswers> {
  const passed: Passing[] = [];
  const proxy: { change: ChangedAnswers['change'] } = { change: () => undefined };
  const server = await startFrontServer((message, reply) => {
    void pass(behind, proxy.change, passed, message, reply).catch(() => reply.destroy());
  });
  return Object.assign(proxy, server, { passed });
}

async function pass(
  behind: string,
  change: ChangedAnswers['change'],
  passed: Passing[],
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const method = message.method ?? 'GET';
  // The CLI writes two slashes at times.
  const url = new URL((message.url ?? '/').replace(/^\/+/, '/'), behind);
  const request = { method, url: decodeURIComponent(url.pathname + url.search), body: body.toString('utf8') };
  const changed = change(request);
  if (changed === 'cut') return void message.socket.destroy();
  passed.push(request);
  if (typeof changed === 'object') {
    reply.writeHead(changed.status, { 'content-type': 'application/json' });
    return void reply.end(JSON.stringify(changed.body));
  }
  const answer = await fetch(url, {
    method,
    headers: passedOn(message.headers),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  const own = Buffer.from(await answer.arrayBuffer());
  reply.end(typeof changed === 'function' ? changed(own.toString('utf8')) : own);
}
