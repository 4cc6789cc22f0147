/** The thread that talks HTTP while the thread of the org waits. */
import type { MessagePort } from 'node:worker_threads';

export interface ExchangeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array;
}

export type ExchangeFailure = 'timeout' | 'refused' | 'unknownHost' | 'tooLarge' | 'other';

/** What became of a request. */
export type ExchangeResult =
  | { readonly answer: ExchangeAnswer }
  | { readonly failure: ExchangeFailure; readonly detail: string; readonly bytes: number };

export interface ExchangeCall {
  readonly port: MessagePort;
  readonly signal: Int32Array;
  readonly request: ExchangeRequest;
}

/**
 * Runs in the worker, from its own source text: it refers to nothing outside of itself, so that it works in a bundle and from sources.
 * Redirects are not followed, see `library/http-callout.ts`.
 */
export function serveExchanges(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  const http = process.getBuiltinModule('node:http');
  const https = process.getBuiltinModule('node:https');
  const codes: Record<string, ExchangeFailure> = {
    ECONNREFUSED: 'refused',
    ENOTFOUND: 'unknownHost',
    EAI_AGAIN: 'unknownHost',
  };

  function exchange(request: ExchangeRequest, done: (result: ExchangeResult) => void): void {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    const end = (result: ExchangeResult): void => {
      clearTimeout(timer);
      done(result);
      call.destroy();
    };
    const fail = (failure: ExchangeFailure, detail: string): void => end({ failure, detail, bytes });
    const timer = setTimeout(() => fail('timeout', ''), request.timeoutMs);
    const headers = Object.fromEntries(request.headers);
    const client = request.url.startsWith('https:') ? https : http;
    const call = client.request(request.url, { method: request.method, agent: false, headers });
    call.on('error', (error: NodeJS.ErrnoException) => fail(codes[error.code ?? ''] ?? 'other', error.message));
    call.on('response', (response) => {
      response.on('error', (error) => fail('other', error.message));
      response.on('data', (chunk: Uint8Array) => {
        bytes += chunk.length;
        if (bytes > request.maxBytes) fail('tooLarge', '');
        else chunks.push(chunk);
      });
      response.on('end', () => {
        const received: [string, string][] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2)
          received.push([response.rawHeaders[at]!, response.rawHeaders[at + 1]!]);
        const { statusCode = 0, statusMessage = '' } = response;
        end({
          answer: { status: statusCode, statusText: statusMessage, headers: received, body: Buffer.concat(chunks) },
        });
      });
    });
    call.end(request.body);
  }

  parentPort!.on('message', ({ port, signal, request }: ExchangeCall) => {
    let isDone = false;
    const done = (result: ExchangeResult): void => {
      if (isDone) return;
      isDone = true;
      port.postMessage(result);
      Atomics.store(signal, 0, 1);
      Atomics.notify(signal, 0);
      port.close();
    };
    try {
      exchange(request, done);
    } catch (error) {
      done({ failure: 'other', detail: (error as Error).message, bytes: 0 });
    }
  });
}
