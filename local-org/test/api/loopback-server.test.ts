/** A request that arrives while the program is busy is answered, however long that takes. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { close, createLoopbackServer, listen, LOOPBACK } from '../../src/api/loopback-server.ts';

/** Longer than Node keeps an idle connection without a setting: five seconds, and one for rounding. */
const BUSY_MS = 6_500;
const REQUEST = 'GET / HTTP/1.1\r\nhost: local\r\n\r\n';

const answering: RequestListener = (_message, reply) => void reply.end('answered');
const servers: Server[] = [];

/** Does nothing, as a program that computes: no timer fires and no byte is read. */
const beBusy = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** How many requests are answered on one connection, when the program is busy as soon as the second is sent. */
async function answersAround(server: Server, busyMs: number): Promise<number> {
  servers.push(server);
  const port = Number((await listen(server, 0)).split(':')[1]);
  return new Promise((resolve) => {
    let answers = 0;
    const socket = connect(port, LOOPBACK, () => socket.write(REQUEST));
    socket.on('data', (bytes) => {
      answers += bytes.toString().split('answered').length - 1;
      if (answers === 2) socket.end();
      // The server has to see the end of its first answer before it starts to count.
      else setImmediate(() => setImmediate(() => (socket.write(REQUEST), beBusy(busyMs))));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answers));
  });
}

afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

describe('a request that waits', () => {
  it('is lost with the time limits of Node', async () => {
    expect(await answersAround(createServer({ keepAliveTimeout: 100 }, answering), 2_000)).toBe(1);
  });

  it('is answered by a server of a local org', async () => {
    expect(await answersAround(createLoopbackServer(answering), BUSY_MS)).toBe(2);
  });
});
