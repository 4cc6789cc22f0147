/** A subscriber at work with the installed package, with the Salesforce CLI: code, an object and records of its own, and a run that masks them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { install, openOrg } from 'local-org';
import { maskUsers } from '../../scripts/demo/data/mask-users.ts';
import { ROOT, startCliOrg, writeProject, type CliOrg, type Json, type Outcome } from './lib/sf.ts';

const NAMESPACE = 'sandmask';
const ADDRESS = 'ann.smith@example.com';
const GRANT = `
  List<PermissionSetAssignment> granted = new List<PermissionSetAssignment>();
  for (PermissionSet given : [SELECT Id FROM PermissionSet WHERE NamespacePrefix = '${NAMESPACE}' AND Name = 'Masking_Administrator'])
    granted.add(new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = given.Id));
  insert granted;
`;

const dir = mkdtempSync(path.join(tmpdir(), 'managed-subscriber-'));
let org: CliOrg;
let project: ReturnType<typeof writeProject>;

const deploy = (...options: string[]): Promise<Outcome> =>
  org.sf(['project', 'deploy', 'start', '-o', 'local', '--json', ...options], {}, project.folder);
async function apex(code: string): Promise<Json> {
  org.write('script.apex', code);
  const { json } = await org.sf(['apex', 'run', '--file', 'script.apex', '--json']);
  return json.result ?? json.data;
}
const records = async (soql: string): Promise<Json[]> =>
  (await org.sf(['data', 'query', '-q', soql, '--json'])).json.result.records;

beforeAll(async () => {
  const production = openOrg({
    project: ROOT,
    namespace: NAMESPACE,
    managed: true,
    file: path.join(dir, 'production.org'),
  });
  install(production, `${NAMESPACE}.SandboxMaskInstall`);
  production.runAnonymous(GRANT);
  const sandbox = path.join(dir, 'sandbox.org');
  const copy = production.refreshInto(sandbox, { sandboxName: 'uat' });
  maskUsers(copy);
  copy.close();
  production.close();
  org = await startCliOrg({ sources: [ROOT], options: ['--org', sandbox] });
  await org.login();
  project = writeProject(org, 'subscriber');
}, 180_000);

afterAll(async () => {
  await org.close();
  rmSync(dir, { recursive: true, force: true });
}, 30_000);

test('calls what is global, and nothing else', async () => {
  expect(await apex(`System.debug(${NAMESPACE}.SandboxMaskCommands.schedules());`)).toMatchObject({ success: true });
  expect(await apex(`${NAMESPACE}.MaskingKeyKeeper.key();`)).toMatchObject({
    compiled: false,
    compileProblem: expect.stringContaining('not visible'),
  });
  expect(await apex('SandboxMaskCommands.check(null);')).toMatchObject({
    compiled: false,
    compileProblem: expect.stringContaining('Variable does not exist: SandboxMaskCommands'),
  });
  expect(await apex("Database.query('SELECT Id FROM Masking_Run__c');")).toMatchObject({
    success: false,
    exceptionMessage: expect.stringContaining("sObject type 'Masking_Run__c' is not supported"),
  });
}, 300_000);

test('sees which package is installed', async () => {
  const { json } = await org.sf(['package', 'installed', 'list', '-o', 'local', '--json']);
  expect(json.result).toMatchObject([
    { SubscriberPackageNamespace: NAMESPACE, SubscriberPackageVersionNumber: '1.0.0.1', VersionSettings: 'packageId' },
  ]);
  const listed = await org.sf(['org', 'list', 'metadata', '-m', 'PermissionSet', '--json']);
  expect(listed.json.result).toContainEqual(
    expect.objectContaining({
      fullName: `${NAMESPACE}__Masking_Operator`,
      manageableState: 'installed',
      namespacePrefix: NAMESPACE,
    }),
  );
}, 300_000);

test('has its own class, test and object deployed in addition to the package', async () => {
  project.writeClass(
    'Nightly',
    `public class Nightly { public static String run() { return ${NAMESPACE}.SandboxMaskCommands.start(null, false); } }`,
  );
  project.writeClass(
    'NightlyTest',
    `@IsTest private class NightlyTest { @IsTest static void asks() {
      try { Nightly.run(); Assert.fail('In an org of tests nobody has the permission'); }
      catch (Exception e) { Assert.isTrue(e.getMessage().contains('Masking_Run'), e.getMessage()); } } }`,
  );
  org.write(
    'subscriber/app/objects/Friend__c/Friend__c.object-meta.xml',
    '<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><label>Friend</label><nameField><label>Name</label><type>Text</type></nameField><pluralLabel>Friends</pluralLabel><sharingModel>ReadWrite</sharingModel></CustomObject>',
  );
  org.write(
    'subscriber/app/objects/Friend__c/fields/Mail__c.field-meta.xml',
    '<CustomField xmlns="http://soap.sforce.com/2006/04/metadata"><fullName>Mail__c</fullName><label>Mail</label><type>Email</type></CustomField>',
  );
  const { json } = await deploy('--source-dir', 'app', '--test-level', 'RunLocalTests');
  // Of all the tests in the org, the package's among them, one is local.
  expect([json.result.details.runTestResult.failures, json.result.status, json.result.numberTestsCompleted]).toEqual([
    [],
    'Succeeded',
    1,
  ]);
  project.writeClass('Wrong', `public class Wrong { void go() { ${NAMESPACE}.MaskingService.start(null); } }`);
  const refused = await deploy('--source-dir', 'app');
  expect(refused.json.result.details.componentFailures).toMatchObject([
    { fullName: 'Wrong', problem: expect.stringContaining('not visible') },
  ]);
}, 300_000);

test('starts a run, which masks its records too', async () => {
  const made = await org.sf([
    'data',
    'create',
    'record',
    '-s',
    'Friend__c',
    '-v',
    `Name=Ann Mail__c=${ADDRESS}`,
    '--json',
  ]);
  expect(made.json.result.success).toBe(true);
  expect(await apex('Nightly.run();')).toMatchObject({ success: true });
  let run: Json;
  do
    [run] = await records(
      `SELECT ${NAMESPACE}__Status__c, ${NAMESPACE}__Records_Failed__c FROM ${NAMESPACE}__Masking_Run__c`,
    );
  while (!/^(Completed|Failed|Refused)/.test(run[`${NAMESPACE}__Status__c`]));
  expect(run).toMatchObject({ [`${NAMESPACE}__Records_Failed__c`]: 0 });
  const [friend] = await records('SELECT Mail__c FROM Friend__c');
  expect(friend.Mail__c).toMatch(/@mail\.sandbox\.invalid$/);
  const status = await org.sf(['api', 'request', 'rest', `/services/apexrest/${NAMESPACE}/mask/runs`]);
  expect([status.code, status.out]).toEqual([0, expect.stringContaining('Completed')]);
}, 180_000);
