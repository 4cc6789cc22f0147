/** A server in front of a local org, for answers that the org does not give. Both run in one thread. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The org works in this thread, too: after a long deployment, a time limit would cut connections whose requests wait. */
const WITHOUT_LIMITS = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

export async function startFrontServer(listener: RequestListener): Promise<FrontServer> {
  const server = createServer(WITHOUT_LIMITS, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Of a request, without what belongs to its connection. */
export function passedOn(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const left = /^(?:host|connection|content-length|transfer-encoding|accept-encoding)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.test(name))) as Record<string, string>;
}
