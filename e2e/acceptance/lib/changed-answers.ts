/** Stands between a client and an org: passes requests on, changes some answers, and refuses or cuts connections. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  // The org works in this thread, too: after a long deployment, a time limit would cut connections whose requests wait.
  const server = createServer({ keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }, (message, reply) => {
    void pass(behind, proxy.change, passed, message, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
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
  const left = /^(?:host|connection|content-length|transfer-encoding|accept-encoding)$/;
  const headers = Object.fromEntries(Object.entries(message.headers).filter(([name]) => !left.test(name)));
  const answer = await fetch(url, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  const own = Buffer.from(await answer.arrayBuffer());
  reply.end(typeof changed === 'function' ? changed(own.toString('utf8')) : own);
}
