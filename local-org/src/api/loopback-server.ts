/** HTTP servers that only programs of this machine reach. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only address that servers of a local org listen on. */
export const LOOPBACK = '127.0.0.1';

/**
 * A server that never ends a connection because of the time that passed. Deployments and Apex run in the thread that answers, for minutes
 * where the machine is busy. When they end, Node's timers come before the bytes that have arrived meanwhile: a time limit would cut the
 * connection of a client whose request is complete and waits.
 */
export function createLoopbackServer(listener: RequestListener): Server {
  const server = createServer({ keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }, listener);
  server.timeout = 0;
  return server;
}

/**
 * @param port 0: any port that is free
 * @returns the address and port that the server listens on, as in `127.0.0.1:8080`
 * @throws what `listen` throws: EADDRINUSE, EACCES
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return `${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}

/** Ends the connections that are open, too. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
