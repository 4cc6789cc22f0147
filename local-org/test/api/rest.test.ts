import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync, sign } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { JWT_CLIENTS } from '../../src/api/rest/oauth.ts';
import { query, startServer, type Answer, type Client, type TestServer } from './server.ts';

let server: TestServer;
let api: Client;
/** Of a user with few permissions. */
let clerk: Client;

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

function assertion(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), keys.privateKey).toString('base64url')}`;
}

async function login(claims: object): Promise<Answer> {
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertion(claims),
  });
  return api('POST', '/services/oauth2/token', form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

beforeAll(async () => {
  server = await startServer();
  api = server.client();
  server.clerkId();
  server.org.store.setMeta(JWT_CLIENTS, { tests: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString() });
  const granted = await login({ iss: 'tests', sub: 'clerk@example.com', exp: Date.now() / 1000 + 60 });
  clerk = server.client(granted.json.access_token);
}, 60_000);

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const code = (answer: Answer): string => `${answer.status} ${answer.json?.[0]?.errorCode}`;

describe('tokens', () => {
  it('are needed, and no path is reported without one', async () => {
    const nobody = server.client('00D000000000001!wrong');
    expect(code(await nobody('GET', '/sobjects'))).toBe('401 INVALID_SESSION_ID');
    expect(code(await nobody('GET', '/nothing/here'))).toBe('401 INVALID_SESSION_ID');
    expect((await nobody('GET', '/services/data')).status).toBe(200);
  });

  it('are granted for a signed assertion of a registered key only, and can be given back', async () => {
    const good = { iss: 'tests', sub: 'clerk@example.com', exp: Date.now() / 1000 + 60 };
    expect((await login({ ...good, iss: 'other' })).json.error).toBe('invalid_client_id');
    expect((await login({ ...good, exp: 1 })).json.error).toBe('invalid_grant');
    expect((await login({ ...good, sub: 'nobody@example.com' })).json.error).toBe('invalid_grant');
    const { access_token: token, id } = (await login(good)).json;
    const client = server.client(token);
    expect((await client('GET', '/services/oauth2/userinfo')).json).toMatchObject({
      preferred_username: 'clerk@example.com',
      organization_id: server.org.facts.id,
    });
    expect(id).toContain(`/id/${server.org.facts.id}/005`);
    expect((await client('POST', '/services/oauth2/revoke', `token=${encodeURIComponent(token)}`)).status).toBe(200);
    expect((await client('GET', '/services/oauth2/userinfo')).status).toBe(401);
  });

  it('end after two hours, but for the one of the org itself', async () => {
    const granted = await login({ iss: 'tests', sub: 'clerk@example.com', exp: Date.now() / 1000 + 60 });
    const client = server.client(granted.json.access_token);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockImplementation(() => now + 2 * 3_600_000 - 60_000);
      expect((await client('GET', '/limits')).status).toBe(200);
      clock.mockImplementation(() => now + 2 * 3_600_000 + 60_000);
      expect(code(await client('GET', '/limits'))).toBe('401 INVALID_SESSION_ID');
      expect((await api('GET', '/limits')).status).toBe(200);
    } finally {
      clock.mockRestore();
    }
    // Time that went back brings no token back.
    expect((await client('GET', '/limits')).status).toBe(401);
  });

  it('are not granted to a frozen user', async () => {
    const good = { iss: 'tests', sub: 'clerk@example.com', exp: Date.now() / 1000 + 60 };
    const soql = "SELECT Id FROM UserLogin WHERE UserId IN (SELECT Id FROM User WHERE Username = 'clerk@example.com')";
    const found = (await api('GET', `/query?q=${encodeURIComponent(soql)}`)).json.records as { Id: string }[];
    expect(found).toHaveLength(1);
    const path = `/sobjects/UserLogin/${found[0].Id}`;
    expect((await api('PATCH', path, { IsFrozen: true })).status).toBe(204);
    expect((await login(good)).json.error).toBe('invalid_grant');
    expect((await api('PATCH', path, { IsFrozen: false })).status).toBe(204);
    expect((await login(good)).status).toBe(200);
  });
});

describe('records', () => {
  it('are created, read, changed and deleted', async () => {
    const made = await api('POST', '/sobjects/Account', {
      Name: 'Acme',
      AnnualRevenue: 350_000_000,
      NumberOfEmployees: 5,
      BillingCity: 'Rome',
    });
    expect([made.status, made.json]).toEqual([
      201,
      { id: expect.stringMatching(/^001\w{15}$/), success: true, errors: [] },
    ]);
    const url = `/sobjects/Account/${made.json.id}`;
    const read = await api('GET', url);
    expect(read.json).toMatchObject({
      attributes: { type: 'Account', url: `/services/data/v66.0${url}` },
      Name: 'Acme',
      AnnualRevenue: 350_000_000,
      NumberOfEmployees: 5,
      BillingAddress: { city: 'Rome', street: null },
    });
    expect(read.text).toContain('"AnnualRevenue":3.5E8');
    expect(read.json.CreatedDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
    expect((await api('PATCH', url, { Name: 'Acme 2' })).status).toBe(204);
    expect((await api('GET', `${url}?fields=name`)).json).toEqual({
      attributes: expect.anything(),
      Id: made.json.id,
      Name: 'Acme 2',
    });
    expect((await api('DELETE', url)).status).toBe(204);
    expect(code(await api('GET', url))).toBe('404 NOT_FOUND');
    expect(code(await api('DELETE', url))).toBe('404 ENTITY_IS_DELETED');
  });

  it('are upserted by external id', async () => {
    await api('POST', '/sobjects/Account', { Name: 'Parent' });
    const first = await api('PATCH', '/sobjects/Invoice__c/Key__c/a%2Fb', {
      Amount__c: 5.5,
      Account__r: { Name: 'Parent' },
    });
    expect([first.status, first.json.created]).toEqual([201, true]);
    const second = await api('PATCH', '/sobjects/Invoice__c/Key__c/a%2Fb', { Amount__c: '7' });
    expect([second.status, second.json]).toEqual([
      200,
      { id: first.json.id, success: true, errors: [], created: false },
    ]);
    expect(
      (await api('GET', query("SELECT Amount__c, Account__r.Name FROM Invoice__c WHERE Key__c = 'a/b'"))).json
        .records[0],
    ).toMatchObject({ Amount__c: 7, Account__r: { Name: 'Parent' } });
    expect((await api('GET', '/sobjects/Invoice__c/Key__c/a%2Fb')).json.Id).toBe(first.json.id);
  });

  it('are refused as the platform refuses them', async () => {
    const errors = async (method: string, url: string, body?: unknown): Promise<unknown> => {
      const { status, json } = await api(method, url, body);
      return [
        status,
        ...json.map((e: { errorCode: string; message: string; fields?: string[] }) => [
          e.errorCode,
          e.message,
          e.fields,
        ]),
      ];
    };
    expect(await errors('POST', '/sobjects/Account', { Phone: '1' })).toEqual([
      400,
      ['REQUIRED_FIELD_MISSING', 'Required fields are missing: [Name]', ['Name']],
    ]);
    expect(await errors('POST', '/sobjects/Account', { Nme: '1' })).toEqual([
      400,
      ['INVALID_FIELD', "No such column 'Nme' on sobject of type Account", undefined],
    ]);
    expect(await errors('POST', '/sobjects/Invoice__c', { Amount__c: -1 })).toEqual([
      400,
      ['FIELD_CUSTOM_VALIDATION_EXCEPTION', 'Amounts are not negative', ['Amount__c']],
    ]);
    expect(await errors('POST', '/sobjects/Account', { Name: 'x', CreatedDate: '2020-01-01' })).toEqual([
      400,
      [
        'INVALID_FIELD_FOR_INSERT_UPDATE',
        expect.stringContaining('Unable to create/update fields: CreatedDate.'),
        ['CreatedDate'],
      ],
    ]);
    expect(await errors('POST', '/sobjects/Account', { Name: 'x', NumberOfEmployees: 'many' })).toEqual([
      400,
      [
        'JSON_PARSER_ERROR',
        expect.stringContaining('Cannot deserialize instance of int from VALUE_STRING value many'),
        undefined,
      ],
    ]);
    expect(await errors('POST', '/sobjects/Account', { Name: { a: 1 } })).toEqual([
      400,
      ['JSON_PARSER_ERROR', expect.stringContaining('START_OBJECT'), undefined],
    ]);
    expect(await errors('GET', '/sobjects/Nothing__c')).toEqual([
      404,
      ['NOT_FOUND', 'The requested resource does not exist', undefined],
    ]);
    expect(await errors('PATCH', '/sobjects/Account/001000000000001AAA', { Name: 'x' })).toEqual(
      [404, ['INVALID_CROSS_REFERENCE_KEY', expect.any(String), []]].map((e) =>
        Array.isArray(e) ? [expect.stringMatching(/INVALID_CROSS_REFERENCE_KEY|ENTITY_IS_DELETED/), ...e.slice(1)] : e,
      ),
    );
    expect(await errors('PUT', '/sobjects/Account')).toEqual([
      405,
      ['METHOD_NOT_ALLOWED', "HTTP Method 'PUT' not allowed. Allowed are HEAD,GET,POST", undefined],
    ]);
  });
});

describe('queries', () => {
  it("come in pages whose cursor is the user's own", async () => {
    await api('POST', '/composite/sobjects', {
      records: Array.from({ length: 150 }, (_, at) => ({
        attributes: { type: 'Lead' },
        LastName: `L${at}`,
        Company: 'c',
      })),
    });
    await api('POST', '/composite/sobjects', {
      records: Array.from({ length: 150 }, (_, at) => ({
        attributes: { type: 'Lead' },
        LastName: `M${at}`,
        Company: 'c',
      })),
    });
    const first = (
      await api('GET', query('SELECT Id FROM Lead'), undefined, { 'sforce-query-options': 'batchSize=200' })
    ).json;
    expect([first.totalSize, first.done, first.records.length]).toEqual([300, false, 200]);
    const next = (await api('GET', first.nextRecordsUrl)).json;
    expect([next.totalSize, next.done, next.records.length]).toEqual([300, true, 100]);
    expect(code(await clerk('GET', first.nextRecordsUrl))).toBe('400 INVALID_QUERY_LOCATOR');
    expect(code(await api('GET', '/query/01g000000000001AAA-99999999999'))).toBe('400 INVALID_QUERY_LOCATOR');
  });

  it('name columns, count, group and report where an error is', async () => {
    expect(
      (
        await api(
          'GET',
          `${query('SELECT Id, Owner.Name, COUNT(Id) n FROM Lead GROUP BY Id, Owner.Name')}&columns=true`,
        )
      ).json,
    ).toMatchObject({
      entityName: 'Lead',
      columnMetadata: [
        { columnName: 'Id', aggregate: false },
        { columnName: 'Owner', joinColumns: [{ columnName: 'Name' }] },
        { columnName: 'n', aggregate: true },
      ],
    });
    expect((await api('GET', `${query('SELECT COUNT(Id) total FROM Lead')}&columns=true`)).json).toMatchObject({
      columnMetadata: [{ columnName: 'total', aggregate: true }],
    });
    expect((await api('GET', query('SELECT COUNT() FROM Lead'))).json).toEqual({
      totalSize: 300,
      done: true,
      records: [],
    });
    expect((await api('GET', query('SELECT Company c, COUNT(Id) FROM Lead GROUP BY Company'))).json.records).toEqual([
      { attributes: { type: 'AggregateResult' }, c: 'c', expr0: 300 },
    ]);
    const failed = await api('GET', query('SELECT Id,\nNme FROM Lead'));
    expect(failed.json[0]).toEqual({
      errorCode: 'INVALID_FIELD',
      message: expect.stringMatching(
        /^\nNme FROM Lead\n\^\nERROR at Row:2:Column:1\nNo such column 'Nme' on entity 'Lead'\./,
      ),
    });
    expect(code(await api('GET', query('SELECT Id FORM Lead')))).toBe('400 MALFORMED_QUERY');
    expect(code(await api('GET', query('SELECT Id FROM Nothing')))).toBe('400 INVALID_TYPE');
  });

  it('find deleted rows with queryAll only', async () => {
    const { id } = (await api('POST', '/sobjects/Contact', { LastName: 'Gone' })).json;
    await api('DELETE', `/sobjects/Contact/${id}`);
    const soql = query("SELECT Id, IsDeleted FROM Contact WHERE LastName = 'Gone'");
    expect((await api('GET', soql)).json.totalSize).toBe(0);
    expect((await api('GET', soql.replace('/query', '/queryAll'))).json.records).toMatchObject([
      { Id: id, IsDeleted: true },
    ]);
  });
});

describe('a user with few permissions', () => {
  it('sees and writes only what is granted', async () => {
    expect(code(await clerk('GET', query('SELECT Secret__c FROM Invoice__c')))).toBe('400 INVALID_FIELD');
    expect(code(await clerk('GET', query('SELECT Id FROM Account')))).toBe('400 INVALID_TYPE');
    expect(code(await clerk('GET', '/sobjects/Account'))).toBe('404 NOT_FOUND');
    expect(code(await clerk('POST', '/sobjects/Invoice__c', { Key__c: 'x' }))).toBe(
      '400 INVALID_FIELD_FOR_INSERT_UPDATE',
    );
    const { json } = await clerk('POST', '/sobjects/Invoice__c', { Amount__c: 1 });
    expect(Object.keys((await clerk('GET', `/sobjects/Invoice__c/${json.id}`)).json)).not.toContain('Secret__c');
    expect(code(await clerk('PATCH', `/sobjects/Invoice__c/${json.id}`, { Amount__c: 2 }))).toBe(
      '403 INSUFFICIENT_ACCESS_OR_READONLY',
    );
    expect(code(await clerk('DELETE', `/sobjects/Invoice__c/${json.id}`))).toBe('403 INSUFFICIENT_ACCESS_OR_READONLY');
    const described = (await clerk('GET', '/sobjects/Invoice__c/describe')).json;
    expect(described).toMatchObject({ createable: true, updateable: false, queryable: true });
    expect(described.fields.map((field: { name: string }) => field.name)).not.toContain('Secret__c');
    const all = (await clerk('GET', query('SELECT Id FROM Invoice__c'))).json;
    expect(all.records.map((record: { Id: string }) => record.Id)).toEqual([json.id]);
    expect((await clerk('GET', '/services/apexrest/invoices/exact')).status).toBe(200);
    expect(code(await clerk('GET', '/services/apexrest/invoices/other'))).toBe('403 FORBIDDEN');
    expect(code(await clerk('POST', '/tooling/runTestsSynchronous', { tests: [{ className: 'TotalsTest' }] }))).toBe(
      '403 INSUFFICIENT_ACCESS',
    );
  });
});

describe('composite requests', () => {
  it('hand on values and roll back as a whole', async () => {
    const requests = [
      { method: 'POST', url: '/services/data/v66.0/sobjects/Account', referenceId: 'acc', body: { Name: 'Composite' } },
      {
        method: 'POST',
        url: '/services/data/v66.0/sobjects/Invoice__c',
        referenceId: 'inv',
        body: { Account__c: '@{acc.id}', Key__c: 'composite' },
      },
      {
        method: 'GET',
        url: '/services/data/v66.0/sobjects/Invoice__c/@{inv.id}?fields=Account__c',
        referenceId: 'read',
      },
    ];
    const { compositeResponse } = (await api('POST', '/composite', { allOrNone: true, compositeRequest: requests }))
      .json;
    expect(compositeResponse.map((part: { httpStatusCode: number }) => part.httpStatusCode)).toEqual([201, 201, 200]);
    expect(compositeResponse[2].body.Account__c).toBe(compositeResponse[0].body.id);
    const again = (await api('POST', '/composite', { allOrNone: true, compositeRequest: requests })).json
      .compositeResponse;
    expect(again.map((part: { body: { errorCode: string }[] }) => part.body[0]?.errorCode)).toEqual([
      'PROCESSING_HALTED',
      'DUPLICATE_VALUE',
      'PROCESSING_HALTED',
    ]);
    expect((await api('GET', query("SELECT COUNT() FROM Account WHERE Name = 'Composite'"))).json.totalSize).toBe(1);
    const batch = (
      await api('POST', '/composite/batch', {
        batchRequests: [
          { method: 'GET', url: 'v66.0/limits' },
          { method: 'GET', url: 'v66.0/sobjects/Nothing' },
          { method: 'GET', url: '../../etc/passwd' },
        ],
      })
    ).json;
    expect([batch.hasErrors, batch.results.map((part: { statusCode: number }) => part.statusCode)]).toEqual([
      true,
      [200, 404, 400],
    ]);
  });

  it('save many records, all of them or those that can be', async () => {
    const records = [
      { attributes: { type: 'Invoice__c' }, Amount__c: 1, Key__c: 'many1' },
      { attributes: { type: 'Invoice__c' }, Amount__c: -1 },
      { attributes: { type: 'Invoice__c' }, Nothing: 1 },
    ];
    const some = (await api('POST', '/composite/sobjects', { records })).json;
    expect(some.map((result: { success: boolean }) => result.success)).toEqual([true, false, false]);
    expect(some[1].errors).toEqual([
      { statusCode: 'FIELD_CUSTOM_VALIDATION_EXCEPTION', message: 'Amounts are not negative', fields: ['Amount__c'] },
    ]);
    records[0].Key__c = 'many2';
    const none = (await api('POST', '/composite/sobjects', { allOrNone: true, records: records.slice(0, 2) })).json;
    expect(none.map((result: { errors: { statusCode: string }[] }) => result.errors[0].statusCode)).toEqual([
      'ALL_OR_NONE_OPERATION_ROLLED_BACK',
      'FIELD_CUSTOM_VALIDATION_EXCEPTION',
    ]);
    expect(
      (await api('GET', query("SELECT Key__c FROM Invoice__c WHERE Key__c LIKE 'many%'"))).json.records.map(
        (record: { Key__c: string }) => record.Key__c,
      ),
    ).toEqual(['many1']);
    const upserted = (
      await api('PATCH', '/composite/sobjects/Invoice__c/Key__c', {
        records: [
          { attributes: { type: 'Invoice__c' }, Key__c: 'many1', Amount__c: 3 },
          { attributes: { type: 'Invoice__c' }, Key__c: 'many3' },
        ],
      })
    ).json;
    expect(upserted).toMatchObject([
      { success: true, created: false },
      { success: true, created: true },
    ]);
    const gone = (
      await api('DELETE', `/composite/sobjects?ids=${upserted.map((result: { id: string }) => result.id).join(',')}`)
    ).json;
    expect(gone).toMatchObject([{ success: true }, { success: true }]);
  });

  it('save trees', async () => {
    const tree = {
      records: [
        {
          attributes: { type: 'Account', referenceId: 'a' },
          Name: 'Tree',
          Contacts: { records: [{ attributes: { type: 'Contact', referenceId: 'c' }, LastName: 'Leaf' }] },
        },
      ],
    };
    const done = await api('POST', '/composite/tree/Account', tree);
    expect([done.status, done.json.hasErrors, done.json.results.length]).toEqual([201, false, 2]);
    expect(
      (await api('GET', query("SELECT Name, (SELECT LastName FROM Contacts) FROM Account WHERE Name = 'Tree'"))).json
        .records[0].Contacts,
    ).toMatchObject({ totalSize: 1, records: [{ LastName: 'Leaf' }] });
    (tree.records[0].Contacts.records[0] as { LastName: string | null }).LastName = null;
    const failed = await api('POST', '/composite/tree/Account', tree);
    expect(failed).toMatchObject({
      status: 400,
      json: { hasErrors: true, results: [{ referenceId: 'c', errors: [{ statusCode: 'REQUIRED_FIELD_MISSING' }] }] },
    });
    expect((await api('GET', query("SELECT COUNT() FROM Account WHERE Name = 'Tree'"))).json.totalSize).toBe(1);
  });
});

describe('malformed requests', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('get a clean refusal', async () => {
    const bodies: (string | Uint8Array)[] = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"Name":',
      '[['.repeat(50_000),
      '{"__proto__":{"Name":"x"}}',
      new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    ];
    for (const body of bodies) {
      const answer = await api('POST', '/sobjects/Account', body, JSON_TYPE);
      expect([answer.status, Array.isArray(answer.json)]).toEqual([400, true]);
    }
    expect(code(await api('POST', '/sobjects/Account', 'Name=x', { 'content-type': 'text/plain' }))).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
    expect(
      code(
        await api('POST', '/sobjects/Account', new Uint8Array(gzipSync('{"Name":"zipped"}')), {
          ...JSON_TYPE,
          'content-encoding': 'gzip',
        }),
      ),
    ).toBe('201 undefined');
    expect(
      code(
        await api('POST', '/sobjects/Account', new Uint8Array(gzipSync(Buffer.alloc(100_000_000))), {
          ...JSON_TYPE,
          'content-encoding': 'gzip',
        }),
      ),
    ).toBe('413 REQUEST_ENTITY_TOO_LARGE');
    expect(code(await api('POST', '/sobjects/Account', 'no gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }))).toBe(
      '400 INVALID_CONTENT',
    );
    expect(code(await api('GET', '/sobjects/Account/%E0%A4%A'))).toBe('400 ILLEGAL_QUERY_PARAMETER_VALUE');
    expect((await api('GET', '/sobjects/Account/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
    expect(
      (
        await api(
          'GET',
          `/sobjects/Account/001000000000001AAA?fields=${encodeURIComponent("Id FROM Account WHERE Name != ''--")}`,
        )
      ).status,
    ).toBe(400);
  });

  it('do not stop the server, even where they are no HTTP', async () => {
    for (const bytes of [
      '\0\0\0\n\n',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n',
      'GET /services/data HTTP/9.9\r\n\r\n',
    ]) {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(server.server.url).port), '127.0.0.1', () => socket.write(bytes));
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('close', () => resolve(text));
        socket.on('error', () => resolve(text));
        setTimeout(() => socket.end(), 200);
      });
      expect(answer === '' || answer.startsWith('HTTP/1.1 400') || answer.startsWith('HTTP/1.1 505')).toBe(true);
    }
    expect((await api('GET', '/limits')).status).toBe(200);
  });
});
