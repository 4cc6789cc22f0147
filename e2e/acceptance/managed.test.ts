/** The package as its subscribers get it: installed by the command line, called by its full names; its Apex tests pass under the namespace. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { installedPackage, openOrg } from 'local-org';
import { serveOrg } from './lib/org-server.ts';
import { apexMeta, ROOT } from './lib/sf.ts';

const NAMESPACE = 'sandmask';

interface Summary {
  readonly testsRan: number;
  readonly passing: number;
  readonly failing: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'managed-'));
const file = path.join(folder, 'org.db');

const localOrg = (...args: string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'local-org', 'bin', 'local-org.mjs'), ...args],
      { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out: out + err }),
    );
  });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is installed, runs its install handler, and answers under its namespace only', async () => {
  const installed = await localOrg('install', '--project', '.', '--namespace', NAMESPACE, '--org', file);
  expect([installed.code, installed.out]).toEqual([0, expect.stringContaining(`${NAMESPACE} 1.0.0.1 is installed`)]);
  const org = openOrg({ project: ROOT, file });
  expect(installedPackage(org)?.namespace).toBe(NAMESPACE);
  // What the install handler made, in a setting that only the package sees.
  expect(org.query(`SELECT Id FROM ${NAMESPACE}__Masking_Key__c`)).toHaveLength(1);
  const server = await serveOrg(org);
  const admin = await server.clientOf(org.adminId);
  expect((await admin('GET', 'apexrest/mask/runs')).status).toBe(404);
  expect((await admin('GET', `apexrest/${NAMESPACE}/mask/runs`)).code).toBe('not_permitted');
  const soql = (text: string): string => `data/v66.0/query?q=${encodeURIComponent(text)}`;
  expect((await admin('GET', soql(`SELECT Id FROM ${NAMESPACE}__Masking_Key__c`))).code).toBe('INVALID_TYPE');
  expect(
    (await admin('GET', soql(`SELECT QualifiedApiName FROM ${NAMESPACE}__Masking_Rule_Set__mdt`))).body,
  ).toMatchObject({
    records: [{ QualifiedApiName: `${NAMESPACE}__Default` }],
  });
  expect(() => org.runAnonymous(`${NAMESPACE}.MaskingKeyKeeper.key();`)).toThrow(/not visible/);
  expect(server.faults).toEqual([]);
  await server.close();
  org.close();
}, 180_000);

test('goes with all it had', async () => {
  const gone = await localOrg('uninstall', '--project', '.', '--org', file);
  expect([gone.code, gone.out]).toEqual([0, expect.stringContaining('is uninstalled')]);
  const org = openOrg({ projectDirs: [], file });
  expect(org.describeAll().filter(({ name }) => name.startsWith(`${NAMESPACE}__`))).toEqual([]);
  expect(org.query('SELECT Id FROM ApexClass')).toEqual([]);
  org.close();
}, 120_000);

test('passes its own Apex tests under the namespace', async () => {
  const tests = await localOrg('test', '--project', '.', '--namespace', NAMESPACE, '--result-format', 'json');
  const { summary } = (JSON.parse(tests.out.slice(tests.out.indexOf('{'))) as { result: { summary: Summary } }).result;
  process.stdout.write(`${summary.passing} of ${summary.testsRan} Apex tests pass under the namespace\n`);
  expect([tests.code, summary.failing, summary.passing]).toEqual([0, 0, summary.testsRan]);
  expect(summary.testsRan).toBeGreaterThan(400);
}, 300_000);

test('leaves nothing when its install handler fails the first time', async () => {
  const broken = mkdtempSync(path.join(folder, 'broken-'));
  const classes = path.join(broken, 'app', 'classes');
  mkdirSync(classes, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(path.join(broken, name), text);
  const projectFile = (more: string): void =>
    write('sfdx-project.json', `{ "packageDirectories": [{ "path": "app", "default": true ${more} }] }`);
  projectFile(', "postInstallScript": "Handler"');
  write('app/classes/Handler.cls-meta.xml', apexMeta('ApexClass'));
  const handler = (work: string): void =>
    write(
      'app/classes/Handler.cls',
      `global class Handler implements InstallHandler { global void onInstall(InstallContext context) { insert new Account(Name = 'made'); ${work} } }`,
    );
  const target = path.join(broken, 'org.db');
  const installed = (): ReturnType<typeof localOrg> =>
    localOrg('install', '--project', broken, '--namespace', 'broken', '--org', target);
  const made = (): number => {
    const org = openOrg({ projectDirs: [], file: target });
    const { length } = org.query("SELECT Id FROM Account WHERE Name = 'made'");
    org.close();
    return length;
  };
  handler("throw new IllegalArgumentException('not here');");
  const refused = await installed();
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('not here')]);
  expect(readdirSync(broken).filter((name) => /^org\.db(?!\.cache$)/.test(name))).toEqual([]);
  handler('');
  expect((await installed()).out).toContain('broken 0.1.0.1 is installed');
  // An upgrade that fails leaves the version before, with its code and its data.
  handler("throw new IllegalArgumentException('not now');");
  expect((await installed()).code).toBe(1);
  expect(made()).toBe(1);
  // As on the platform, what the project file does not name does not run.
  projectFile('');
  expect([(await installed()).code, made()]).toEqual([0, 1]);
}, 120_000);
