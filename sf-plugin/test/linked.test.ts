/** The real Salesforce CLI with the plugin linked into it, as the documents describe, logged in to a sandbox of this machine. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, environment, execute, openSandbox, PLUGIN, type Outcome, type Sandbox } from './sandbox.ts';

const ROOT = path.join(PLUGIN, '..');
/** Too few for one that the validation rule of the test org refuses. */
const CONTACTS = 30;
const LINK_MS = 240_000;

let sandbox: Sandbox;

beforeAll(async () => {
  buildPlugin();
  sandbox = await openSandbox(CONTACTS);
  const linked = await cli('sf', ['plugins', 'link', '--no-install', PLUGIN]);
  expect(`${String(linked.code)} ${linked.err}`).toMatch(/^0 /);
  const login = ['org', 'login', 'access-token', '--instance-url', sandbox.server.url, '--no-prompt', '--alias', 'uat'];
  expect((await cli('sf', login)).code).toBe(0);
}, LINK_MS);

afterAll(async () => {
  await sandbox.close();
});

/** A command of the CLI in the repository's folder, with a home of its own. */
function cli(program: 'sf' | 'sfdx', args: readonly string[]): Promise<Outcome> {
  const bin = path.join(ROOT, 'node_modules', '@salesforce', 'cli', 'bin', 'run.js');
  const { SF_INSTANCE_URL: _, ...env } = environment(sandbox.dir, sandbox.server);
  return execute(process.execPath, [bin, ...args], { ...env, SF_BINPATH: program }, {});
}

const script = (name: string): string => path.join(ROOT, 'scripts', 'apex', `${name}.apex`);

const sources = (): string[] =>
  rows(sandbox.org, 'SELECT Source__c FROM Masking_Run__c ORDER BY Name').map((row) => String(row('Source__c')));

describe('the Salesforce CLI with the plugin', () => {
  test(
    'sf mask run --target-org takes the login of the CLI, and the run is in the audit trail',
    async () => {
      const run = await cli('sf', [
        'mask',
        'run',
        '--target-org',
        'uat',
        '--rules',
        'Default',
        '--poll',
        '1',
        '--json',
      ]);
      expect(run.json).toMatchObject({ status: 0, result: { status: 'Completed', counts: { records_failed: 0 } } });
      expect(run.code).toBe(0);
      expect(run.out + run.err).not.toContain(sandbox.server.token);
      const audit = await cli('sf', ['mask', 'audit', '--target-org', 'uat', '--json']);
      expect(audit.json.result.entries.length).toBeGreaterThan(0);
      expect(sources()).toEqual(['Command Line']);
    },
    LINK_MS,
  );

  test(
    'sf commands names every command of the plugin',
    async () => {
      const { out } = await cli('sf', ['commands', '--no-truncate']);
      for (const command of ['run', 'status', 'abort', 'audit', 'inventory', 'rules export', 'automation restore'])
        expect(out).toMatch(new RegExp(`^\\W*mask ${command} `, 'mu'));
    },
    LINK_MS,
  );

  test(
    'the scripts of anonymous Apex start, report, schedule and abort, by sf and by the older names of sfdx',
    async () => {
      const run = await cli('sf', ['apex', 'run', '--file', script('run'), '--target-org', 'uat']);
      expect(run.out).toMatch(/MASKING .*"status":"Queued"/);
      expect(run.code).toBe(0);
      const ended = await cli('sf', ['mask', 'status', '--target-org', 'uat', '--wait', '2', '--poll', '1', '--json']);
      expect(ended.json).toMatchObject({ status: 0, result: { status: 'Completed' } });
      const old = ['force:apex:execute', '--apexcodefile', script('status'), '--targetusername', 'uat'];
      const status = await cli('sfdx', old);
      expect(status.out).toMatch(/"status":"Completed"/);
      expect(status.code).toBe(0);
      expect(sources()).toEqual(['Command Line', 'Command Line']);
      const abort = await cli('sfdx', [
        'force:apex:execute',
        '--apexcodefile',
        script('abort'),
        '--targetusername',
        'uat',
      ]);
      expect(abort.out).toMatch(/MASKING .*"unknown_run"/);
      const schedule = await cli('sf', ['apex', 'run', '--file', script('schedule'), '--target-org', 'uat']);
      expect(schedule.out).toMatch(/SCHEDULES .*"0 0 3 \* \* \?"/);
      expect(schedule.code).toBe(0);
    },
    LINK_MS,
  );
});
