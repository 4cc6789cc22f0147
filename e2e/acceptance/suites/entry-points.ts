/** Who may come in, and what happens to those who may not. Real requests, real users, real records. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApexException, openOrg, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../../../scripts/demo/story/masking.ts';
import { rows } from '../../../scripts/demo/story/records.ts';
import { openProduction, projectFolders, SANDBOX_NAME } from '../../../scripts/demo/story/sandbox-org.ts';
import { startRun } from '../lib/continue.ts';
import { serveOrg, type Client } from '../lib/org-server.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';
import { differences, emailValues, newestRun } from '../lib/snapshot.ts';
import { changedTables, tables } from '../lib/tables.ts';
import { addUser, makeAdminOperator } from '../lib/permission-users.ts';

const MASK = 'apexrest/mask';
const DATA = 'data/v66.0';
const TRAIL = ['Masking_Run__c', 'Masking_Audit_Entry__c', 'Masking_Failure__c', 'Masking_Job__c'];

/** @param records records in production */
export function entryPointsSuite(records: number): void {
  let dir: string;
  let production: Org;
  let sandbox: Org;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'entry-points-'));
    const { org } = await openProduction(path.join(dir, 'production.org'), records, 11, () => undefined);
    makeAdminOperator(org);
    production = org;
    const file = path.join(dir, 'sandbox.org');
    org.refreshInto(file, { sandboxName: SANDBOX_NAME }).close();
    sandbox = openOrg({ projectDirs: [...projectFolders(true), ACCEPTANCE_RULES], file });
  }, 120_000);

  afterAll(() => {
    sandbox.close();
    production.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const runs = (org: Org): unknown[][] =>
    rows(org, 'SELECT Status__c, Reason_Code__c, Source__c FROM Masking_Run__c ORDER BY Name').map((run) => [
      run('Status__c'),
      run('Reason_Code__c'),
      run('Source__c'),
    ]);

  /** How anonymous Apex of a user ends: the message of what it throws, or null. */
  function complaint(org: Org, user: string, apex: string): string | null {
    try {
      org.runAnonymous(apex, { user });
      return null;
    } catch (error) {
      if (error instanceof ApexException) return error.text;
      throw error;
    }
  }

  describe('refusals are audited, and nothing else is written', () => {
    /** Runs `attempt` and expects one more run record and no other change in the whole file. */
    async function expectOnlyARefusal(org: Org, reason: string, attempt: () => unknown): Promise<void> {
      const before = tables(org);
      const known = runs(org).length;
      await attempt();
      await org.runJobs();
      const added = runs(org).slice(known);
      expect(added.map(([status, code]) => [status, code])).toEqual([['Refused', reason]]);
      expect(changedTables(before, tables(org))).toEqual(['masking_run__c']);
    }

    test('production, through every entry point', async () => {
      const server = await serveOrg(production);
      const admin = await server.clientOf(production.adminId);
      await expectOnlyARefusal(production, 'not_a_sandbox', () => production.runPostCopy(POST_COPY_CLASS));
      await expectOnlyARefusal(production, 'not_a_sandbox', () =>
        production.runAnonymous('SandboxMaskCommands.start(null, false);'),
      );
      await expectOnlyARefusal(production, 'not_a_sandbox', () =>
        production.runAnonymous('RunStartController.start(null, false, null, null, null);'),
      );
      await expectOnlyARefusal(production, 'not_a_sandbox', async () => {
        const answer = await admin('POST', MASK, { org_id: production.facts.id, rules: 'Default' });
        expect([answer.status, answer.code]).toEqual([403, 'not_a_sandbox']);
      });
      await expectOnlyARefusal(production, 'not_a_sandbox', () =>
        production.runAnonymous('new MaskingSchedule(null).execute(null);'),
      );
      expect(server.faults).toEqual([]);
      await server.close();
    }, 120_000);

    test("a wrong organisation id, production's own among them", async () => {
      const server = await serveOrg(sandbox);
      const admin = await server.clientOf(sandbox.adminId);
      for (const orgId of [production.facts.id, '00D000000000001AAA']) {
        await expectOnlyARefusal(sandbox, 'org_mismatch', async () => {
          const answer = await admin('POST', MASK, { org_id: orgId, rules: 'Default' });
          expect([answer.status, answer.code]).toEqual([403, 'org_mismatch']);
        });
      }
      await server.close();
    }, 120_000);

    test('a rule set that is not valid', async () => {
      const server = await serveOrg(sandbox);
      const admin = await server.clientOf(sandbox.adminId);
      await expectOnlyARefusal(sandbox, 'invalid_rules', async () => {
        const answer = await admin('POST', MASK, { org_id: sandbox.facts.id, rules: 'Real_Domain' });
        expect(answer.status).toBe(400);
      });
      await server.close();
    }, 120_000);

    test('an unknown rule set', async () => {
      const server = await serveOrg(sandbox);
      const admin = await server.clientOf(sandbox.adminId);
      await expectOnlyARefusal(sandbox, 'unknown_rules', async () => {
        const answer = await admin('POST', MASK, { org_id: sandbox.facts.id, rules: 'No_Such_Rules' });
        expect([answer.status, answer.code]).toEqual([400, 'unknown_rules']);
      });
      await expectOnlyARefusal(sandbox, 'unknown_rules', () =>
        sandbox.runAnonymous("SandboxMaskCommands.start('No_Such_Rules', false);"),
      );
      await server.close();
    }, 120_000);
  });

  describe('starting and stopping', () => {
    test('two starts in the same moment yield one run and one run_active', async () => {
      const server = await serveOrg(sandbox);
      const admin = await server.clientOf(sandbox.adminId);
      const known = runs(sandbox).length;
      const start = (): ReturnType<Client> => admin('POST', MASK, { org_id: sandbox.facts.id, rules: 'Small_Chunks' });
      const [one, other] = (await Promise.all([start(), start()])).sort((a, b) => a.status - b.status);
      expect([one.status, other.status, other.code]).toEqual([202, 409, 'run_active']);
      expect(other.body['run_id'] ?? (other.body['error'] as Record<string, unknown>)?.['run_id']).toBe(
        one.body['run_id'],
      );
      expect(runs(sandbox)).toHaveLength(known + 1);
      // The other entry points do not get past it either.
      startRun(sandbox, 'Small_Chunks');
      expect(runs(sandbox)).toHaveLength(known + 1);
      const aborted = await admin('POST', `${MASK}/runs/${String(one.body['run_id'])}/abort`);
      expect(aborted.status).toBe(202);
      await server.close();
      await sandbox.runJobs();
      expect(newestRun(sandbox)!.status).toBe('Aborted');
    }, 120_000);

    test('abort stops before the next chunk; resume does the rest', async () => {
      const all = emailValues(sandbox).size;
      startRun(sandbox, 'Small_Chunks');
      const { id } = newestRun(sandbox)!;
      let chunks = 0;
      await sandbox.runJobs({
        until: () => chunks >= 2,
        onProgress: ({ className, phase }) => {
          if (/^(Grouped|Masking)Batch$/.test(className) && phase === 'chunk') chunks++;
        },
      });
      const atAbort = emailValues(sandbox);
      sandbox.runAnonymous(`MaskingService.abort('${id}', StartSource.MANUAL);`);
      await sandbox.runJobs();
      expect(newestRun(sandbox)).toMatchObject({ id, status: 'Aborted' });
      expect(differences(emailValues(sandbox), atAbort)).toEqual([]);
      const masked = (): number =>
        [...emailValues(sandbox).values()].filter((value) => value.endsWith('@mail.sandbox.invalid')).length;
      expect(masked()).toBeGreaterThan(0);
      expect(masked()).toBeLessThan(all * 0.9);

      sandbox.runAnonymous(`MaskingService.resume('${id}', StartSource.MANUAL);`);
      await sandbox.runJobs();
      expect(newestRun(sandbox)!.status).toMatch(/^Completed/);
      expect(masked()).toBeGreaterThan(all * 0.9);
    }, 120_000);
  });

  describe('those who may not', () => {
    /** Every way to change something about runs: method, path, body. */
    const attempts = (runId: string): readonly (readonly [string, string, unknown?])[] => [
      ['POST', MASK, { org_id: sandbox.facts.id, rules: 'Default' }],
      ['POST', `${MASK}/v1`, { org_id: sandbox.facts.id, rules: 'Default' }],
      ['POST', `${MASK}/runs/${runId}/abort`],
      ['POST', `${MASK}/runs/${runId}/resume`],
      ['POST', `${MASK}/runs/${runId}/retry`],
    ];
    const readings = (runId: string): readonly string[] => [
      `${MASK}/runs`,
      `${MASK}/runs/${runId}`,
      `${MASK}/runs/${runId}/audit`,
      `${MASK}/inventory`,
    ];
    const apexAttempts = (runId: string): readonly string[] => [
      'RunStartController.start(null, false, null, null, null);',
      'RunStartController.start(null, true, null, null, null);',
      `RunsController.abort('${runId}');`,
      `RunsController.resume('${runId}', null);`,
      `RunsController.retry('${runId}', null);`,
      'SandboxMaskCommands.start(null, false);',
      `SandboxMaskCommands.abort('${runId}');`,
      `SandboxMaskCommands.resume('${runId}');`,
      `SandboxMaskCommands.retry('${runId}');`,
      "SandboxMaskCommands.schedule(null, '0 0 3 * * ?');",
      'RunPurge.start(0, new List<String>());',
    ];
    const query = (soql: string): string => `${DATA}/query?q=${encodeURIComponent(soql)}`;

    /** Tries to make, change and delete a record of every object of the trail. */
    async function writeTrail(client: Client): Promise<number[]> {
      const statuses: number[] = [];
      for (const object of TRAIL) {
        const [found] = rows(sandbox, `SELECT Id FROM ${object} LIMIT 1`);
        const field =
          object === 'Masking_Audit_Entry__c' || object === 'Masking_Failure__c' ? 'Object_Name__c' : 'Status__c';
        const url = `${DATA}/sobjects/${object}`;
        for (const [method, path_, body] of [
          ['POST', url, { [field]: 'Completed' }],
          ['PATCH', `${url}/${String(found('Id'))}`, { [field]: 'Completed' }],
          ['DELETE', `${url}/${String(found('Id'))}`, undefined],
        ] as const) {
          statuses.push((await client(method, path_, body)).status);
        }
      }
      return statuses;
    }

    test('an auditor reads everything and changes nothing', async () => {
      const auditor = addUser(sandbox, 'auditor', 'Masking_Auditor');
      const { id } = newestRun(sandbox)!;
      const before = tables(sandbox);
      const server = await serveOrg(sandbox);
      const client = await server.clientOf(auditor);
      for (const url of readings(id).slice(0, 3)) expect([url, (await client('GET', url)).status]).toEqual([url, 200]);
      for (const object of TRAIL) {
        const answer = await client('GET', query(`SELECT COUNT() FROM ${object}`));
        expect([object, answer.status, Number(answer.body['totalSize']) > 0]).toEqual([object, 200, true]);
      }
      expect(
        complaint(
          sandbox,
          auditor,
          `System.assertNotEquals(null, RunsController.getRun('${id}')); AuditController.getCsv('${id}'); AuditController.getEntries('${id}', null, null);`,
        ),
      ).toBeNull();
      for (const [method, url, body] of attempts(id))
        expect([url, (await client(method, url, body)).status]).toEqual([url, 403]);
      for (const apex of apexAttempts(id))
        expect([apex, complaint(sandbox, auditor, apex)]).toEqual([apex, expect.stringContaining('permission')]);
      for (const status of await writeTrail(client)) expect(status).toBeGreaterThanOrEqual(400);
      await server.close();
      expect(server.faults).toEqual([]);
      expect(changedTables(before, tables(sandbox))).toEqual([]);
    }, 120_000);

    test('a user without permission does nothing and sees nothing', async () => {
      const nobody = addUser(sandbox, 'nobody', null);
      const { id } = newestRun(sandbox)!;
      const before = tables(sandbox);
      const server = await serveOrg(sandbox);
      const client = await server.clientOf(nobody);
      for (const url of readings(id)) expect([url, (await client('GET', url)).status]).toEqual([url, 403]);
      for (const object of TRAIL)
        expect([object, (await client('GET', query(`SELECT Id FROM ${object}`))).status]).toEqual([object, 400]);
      for (const [method, url, body] of attempts(id))
        expect([url, (await client(method, url, body)).status]).toEqual([url, 403]);
      const gateway = await client('POST', `${MASK}/gateway`, { org_id: sandbox.facts.id, rules: 'Default' });
      expect([401, 403]).toContain(gateway.status);
      for (const apex of [
        ...apexAttempts(id),
        `RunsController.getRun('${id}');`,
        `AuditController.getCsv('${id}');`,
        `SandboxMaskCommands.status('${id}');`,
      ]) {
        expect([apex, complaint(sandbox, nobody, apex)]).toEqual([apex, expect.stringContaining('permission')]);
      }
      for (const status of await writeTrail(client)) expect(status).toBeGreaterThanOrEqual(400);
      await server.close();
      expect(server.faults).toEqual([]);
      expect(changedTables(before, tables(sandbox))).toEqual([]);
    }, 120_000);

    test('an administrator cannot change the trail', async () => {
      const before = tables(sandbox);
      const server = await serveOrg(sandbox);
      const client = await server.clientOf(sandbox.adminId);
      for (const object of TRAIL.slice(0, 3))
        expect((await client('GET', query(`SELECT Id FROM ${object}`))).status).toBe(200);
      for (const status of await writeTrail(client)) expect(status).toBeGreaterThanOrEqual(400);
      for (const object of TRAIL)
        expect(
          complaint(sandbox, sandbox.adminId, `delete as system [SELECT Id FROM ${object} LIMIT 1];`),
        ).not.toBeNull();
      await server.close();
      expect(changedTables(before, tables(sandbox))).toEqual([]);
    }, 120_000);
  });

  describe('the Automated Process user', () => {
    test('does the whole run without any permission set', async () => {
      const fresh = production.refreshInto(path.join(dir, 'fresh.org'), { sandboxName: SANDBOX_NAME });
      const { automatedProcessId } = fresh;
      fresh.runAnonymous(
        `delete as system [SELECT Id FROM PermissionSetAssignment WHERE AssigneeId = '${automatedProcessId}'];`,
      );
      const before = emailValues(fresh);
      const known = runs(fresh).length;
      fresh.runPostCopy(POST_COPY_CLASS);
      await fresh.runJobs();
      const [run] = runs(fresh).slice(known);
      expect(run).toEqual([expect.stringMatching(/^Completed/), null, 'Post Copy']);
      const after = emailValues(fresh);
      const listed = new Set(
        rows(fresh, 'SELECT Record_Id__c FROM Masking_Failure__c').map((failure) => String(failure('Record_Id__c'))),
      );
      const ownAddress = `User.Email ${automatedProcessId}`;
      const left = [...before.keys()].filter(
        (key) => key !== ownAddress && !listed.has(key.split(' ')[1]) && after.get(key) === before.get(key),
      );
      // Converted leads are one entry with their number.
      const converted = rows(fresh, 'SELECT Id FROM Lead WHERE IsConverted = TRUE').map(
        (row) => `Lead.Email ${String(row('Id'))}`,
      );
      const [counted] = rows(
        fresh,
        "SELECT SUM(Records__c) n FROM Masking_Failure__c WHERE Reason_Code__c = 'CANNOT_UPDATE_CONVERTED_LEAD'",
      );
      const leads = left.filter((key) => converted.includes(key));
      expect(left.filter((key) => !leads.includes(key)).slice(0, 5)).toEqual([]);
      expect(leads).toHaveLength(Number(counted!('n')));
      const [by] = rows(fresh, 'SELECT CreatedById FROM AsyncApexJob ORDER BY CreatedDate DESC LIMIT 1');
      expect(by('CreatedById')).toBe(automatedProcessId);
      fresh.close();
    }, 120_000);
  });
}
