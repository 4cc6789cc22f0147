/**
 * Every kind of endpoint × a user without the right: permission to use the API, objects, fields, records of others, code and metadata.
 * The administrator's answer next to it shows that the request itself is good.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync, sign } from 'node:crypto';
import { JWT_CLIENTS } from '../../src/api/rest/oauth.ts';
import { query, startServer, type Answer, type Client, type TestServer } from './server.ts';

let server: TestServer;
let admin: Client;
/** Reads and creates invoices, without their field Secret__c, and reaches only its own. */
let clerk: Client;
/** May use the API, and nothing else. */
let stranger: Client;
/** May not even use the API. */
let guest: Client;
const ids: Record<'account' | 'invoice' | 'clerksInvoice' | 'clerk', string> = {
  account: '',
  invoice: '',
  clerksInvoice: '',
  clerk: '',
};
const SECRET = 'known to nobody else';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeAll(async () => {
  server = await startServer();
  admin = server.client();
  ids.clerk = server.clerkId();
  server.org.runAnonymous(`
    Profile p = [SELECT Id FROM Profile WHERE Name = 'Minimum Access - Salesforce'];
    List<User> users = new List<User>();
    for (String name : new List<String>{ 'stranger', 'guest' })
      users.add(new User(Username = name + '@example.com', LastName = name, Email = name + '@example.com', Alias = name, IsActive = true, ProfileId = p.Id,
        TimeZoneSidKey = 'GMT', LocaleSidKey = 'en_US', LanguageLocaleKey = 'en_US', EmailEncodingKey = 'UTF-8'));
    insert users;
    PermissionSet api = new PermissionSet(Name = 'Api', Label = 'Api', PermissionsApiEnabled = true);
    insert api;
    insert new PermissionSetAssignment(AssigneeId = users[0].Id, PermissionSetId = api.Id);`);
  server.org.runAnonymous(`
    Account account = new Account(Name = 'Acme');
    insert account;
    insert new Invoice__c(Account__c = account.Id, Amount__c = 7, Key__c = 'K1', Secret__c = '${SECRET}');`);
  server.org.store.setMeta(JWT_CLIENTS, { tests: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString() });
  [clerk, stranger, guest] = await Promise.all(['clerk', 'stranger', 'guest'].map(login));
  ids.account = server.org.query('SELECT Id FROM Account')[0]!.id!;
  ids.invoice = server.org.query('SELECT Id FROM Invoice__c')[0]!.id!;
  ids.clerksInvoice = (await clerk('POST', '/sobjects/Invoice__c', { Amount__c: 1 })).json.id;
  expect(ids.clerksInvoice).toMatch(/^\w{18}$/);
}, 60_000);

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function login(name: string): Promise<Client> {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'tests', sub: `${name}@example.com`, exp: Date.now() / 1000 + 60 };
  const text = `${part({ alg: 'RS256' })}.${part(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(text), keys.privateKey).toString('base64url');
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${text}.${signature}`,
  });
  const { json } = await server.client('')('POST', '/services/oauth2/token', form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  return server.client(json.access_token);
}

/** The first error code of an answer, wherever it stands: refused as a whole, in one record, in a part of a composite, or a fault. */
function refusal({ status, json, text }: Answer): string | null {
  const found =
    /"(?:errorCode|statusCode)"\s*:\s*"([A-Z_]+)"/.exec(JSON.stringify(json)) ??
    /<faultcode>(?:sf:)?([A-Z_]+)</.exec(text);
  return found?.[1] ?? (status >= 400 ? String(status) : null);
}

const soap = (kind: 's' | 'm', body: string): Request => [
  'POST',
  `/services/Soap/${kind}/66.0`,
  `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`,
  { 'content-type': 'text/xml', soapaction: 'x' },
];
const multipart = (options: string): Request => [
  'POST',
  '/metadata/deployRequest',
  `--xx\r\nContent-Disposition: form-data; name="entity_content"\r\nContent-Type: application/json\r\n\r\n${options}\r\n--xx\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK\r\n--xx--\r\n`,
  { 'content-type': 'multipart/form-data; boundary=xx' },
];
type Request = readonly [method: string, url: string, body?: unknown, headers?: Readonly<Record<string, string>>];
const part = (url: string, method = 'GET', body?: object): object => ({
  method,
  url: `/services/data/v66.0${url}`,
  referenceId: 'a',
  ...(body === undefined ? {} : { body }),
});
const composite = (...parts: readonly object[]): Request => [
  'POST',
  '/composite',
  { allOrNone: true, compositeRequest: parts },
];
const batch = (url: string, method = 'GET', richInput?: object): Request => [
  'POST',
  '/composite/batch',
  { batchRequests: [{ method, url: `v66.0${url}`, ...(richInput === undefined ? {} : { richInput }) }] },
];
const invoice = (values: object, id?: string): object => ({
  attributes: { type: 'Invoice__c' },
  ...(id === undefined ? {} : { id }),
  ...values,
});
const ingest = (operation: string, object: string, more: object = {}): Request => [
  'POST',
  '/jobs/ingest',
  { object, operation, contentType: 'CSV', ...more },
];

describe('a user who may not use the API', () => {
  const endpoints: readonly (readonly [what: string, request: Request])[] = [
    ['query', ['GET', query('SELECT Id FROM Account')]],
    ['describe', ['GET', '/sobjects']],
    ['limits', ['GET', '/limits']],
    ['create', ['POST', '/sobjects/Account', { Name: 'x' }]],
    ['composite', composite(part('/limits'))],
    ['Apex REST', ['GET', '/services/apexrest/invoices/exact']],
    ['Bulk', ingest('insert', 'Account')],
    ['Tooling', ['GET', '/tooling/query?q=SELECT+Id+FROM+ApexClass']],
    ['deploy', multipart('{}')],
  ];
  it.each(endpoints)('is refused: %s', async (_, request) => {
    const answer = await guest(...request);
    expect([answer.status, refusal(answer)]).toEqual([403, 'API_DISABLED_FOR_ORG']);
    expect(refusal(await stranger(...request))).not.toBe('API_DISABLED_FOR_ORG');
  });

  it('is refused over SOAP, whose token is in the message', async () => {
    for (const kind of ['s', 'm'] as const)
      expect(refusal(await guest(...soap(kind, '<describeMetadata/>')))).toBe('API_DISABLED_FOR_ORG');
  });

  it('may ask who it is', async () => {
    expect((await guest('GET', '/services/oauth2/userinfo')).json.preferred_username).toBe('guest@example.com');
  });
});

type Who = 'stranger' | 'clerk';
interface Case {
  readonly what: string;
  readonly who: Who;
  readonly request: () => Request;
  readonly code: string;
  /** Whether the administrator may. Default true. */
  readonly adminMay?: boolean;
}
const row = (what: string, who: Who, code: string, request: () => Request, adminMay = true): Case => ({
  what,
  who,
  code,
  request,
  adminMay,
});

const REFUSED: readonly Case[] = [
  // Objects
  row('query', 'stranger', 'INVALID_TYPE', () => ['GET', query('SELECT Id FROM Invoice__c')]),
  row('queryAll', 'stranger', 'INVALID_TYPE', () => [
    'GET',
    `/queryAll?q=${encodeURIComponent('SELECT Id FROM Invoice__c')}`,
  ]),
  row('query of columns', 'stranger', 'INVALID_TYPE', () => [
    'GET',
    `${query('SELECT Id FROM Invoice__c')}&columns=true`,
  ]),
  row('subquery', 'clerk', 'INVALID_TYPE', () => [
    'GET',
    query('SELECT Id, (SELECT Id FROM Invoices__r) FROM Account'),
  ]),
  row('parent', 'clerk', 'INVALID_FIELD', () => ['GET', query('SELECT Account__r.Name FROM Invoice__c')]),
  row('search', 'stranger', 'INVALID_TYPE', () => [
    'GET',
    `/search?q=${encodeURIComponent('FIND {Acme} RETURNING Account(Id)')}`,
  ]),
  row('describe', 'stranger', 'NOT_FOUND', () => ['GET', '/sobjects/Invoice__c/describe']),
  row('object', 'stranger', 'NOT_FOUND', () => ['GET', '/sobjects/Invoice__c']),
  row('record', 'stranger', 'NOT_FOUND', () => ['GET', `/sobjects/Invoice__c/${ids.invoice}`]),
  row('what changed', 'stranger', 'NOT_FOUND', () => [
    'GET',
    '/sobjects/Invoice__c/updated?start=2999-01-01T00:00:00Z&end=2999-01-02T00:00:00Z',
  ]),
  row('record by external id', 'stranger', 'NOT_FOUND', () => ['GET', '/sobjects/Invoice__c/Key__c/K1']),
  row('create', 'stranger', 'NOT_FOUND', () => ['POST', '/sobjects/Invoice__c', { Amount__c: 1 }]),
  row('update', 'clerk', 'INSUFFICIENT_ACCESS_OR_READONLY', () => [
    'PATCH',
    `/sobjects/Invoice__c/${ids.clerksInvoice}`,
    { Amount__c: 2 },
  ]),
  row('upsert', 'stranger', 'NOT_FOUND', () => ['PATCH', '/sobjects/Invoice__c/Key__c/K1', { Amount__c: 2 }]),
  row('collection: read', 'stranger', 'NOT_FOUND', () => [
    'POST',
    '/composite/sobjects/Invoice__c',
    { ids: [ids.invoice], fields: ['Id'] },
  ]),
  row('collection: create', 'stranger', 'INVALID_TYPE', () => [
    'POST',
    '/composite/sobjects',
    { records: [invoice({ Amount__c: 1 })] },
  ]),
  row('collection: update', 'clerk', 'INSUFFICIENT_ACCESS_OR_READONLY', () => [
    'PATCH',
    '/composite/sobjects',
    { records: [invoice({ Amount__c: 2 }, ids.clerksInvoice)] },
  ]),
  row('tree', 'stranger', 'NOT_FOUND', () => [
    'POST',
    '/composite/tree/Invoice__c',
    { records: [{ attributes: { type: 'Invoice__c', referenceId: 'r' }, Amount__c: 1 }] },
  ]),
  row('composite: read', 'stranger', 'INVALID_TYPE', () => composite(part(query('SELECT Id FROM Invoice__c')))),
  row('composite: create', 'stranger', 'NOT_FOUND', () =>
    composite(part('/sobjects/Invoice__c', 'POST', { Amount__c: 1 })),
  ),
  row('batch: read', 'stranger', 'INVALID_TYPE', () => batch(query('SELECT Id FROM Invoice__c'))),
  row('batch: create', 'stranger', 'NOT_FOUND', () => batch('/sobjects/Invoice__c', 'POST', { Amount__c: 1 })),
  row('Bulk: query', 'stranger', 'INVALID_TYPE', () => [
    'POST',
    '/jobs/query',
    { operation: 'query', query: 'SELECT Id FROM Invoice__c' },
  ]),
  // Fields
  row('query of a field', 'clerk', 'INVALID_FIELD', () => ['GET', query('SELECT Secret__c FROM Invoice__c')]),
  row('filter by a field', 'clerk', 'INVALID_FIELD', () => [
    'GET',
    query("SELECT Id FROM Invoice__c WHERE Secret__c = 'x'"),
  ]),
  row('order by a field', 'clerk', 'INVALID_FIELD', () => [
    'GET',
    query('SELECT Id FROM Invoice__c ORDER BY Secret__c'),
  ]),
  row('group by a field', 'clerk', 'INVALID_FIELD', () => [
    'GET',
    query('SELECT COUNT(Id) FROM Invoice__c GROUP BY Secret__c'),
  ]),
  row('chosen fields of a record', 'clerk', 'INVALID_FIELD', () => [
    'GET',
    `/sobjects/Invoice__c/${ids.clerksInvoice}?fields=Secret__c`,
  ]),
  row('create with a field', 'clerk', 'INVALID_FIELD_FOR_INSERT_UPDATE', () => [
    'POST',
    '/sobjects/Invoice__c',
    { Key__c: 'mine' },
  ]),
  row('collection with a field', 'clerk', 'INVALID_FIELD_FOR_INSERT_UPDATE', () => [
    'POST',
    '/composite/sobjects',
    { records: [invoice({ Key__c: 'mine2' })] },
  ]),
  row('tree with a field', 'clerk', 'INVALID_FIELD_FOR_INSERT_UPDATE', () => [
    'POST',
    '/composite/tree/Invoice__c',
    { records: [{ attributes: { type: 'Invoice__c', referenceId: 'r' }, Key__c: 'mine3' }] },
  ]),
  row('Bulk: query of a field', 'clerk', 'INVALID_FIELD', () => [
    'POST',
    '/jobs/query',
    { operation: 'query', query: 'SELECT Secret__c FROM Invoice__c' },
  ]),
  // Records of others
  row('record of another', 'clerk', 'NOT_FOUND', () => ['GET', `/sobjects/Invoice__c/${ids.invoice}`]),
  row('external id of another', 'clerk', 'NOT_FOUND', () => ['GET', '/sobjects/Invoice__c/Key__c/K1']),
  // Code and metadata
  row('Apex REST', 'stranger', 'FORBIDDEN', () => ['GET', '/services/apexrest/invoices/exact']),
  row('anonymous Apex', 'clerk', 'INSUFFICIENT_ACCESS', () =>
    soap(
      's',
      '<executeAnonymous xmlns="http://soap.sforce.com/2006/08/apex"><apexcode>System.debug(1);</apexcode></executeAnonymous>',
    ),
  ),
  row('anonymous Apex over REST', 'clerk', 'INSUFFICIENT_ACCESS', () => [
    'GET',
    '/tooling/executeAnonymous?anonymousBody=System.debug(1)%3B',
  ]),
  row('tests', 'clerk', 'INSUFFICIENT_ACCESS', () => [
    'POST',
    '/tooling/runTestsSynchronous',
    { tests: [{ className: 'TotalsTest' }] },
  ]),
  row('tests later', 'clerk', 'INSUFFICIENT_ACCESS', () => [
    'POST',
    '/tooling/runTestsAsynchronous',
    { tests: [{ className: 'TotalsTest' }] },
  ]),
  row('deploy', 'clerk', 'INSUFFICIENT_ACCESS', () => multipart('{"deployOptions":{}}'), false),
  row(
    'deploy over SOAP',
    'clerk',
    'INSUFFICIENT_ACCESS',
    () => soap('m', '<deploy><ZipFile>UEs=</ZipFile><DeployOptions/></deploy>'),
    false,
  ),
  row('retrieve', 'clerk', 'INSUFFICIENT_ACCESS', () =>
    soap(
      'm',
      '<retrieve><retrieveRequest><apiVersion>66.0</apiVersion><unpackaged><types><members>*</members><name>ApexClass</name></types></unpackaged></retrieveRequest></retrieve>',
    ),
  ),
  row('list metadata', 'clerk', 'INSUFFICIENT_ACCESS', () =>
    soap('m', '<listMetadata><queries><type>ApexClass</type></queries></listMetadata>'),
  ),
  row('describe metadata', 'clerk', 'INSUFFICIENT_ACCESS', () => soap('m', '<describeMetadata/>')),
  row('Bulk: delete for good', 'clerk', 'FEATURENOTENABLED', () => ingest('hardDelete', 'Invoice__c'), false),
  row('Tooling: coverage', 'clerk', 'INVALID_TYPE', () => [
    'GET',
    '/tooling/query?q=SELECT+PercentCovered+FROM+ApexOrgWideCoverage',
  ]),
  row('Tooling: source of classes', 'clerk', 'INVALID_TYPE', () => [
    'GET',
    '/tooling/query?q=SELECT+Body+FROM+ApexClass',
  ]),
  row(
    'permission sets of oneself',
    'clerk',
    'INVALID_FIELD_FOR_INSERT_UPDATE',
    () => [
      'POST',
      '/sobjects/PermissionSetAssignment',
      {
        AssigneeId: ids.clerk,
        PermissionSetId: server.org.query("SELECT Id FROM PermissionSet WHERE Name = 'Api'")[0]!.id,
      },
    ],
    true,
  ),
];

describe('what a user may not', () => {
  it.each(REFUSED)('$who, $what: $code', async ({ who, request, code, adminMay }) => {
    const before = server.org.query('SELECT Id FROM Invoice__c').length;
    const answer = await (who === 'clerk' ? clerk : stranger)(...request());
    expect([refusal(answer), answer.text.includes(SECRET)]).toEqual([code, false]);
    expect(server.org.query('SELECT Id FROM Invoice__c')).toHaveLength(before);
    if (adminMay !== false) expect(refusal(await admin(...request()))).toBeNull();
  });

  it('stays out of what comes without an error', async () => {
    const found = (await clerk('GET', query('SELECT Id FROM Invoice__c'))).json.records as { Id: string }[];
    expect(found.map(({ Id }) => Id)).toEqual([ids.clerksInvoice]);
    expect((await clerk('GET', query('SELECT COUNT() FROM Invoice__c'))).json.totalSize).toBe(1);
    const record = (await admin('GET', `/sobjects/Invoice__c/${ids.invoice}`)).json;
    expect(record.Secret__c).toBe(SECRET);
    expect(Object.keys((await clerk('GET', `/sobjects/Invoice__c/${ids.clerksInvoice}`)).json)).not.toContain(
      'Secret__c',
    );
    const { fields } = (await clerk('GET', '/sobjects/Invoice__c/describe')).json;
    expect(fields.map((field: { name: string }) => field.name)).not.toContain('Secret__c');
    const names = (await clerk('GET', '/sobjects')).json.sobjects.map((item: { name: string }) => item.name);
    expect([names.includes('Invoice__c'), names.includes('Account')]).toEqual([true, false]);
    const read = await clerk('POST', '/composite/sobjects/Invoice__c', {
      ids: [ids.invoice, ids.clerksInvoice],
      fields: ['Id'],
    });
    expect(read.json.map((item: { Id: string } | null) => item?.Id ?? null)).toEqual([null, ids.clerksInvoice]);
  });

  it('deletes nothing, one by one or together', async () => {
    for (const id of [ids.invoice, ids.clerksInvoice]) {
      expect(refusal(await clerk('DELETE', `/sobjects/Invoice__c/${id}`))).not.toBeNull();
      expect(refusal(await clerk('DELETE', `/composite/sobjects?ids=${id}`))).not.toBeNull();
      expect(refusal(await clerk(...batch(`/sobjects/Invoice__c/${id}`, 'DELETE')))).not.toBeNull();
    }
    expect(server.org.query('SELECT Id FROM Invoice__c WHERE Amount__c IN (7, 1, 2)').length).toBeGreaterThanOrEqual(2);
  });

  const BULK: readonly { readonly operation: string; readonly csv: () => string; readonly code: string }[] = [
    { operation: 'insert', csv: () => 'Key__c\nmine', code: 'Field name not found : Key__c' },
    { operation: 'update', csv: () => `Id,Amount__c\n${ids.clerksInvoice},9`, code: 'INSUFFICIENT_ACCESS' },
    { operation: 'upsert', csv: () => 'Key__c,Amount__c\nK1,9', code: 'INVALID_FIELD_FOR_INSERT_UPDATE' },
    { operation: 'delete', csv: () => `Id\n${ids.clerksInvoice}`, code: 'INSUFFICIENT_ACCESS' },
  ];
  it.each(BULK)('nor by Bulk: $operation', async ({ operation, csv, code }) => {
    const externalId = operation === 'upsert' ? { externalIdFieldName: 'Key__c' } : {};
    const before = server.org.query('SELECT Id FROM Invoice__c').length;
    const job = `/jobs/ingest/${(await clerk(...ingest(operation, 'Invoice__c', externalId))).json.id}`;
    await clerk('PUT', `${job}/batches`, csv(), { 'content-type': 'text/csv' });
    await clerk('PATCH', job, { state: 'UploadComplete' });
    let state: Answer;
    do state = await clerk('GET', job);
    while (!/JobComplete|Failed/.test(state.json.state));
    const { numberRecordsProcessed, numberRecordsFailed, errorMessage } = state.json;
    const failed = (await clerk('GET', `${job}/failedResults`)).text;
    expect([numberRecordsProcessed - numberRecordsFailed, `${errorMessage} ${failed}`]).toEqual([
      0,
      expect.stringContaining(code),
    ]);
    expect(server.org.query('SELECT Id FROM Invoice__c')).toHaveLength(before);
    // Nor does anybody else see the job.
    expect(refusal(await stranger('GET', job))).toBe('NOT_FOUND');
  });

  it('is not shown to or decided by others: a deployment', async () => {
    const { id } = (await admin(...multipart('{"deployOptions":{}}'))).json;
    expect(id).toMatch(/^0Af/);
    const requests: readonly Request[] = [
      ['GET', `/metadata/deployRequest/${id}?includeDetails=true`],
      ['PATCH', `/metadata/deployRequest/${id}`, { deployResult: { status: 'Canceling' } }],
      ['POST', '/metadata/deployRequest', { validatedDeployRequestId: id }],
    ];
    for (const request of requests) expect(refusal(await clerk(...request))).toBe('INSUFFICIENT_ACCESS');
  });
});
