/** sfdmu, unchanged, copies contacts with their accounts between two local orgs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import jsforce from 'jsforce';
import { ROOT, startCliOrg, type CliOrg } from '../lib/sf.ts';

const CONTACTS = 10_000;
const ACCOUNTS = 500;
const TOOL = path.join(ROOT, 'e2e', 'acceptance', 'sfdmu');

let source: CliOrg;
let target: CliOrg;
const folder = mkdtempSync(path.join(tmpdir(), 'sfdmu-'));
const connect = (org: CliOrg): InstanceType<typeof jsforce.Connection> =>
  new jsforce.Connection({ instanceUrl: org.url, accessToken: org.accessToken, version: '66.0' });

beforeAll(async () => {
  if (!existsSync(path.join(TOOL, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: TOOL,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  [source, target] = await Promise.all([startCliOrg({ sources: [] }), startCliOrg({ sources: [] })]);
  const { bulk2 } = connect(source);
  const accounts = await bulk2.loadAndWaitForResults({
    object: 'Account',
    operation: 'insert',
    input: Array.from({ length: ACCOUNTS }, (_, at) => ({ Name: `Account ${at}` })),
  });
  const ids = accounts.successfulResults.map((row) => row.sf__Id);
  await bulk2.loadAndWaitForResults({
    object: 'Contact',
    operation: 'insert',
    input: Array.from({ length: CONTACTS }, (_, at) => ({
      LastName: `Person ${at}`,
      Email: `person${at}@example.com`,
      AccountId: ids[at % ACCOUNTS],
    })),
  });
}, 300_000);

afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

test('10,000 contacts arrive, each under its account', async () => {
  const org = (name: string, { url, accessToken }: CliOrg): object => ({ name, instanceUrl: url, accessToken });
  writeFileSync(
    path.join(folder, 'export.json'),
    JSON.stringify({
      orgs: [org('source@example.com', source), org('target@example.com', target)],
      objects: [
        { query: 'SELECT Id, Name FROM Account', operation: 'Upsert', externalId: 'Name' },
        { query: 'SELECT Id, LastName, Email, AccountId FROM Contact', operation: 'Upsert', externalId: 'Email' },
      ],
    }),
  );
  // Not in this process: it would wait for an org that waits for it.
  const run = spawnSync(
    process.execPath,
    [
      path.join(TOOL, 'run.cjs'),
      '--path',
      folder,
      '--sourceusername',
      'source@example.com',
      '--targetusername',
      'target@example.com',
      '--noprompt',
    ],
    { encoding: 'utf8', env: { ...process.env, HOME: folder, USERPROFILE: folder, NODE_OPTIONS: '' } },
  );
  expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('Command succeeded')]);
  const { records, totalSize } = await connect(target).query<{ LastName: string; Account: { Name: string } }>(
    'SELECT LastName, Account.Name FROM Contact',
    { autoFetch: true, maxFetch: CONTACTS },
  );
  expect([totalSize, records.length]).toEqual([CONTACTS, CONTACTS]);
  const wrong = records.filter(
    ({ LastName, Account }) => Account.Name !== `Account ${Number(LastName.slice('Person '.length)) % ACCOUNTS}`,
  );
  expect(wrong).toEqual([]);
}, 300_000);
