/** The real Salesforce CLI against the local org, the shortest way through: every command has tests of its own in `acceptance/cli`. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, writeProject, type CliOrg } from './acceptance/lib/sf.ts';

let org: CliOrg;
beforeAll(async () => {
  org = await startCliOrg();
}, 60_000);
afterAll(() => org.close(), 20_000);

test('logs in, asks, runs Apex and a test, deploys', async () => {
  expect((await org.login()).json.result).toMatchObject({ orgId: org.orgId, username: org.username });
  org.write('make.apex', "insert new Contact(LastName = 'Smith', FirstName = 'Ann');");
  expect((await org.sf(['apex', 'run', '--file', 'make.apex', '--json'])).json.result).toMatchObject({ success: true });
  const project = writeProject(org, 'project');
  project.writeClass('Fresh', 'public class Fresh { public static Integer two() { return 2; } }');
  // One command after the other would be one start of the CLI after the other.
  const [asked, tested, deployed] = await Promise.all([
    org.sf(['data', 'query', '-q', 'SELECT Name, Owner.Username FROM Contact', '--json']),
    org.sf(['apex', 'run', 'test', '--class-names', 'TotalsTest', '--synchronous', '--json']),
    org.sf(['project', 'deploy', 'start', '-o', 'local', '--source-dir', 'app', '--json'], {}, project.folder),
  ]);
  expect(asked.json.result.records).toMatchObject([{ Name: 'Ann Smith', Owner: { Username: org.username } }]);
  expect(tested.json.result.summary).toMatchObject({ testsRan: 2, passing: 1, failing: 1 });
  expect(deployed.json.result).toMatchObject({ status: 'Succeeded', numberComponentsDeployed: 1 });
}, 120_000);
