/** Others lock the record of a run: each transaction of it tries again later, and no job is done twice. */
import { expect, test } from '@jest/globals';
import type { Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { matureOrg, runAfterRefresh, statusOf, unmasked } from './acceptance/lib/mature-org.ts';

const PEOPLE = { Contact: 300, Lead: 200, Case: 100 } as const;
/** Of the attempts to lock or to write the run. */
const LOCKED = 0.4;
/** About twelve transactions of the run follow each other, and two of three wait at most two times: a minute and ten seconds each. */
const MOST_MINUTES = 40;

function priced(org: Org): number {
  const [run] = rows(org, 'SELECT Requested_At__c, Finished_At__c FROM Masking_Run__c');
  return (Date.parse(String(run('Finished_At__c'))) - Date.parse(String(run('Requested_At__c')))) / 60_000;
}

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
      expect(statusOf(org)).toBe('Completed');
      expect(rows(org, "SELECT Id FROM Masking_Job__c WHERE Status__c = 'Superseded'")).toEqual([]);
      expect(priced(org)).toBeLessThan(MOST_MINUTES);
      expect((['Contact', 'Lead', 'Case'] as const).map((object) => unmasked(org, object))).toEqual([0, 0, 0]);
    } finally {
      await org.close();
    }
  },
  120_000,
);
