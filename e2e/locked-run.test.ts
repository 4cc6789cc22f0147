/** Others lock the record of a run: each transaction of it tries again later, and no job is done twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Refuses every contact but those that a pilot reads, so that a chunk finds out that nearly all are refused. */
const REFUSING = `trigger OldContacts on Contact (before update) {
  for (Contact person : Trigger.new) {
    if (person.Description != 'new') person.addError('Nobody changes it.');
  }
}`;

function refusingProject(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'locked-run-'));
  const triggers = path.join(dir, 'main', 'triggers');
  mkdirSync(triggers, { recursive: true });
  writeFileSync(path.join(triggers, 'OldContacts.trigger'), REFUSING);
  writeFileSync(
    path.join(triggers, 'OldContacts.trigger-meta.xml'),
    '<?xml version="1.0" encoding="UTF-8"?>\n<ApexTrigger xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>67.0</apiVersion><status>Active</status></ApexTrigger>\n',
  );
  writeFileSync(
    path.join(dir, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  return dir;
}

test.each([2, 3, 5, 6])(
  'a chunk that cannot park its object, because the run is locked, loses nothing (seed %d)',
  async (seed) => {
    const dir = refusingProject();
    const org = await matureOrg(
      { Contact: 3000, Lead: 10, Case: 10 },
      { seed, pricedWork: {}, heldRows: [{ objects: ['Masking_Run__c'], share: LOCKED }] },
      [dir],
    );
    try {
      org.runAnonymous(`
        List<Contact> newest = [SELECT Id FROM Contact ORDER BY Id DESC LIMIT 400];
        for (Contact person : newest) person.Description = 'new';
        update as system newest;`);
      await runAfterRefresh(org);
      const jobs = rows(
        org,
        "SELECT Status__c, Chunks_Died__c FROM Masking_Job__c WHERE Object_Name__c = 'Contact' AND Phase__c = 'Mask' AND Is_Pilot__c = FALSE",
      );
      // Done where every chunk found the run locked: then each record was tried, and has a failure of its own.
      expect(jobs.map((row) => [row('Status__c'), row('Chunks_Died__c')])).toEqual([
        [expect.stringMatching(/^(Parked|Done)$/), 0],
      ]);
      expect(statusOf(org)).toBe('Completed With Errors');
      const listed = rows(org, "SELECT Id, Records__c FROM Masking_Failure__c WHERE Object_Name__c = 'Contact'");
      const failed = listed.reduce((sum, row) => sum + Number(row('Records__c') ?? 1), 0);
      expect(failed).toBe(unmasked(org, 'Contact'));
    } finally {
      await org.close();
      rmSync(dir, { recursive: true, force: true });
    }
  },
  120_000,
);
