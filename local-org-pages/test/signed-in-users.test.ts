/** Pages for several users: who is signed in, and what each may change on the page of a record. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { servePages, type ServedPages } from 'local-org/pages';
import { NS, putHelloProject, putInto } from './hello-project.ts';

const CACHE = path.resolve('.local-org', 'cache', 'lightning');
/** The first of all builds the base components. */
const PATIENCE_MS = 180_000;

const DATA = `
  Id readOnly = [SELECT Id FROM Profile WHERE Name = 'Minimum Access - Salesforce'].Id;
  insert new User(LastName = 'Reader', Alias = 'reader', Email = 'reader@example.com', Username = 'reader@example.com',
    EmailEncodingKey = 'UTF-8', LanguageLocaleKey = 'en_US', LocaleSidKey = 'en_US', TimeZoneSidKey = 'GMT', ProfileId = readOnly);
  insert new Account(Name = 'Acme', NumberOfEmployees = 5, Description = 'First line\\nSecond line');
`;

let dir: string;
let org: Org;
let pages: ServedPages;
let account: string;
let reader: string;

const idOf = (query: string): string => org.query(query)[0]!.id!;

const nameOfUser = async (cookie = ''): Promise<string> => {
  const page = await (await fetch(`${pages.url}/`, { headers: { cookie } })).text();
  return (/"userName":"([^"]*)"/.exec(page) ?? ['', 'no name'])[1];
};

async function signIn(who: string): Promise<{ status: number; cookie: string; location: string | null }> {
  const answer = await fetch(`${pages.url}/sign-in/${encodeURIComponent(who)}`, { redirect: 'manual' });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0];
  return { status: answer.status, cookie, location: answer.headers.get('location') };
}

async function post(place: string, body: object, cookie = ''): Promise<{ status: number; answer: unknown }> {
  const answer = await fetch(`${pages.url}${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return { status: answer.status, answer: await answer.json() };
}

const save = (values: object, cookie = ''): Promise<{ status: number; answer: unknown }> =>
  post('/record/save', { recordId: account, values }, cookie);

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'signed-in-'));
  const put = putInto(path.join(dir, 'project'));
  putHelloProject(put, 'Hello');
  put(
    'objects/Account/validationRules/Enough_Employees.validationRule-meta.xml',
    `<ValidationRule ${NS}><fullName>Enough_Employees</fullName><active>true</active><errorConditionFormula>NumberOfEmployees &lt; 3</errorConditionFormula><errorMessage>A company has three employees.</errorMessage></ValidationRule>`,
  );
  org = openOrg({ project: path.join(dir, 'project'), cacheDir: null });
  org.runAnonymous(DATA);
  account = idOf('SELECT Id FROM Account');
  reader = idOf("SELECT Id FROM User WHERE Alias = 'reader'");
  pages = await servePages(org, { port: 0, cacheDir: CACHE, otherUsers: [reader] });
}, PATIENCE_MS);

afterAll(async () => {
  await pages.close();
  org.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('signing in', () => {
  test('the administrator uses the pages until somebody else signs in, by Id or by username', async () => {
    const administrator = await nameOfUser();
    expect(administrator).not.toContain('Reader');
    for (const who of [reader, 'reader@example.com']) {
      const { status, cookie, location } = await signIn(who);
      expect({ status, location }).toEqual({ status: 303, location: '/' });
      expect(await nameOfUser(cookie)).toBe('Reader');
    }
    const { cookie } = await signIn(org.adminId);
    expect(await nameOfUser(cookie)).toBe(administrator);
  });

  test('nobody signs in who was not offered, and an unknown cookie signs nobody in', async () => {
    const other = idOf("SELECT Id FROM User WHERE Alias = 'autoproc'");
    expect(await signIn(other)).toEqual({ status: 404, cookie: '', location: null });
    expect(await nameOfUser(`local-org-user=${other}`)).not.toContain('Process');
  });

  test('each user has a script of the own permissions', async () => {
    const { cookie } = await signIn(reader);
    expect((await fetch(`${pages.url}/app.js`, { headers: { cookie } })).status).toBe(200);
  });
});

describe('the page of a record', () => {
  test('saves what was changed', async () => {
    expect(await save({ Name: 'Acme Corporation', NumberOfEmployees: '12', Description: '' })).toEqual({
      status: 200,
      answer: { errors: [] },
    });
    const [record] = org.query('SELECT Name, NumberOfEmployees, Description FROM Account');
    const type = org.describe('Account')!;
    const value = (name: string): unknown => record!.values[type.field(name)!.index];
    expect([value('Name'), value('NumberOfEmployees'), value('Description') ?? null]).toEqual([
      'Acme Corporation',
      12,
      null,
    ]);
  });

  test.each([
    ['a validation rule refuses', { NumberOfEmployees: '2' }, 'A company has three employees.'],
    ['a value of another type', { NumberOfEmployees: 'many' }, 'Employees: "many" is not a valid value.'],
    ['a field nobody can change', { CreatedDate: '2026-01-01T00:00:00Z' }, 'You cannot change the field CreatedDate.'],
    ['a field that does not exist', { Nothing__c: 'x' }, 'You cannot change the field Nothing__c.'],
  ])('answers what is wrong: %s', async (_what, values, message) => {
    expect(await save(values)).toEqual({
      status: 200,
      answer: { errors: [expect.objectContaining({ message })] },
    });
  });

  test('a user without permission changes nothing and sees no record', async () => {
    const { cookie } = await signIn(reader);
    expect(await save({ Name: 'Mine' }, cookie)).toEqual({
      status: 200,
      answer: { errors: [expect.objectContaining({ message: 'You cannot change the field Name.' })] },
    });
    expect((await post('/record/read', { recordId: account }, cookie)).status).toBe(404);
    expect(org.query("SELECT Id FROM Account WHERE Name = 'Mine'")).toEqual([]);
  });
});
