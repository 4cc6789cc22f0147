/** Others lock the record of a run: each transaction of it waits, tries again later, and nothing is lost. */
import { expect, test } from '@jest/globals';
import { matureOrg, runAfterRefresh, statusOf, unmasked, workUntilOver } from './acceptance/lib/mature-org.ts';

const PEOPLE = { Contact: 300, Lead: 200, Case: 100 } as const;
/** Of the attempts to lock or to write the run. */
const LOCKED = 0.4;

test.each([3, 5, 6, 11])(
  'a run whose record is locked in four of ten attempts completes (seed %d)',
  async (seed) => {
    const org = await matureOrg(PEOPLE, {
      seed,
      pricedWork: {},
      heldRows: [{ objects: ['Masking_Run__c'], share: LOCKED }],
    });
    try {
      await runAfterRefresh(org);
      // The watchdog repairs at most every quarter of an hour what died with a transaction.
      await workUntilOver(org);
      await workUntilOver(org);
      expect(statusOf(org)).toBe('Completed');
      expect((['Contact', 'Lead', 'Case'] as const).map((object) => unmasked(org, object))).toEqual([0, 0, 0]);
    } finally {
      await org.close();
    }
  },
  120_000,
);
