import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deployer, PACKAGE, type Deployer } from './deployer.ts';
import { query, startServer, type Client, type Json, type TestServer } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

let server: TestServer;
let api: Client;
let deploy: Deployer['deploy'];
let send: Deployer['send'];

beforeAll(async () => {
  server = await startServer();
  api = server.client();
  ({ deploy, send } = deployer(api));
}, 60_000);

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const run = async (code: string): Promise<Json> =>
  (await api('GET', `/tooling/executeAnonymous?anonymousBody=${encodeURIComponent(code)}`)).json;

describe('a deployment', () => {
  it('checks without changing anything, then changes everything', async () => {
    const files = {
      'classes/Fresh.cls': 'public class Fresh { public static Integer two() { return 2; } }',
      'classes/FreshTest.cls':
        '@IsTest private class FreshTest { @IsTest static void works() { Assert.areEqual(2, Fresh.two()); } }',
    };
    const tested = { testLevel: 'RunSpecifiedTests', runTests: ['FreshTest'] };
    expect(await deploy(files, { ...tested, checkOnly: true })).toMatchObject({
      status: 'Succeeded',
      checkOnly: true,
      numberTestsCompleted: 1,
      numberComponentsDeployed: 2,
    });
    expect(await run('Fresh.two();')).toMatchObject({
      compiled: false,
      compileProblem: 'Variable does not exist: Fresh',
    });
    expect(await deploy(files, tested)).toMatchObject({
      status: 'Succeeded',
      details: {
        runTestResult: {
          numTestsRun: 1,
          codeCoverage: expect.arrayContaining([expect.objectContaining({ name: 'Fresh', numLocationsNotCovered: 0 })]),
        },
      },
    });
    expect(await run('Assert.areEqual(2, Fresh.two());')).toMatchObject({ success: true });
    expect((await api('GET', query("SELECT Name FROM ApexClass WHERE Name = 'Fresh'"))).json.totalSize).toBe(1);
    expect(
      await deploy(
        { ...files, 'classes/Fresh.cls': 'public class Fresh { public static Integer two() { return 3; } }' },
        tested,
      ),
    ).toMatchObject({
      status: 'Failed',
      numberTestErrors: 1,
      details: {
        runTestResult: {
          failures: [
            { name: 'FreshTest', methodName: 'works', message: expect.stringContaining('Expected: 2, Actual: 3') },
          ],
        },
      },
    });
    expect(await run('Assert.areEqual(2, Fresh.two());')).toMatchObject({ success: true });
  });

  it('names component, line and column of what does not compile, also in what is already there', async () => {
    expect(
      await deploy({
        'classes/Broken.cls': 'public class Broken {\n  Integer x = missing;\n}',
        'triggers/T.trigger': 'trigger T on Account (before insert) { }',
      }),
    ).toMatchObject({
      status: 'Failed',
      details: {
        componentFailures: [
          {
            fullName: 'Broken',
            fileName: 'classes/Broken.cls',
            componentType: 'ApexClass',
            lineNumber: 2,
            columnNumber: 15,
            problem: 'Variable does not exist: missing',
            problemType: 'Error',
          },
        ],
      },
    });
    const changed = await deploy({ 'classes/Totals.cls': 'public class Totals { }' });
    expect(changed.details.componentFailures[0]).toMatchObject({
      fullName: 'TotalsTest',
      problem: expect.stringMatching(/^Dependent class is invalid and needs recompilation: Class TotalsTest : /),
    });
    const removed = await deploy({
      'destructiveChanges.xml': PACKAGE.replace(
        '<version>',
        '<types><members>Totals</members><name>ApexClass</name></types><version>',
      ),
    });
    expect(removed).toMatchObject({ status: 'Failed', success: false });
  });

  it('puts triggers to work, and takes classes away', async () => {
    expect(
      await deploy({
        'triggers/T.trigger':
          "trigger T on Account (before insert) { for (Account a : Trigger.new) a.Site = 'deployed'; }",
      }),
    ).toMatchObject({ status: 'Succeeded' });
    await api('POST', '/sobjects/Account', { Name: 'Triggered' });
    expect((await api('GET', query("SELECT Site FROM Account WHERE Name = 'Triggered'"))).json.records[0].Site).toBe(
      'deployed',
    );
    expect(
      await deploy({
        'destructiveChanges.xml': PACKAGE.replace(
          '<version>',
          '<types><members>TotalsTest</members><name>ApexClass</name></types><version>',
        ),
      }),
    ).toMatchObject({ status: 'Succeeded' });
    expect((await api('GET', query("SELECT Name FROM ApexClass WHERE Name = 'TotalsTest'"))).json.totalSize).toBe(0);
    expect(server.org.changes.put.map(({ fullName }) => fullName).sort()).toEqual(['Fresh', 'FreshTest', 'T']);
    expect(server.org.changes.removed).toEqual([{ type: 'ApexClass', fullName: 'TotalsTest' }]);
  });

  it('is refused where it is no archive, or holds what this org cannot deploy', async () => {
    expect(await send(Buffer.from('no zip'), {})).toMatchObject({
      status: 'Failed',
      errorMessage: 'The deployment is no zip archive',
    });
    expect(await deploy({ 'bots/B.bot': '<Bot/>' })).toMatchObject({
      status: 'Failed',
      details: { componentFailures: [{ fullName: 'bots/B.bot', problem: 'Not implemented: deployment of bots' }] },
    });
    expect(await deploy({ '../../evil.cls': 'public class evil {}' })).toMatchObject({ status: 'Failed' });
    expect(
      (await api('POST', '/metadata/deployRequest', 'x', { 'content-type': 'multipart/form-data; boundary=yy' }))
        .status,
    ).toBe(400);
    expect((await api('POST', '/metadata/deployRequest', '{}', { 'content-type': 'application/json' })).status).toBe(
      415,
    );
  });
});
