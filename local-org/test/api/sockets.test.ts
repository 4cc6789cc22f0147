/** Requests that no client would send, over real sockets: whatever comes, a clean answer, nothing of the machine, and a server that goes on. */
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { startServer, type TestServer } from './server.ts';
import { serverForAll } from './suite.ts';

jest.setTimeout(120_000);

const RUNS = 250;
/** A test that fails fails again. */
const SEED = 8;
/** What answers must never contain: files of the machine, stacks of this program. */
const OF_THE_MACHINE =
  /root:.*:0:0|\[boot loader\]|\bat (?:\S+ \()?(?:file:\/\/|\/\w+\/|[A-Z]:\\)|node_modules|\.ts:\d+/;

let server: TestServer;
serverForAll((started) => {
  server = started;
});

const portOf = (): number => Number(new URL(server.server.url).port);

/** Sends bytes as they are; answers what comes until the server ends the connection. */
function exchange(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(portOf(), '127.0.0.1', () => socket.end(bytes));
    const done = (): void => resolve(Buffer.concat(chunks).toString('latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', done);
    socket.on('error', done);
  });
}

function request(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<string> {
  const all = {
    host: '127.0.0.1',
    connection: 'close',
    authorization: `Bearer ${server.server.token}`,
    'content-length': String(body.length),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return exchange(Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), body]));
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

/** A SOAP fault has the status 500, too. */
function expectClean(answer: string, what: string): void {
  const status = statusOf(answer);
  const isFault = status === 500 && answer.includes('<faultcode>');
  expect([what, status, status >= 200 && (status < 500 || isFault), OF_THE_MACHINE.test(answer)]).toEqual([
    what,
    status,
    true,
    false,
  ]);
  expect([what, answer.includes('An unexpected error occurred')]).toEqual([what, false]);
}

const DATA = '/services/data/v66.0';
const ENDPOINTS = [
  `${DATA}/query?q=`,
  `${DATA}/queryAll?q=`,
  `${DATA}/search?q=`,
  `${DATA}/query/`,
  `${DATA}/sobjects/`,
  `${DATA}/sobjects/Account/`,
  `${DATA}/sobjects/Account/Name/`,
  `${DATA}/composite`,
  `${DATA}/composite/batch`,
  `${DATA}/composite/tree/Account`,
  `${DATA}/composite/sobjects`,
  `${DATA}/jobs/ingest`,
  `${DATA}/jobs/query`,
  `${DATA}/tooling/query?q=`,
  `${DATA}/tooling/runTestsSynchronous`,
  `${DATA}/tooling/executeAnonymous?anonymousBody=`,
  `${DATA}/metadata/deployRequest`,
  '/services/Soap/m/66.0',
  '/services/Soap/s/66.0',
  '/services/apexrest/',
  '/services/oauth2/token',
  '/services/oauth2/revoke',
  '/cometd/66.0',
  '/',
];
const TYPES = [
  'application/json',
  'text/xml',
  'text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=xx',
  'x',
];
const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    'null',
    '1e999',
    '-',
    '\\u0000',
    '\\ud800',
    '<',
    '>',
    '<a',
    '</a>',
    '&x;',
    '<![CDATA[',
  ],
  ...[
    'SELECT ',
    'Id',
    ' FROM ',
    'Account',
    ' WHERE ',
    "'",
    '(',
    ')',
    ' LIMIT ',
    'FIND {',
    '} RETURNING ',
    '%',
    '..',
    '/',
    '\r\n',
    '--xx',
  ],
  ...[
    'records',
    'attributes',
    'type',
    'allOrNone',
    'compositeRequest',
    'url',
    'method',
    'referenceId',
    '@{a.b}',
    'object',
    'operation',
  ],
];
const pieces = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 25 });

describe('anything', () => {
  it('gets a clean answer at every endpoint', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'),
        fc.constantFrom(...ENDPOINTS),
        pieces,
        fc.constantFrom(...TYPES),
        fc.oneof(
          pieces.map((parts) => Buffer.from(parts.join(''))),
          fc.uint8Array({ maxLength: 60 }),
        ),
        async (method, endpoint, tail, type, body) => {
          const target = endpoint + encodeURIComponent(tail.join(''));
          expectClean(await request(method, target, { 'content-type': type }, body), `${method} ${target}`);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('that was a good request before it was torn or damaged, too', async () => {
    const envelope = `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Header><SessionHeader><sessionId>${server.server.token}</sessionId></SessionHeader></e:Header><e:Body><deploy><ZipFile>UEsFBg==</ZipFile><DeployOptions><checkOnly>true</checkOnly></DeployOptions></deploy></e:Body></e:Envelope>`;
    const good: readonly (readonly [endpoint: string, type: string, body: string])[] = [
      ['/services/Soap/m/66.0', 'text/xml', envelope],
      [
        `${DATA}/composite`,
        'application/json',
        '{"compositeRequest":[{"method":"POST","url":"/services/data/v66.0/sobjects/Lead","referenceId":"a","body":{"LastName":"x"}}]}',
      ],
      [
        `${DATA}/composite/tree/Account`,
        'application/json',
        '{"records":[{"attributes":{"type":"Account","referenceId":"r"},"Phone":"1"}]}',
      ],
      [`${DATA}/jobs/ingest`, 'application/json', '{"object":"Lead","operation":"insert","lineEnding":"LF"}'],
      [
        `${DATA}/metadata/deployRequest`,
        'multipart/form-data; boundary=xx',
        '--xx\r\nContent-Disposition: form-data; name="file"\r\n\r\nPK\r\n--xx\r\nContent-Disposition: form-data; name="entity_content"\r\n\r\n{"deployOptions":{"checkOnly":true}}\r\n--xx--',
      ],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...good),
        fc.nat(),
        fc.constantFrom('', '\0', '<', '"', '{', '\uffff', 'x'.repeat(300)),
        fc.boolean(),
        async ([endpoint, type, body], place, put, isCut) => {
          const at = place % body.length;
          const damaged = Buffer.from(body.slice(0, at) + put + (isCut ? '' : body.slice(at + 1)));
          expectClean(
            await request('POST', endpoint, { 'content-type': type }, damaged),
            `${endpoint} ${damaged.toString()}`,
          );
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

describe('HTTP that is none', () => {
  it.each([
    ['nothing', ''],
    ['no words', '\0\0\0\n\n'],
    ['no such version', 'GET / HTTP/9.9\r\n\r\n'],
    ['a length that is none', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a chunk without a size', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
    ['a header without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['a line within a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n'],
    ['a body that ends early', 'POST /services/oauth2/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nab'],
  ])('with %s is refused', async (_name, bytes) => {
    const answer = await exchange(Buffer.from(bytes, 'latin1'));
    expect(answer === '' || [400, 401, 404, 431, 505].includes(statusOf(answer))).toBe(true);
    expect(OF_THE_MACHINE.test(answer)).toBe(false);
  });
});

describe('a connection', () => {
  it('serves on after a request that was refused before its body was read', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, target: string, token: string, body: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/xml' };
        const sent = httpRequest(server.server.url + target, { agent, method, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        });
        sent.on('error', reject);
        sent.end(body);
      });
    for (let round = 0; round < 5; round++) {
      expect(await send('POST', '/services/async/60.0/job', 'wrong', 'x'.repeat(200_000))).toBe(401);
      expect(await send('POST', `${DATA}/nothing`, server.server.token, 'x'.repeat(200_000))).toBe(404);
      expect(await send('GET', `${DATA}/limits`, server.server.token, '')).toBe(200);
    }
    agent.destroy();
  });
});

describe('the machine', () => {
  it.each([
    '/etc/passwd',
    '/../../../../etc/passwd',
    '//etc/passwd',
    'file:///etc/passwd',
    `${DATA}/../../../../../../etc/passwd`,
    `${DATA}/%2e%2e/%2e%2e/%2e%2e/etc/passwd`,
    `${DATA}/sobjects/..%2f..%2f..%2fetc%2fpasswd`,
    `${DATA}/sobjects/Account/..%5c..%5cboot.ini`,
    '/services/apexrest/..%2f..%2fpackage.json',
    '/package.json',
    '/org.db',
    '/C:%5cWindows%5cwin.ini',
    '/services/data/v66.0/sobjects/StaticResource/%00/Body',
  ])('has no file at %s', async (target) => {
    const answer = await request('GET', target, {}, Buffer.alloc(0));
    expect([statusOf(answer) >= 400 && statusOf(answer) < 500, OF_THE_MACHINE.test(answer)]).toEqual([true, false]);
    expect(answer).not.toMatch(/"dependencies"|SQLite format/);
  });

  it('is reached from itself only', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      const outcome = await new Promise<string>((resolve) => {
        const socket = connect(portOf(), address, () => {
          socket.destroy();
          resolve('connected');
        });
        socket.on('error', ({ message }) => resolve(message));
      });
      expect(outcome).toContain('ECONNREFUSED');
    }
    expect(server.server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

describe('access tokens', () => {
  it('are made by chance, for each org another', async () => {
    const other = await startServer();
    const tokens = [server.server.token, other.server.token];
    expect((await other.client(tokens[0])('GET', '/limits')).status).toBe(401);
    await other.close();
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^00D\w{12}![\w.]{64}$/);
  });
});
