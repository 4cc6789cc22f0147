/** `sf org assign permset`, `sf api request rest`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
}, 300_000);
afterAll(() => org.close(), 20_000);

test('a permission set is assigned once', async () => {
  expect((await org.sf(['org', 'assign', 'permset', '--name', 'Clerk', '--json'])).json.result).toMatchObject({
    successes: [{ name: org.username, value: 'Clerk' }],
    failures: [],
  });
  const assigned = await org.sf([
    'data',
    'query',
    '-q',
    "SELECT Id FROM PermissionSetAssignment WHERE PermissionSet.Name = 'Clerk'",
    '--json',
  ]);
  expect(assigned.json.result.totalSize).toBe(1);
  expect((await org.sf(['org', 'assign', 'permset', '--name', 'Nobody', '--json'])).code).toBe(1);
}, 300_000);

test('Apex REST and the data API answer plain requests', async () => {
  expect(JSON.parse((await org.sf(['api', 'request', 'rest', '/services/apexrest/invoices/exact'])).out.trim())).toBe(
    'exact REST 100',
  );
  expect(JSON.parse((await org.sf(['api', 'request', 'rest', '/services/data/v66.0/limits'])).out)).toHaveProperty(
    'DailyApiRequests',
  );
}, 300_000);
