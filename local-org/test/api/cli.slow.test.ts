/**
 * The real Salesforce CLI against `local-org start`, each as a process of its own. Slow: seconds a command.
 * @group slow
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIXTURE, type Json } from './server.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const sf = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'sf.cmd' : 'sf');
const folder = mkdtempSync(path.join(tmpdir(), 'local-org-sf-'));
const environment = {
  ...process.env,
  HOME: folder,
  USERPROFILE: folder,
  SF_DISABLE_TELEMETRY: 'true',
  SF_SKIP_NEW_VERSION_CHECK: 'true',
  CI: 'true',
  NODE_OPTIONS: '',
};

let started: ChildProcess;
let org: { readonly url: string; readonly accessToken: string; readonly username: string; readonly orgId: string };

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly json: Json;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = folder): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(sf, [...args], { cwd, env: { ...environment, ...env } }, (error, stdout) => {
      const begin = stdout.indexOf('{');
      resolve({
        code: error === null ? 0 : Number(error.code),
        out: stdout,
        json: args.includes('--json') && begin >= 0 ? JSON.parse(stdout.slice(begin)) : null,
      });
    });
  });
}

const available = existsSync(sf) ? describe : describe.skip;

beforeAll(async () => {
  started = spawn(
    process.execPath,
    [
      path.join(root, 'local-org', 'bin', 'local-org.mjs'),
      'start',
      '--source-dir',
      path.join(FIXTURE, 'app'),
      '--org',
      path.join(folder, 'org.db'),
      '--port',
      '0',
      '--json',
    ],
    {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  org = await new Promise((resolve, reject) => {
    let text = '';
    started.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(JSON.parse(text));
    });
    started.once('exit', () => reject(new Error('The server did not start')));
  });
}, 60_000);

afterAll(async () => {
  const code = await new Promise((resolve) => {
    started.once('exit', resolve);
    started.kill('SIGTERM');
  });
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);
}, 20_000);

available('the Salesforce CLI', () => {
  it('logs in, asks, writes, runs Apex and tests', async () => {
    const login = await run(
      [
        'org',
        'login',
        'access-token',
        '--instance-url',
        org.url,
        '--no-prompt',
        '--alias',
        'local',
        '--set-default',
        '--json',
      ],
      { SF_ACCESS_TOKEN: org.accessToken },
    );
    expect(login.json.result).toMatchObject({ orgId: org.orgId, username: org.username });
    expect((await run(['org', 'display', '--json'])).json.result).toMatchObject({
      id: org.orgId,
      connectedStatus: 'Connected',
      apiVersion: '67.0',
    });

    const made = await run([
      'data',
      'create',
      'record',
      '-s',
      'Contact',
      '-v',
      'LastName=Smith FirstName=Ann',
      '--json',
    ]);
    expect(made.json.result).toMatchObject({ success: true });
    expect(
      (await run(['data', 'query', '-q', 'SELECT Id, Name, Owner.Username FROM Contact', '--json'])).json.result
        .records,
    ).toMatchObject([{ Id: made.json.result.id, Name: 'Ann Smith', Owner: { Username: org.username } }]);

    writeFileSync(path.join(folder, 'ok.apex'), "System.debug('from the CLI');");
    expect((await run(['apex', 'run', '--file', 'ok.apex', '--json'])).json.result).toMatchObject({
      success: true,
      logs: expect.stringContaining('|DEBUG|from the CLI'),
    });
    writeFileSync(path.join(folder, 'bad.apex'), 'Integer x = y;');
    const bad = await run(['apex', 'run', '--file', 'bad.apex']);
    expect(bad.code).toBe(1);

    expect(JSON.parse((await run(['api', 'request', 'rest', '/services/apexrest/invoices/exact'])).out.trim())).toBe(
      'exact REST 100',
    );
  }, 60_000);

  it('runs tests at once and in the background, with coverage', async () => {
    const sync = await run([
      'apex',
      'run',
      'test',
      '--class-names',
      'TotalsTest',
      '--synchronous',
      '--code-coverage',
      '--json',
    ]);
    expect(sync.code).toBe(100);
    expect(sync.json.result.summary).toMatchObject({ testsRan: 2, passing: 1, failing: 1 });
    expect(sync.json.result.coverage.coverage).toContainEqual(
      expect.objectContaining({ name: 'Totals', totalLines: 7, totalCovered: 5 }),
    );
    const later = await run(['apex', 'run', 'test', '--tests', 'TotalsTest.addsUp', '--wait', '2', '--json']);
    expect([later.code, later.json.result.summary.outcome]).toEqual([0, 'Passed']);
    const again = await run(['apex', 'get', 'test', '--test-run-id', later.json.result.summary.testRunId, '--json']);
    expect(again.json.result.summary).toMatchObject({ testsRan: 1, passing: 1 });
  }, 60_000);

  it('deploys what compiles and passes its tests, and retrieves it', async () => {
    const project = path.join(folder, 'project');
    mkdirSync(path.join(project, 'app', 'classes'), { recursive: true });
    writeFileSync(
      path.join(project, 'sfdx-project.json'),
      '{ "packageDirectories": [{ "path": "app", "default": true }], "sourceApiVersion": "66.0" }',
    );
    const write = (name: string, source: string): void => {
      writeFileSync(path.join(project, 'app', 'classes', `${name}.cls`), source);
      writeFileSync(
        path.join(project, 'app', 'classes', `${name}.cls-meta.xml`),
        '<?xml version="1.0" encoding="UTF-8"?><ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>66.0</apiVersion><status>Active</status></ApexClass>',
      );
    };
    const deploy = (env = {}): Promise<Outcome> =>
      run(
        [
          'project',
          'deploy',
          'start',
          '-o',
          'local',
          '--source-dir',
          'app',
          '--test-level',
          'RunSpecifiedTests',
          '--tests',
          'FreshTest',
          '--json',
        ],
        env,
        project,
      );
    write('Fresh', 'public class Fresh { public static Integer two() { return 2; } }');
    write(
      'FreshTest',
      '@IsTest private class FreshTest { @IsTest static void works() { Assert.areEqual(2, Fresh.two()); } }',
    );
    expect((await deploy()).json.result).toMatchObject({
      status: 'Succeeded',
      numberComponentsDeployed: 2,
      numberTestsCompleted: 1,
    });
    write('Fresh', 'public class Fresh { public static Integer two() { return x; } }');
    const failed = await deploy({ SF_ORG_METADATA_REST_DEPLOY: 'true' });
    expect(failed.code).toBe(1);
    expect(failed.json.result.details.componentFailures[0]).toMatchObject({
      fullName: 'Fresh',
      lineNumber: 1,
      columnNumber: 59,
      problem: expect.stringContaining('Variable does not exist: x'),
    });
    const retrieved = await run(
      ['project', 'retrieve', 'start', '-o', 'local', '-m', 'ApexClass:Fresh', '--json'],
      {},
      project,
    );
    expect(retrieved.json.result.success).toBe(true);
    expect(readFileSync(path.join(project, 'app', 'classes', 'Fresh.cls'), 'utf8')).toContain('return 2;');
  }, 60_000);

  it('loads and exports in bulk', async () => {
    writeFileSync(path.join(folder, 'leads.csv'), 'LastName,Company\nOne,A\nTwo,B\n');
    expect(
      (await run(['data', 'import', 'bulk', '-s', 'Lead', '-f', 'leads.csv', '--wait', '2', '--json'])).json.result,
    ).toMatchObject({ processedRecords: 2, failedRecords: 0 });
    expect(
      (
        await run([
          'data',
          'export',
          'bulk',
          '-q',
          'SELECT LastName, Company FROM Lead',
          '--output-file',
          'out.csv',
          '--wait',
          '2',
          '--json',
        ])
      ).json.result,
    ).toMatchObject({ totalSize: 2 });
  }, 60_000);
});
