/** Masking in an org that refuses records, fields and rows of its own. */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Org } from 'local-org';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { loadPlans, matureOrg, runAfterRefresh, statusOf, unmasked, workUntilOver } from '../../lib/mature-org.ts';
import { ACCEPTANCE_RULES, THREE_FIELDS } from '../../lib/orgs.ts';
import { newestRun, openFailures } from '../../lib/snapshot.ts';
import { expectToldAll, note, type Scale, toldOf } from './measure.ts';

const LEADS: Readonly<Record<Scale, number>> = { small: 1_000, usual: 40_000, full: 400_000 };
const FULL_STORAGE: Readonly<Record<Scale, number>> = { small: 1_000, usual: 20_000, full: 100_000 };
const ENROLMENTS: Readonly<Record<Scale, number>> = { small: 600, usual: 10_000, full: 100_000 };
const OTHERS = { Contact: 200, Case: 200 } as const;

export function refusalsSuite(scale: Scale): void {
  let org: Org;
  afterEach(() => org.close());

  convertedLeads(scale, (opened) => (org = opened));

  test('a data storage that is full from the first failure on: all that can be masked is, and the run reports how many', async () => {
    const people = { ...OTHERS, Lead: FULL_STORAGE[scale] };
    org = await matureOrg(people, {
      seed: 1,
      pricedWork: {},
      storage: { rowsLeft: 0, objects: ['Masking_Failure__c'] },
      automation: [{ name: 'Rule', objects: ['Lead'], on: ['update'], fails: { share: 0.05, refuses: 'record' } }],
    });
    await runAfterRefresh(org);
    const left = expectToldAll(org, people);
    expect(openFailures(org)).toEqual([]);
    // The run reports that failures were not recorded, and how many: each lead that the rule refused.
    const [run] = rows(org, 'SELECT Failures_Not_Recorded__c, Reason_Code__c, Message__c FROM Masking_Run__c');
    const notRecorded = Number(run!('Failures_Not_Recorded__c'));
    expect(notRecorded).toBeGreaterThanOrEqual(left);
    expect(run!('Reason_Code__c')).toBe('failures_not_recorded');
    expect(String(run!('Message__c'))).toMatch(
      new RegExp(`^${notRecorded.toLocaleString('en-US')} failures? could not`),
    );
    expect(left).toBeGreaterThan(people.Lead * 0.02);
    expect(left).toBeLessThan(people.Lead * 0.08);
    expect([unmasked(org, 'Contact'), unmasked(org, 'Case')]).toEqual([0, 0]);
    expect(statusOf(org)).toBe('Completed With Errors');
    // Neither masking nor verification dies of what it cannot record.
    expect(rows(org, 'SELECT Chunks_Died__c FROM Masking_Job__c WHERE Chunks_Died__c > 0')).toEqual([]);
    note(org, scale, 'Storage full from the first failure on', people.Lead + 400, left);
  });

  test('an object with three Email fields, one of them create-only: two are masked, one is reported', async () => {
    const count = ENROLMENTS[scale];
    org = await matureOrg(
      { ...OTHERS, Lead: 1 },
      { pricedWork: {}, refusedFields: [{ field: 'Enrolment__c.Sponsor_Email__c' }] },
      [THREE_FIELDS],
    );
    await loadPlans(org, [
      {
        object: 'Enrolment__c',
        count,
        fields: ['Student_Email__c', 'Parent_Email__c', 'Sponsor_Email__c'],
        row: (i) => ['student', 'parent', 'sponsor'].map((who) => `${who}.${i}@example.com`),
      },
    ]);
    await runAfterRefresh(org);
    expect(toldOf(org, 'Enrolment__c', ['Student_Email__c', 'Parent_Email__c']).real).toBe(0);
    const { real, told } = toldOf(org, 'Enrolment__c', ['Sponsor_Email__c']);
    expect(real).toBe(count);
    expect(told).toBeGreaterThanOrEqual(count);
    // Reported as the field, not as records that were left as a whole.
    const reported = rows(
      org,
      "SELECT Field_Name__c, Reason_Code__c FROM Masking_Failure__c WHERE Object_Name__c = 'Enrolment__c' AND Retried_At__c = NULL",
    );
    expect(new Set(reported.map((row) => row('Field_Name__c')))).toEqual(new Set(['Sponsor_Email__c']));
    note(org, scale, 'Three Email fields, one create-only', count + 401, real);
  });

  eventsInOneDelivery(scale, (opened) => (org = opened));
}

function convertedLeads(scale: Scale, keep: (org: Org) => Org): void {
  test('converted leads that the user may not write are one entry with the count, and are masked for an administrator who may', async () => {
    const people = { ...OTHERS, Lead: 1 };
    const org = keep(
      await matureOrg(people, { pricedWork: {}, automatedProcess: { cannotWriteConvertedLeads: true } }),
    );
    await loadPlans(org, [
      {
        object: 'Lead',
        count: LEADS[scale],
        fields: ['LastName', 'Company', 'Email', 'Status', 'IsConverted'],
        row: (i) => [`Converted ${i}`, 'Acme', `converted.${i}@example.com`, 'Closed - Converted', 1],
      },
    ]);
    const all = { ...people, Lead: LEADS[scale] + 1 };
    await runAfterRefresh(org);
    expect(expectToldAll(org, all)).toBe(LEADS[scale]);
    const entries = rows(
      org,
      "SELECT Reason_Code__c, Records__c FROM Masking_Failure__c WHERE Object_Name__c = 'Lead' AND Retried_At__c = NULL",
    );
    expect(entries.map((row) => [row('Reason_Code__c'), row('Records__c')])).toEqual([
      ['CANNOT_UPDATE_CONVERTED_LEAD', LEADS[scale]],
    ]);
    expect(statusOf(org)).toBe('Completed With Errors');
    note(org, scale, 'Converted leads that Automated Process may not write', LEADS[scale] + 401, LEADS[scale]);

    org.runAnonymous(`
      PermissionSet leads = new PermissionSet(Name = 'Leads', Label = 'Leads', PermissionsAllowViewEditConvertedLeads = true);
      insert as system leads;
      insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = leads.Id);`);
    org.runAnonymous(`MaskingService.retry('${newestRun(org)!.id}', StartSource.MANUAL);`);
    await workUntilOver(org);
    expect(expectToldAll(org, all)).toBe(0);
    expect(statusOf(org)).toBe('Completed');
    note(org, scale, 'Converted leads, retried by an administrator who may', LEADS[scale] + 401, 0);
  });
}

/** A chunk of 200 uses more rows than a transaction has, one of 50 does not. */
const DYING = { name: 'Dying', objects: ['Contact'], on: ['update'], cost: { dmlRows: 12_000 } } as const;

function eventsInOneDelivery(scale: Scale, keep: (org: Org) => Org): void {
  describe('thirty error events in one delivery', () => {
    test.each([
      ['30 error events in one delivery', []],
      [
        '30 error events, a delivery that fails in its middle',
        [{ trigger: 'MaskingBatchError', delivery: 1, queries: 12 }],
      ],
    ])('every dead chunk is tried again once, and none is lost: %s', async (name, failing) => {
      const people = { Contact: 6_000, Lead: 1, Case: 1 };
      const conditions = { pricedWork: {}, automation: [DYING], events: { together: 30, failing } };
      const org = keep(await matureOrg(people, conditions, [ACCEPTANCE_RULES]));
      await runAfterRefresh(org, 'Small_Chunks');
      expect(expectToldAll(org, people)).toBe(0);
      const { transactions } = org.workReport()!;
      const dead = transactions.filter(({ work, failure }) => failure !== null && work === 'MaskingBatch.execute');
      expect(dead).toHaveLength(30);
      expect(openFailures(org).filter((line) => line.startsWith('Contact '))).toEqual([]);
      expect(newestRun(org)!.changed).toBeGreaterThanOrEqual(6_000);
      const retries = rows(org, 'SELECT Records_Total__c FROM Masking_Job__c WHERE Retry_Key__c != NULL');
      expect(retries.map((row) => row('Records_Total__c'))).toEqual([6_000]);
      expect(note(org, scale, name, 6_002, 0).died).toBeGreaterThanOrEqual(30);
    });
  });
}
