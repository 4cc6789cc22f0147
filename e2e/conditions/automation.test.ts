/** Masking together with automation of the org that uses up the limits of a transaction, or fails for the user of a run. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Org } from 'local-org';
import { maskingJobs, matureOrg, runAfterRefresh, unmasked } from '../acceptance/lib/mature-org.ts';
import { openFailures } from '../acceptance/lib/snapshot.ts';
import { automationSuite } from '../acceptance/suites/conditions/automation.ts';

jest.setTimeout(120_000);

describe('the scenarios of the acceptance suites', () => automationSuite('small'));

describe('the size of chunks', () => {
  let org: Org;
  afterEach(() => org.close());
  const failuresOf = (object: string): string[] => openFailures(org).filter((line) => line.startsWith(`${object} `));

  test('follows from the queries that the pilot counted: 70 % of the limit', async () => {
    org = await matureOrg(
      { Contact: 6_000, Lead: 1, Case: 1 },
      { pricedWork: {}, automation: [{ name: 'Rollup', objects: ['Contact'], on: ['update'], cost: { queries: 21 } }] },
    );
    await runAfterRefresh(org);
    expect(maskingJobs(org).filter(({ object, isPilot }) => object === 'Contact' && !isPilot)).toEqual([
      expect.objectContaining({ size: 1200, status: 'Done' }),
    ]);
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
