/** Masking in an org that refuses records, fields and rows of its own, and that delivers error events in batches. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Org } from '../../local-org/src/org/org.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { ACCEPTANCE_RULES } from '../acceptance/lib/orgs.ts';
import { matureOrg, runAfterRefresh, statusOf, unmasked } from '../acceptance/lib/mature-org.ts';
import { openFailures } from '../acceptance/lib/snapshot.ts';

jest.setTimeout(60_000);

let org: Org;

afterEach(() => org.close());

const failuresOf = (object: string): string[] => openFailures(org).filter((line) => line.startsWith(`${object} `));

describe('a data storage that is full from the first failure on', () => {
  test('what can be masked is masked, and the run says how many failures it could not record', async () => {
    org = await matureOrg(
      { Contact: 100, Lead: 1_000, Case: 100 },
      {
        seed: 1,
        storage: { rowsLeft: 0, objects: ['Masking_Failure__c'] },
        automation: [{ name: 'Rule', objects: ['Lead'], on: ['update'], fails: { share: 0.05, refuses: 'record' } }],
      },
    );
    await runAfterRefresh(org);
    const left = unmasked(org, 'Lead');
    expect(left).toBeGreaterThan(20);
    expect(left).toBeLessThan(100);
    expect([unmasked(org, 'Contact'), unmasked(org, 'Case')]).toEqual([0, 0]);
    expect(openFailures(org)).toEqual([]);
    expect(statusOf(org)).toBe('Completed With Errors');
    // Neither masking nor verification dies of what it cannot record.
    expect(rows(org, 'SELECT Chunks_Died__c FROM Masking_Job__c WHERE Chunks_Died__c > 0')).toEqual([]);
    const [run] = rows(org, 'SELECT Failures_Not_Recorded__c FROM Masking_Run__c');
    expect(Number(run!('Failures_Not_Recorded__c'))).toBeGreaterThanOrEqual(left);
  });
});

describe('a field that the platform takes no value for', () => {
  test('the other records and fields are masked, and the field is reported', async () => {
    org = await matureOrg(
      { Contact: 300, Lead: 10, Case: 300 },
      {
        seed: 1,
        refusedFields: [{ field: 'Case.SuppliedEmail', share: 0.1, statusCode: 'FIELD_INTEGRITY_EXCEPTION' }],
      },
    );
    await runAfterRefresh(org);
    const left = unmasked(org, 'Case');
    expect(left).toBeGreaterThan(0);
    expect(unmasked(org, 'Contact')).toBe(0);
    const listed = failuresOf('Case').filter((line) => line.endsWith('FIELD_INTEGRITY_EXCEPTION'));
    expect(listed).toHaveLength(left);
  });
});

describe('thirty error events in one delivery', () => {
  /** A chunk of 200 uses more rows than a transaction has, one of 50 does not. */
  const DYING = { name: 'Dying', objects: ['Contact'], on: ['update'], cost: { dmlRows: 12_000 } } as const;

  test.each([
    ['recorded as a whole', []],
    ['which fails in its middle', [{ trigger: 'MaskingBatchError', delivery: 1, queries: 12 }]],
  ])('every dead chunk is tried again once, and none is lost: %s', async (_name, failing) => {
    org = await matureOrg(
      { Contact: 6_000, Lead: 1, Case: 1 },
      { pricedWork: {}, automation: [DYING], events: { together: 30, failing } },
      [ACCEPTANCE_RULES],
    );
    await runAfterRefresh(org, 'Small_Chunks');
    const { transactions } = org.workReport()!;
    const dead = transactions.filter(({ work, failure }) => failure !== null && work === 'MaskingBatch.execute');
    expect(dead).toHaveLength(30);
    expect(unmasked(org, 'Contact')).toBe(0);
    expect(failuresOf('Contact')).toEqual([]);
    const retries = rows(org, 'SELECT Records_Total__c FROM Masking_Job__c WHERE Retry_Key__c != NULL');
    expect(retries.map((row) => row('Records_Total__c'))).toEqual([6_000]);
    const [run] = rows(org, 'SELECT Records_Changed__c FROM Masking_Run__c');
    expect(Number(run!('Records_Changed__c'))).toBeGreaterThanOrEqual(6_000);
  });
});
