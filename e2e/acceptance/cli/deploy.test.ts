/** `sf project deploy start` (SOAP, REST, dry run, failing component, failing test), `validate`, `quick`, and taking away. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, writeProject, type CliOrg, type Outcome } from '../lib/sf.ts';

let org: CliOrg;
let project: ReturnType<typeof writeProject>;
const REST = { SF_ORG_METADATA_REST_DEPLOY: 'true' };
const TESTED = ['--test-level', 'RunSpecifiedTests', '--tests', 'FreshTest'];

const deploy = (options: readonly string[], env = {}, command = 'start'): Promise<Outcome> =>
  org.sf(['project', 'deploy', command, '-o', 'local', '--json', ...options], env, project.folder);
const exists = async (name: string): Promise<boolean> =>
  (await org.sf(['data', 'query', '-q', `SELECT Id FROM ApexClass WHERE Name = '${name}'`, '--json'])).json.result
    .totalSize === 1;

beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
  project = writeProject(org, 'project');
  project.writeClass('Fresh', 'public class Fresh { public static Integer two() { return 2; } }');
  project.writeClass(
    'FreshTest',
    '@IsTest private class FreshTest { @IsTest static void works() { Assert.areEqual(2, Fresh.two()); } }',
  );
}, 300_000);
afterAll(() => org.close(), 20_000);

test('a dry run leaves nothing behind', async () => {
  expect((await deploy(['--source-dir', 'app', '--dry-run', ...TESTED])).json.result).toMatchObject({
    status: 'Succeeded',
    checkOnly: true,
    numberTestsCompleted: 1,
  });
  expect(await exists('Fresh')).toBe(false);
}, 300_000);

test('what was validated deploys quickly', async () => {
  const validated = await deploy(['--source-dir', 'app', ...TESTED], {}, 'validate');
  expect(validated.json.result).toMatchObject({ status: 'Succeeded', checkOnly: true });
  expect((await deploy(['--job-id', validated.json.result.id, '--wait', '2'], {}, 'quick')).json.result).toMatchObject({
    status: 'Succeeded',
  });
  expect(await exists('Fresh')).toBe(true);
}, 300_000);

test('deploys over SOAP and over REST', async () => {
  expect((await deploy(['--source-dir', 'app', ...TESTED])).json.result).toMatchObject({
    status: 'Succeeded',
    numberComponentsDeployed: 2,
  });
  expect((await deploy(['--source-dir', 'app', ...TESTED], REST)).json.result).toMatchObject({
    status: 'Succeeded',
    numberTestsCompleted: 1,
  });
}, 300_000);

test('the tests that matter are found', async () => {
  expect((await deploy(['--source-dir', 'app', '--test-level', 'RunRelevantTests'])).json.result).toMatchObject({
    status: 'Succeeded',
    numberTestsCompleted: 1,
  });
}, 300_000);

test('nothing is deployed in part to production', async () => {
  const refused = await deploy(['--source-dir', 'app', '--ignore-errors']);
  expect([refused.code, refused.json.message]).toEqual([1, expect.stringContaining('rollbackOnError must be true')]);
}, 300_000);

test('a failing component is reported with line and column, and nothing changes', async () => {
  project.writeClass('Fresh', 'public class Fresh { public static Integer two() { return x; } }');
  for (const env of [{}, REST]) {
    const failed = await deploy(['--source-dir', 'app'], env);
    expect(failed.code).toBe(1);
    expect(failed.json.result.details.componentFailures).toMatchObject([
      {
        fullName: 'Fresh',
        lineNumber: 1,
        columnNumber: 59,
        problem: expect.stringContaining('Variable does not exist: x'),
      },
    ]);
  }
}, 300_000);

test('a failing test stops the deployment', async () => {
  project.writeClass('Fresh', 'public class Fresh { public static Integer two() { return 3; } }');
  const failed = await deploy(['--source-dir', 'app', ...TESTED]);
  expect([failed.code, failed.json.result.status, failed.json.result.numberTestErrors]).toEqual([1, 'Failed', 1]);
  expect(failed.json.result.details.runTestResult.failures).toMatchObject([{ methodName: 'works' }]);
}, 300_000);

test('objects come with the storage of their records, and go with destructive changes', async () => {
  org.write(
    'project/app/objects/Ship__c/Ship__c.object-meta.xml',
    '<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><label>Ship</label><nameField><label>Name</label><type>Text</type></nameField><pluralLabel>Ships</pluralLabel><sharingModel>ReadWrite</sharingModel></CustomObject>',
  );
  org.write(
    'project/app/objects/Ship__c/fields/Masts__c.field-meta.xml',
    '<CustomField xmlns="http://soap.sforce.com/2006/04/metadata"><fullName>Masts__c</fullName><label>Masts</label><precision>2</precision><scale>0</scale><type>Number</type></CustomField>',
  );
  expect((await deploy(['--source-dir', 'app/objects'])).json.result).toMatchObject({ status: 'Succeeded' });
  const made = await org.sf(['data', 'create', 'record', '-s', 'Ship__c', '-v', 'Name=Vasa Masts__c=3', '--json']);
  expect(made.json.result.success).toBe(true);
  const gone = await org.sf(
    ['project', 'delete', 'source', '-m', 'CustomObject:Ship__c', '-o', 'local', '--no-prompt', '--json'],
    {},
    project.folder,
  );
  expect(gone.json.result).toMatchObject({ status: 'Succeeded' });
  expect((await org.sf(['data', 'query', '-q', 'SELECT Id FROM Ship__c', '--json'])).code).toBe(1);
}, 300_000);
