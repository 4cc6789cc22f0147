/** The main job end to end: a production-like org, its refresh, the post-copy class, twice; and where it must refuse. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Org, SObjectType } from 'local-org';
import { parseOptions, type DemoOptions } from '../scripts/demo/options.ts';
import { compareAddresses } from '../scripts/demo/story/collisions.ts';
import { emailFields, maskSandbox, POST_COPY_CLASS, type RunSummary } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { openProduction, SANDBOX_NAME } from '../scripts/demo/story/sandbox-org.ts';

const RECORDS = 2000;
const MASKED = /^[a-z]+\.[a-z]+-\d{16}@mail\.sandbox\.invalid$/;
/** Objects of the package itself: its audit trail grows with every run. */
const OWN_OBJECTS = /^(Masking_|AsyncApexJob|CronTrigger|CronJobDetail)/;

let dir: string;
let production: Org;
let sandbox: Org;
let first: RunSummary;
let fields: Map<string, string[]>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'main-job-'));
  ({ org: production } = await openProduction(path.join(dir, 'production.org'), RECORDS, 7, () => undefined));
  sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: SANDBOX_NAME });
  fields = emailFields(sandbox);
  first = await maskSandbox(sandbox, () => undefined);
}, 120_000);

afterAll(() => {
  sandbox.close();
  production.close();
  rmSync(dir, { recursive: true, force: true });
});

const storedFields = (type: SObjectType): readonly string[] =>
  type.fields.filter((field) => field.column !== null).map((field) => field.name);

/** Content of every table but the package's own and the platform's job records. */
/** Every run writes addresses of users again, which wait for their owners: the platform notes when. */
const NOTED_OF_USERS = ['LastModifiedById', 'LastModifiedDate', 'SystemModstamp'];

function dataOf(org: Org): Map<string, string> {
  const types = org.describeAll().filter((type) => type.table !== null && !OWN_OBJECTS.test(type.name));
  return new Map(
    types.map((type) => {
      const hash = createHash('sha256');
      const fields = storedFields(type).filter((name) => type.name !== 'User' || !NOTED_OF_USERS.includes(name));
      for (const row of org.data.records(type.name, fields)) hash.update(JSON.stringify(row));
      return [type.name, hash.digest('hex')] as const;
    }),
  );
}

describe('a refreshed sandbox', () => {
  test('is masked: every address that can be written is ours', () => {
    for (const [object, names] of fields) {
      for (const name of names) {
        const refused = new Set(
          rows(sandbox, 'SELECT Record_Id__c FROM Masking_Failure__c').map((row) => row('Record_Id__c')),
        );
        const left = rows(sandbox, `SELECT Id, ${name} FROM ${object} WHERE ${name} != null`).filter(
          (row) => !MASKED.test(String(row(name))) && !refused.has(row('Id')),
        );
        expect({ object, name, left: left.length }).toEqual({ object, name, left: 0 });
      }
    }
  });

  test('has no collision and no person with two addresses', () => {
    const report = compareAddresses(production, sandbox, fields);
    expect(report.addresses).toBeGreaterThan(500);
    expect({ collisions: report.collisions, inconsistencies: report.inconsistencies }).toEqual({
      collisions: 0,
      inconsistencies: 0,
    });
  });

  test('shows it in its audit trail, and names each record a rule of the customer refused', () => {
    const refused = rows(
      sandbox,
      "SELECT Id, Object_Name__c FROM Masking_Failure__c WHERE Reason_Code__c = 'FIELD_CUSTOM_VALIDATION_EXCEPTION'",
    );
    const breakers = rows(
      sandbox,
      'SELECT Id FROM Contact WHERE AssistantName != null AND AssistantPhone = null AND Email != null',
    );
    expect(refused.length).toBe(breakers.length);
    expect(first.state).toBe('Completed With Errors');
    expect(first.source).toBe('Post Copy');
    expect(first.recordsChanged).toBeGreaterThan(1000);
  });

  test('keeps no original value in anything the run wrote', () => {
    const originals = new Set(
      rows(production, 'SELECT Email FROM Contact WHERE Email != null').map((row) => String(row('Email'))),
    );
    for (const type of sandbox.describeAll().filter((each) => OWN_OBJECTS.test(each.name) && each.table !== null)) {
      for (const row of sandbox.data.records(type.name, storedFields(type))) {
        const text = JSON.stringify(row);
        for (const original of originals)
          if (text.includes(original)) throw new Error(`${type.name} holds ${original}`);
      }
    }
  });

  test('does not change when the post-copy class runs again', async () => {
    const before = dataOf(sandbox);
    const again = await maskSandbox(sandbox, () => undefined);
    const after = dataOf(sandbox);
    expect([...after].filter(([object, hash]) => before.get(object) !== hash).map(([object]) => object)).toEqual([]);
    expect(again.recordsChanged).toBe(0);
    expect(again.valuesMasked).toBe(0);
  });
});

describe('production', () => {
  test('is refused: nothing is written but the refusal', async () => {
    const before = dataOf(production);
    production.runPostCopy(POST_COPY_CLASS);
    await production.runJobs();
    const after = dataOf(production);
    expect([...after].filter(([object, hash]) => before.get(object) !== hash).map(([object]) => object)).toEqual([]);
    const runs = rows(production, 'SELECT Status__c, Reason_Code__c FROM Masking_Run__c');
    expect(runs.map((run) => [run('Status__c'), run('Reason_Code__c')])).toEqual([['Refused', 'not_a_sandbox']]);
  });
});

describe('npm start', () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8' });

  const parsed = (args: readonly string[]): DemoOptions => parseOptions(args) as DemoOptions;

  test.each([['--records', 'many'], ['--records', '5'], ['--colour'], ['stray']])(
    'shows usage and exits with 2 for %s %s',
    (...args) => {
      const { status, stderr } = start(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('Usage: npm start');
      expect(stderr).not.toContain('    at ');
    },
  );

  test('prints every step and writes the summary for programs', () => {
    const file = path.join(dir, 'summary.json');
    const { status, stdout, stderr } = start(
      '--records',
      '400',
      '--no-serve',
      '--json',
      file,
      '--org-dir',
      path.join(dir, 'story'),
    );
    expect({ status, stderr: stderr.match(/Error.*/)?.[0] ?? '' }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('The same person has the same masked address on every object');
    // The verdict in three lines: only what the demo's own validation rule refuses is red.
    expect(stdout).toMatch(/contacts stay real.*\n.*Everything else is masked and verified.*\n.*press Retry failed/);
    expect(stdout.trimEnd().split('\n').at(-1)).toContain('To see the app of the masked sandbox, run npm start');
    // The rules that setup suggests: the mail after masking greets the person of the masked address.
    // Continuous integration shows colours, whose codes end with a letter.
    const plain = stripVTControlCharacters(stdout);
    const after = plain.slice(plain.indexOf('The same update again'));
    const greeted = [...after.matchAll(/([a-z]+)\W[a-z]+-\d{16}@mail\.sandbox\.invalid[^\n]*Welcome, (\w+)/g)];
    expect(greeted.length).toBeGreaterThan(0);
    for (const [, local, name] of greeted) expect(name.toLowerCase()).toBe(local);
    const summary = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(summary).toMatchObject({ collisions: 0, inconsistencies: 0, records_in_production: 400 });
    for (const name of ['records', 'addresses', 'seconds', 'records_per_second', 'peak_rss_mb', 'state'])
      expect(summary).toHaveProperty(name);
  }, 60_000);

  test('never overwrites a file that is no org, and reports what is wrong', () => {
    const orgDir = mkdtempSync(path.join(dir, 'foreign-'));
    const file = path.join(orgDir, 'production.org');
    writeFileSync(file, 'my diary');
    const { status, stderr } = start('--records', '400', '--no-serve', '--org-dir', orgDir);
    expect(status).toBe(1);
    expect(stderr).toContain('production.org');
    expect(stderr).not.toContain('    at ');
    expect(readFileSync(file, 'utf8')).toBe('my diary');
  }, 60_000);

  test('never overwrites a damaged org', () => {
    const orgDir = mkdtempSync(path.join(dir, 'damaged-'));
    const file = path.join(orgDir, 'production.org');
    copyFileSync(path.join(dir, 'story', 'production.org'), file);
    const bytes = readFileSync(file);
    bytes.fill(0x58, 200, 40_000);
    writeFileSync(file, bytes);
    const { status, stderr } = start('--records', '400', '--no-serve', '--org-dir', orgDir);
    expect(status).toBe(1);
    expect(stderr).toMatch(/damaged/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  }, 60_000);

  test('replaces an org of another size in its own folder, and refuses it in a folder that was named', async () => {
    const file = path.join(dir, 'size.org');
    copyFileSync(path.join(dir, 'story', 'production.org'), file);
    const open = (replaceOther: boolean): ReturnType<typeof openProduction> =>
      openProduction(file, 200, 1, () => undefined, { automations: true, replaceOther });
    await expect(open(parsed(['--org-dir', dir]).replaceOther)).rejects.toThrow(/made with other --records or --seed/);
    const { org, made } = await open(parsed([]).replaceOther);
    expect([made, org.data.recall('demo')]).toEqual([true, { records: 200, seed: 1 }]);
    org.close();
  }, 60_000);

  test('waits for nobody when another process has the org', () => {
    const { status, stderr } = start('--records', String(RECORDS), '--seed', '7', '--no-serve', '--org-dir', dir);
    expect(status).toBe(1);
    expect(stderr).toMatch(/in use by another process/);
  }, 60_000);
});
