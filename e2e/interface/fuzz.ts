/** Thousands of malformed requests: none is an error of the server, none shows a stack trace or a secret, all are as documented. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, Request } from './plain-requests.ts';
import { judge } from './openapi.ts';
import type { Orgs } from './orgs.ts';
import { HEADER, signed } from './signature.ts';

const REQUESTS = 5000;
/** Is contained in values that nobody should see again. */
const CANARY = 'c4n4ry-s3cret-9f';
const STACK_TRACE =
  /Class\.\w|Trigger\.\w|\.cls|\.ts:\d|\bat line\b|line \d+, column|System\.\w+Exception|node:internal/;

const SEGMENTS = [
  'mask',
  'v1',
  'v2',
  'runs',
  'abort',
  'resume',
  'retry',
  'audit',
  'export',
  'imports',
  'inventory',
  'gateway',
  'rules',
  'rule-saves',
  'schedules',
  'Default',
  'aSe5g0000000001CAA',
  '005000000000001',
  '',
  '.',
  '..',
  '%00',
  '%2F',
  '%',
  '{id}',
  'null',
  "' OR '1'='1",
  '\u202e',
  '😀',
  'x'.repeat(300),
];
const MEMBERS = [
  'org_id',
  'rules',
  'dry_run',
  'only_objects',
  'only_rules',
  'event',
  'sandbox_name',
  'delivery_id',
  'cron',
  'format',
  'version',
  'payload',
  'signature',
  'name',
  '__proto__',
  'constructor',
  'ORG_ID',
  '',
];

export function fuzzTests(orgs: () => Orgs, secret: () => string): void {
  test(`${REQUESTS} malformed requests`, async () => {
    const { integration, sandbox } = orgs();
    const statuses = new Map<number, number>();
    const secrets = [CANARY, secret(), ...keysOf(orgs())];
    await fc.assert(
      fc.asyncProperty(requests(secret, sandbox.org.facts.id), async (request) => {
        // What a program sends that does not keep to the form of HTTP does not leave this process.
        const answer = await integration(request).catch((error: unknown) => {
          if (error instanceof TypeError) return null;
          throw error;
        });
        if (answer === null) return;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(complaints(request, answer, secrets)).toEqual([]);
      }),
      { numRuns: REQUESTS, seed: Number(process.env.FRESH_SEED ?? 20261121), endOnFailure: false },
    );
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(sent).toBeGreaterThan(REQUESTS * 0.9);
    // All kinds of refusals were among them: the requests were not all refused at the gate.
    for (const status of [400, 401, 404, 405, 409, 413, 415])
      expect([status, statuses.get(status) ?? 0]).toEqual([status, expect.any(Number)]);
    for (const status of [400, 401, 404, 405, 413, 415]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  }, 280_000);
}

function complaints({ method, url }: Request, answer: Answer, secrets: readonly string[]): string[] {
  const found: string[] = [];
  if (answer.status >= 500) found.push(`status ${answer.status}: ${answer.text.slice(0, 300)}`);
  if (STACK_TRACE.test(answer.text)) found.push(`a stack trace: ${answer.text.slice(0, 300)}`);
  for (const word of secrets) if (answer.text.includes(word)) found.push('a secret');
  // Paths that are not ours, and HEAD, are the platform's.
  if (/^\/mask(?:\/|$|\?)/.test(url) && method !== 'HEAD' && isOurs(answer) && !/[.%{'\s]|[^ -~]/.test(url))
    found.push(...judge(method, url, answer).problems);
  return found;
}

const isOurs = (answer: Answer): boolean => !Array.isArray(answer.json);

/** The keys the org keeps: the masking key, and the one of audit files. */
function keysOf({ sandbox }: Orgs): string[] {
  const { log } = sandbox.org.runAnonymous("System.debug('KEY=' + Masking_Audit_Key__c.getOrgDefaults().Value__c);");
  const key = /KEY=([A-Za-z0-9+/=]{40,})/.exec(JSON.stringify(log))?.[1];
  if (key === undefined) throw new Error('The org has no key of audit files');
  return [key];
}

function requests(secret: () => string, orgId: string): fc.Arbitrary<Request> {
  const method = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'GET', 'PUT', 'PATCH', 'DELETE', 'HEAD');
  const segment = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...SEGMENTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(safe) },
  );
  const path = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        '/mask',
        '/mask/gateway',
        '/mask/runs',
        '/mask/inventory',
        '/mask/audit/imports',
        '/mask/certificates',
        '/mask/rules',
        '/mask/schedules',
        '/mask/exceptions',
        '/mask/runs/aSe5g0000000001CAA/exceptions',
        '/mask/runs/aSe5g0000000001CAA/abort',
        '/mask/v1/',
        '/mask/runs/nonsense/retry',
      ),
    },
    {
      weight: 4,
      arbitrary: fc.array(segment, { maxLength: 5 }).map((parts) => `/mask${parts.map((part) => `/${part}`).join('')}`),
    },
  );
  const query = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    {
      weight: 2,
      arbitrary: fc
        .record({
          name: fc.constantFrom('limit', 'after', 'rules', 'x'),
          value: fc.oneof(
            fc.string({ unit: 'binary', maxLength: 12 }),
            fc.constantFrom('-1', '0', '201', '1e2', '٣', CANARY),
          ),
        })
        .map(({ name, value }) => `?${name}=${safe(value)}`),
    },
  );
  const type = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom('application/json', 'application/json; charset=UTF-8', 'Application/JSON;'),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/json; charset=latin1',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '*/*',
        'application/json, text/html',
        '',
      ),
    },
  );
  return fc
    .record({
      method,
      path,
      query,
      type,
      body: bodies(orgId),
      signing: fc.constantFrom('none', 'good', 'good', 'garbage', 'old'),
    })
    .map(({ method: verb, path: place, query: search, type: contentType, body, signing }) => ({
      method: verb,
      // Looking at every Email field is no malformed request, and costs more than all others.
      url: place + (/inventory/.test(place) && search === '' ? '?rules=Nobody' : search),
      headers: { 'content-type': contentType, ...signature(signing, secret(), body) },
      ...(verb === 'GET' || verb === 'HEAD' ? {} : { body }),
    }));
}

function signature(signing: string, secret: string, body: string | Uint8Array): Record<string, string> {
  switch (signing) {
    case 'good':
      return signed(secret, body);
    case 'old':
      return signed(secret, body, 1);
    case 'garbage':
      return { [HEADER]: `t=${CANARY},v1=zz` };
    default:
      return {};
  }
}

/** Never a request that starts anything: there is always something wrong with it, if only one time in many. */
function bodies(orgId: string): fc.Arbitrary<string | Uint8Array> {
  const value = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom<unknown>(
        CANARY,
        orgId,
        'Default',
        'sandbox.refreshed',
        '',
        ' ',
        null,
        true,
        false,
        0,
        -1,
        1e308,
        '0 0 3 * * ?',
        '\u0000',
        '\ud800',
        'x'.repeat(81),
        [],
        {},
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  const object = fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...MEMBERS) },
          { weight: 1, arbitrary: fc.string({ maxLength: 100 }) },
        ),
        value,
      ),
      { maxLength: 6 },
    )
    .map(
      (members) =>
        `{${members.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`).join(',')}}`,
    );
  const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => `{"rules":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const cut = fc.tuple(object, fc.nat(60)).map(([text, at]) => text.slice(0, at));
  const bytes = fc.uint8Array({ maxLength: 60 });
  const broken = fc.tuple(object, fc.nat(60)).map(([text, at]) => {
    const data = Buffer.from(text);
    data[at % Math.max(1, data.length)] = 0xff;
    return Uint8Array.from(data);
  });
  const large = fc
    .constantFrom(65_535, 65_536, 65_537, 1_000_001)
    .map((size) => `{"rules":"${'x'.repeat(size - 12)}"}`);
  const odd = fc.constantFrom(
    '',
    '\ufeff{}',
    'null',
    '[]',
    '"x"',
    '{"a":1}{"b":2}',
    '{"rules":1e999}',
    '{"rules":01}',
    "{'rules':'x'}",
    '{"rules":"x",}',
    '{"rules":"\\ud800"}',
    '{"rules":NaN}',
    '/**/{}',
    '{"rules":/*x*/1}',
  );
  return fc.oneof(
    { weight: 40, arbitrary: object },
    { weight: 4, arbitrary: deep },
    { weight: 10, arbitrary: cut },
    { weight: 8, arbitrary: bytes },
    { weight: 8, arbitrary: broken },
    { weight: 1, arbitrary: large },
    { weight: 10, arbitrary: odd },
  );
}

/** As a client would write it into an address. */
function safe(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%EF%BF%BD';
  }
}
