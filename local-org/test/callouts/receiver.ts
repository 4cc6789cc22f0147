/**
 * An HTTP server in a thread of its own: the thread of the org sleeps while it waits for an answer. The path defines what it answers:
 * /status/CODE, /slow/MS, /bytes/COUNT, /drip/MS, /drop, /redirect, /next (one of the answers that were queued); all others 200.
 */
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  readonly url: string;
  /** What arrived since the last call. */
  received(): Promise<Received[]>;
  /** Paths that the next requests to any path under /next are answered as. */
  answerAs(...paths: string[]): Promise<void>;
  close(): Promise<void>;
}

function serve(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const http = process.getBuiltinModule('node:http');
  let received: Received[] = [];
  let queued: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '/';
      const body = Buffer.concat(chunks).toString('base64');
      received.push({ method: request.method ?? '', path, headers: request.headers as Record<string, string>, body });
      const [, kind, value] = (path.startsWith('/next') ? (queued.shift() ?? '/status/200') : path).split('/');
      const later = (ms: number, work: () => void): void => void setTimeout(work, ms).unref();
      if (kind === 'status') response.writeHead(Number(value)).end('{"told":true}');
      else if (kind === 'slow') later(Number(value), () => response.writeHead(200).end('late'));
      else if (kind === 'bytes') response.writeHead(200).end(Buffer.alloc(Number(value), 120));
      else if (kind === 'drip') {
        response.writeHead(200);
        const drip = (): void => {
          response.write('.');
          later(Number(value), drip);
        };
        drip();
      } else if (kind === 'drop') request.socket.destroy();
      else if (kind === 'redirect') response.writeHead(302, { Location: '/status/200' }).end();
      else response.writeHead(200, { 'X-Answer': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end('gr\u00fc\u00dfe');
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort!.postMessage({ port: (server.address() as AddressInfo).port }));
  parentPort!.on('message', (message: 'received' | readonly string[]) => {
    if (message === 'received') {
      parentPort!.postMessage({ received });
      received = [];
    } else {
      queued = [...message];
      parentPort!.postMessage({});
    }
  });
}

export async function startReceiver(): Promise<Receiver> {
  const worker = new Worker(`(${serve.toString()})()`, { eval: true });
  const answer = <T>(): Promise<T> => new Promise((resolve) => worker.once('message', resolve));
  const { port } = await answer<{ port: number }>();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async received() {
      worker.postMessage('received');
      return (await answer<{ received: Received[] }>()).received;
    },
    async answerAs(...paths) {
      worker.postMessage(paths);
      await answer();
    },
    async close() {
      await worker.terminate();
    },
  };
}
