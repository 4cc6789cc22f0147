/** One server for all tests of a file. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { startServer, type TestServer } from './server.ts';

/**
 * Starts it before the first test. After the last one it must still answer, and no request may have brought up a fault of the program.
 *
 * @param use gets the server before the first test
 */
export function serverForAll(use: (server: TestServer) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    use(server);
  }, 60_000);
  afterAll(async () => {
    expect((await server.client()('GET', '/limits')).status).toBe(200);
    expect(server.faults).toEqual([]);
    await server.close();
  });
}
