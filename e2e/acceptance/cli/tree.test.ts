/** `sf data export tree`, `sf data import tree`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

test('parents and children go out and come back', async () => {
  org.write(
    'family.apex',
    "Account a = new Account(Name = 'Parent'); insert a; insert new List<Contact>{ new Contact(LastName = 'One', AccountId = a.Id), new Contact(LastName = 'Two', AccountId = a.Id) };",
  );
  await org.sf(['apex', 'run', '--file', 'family.apex', '--json']);
  const out = await org.sf([
    'data',
    'export',
    'tree',
    '--plan',
    '-q',
    'SELECT Name, (SELECT LastName FROM Contacts) FROM Account',
    '--output-dir',
    'tree',
    '--json',
  ]);
  expect(out.code).toBe(0);
  const imported = await org.sf(['data', 'import', 'tree', '--plan', 'tree/Account-Contact-plan.json', '--json']);
  expect(imported.json.result).toHaveLength(3);
  const { records } = (
    await org.sf([
      'data',
      'query',
      '-q',
      "SELECT Name, (SELECT LastName FROM Contacts) FROM Account WHERE Name = 'Parent'",
      '--json',
    ])
  ).json.result;
  expect(records.map((record: { Contacts: { totalSize: number } }) => record.Contacts.totalSize)).toEqual([2, 2]);
}, 300_000);
