/**
 * One HTTP exchange, for code that cannot wait for a promise: Apex runs synchronously here. A worker thread does the exchange, this
 * thread sleeps in `Atomics.wait` until the result is there. Sleeping costs no processor time, so slow receivers do not use up the
 * CPU limit of the transaction; but nothing else of this process runs meanwhile, the org's own server included.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { serveExchanges, type ExchangeCall, type ExchangeRequest, type ExchangeResult } from './exchange-worker.ts';

/** The worker keeps the time limit itself; this is for one that died. */
const GRACE_MS = 10_000;

let worker: Worker | null = null;

export function exchange(request: ExchangeRequest): ExchangeResult {
  const thread = (worker ??= startWorker());
  const { port1: ours, port2: port } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  thread.postMessage({ port, signal, request } satisfies ExchangeCall, [port]);
  Atomics.wait(signal, 0, 0, request.timeoutMs + GRACE_MS);
  const received = receiveMessageOnPort(ours) as { message: ExchangeResult } | undefined;
  ours.close();
  if (received !== undefined) return received.message;
  void thread.terminate();
  worker = null;
  return { failure: 'timeout', detail: 'The worker thread did not answer', bytes: 0 };
}

function startWorker(): Worker {
  const started = new Worker(`(${serveExchanges.toString()})()`, { eval: true });
  // A program that has nothing else to do ends.
  started.unref();
  return started;
}
