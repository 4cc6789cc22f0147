/** Deployments that take what they can get, and those that run the tests that matter. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deployer, type Deployer } from './deployer.ts';
import { startServer, type Client, type Json, type TestServer } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

let production: TestServer;
let sandbox: TestServer;
let deploy: Deployer['deploy'];

beforeAll(async () => {
  production = await startServer();
  sandbox = await startServer({ isSandbox: true });
  ({ deploy } = deployer(sandbox.client()));
}, 60_000);

afterAll(async () => {
  expect([...production.faults, ...sandbox.faults]).toEqual([]);
  await Promise.all([production.close(), sandbox.close()]);
});

const anonymous = async (api: Client, code: string): Promise<Json> =>
  (await api('GET', `/tooling/executeAnonymous?anonymousBody=${encodeURIComponent(code)}`)).json;
const failuresOf = ({ details }: Json): string[] =>
  details.componentFailures.map((failure: { fullName: string }) => failure.fullName);

describe('without rollbackOnError', () => {
  const files = {
    'classes/Sound.cls': 'public class Sound { public static Integer two() { return 2; } }',
    'classes/Broken.cls': 'public class Broken { Integer x = y; }',
    'classes/Leaning.cls': 'public class Leaning { Broken b; }',
    'classes/Torn.cls': 'public class Torn {',
  };

  it('deploys what does not fail, and reports what does', async () => {
    const done = await deploy(files, { rollbackOnError: false });
    expect(done).toMatchObject({
      status: 'SucceededPartial',
      success: true,
      rollbackOnError: false,
      numberComponentsDeployed: 1,
      numberComponentErrors: 3,
    });
    expect(failuresOf(done).sort()).toEqual(['Broken', 'Leaning', 'Torn']);
    expect(done.details.componentSuccesses).toMatchObject([{ fullName: 'Sound', success: true }]);
    expect(await anonymous(sandbox.client(), 'Assert.areEqual(2, Sound.two());')).toMatchObject({ success: true });
  });

  it('fails where nothing is left, or what is there would break', async () => {
    expect(
      await deploy({ 'classes/Broken.cls': files['classes/Broken.cls'] }, { rollbackOnError: false }),
    ).toMatchObject({
      status: 'Failed',
    });
    await deploy({ 'classes/Uses.cls': 'public class Uses { Integer x = Sound.two(); }' });
    const done = await deploy({ 'classes/Sound.cls': 'public class Sound { }' }, { rollbackOnError: false });
    expect([done.status, failuresOf(done)]).toEqual(['Failed', ['Uses']]);
    expect(await anonymous(sandbox.client(), 'Assert.areEqual(2, Sound.two());')).toMatchObject({ success: true });
  });

  it('is not for production', async () => {
    const { json, status } = await production.client()(
      'POST',
      '/metadata/deployRequest',
      body({ rollbackOnError: false }),
      {
        'content-type': 'multipart/form-data; boundary=xx',
      },
    );
    expect([status, json[0].message]).toEqual([400, 'rollbackOnError must be true for a production org']);
  });

  const body = (deployOptions: object): string =>
    `--xx\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--xx\r\nContent-Disposition: form-data; name="entity_content"\r\n\r\n${JSON.stringify({ deployOptions })}\r\n--xx--`;
});

describe('RunRelevantTests', () => {
  const relevant = { testLevel: 'RunRelevantTests' };
  const test = (name: string, annotation: string, code: string): Record<string, string> => ({
    [`classes/${name}.cls`]: `${annotation} private class ${name} { @IsTest static void works() { ${code} } }`,
  });
  const namesOf = ({ details }: Json): string[] =>
    details.runTestResult.successes.map((success: { name: string }) => success.name).sort();

  it('runs the tests that name what is deployed, that are deployed, and that ask for it', async () => {
    await deploy({
      'classes/Wheel.cls': 'public class Wheel { public static Integer spokes() { return 8; } }',
      'classes/Brake.cls': 'public class Brake { public static Integer pads() { return 2; } }',
      ...test('WheelTest', '@IsTest', 'Assert.areEqual(8, Wheel.spokes());'),
      ...test('BrakeTest', '@IsTest', 'Assert.areEqual(2, Brake.pads());'),
      ...test('CriticalTest', '@IsTest(critical=true)', 'Assert.isTrue(true);'),
      ...test(
        'DynamicTest',
        "@IsTest(testFor='ApexClass:Wheel, ApexClass:Other')",
        "Assert.isNotNull(Type.forName('Wh' + 'eel'));",
      ),
    });
    const done = await deploy(
      {
        'classes/Wheel.cls': 'public class Wheel { public static Integer spokes() { return 4 + 4; } }',
        ...test('FreshTest', '@IsTest', 'Assert.isTrue(true);'),
      },
      relevant,
    );
    expect([done.status, namesOf(done)]).toEqual([
      'Succeeded',
      ['CriticalTest', 'DynamicTest', 'FreshTest', 'WheelTest'],
    ]);
  });

  it('runs the tests in an org that is a sandbox where the org is one', async () => {
    const sees = (isSandbox: boolean): Record<string, string> =>
      test(
        'KindTest',
        '@IsTest',
        `Assert.areEqual(${isSandbox}, [SELECT IsSandbox FROM Organization].IsSandbox);
        Assert.areEqual(${isSandbox}, System.DomainParser.parse(System.URL.getOrgDomainUrl()).getSandboxName() != null);`,
      );
    const done = await deploy(sees(true), relevant);
    expect([done.status, done.details.runTestResult.failures]).toEqual(['Succeeded', []]);
    const into = deployer(production.client()).deploy;
    expect((await into(sees(false), relevant)).status).toBe('Succeeded');
  });

  it('wants each class covered in production', async () => {
    const into = deployer(production.client()).deploy;
    const wheel = { 'classes/Wheel.cls': 'public class Wheel { public static Integer spokes() { return 8; } }' };
    const bare = await into(wheel, relevant);
    expect(bare.status).toBe('Failed');
    expect(bare.details.runTestResult.codeCoverageWarnings).toMatchObject([
      { message: expect.stringContaining('ApexClass Wheel is 0%') },
    ]);
    const tested = await into(
      { ...wheel, ...test('WheelTest', '@IsTest', 'Assert.areEqual(8, Wheel.spokes());') },
      relevant,
    );
    expect([tested.status, namesOf(tested)]).toEqual(['Succeeded', ['WheelTest']]);
  });
});
