/** jsforce 3, unchanged: describes, pages through a query, loads in bulk, starts a run over Apex REST and follows it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import jsforce from 'jsforce';
import { openOrg, type Org } from 'local-org';
import { serve, type RunningServer } from 'local-org/server';
import { openProduction, projectFolders, SANDBOX_NAME } from '../../../scripts/demo/story/sandbox-org.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';

const LEADS = 50_000;
const PAGE = 2_000;

let folder: string;
let org: Org;
let server: RunningServer;
let connection: InstanceType<typeof jsforce.Connection>;
const faults: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'jsforce-'));
  const { org: production } = await openProduction(path.join(folder, 'production.org'), 1000, 5, () => undefined);
  makeAdminOperator(production);
  const file = path.join(folder, 'sandbox.org');
  production.refreshInto(file, { sandboxName: SANDBOX_NAME }).close();
  production.close();
  org = openOrg({ projectDirs: [...projectFolders(true), ACCEPTANCE_RULES], file });
  server = await serve({
    org,
    port: 0,
    sources: { folders: [], namespace: undefined, cacheDir: folder },
    report: (fault) => faults.push(fault),
  });
  connection = new jsforce.Connection({ instanceUrl: server.url, accessToken: server.token, version: '66.0' });
}, 180_000);

afterAll(async () => {
  await server.close();
  org.close();
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

test('describes the org and its objects', async () => {
  expect(await connection.identity()).toMatchObject({ organization_id: org.facts.id });
  const { sobjects } = await connection.describeGlobal();
  expect(sobjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Contact', 'Masking_Run__c']));
  const { fields } = await connection.sobject('Contact').describe();
  expect(fields.find(({ name }) => name === 'Email')).toMatchObject({ type: 'email', length: 80, updateable: true });
  const types = await connection.metadata.list({ type: 'PermissionSet' });
  expect([types].flat().map(({ fullName }) => fullName)).toContain('Masking_Operator');
}, 60_000);

test('loads 50,000 records in bulk and pages through them', async () => {
  const loaded = await connection.bulk2.loadAndWaitForResults({
    object: 'Lead',
    operation: 'insert',
    input: Array.from({ length: LEADS }, (_, at) => ({
      LastName: `Loaded ${at}`,
      Company: 'jsforce',
      Email: `loaded${at}@real.example.com`,
    })),
    pollTimeout: 180_000,
  });
  expect([loaded.successfulResults.length, loaded.failedResults.length]).toEqual([LEADS, 0]);
  let page = await connection.query<{ Id: string }>("SELECT Id, Email FROM Lead WHERE Company = 'jsforce'");
  const ids = new Set(page.records.map(({ Id }) => Id));
  expect([page.totalSize, page.records.length]).toEqual([LEADS, PAGE]);
  while (!page.done) {
    page = await connection.queryMore(page.nextRecordsUrl!);
    for (const { Id } of page.records) ids.add(Id);
  }
  expect(ids.size).toBe(LEADS);
}, 240_000);

test('writes single records, collections and upserts', async () => {
  const made = await connection.sobject('Account').create({ Name: 'One' });
  expect(made.success).toBe(true);
  const many = await connection.sobject('Account').create([{ Name: 'Two' }, { Name: 'Three' }]);
  expect(many.map(({ success }) => success)).toEqual([true, true]);
  await connection.sobject('Account').update({ Id: made.id!, Name: 'First' });
  expect(await connection.sobject('Account').retrieve(made.id!)).toMatchObject({ Name: 'First' });
  await connection.sobject('Account').destroy(made.id!);
  await expect(connection.sobject('Account').retrieve(made.id!)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
}, 60_000);

test('starts a run with POST /mask and follows it to its end', async () => {
  const started = await connection.apex.post<{ run_id: string }>('/mask', { org_id: org.facts.id, rules: 'Default' });
  expect(started.run_id).toMatch(/^a/);
  let run: Record<string, unknown>;
  do {
    await new Promise((resolve) => setTimeout(resolve, 200));
    run = await connection.apex.get<Record<string, unknown>>(`/mask/runs/${started.run_id}`);
  } while (/^(queued|running|verifying)$/i.test(String(run.status)));
  expect(String(run.status)).toMatch(/^completed/i);
  const left = await connection.query("SELECT Id FROM Lead WHERE Email LIKE '%real.example.com' LIMIT 1");
  expect(left.totalSize).toBe(0);
}, 240_000);
