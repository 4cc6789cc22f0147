/** Masking beside automation of the org that uses up the limits of a transaction, or fails for the user of a run. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Org } from '../../local-org/src/org/org.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { maskingJobs, matureOrg, runAfterRefresh, unmasked, workUntilOver } from '../acceptance/lib/mature-org.ts';
import { newestRun, openFailures } from '../acceptance/lib/snapshot.ts';

jest.setTimeout(60_000);

const MINUTE = 60_000;
let org: Org;

afterEach(() => org.close());

const failuresOf = (object: string): string[] => openFailures(org).filter((line) => line.startsWith(`${object} `));

describe('a trigger with 21 queries for each 200 contacts', () => {
  test('chunks get the size that the pilot allows, no chunk dies, and other objects do not wait', async () => {
    org = await matureOrg(
      { Contact: 6_000, Lead: 3_000, Case: 2_000 },
      { pricedWork: {}, automation: [{ name: 'Rollup', objects: ['Contact'], on: ['update'], cost: { queries: 21 } }] },
    );
    await runAfterRefresh(org);
    for (const object of ['Contact', 'Lead', 'Case'] as const) {
      expect(unmasked(org, object)).toBe(0);
      expect(failuresOf(object)).toEqual([]);
    }
    const jobs = maskingJobs(org);
    expect(jobs.filter(({ object, isPilot }) => object === 'Contact' && !isPilot)).toEqual([
      expect.objectContaining({ size: 1200, status: 'Done' }),
    ]);
    const started = Math.min(...jobs.map(({ startedAt }) => startedAt));
    const others = jobs.filter(({ object }) => object === 'Lead' || object === 'Case');
    expect(Math.max(...others.map(({ finishedAt }) => finishedAt)) - started).toBeLessThan(10 * MINUTE);
    const dead = org.workReport()!.transactions.filter(({ work, failure }) => failure !== null && /Batch/.test(work));
    expect(dead).toEqual([]);
  });

  test('a trigger that writes 2,500 rows for each 200 contacts leaves chunks of 400', async () => {
    org = await matureOrg(
      { Contact: 3_000, Lead: 1, Case: 1 },
      {
        pricedWork: {},
        automation: [{ name: 'Rows', objects: ['Contact'], on: ['update'], cost: { dmlRows: 2500 } }],
      },
    );
    await runAfterRefresh(org);
    expect(unmasked(org, 'Contact')).toBe(0);
    expect(failuresOf('Contact')).toEqual([]);
    const sizes = maskingJobs(org).filter(({ object, isPilot }) => object === 'Contact' && !isPilot);
    expect(sizes).toEqual([expect.objectContaining({ size: 400, status: 'Done' })]);
  });
});

describe('a trigger on Contact that always throws for Automated Process', () => {
  test('contacts are parked with that reason, the others are masked, and a retry by an administrator masks all', async () => {
    org = await matureOrg(
      { Contact: 4_000, Lead: 1_000, Case: 1_000 },
      {
        pricedWork: {},
        automation: [
          { name: 'Routing', objects: ['Contact'], on: ['update'], fails: { users: ['Automated Process'] } },
        ],
      },
    );
    await runAfterRefresh(org);
    expect(newestRun(org)!.status).toBe('Completed With Errors');
    expect([unmasked(org, 'Contact'), unmasked(org, 'Lead'), unmasked(org, 'Case')]).toEqual([4_000, 0, 0]);
    const contacts = maskingJobs(org).filter(({ object }) => object === 'Contact');
    expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(['Parked']));
    const [pilot] = contacts.filter(({ isPilot }) => isPilot);
    expect(pilot!.finishedAt - pilot!.startedAt).toBeLessThan(15 * MINUTE);
    const [failure] = rows(
      org,
      "SELECT Reason_Code__c, Records__c FROM Masking_Failure__c WHERE Object_Name__c = 'Contact' AND Records__c != NULL",
    );
    expect([failure!('Reason_Code__c'), failure!('Records__c')]).toEqual([
      'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
      4000,
    ]);

    org.runAnonymous(`MaskingService.retry('${newestRun(org)!.id}', StartSource.MANUAL);`);
    await workUntilOver(org);
    expect(unmasked(org, 'Contact')).toBe(0);
    expect(failuresOf('Contact')).toEqual([]);
  });
});
