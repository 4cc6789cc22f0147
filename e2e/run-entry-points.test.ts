/** A run has the same audit trail whichever entry point starts it, apart from its source. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rows } from '../scripts/demo/story/records.ts';
import { POST_COPY_CLASS } from '../scripts/demo/story/masking.ts';
import { openSandbox, type Sandbox } from '../sf-plugin/test/sandbox.ts';
import { createSecret } from './interface/secret.ts';
import { sender } from './interface/plain-requests.ts';

const CONTACTS = 20;
const WATCH = path.join('scripts', 'pipelines', 'watch-refresh.mjs');
const SEND = path.join('scripts', 'pipelines', 'send-webhook.mjs');
const RUN_FIELDS = [
  'Status__c',
  'Rule_Set__c',
  'Rule_Set_Fingerprint__c',
  'Org_Id__c',
  'Is_Dry_Run__c',
  'Reason_Code__c',
  'Verification__c',
  'Records_Scanned__c',
  'Records_Changed__c',
  'Records_Failed__c',
  'Values_Masked__c',
  'Residue__c',
];
const ENTRY_FIELDS = [
  'Object_Name__c',
  'Field_Name__c',
  'Coverage__c',
  'Rule__c',
  'Method__c',
  'Reason__c',
  'Scanned__c',
  'Masked__c',
  'Already_Masked__c',
  'Skipped__c',
  'Failed__c',
  'Residue__c',
];

let sandbox: Sandbox;
let secret: string;

beforeAll(async () => {
  sandbox = await openSandbox(CONTACTS);
  secret = createSecret(sandbox.org);
  // The first run masks; those of the other entry points find the same.
  sandbox.org.runPostCopy(POST_COPY_CLASS);
  await sandbox.org.runJobs();
}, 120_000);

afterAll(async () => {
  await sandbox.close();
});

interface Recorded {
  readonly source: string;
  readonly run: readonly unknown[];
  readonly entries: readonly string[];
}

/** The newest run and its entries, without what differs from run to run: ids, names, times, who. */
async function recorded(start: () => unknown): Promise<Recorded> {
  const known = rows(sandbox.org, 'SELECT Id FROM Masking_Run__c').length;
  await start();
  await sandbox.org.runJobs();
  expect(rows(sandbox.org, 'SELECT Id FROM Masking_Run__c')).toHaveLength(known + 1);
  const [run] = rows(
    sandbox.org,
    `SELECT Id, Source__c, Requested_By__c, Requested_At__c, Started_At__c, Finished_At__c, ${RUN_FIELDS.join(', ')} FROM Masking_Run__c ORDER BY Name DESC LIMIT 1`,
  );
  for (const field of ['Requested_By__c', 'Requested_At__c', 'Started_At__c', 'Finished_At__c'])
    expect([field, run(field)]).toEqual([field, expect.anything()]);
  const entries = rows(
    sandbox.org,
    `SELECT ${ENTRY_FIELDS.join(', ')} FROM Masking_Audit_Entry__c WHERE Run__c = :id`,
    { id: run('Id') },
  );
  return {
    source: String(run('Source__c')),
    run: RUN_FIELDS.map((field) => run(field)),
    // The user a run works as is left alone, and that user differs between entry points.
    entries: entries
      .filter((entry) => entry('Object_Name__c') !== 'User')
      .map((entry) => ENTRY_FIELDS.map((field) => entry(field)).join('|'))
      .sort(),
  };
}

/** POST /mask, with the headers of a caller. */
async function post(headers: Readonly<Record<string, string>>): Promise<void> {
  const send = sender(sandbox.server.url, sandbox.server.token);
  const body = JSON.stringify({ org_id: sandbox.org.facts.id, rules: 'Default' });
  const answer = await send({
    method: 'POST',
    url: '/mask',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect([answer.status, answer.text]).toEqual([202, expect.stringContaining('run_id')]);
}

interface Outcome {
  readonly code: number;
  readonly out: string;
}

/** A script of scripts/pipelines as a process. */
function script(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...args],
      { env: { PATH: process.env['PATH'] ?? '', ...env } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), out: stdout + stderr }),
    );
  });
}

const webhook = (rest: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  SF_INSTANCE_URL: sandbox.server.url,
  SF_ACCESS_TOKEN: sandbox.server.token,
  WEBHOOK_SECRET: secret,
  ORG_ID: sandbox.org.facts.id,
  SANDBOX_NAME: 'uat',
  ...rest,
});

describe('every entry point', () => {
  test('leaves the same record, with the way it came in', async () => {
    const { org } = sandbox;
    const starts: readonly (readonly [string, () => unknown])[] = [
      ['Post Copy', () => org.runPostCopy(POST_COPY_CLASS)],
      ['REST', () => post({})],
      ['Command Line', () => post({ 'X-Sandbox-Mask-Client': 'sf-mask' })],
      ['Command Line', () => org.runAnonymous("SandboxMaskCommands.start('Default', false);")],
      ['Webhook', () => script([SEND], webhook())],
      ['Schedule', () => org.runAnonymous('new MaskingSchedule().execute(null);')],
      ['Manual', () => org.runAnonymous("RunStartController.start('Default', false, null, null, null);")],
    ];
    const records: Recorded[] = [];
    for (const [, start] of starts) records.push(await recorded(start));
    expect(records.map(({ source }) => source)).toEqual(starts.map(([source]) => source));
    // The rules have masked this org before: every entry point reads only what may not be masked.
    const [first, ...others] = records;
    expect(first.run.slice(0, 2)).toEqual(['Completed', 'Default']);
    expect(first.entries.some((entry) => entry.startsWith('Contact|Email|'))).toBe(true);
    for (const { source, run, entries } of others) {
      expect([source, run]).toEqual([source, first.run]);
      expect([source, entries]).toEqual([source, first.entries]);
    }
  }, 240_000);
});

describe('the sender of webhooks', () => {
  /** A Salesforce CLI that is logged in to production, where the sandbox is being refreshed. */
  function production(statuses: readonly string[]): Record<string, string> {
    const counter = path.join(sandbox.dir, 'asked');
    writeFileSync(counter, '0');
    writeFileSync(
      path.join(sandbox.dir, 'sf'),
      `#!${process.execPath}
const fs = require('node:fs');
const asked = Number(fs.readFileSync(${JSON.stringify(counter)}, 'utf8'));
fs.writeFileSync(${JSON.stringify(counter)}, String(asked + 1));
const statuses = ${JSON.stringify(statuses)};
const Status = statuses[Math.min(asked, statuses.length - 1)];
const record = { Id: '0GR5g0000000001CAA', Status, CopyProgress: 50, SandboxOrganization: '${sandbox.org.facts.id}' };
console.log(JSON.stringify({ status: 0, result: { records: process.argv.includes('--use-tooling-api') ? [record] : [] } }));
`,
    );
    chmodSync(path.join(sandbox.dir, 'sf'), 0o755);
    return {
      PATH: `${sandbox.dir}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PRODUCTION_ORG: 'production',
      POLL_SECONDS: '0',
    };
  }

  test('waits for the refresh and delivers it once', async () => {
    const env = { ...webhook(), ...production(['Processing', 'Activating', 'Completed']) };
    const first = await script([WATCH, 'uat', '--send-webhook'], env);
    expect([first.code, first.out]).toEqual([
      0,
      expect.stringMatching(/uat: Processing[\s\S]*uat: Completed[\s\S]*has been started/),
    ]);
    await sandbox.org.runJobs();
    const again = await script([WATCH, 'uat', '--send-webhook'], env);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Nothing was started')]);
    const newest = rows(
      sandbox.org,
      'SELECT Source__c, Reason_Code__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1',
    )[0];
    expect([newest('Source__c'), newest('Reason_Code__c')]).toEqual(['Webhook', 'duplicate_delivery']);
  }, 60_000);

  test('reports why nothing came of it, and prints neither token nor secret', async () => {
    const outcomes = [
      await script([SEND], webhook({ WEBHOOK_SECRET: 'smw_wrong' })),
      await script([SEND], webhook({ SF_INSTANCE_URL: 'http://127.0.0.1:9' })),
      await script([SEND], webhook({ SF_ACCESS_TOKEN: '' })),
      await script([WATCH, "uat' OR Name != '"], production(['Completed'])),
      await script([WATCH, 'uat'], production(['Stopped'])),
      await script([WATCH, 'uat'], { ...production(['Processing']), WAIT_MINUTES: '0' }),
    ];
    expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 2, 2, 1, 69]);
    for (const { out } of outcomes) {
      expect(out).not.toContain(sandbox.server.token);
      expect(out).not.toContain(secret);
      expect(out).not.toMatch(/\n\s+at /);
    }
  }, 60_000);
});
