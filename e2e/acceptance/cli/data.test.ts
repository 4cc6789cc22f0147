/** `sf data query`, `create`, `get`, `update`, `delete record`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

test('a record is created, asked for, changed and deleted', async () => {
  const made = await org.sf([
    'data',
    'create',
    'record',
    '-s',
    'Contact',
    '-v',
    'LastName=Smith FirstName=Ann',
    '--json',
  ]);
  const { id } = made.json.result;
  const ask = async (): Promise<object[]> =>
    (await org.sf(['data', 'query', '-q', 'SELECT Id, Name, Owner.Username FROM Contact', '--json'])).json.result
      .records;
  expect(await ask()).toMatchObject([{ Id: id, Name: 'Ann Smith', Owner: { Username: org.username } }]);
  expect(
    (await org.sf(['data', 'update', 'record', '-s', 'Contact', '-i', id, '-v', 'LastName=Jones', '--json'])).code,
  ).toBe(0);
  expect((await org.sf(['data', 'get', 'record', '-s', 'Contact', '-i', id, '--json'])).json.result).toMatchObject({
    LastName: 'Jones',
  });
  expect((await org.sf(['data', 'delete', 'record', '-s', 'Contact', '-i', id, '--json'])).code).toBe(0);
  expect(await ask()).toEqual([]);
}, 300_000);

test('a query that is wrong reports why', async () => {
  const wrong = await org.sf(['data', 'query', '-q', 'SELECT Nothing__c FROM Contact', '--json']);
  expect(wrong.code).toBe(1);
  expect(wrong.json.message).toContain("No such column 'Nothing__c' on entity 'Contact'");
}, 300_000);

test('people get a table', async () => {
  await org.sf(['data', 'create', 'record', '-s', 'Account', '-v', 'Name=Acme', '--json']);
  const table = await org.sf(['data', 'query', '-q', 'SELECT Name, (SELECT LastName FROM Contacts) FROM Account']);
  expect(table.out).toContain('Acme');
}, 300_000);
