/** An audit trail that is too long for one file, out of an org and into production by the command line. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { serve, type RunningServer } from 'local-org/server';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, environment, execute, PLUGIN, type Outcome } from './sandbox.ts';

const FAILURES = 2_401;

let dir: string;
let org: Org;
let server: RunningServer;

const mask = (args: readonly string[]): Promise<Outcome> =>
  execute(process.execPath, [path.join(PLUGIN, 'bin', 'run.js'), 'mask', ...args], environment(dir, server));

beforeAll(async () => {
  buildPlugin();
  dir = mkdtempSync(path.join(tmpdir(), 'audit-import-'));
  org = openOrg({ projectDirs: ['.'], file: path.join(dir, 'production.org') });
  org.runAnonymous(`
    Id setId = [SELECT Id FROM PermissionSet WHERE Name = 'Masking_Administrator' WITH SYSTEM_MODE].Id;
    insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = setId);
  `);
  org.runAnonymous(`
    Masking_Run__c run = new Masking_Run__c(
      Status__c = 'Completed With Errors', Source__c = 'Post Copy', Org_Id__c = '00D000000000001AAA', Sandbox_Name__c = 'full'
    );
    DataStore.get().insertAll(new List<SObject>{ run });
    List<SObject> failures = new List<SObject>();
    for (Integer i = 0; i < ${FAILURES}; i++) {
      failures.add(FailureRecords.ofRecord(run.Id, 'Contact', UserInfo.getUserId(), FailureReason.CHUNK_DIED));
    }
    DataStore.get().insertAll(failures);
  `);
  const sources = { folders: ['.'], namespace: undefined, cacheDir: path.join(dir, 'cache') };
  server = await serve({ org, port: 0, sources, report: (error) => process.stderr.write(`${String(error)}\n`) });
}, 120_000);

afterAll(async () => {
  await server?.close();
  org?.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('sf mask audit import', () => {
  test('takes every part of a long trail, and goes on where an import was cut off', async () => {
    const file = path.join(dir, 'audit.json');
    const runId = String(rows(org, 'SELECT Id FROM Masking_Run__c')[0]!('Id'));
    expect((await mask(['audit', '--run-id', runId, '--output-file', file])).code).toBe(0);
    const parts = JSON.parse(readFileSync(file, 'utf8')) as { version: number }[];
    expect(parts.map(({ version }) => version)).toEqual([2, 2, 2]);
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(1_000_000);

    const first = path.join(dir, 'first.json');
    writeFileSync(first, JSON.stringify(parts[0]));
    expect((await mask(['audit', 'import', '--file', first])).code).toBe(0);
    const imported = await mask(['audit', 'import', '--file', file, '--json']);
    expect(imported.code).toBe(0);
    const copyId = String(imported.json.result.run_id);
    expect(copyId).not.toBe(runId);
    const copied = rows(org, `SELECT Id FROM Masking_Failure__c WHERE Run__c = '${copyId}'`);
    expect(copied).toHaveLength(FAILURES);
    expect((await mask(['audit', 'import', '--file', file, '--json'])).json).toMatchObject({
      name: 'already_imported',
    });
  }, 120_000);

  test('refuses what is no audit file', async () => {
    const file = path.join(dir, 'other.json');
    writeFileSync(file, 'no json');
    expect((await mask(['audit', 'import', '--file', file])).err).toMatch(/not JSON/);
    writeFileSync(file, '{}');
    expect((await mask(['audit', 'import', '--file', file, '--json'])).json).toMatchObject({ name: 'invalid_file' });
  }, 60_000);
});
