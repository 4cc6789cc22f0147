/** Masking in copies that are not what a fresh full copy is: a clone made while a run was active, and a partial copy. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../../../../scripts/demo/story/masking.ts';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { startRun } from '../../lib/continue.ts';
import { loadPlans, matureOrg, type People, plansOf, workUntilOver } from '../../lib/mature-org.ts';
import { ACCEPTANCE_RULES } from '../../lib/orgs.ts';
import { newestRun, openFailures } from '../../lib/snapshot.ts';
import { expectToldAll, note, type Scale } from './measure.ts';
import { createKeys } from '../../lib/permission-users.ts';

const ORGS: Readonly<Record<Scale, People>> = {
  small: { Contact: 500, Lead: 300, Case: 200 },
  usual: { Contact: 20_000, Lead: 6_000, Case: 4_000 },
  full: { Contact: 200_000, Lead: 60_000, Case: 40_000 },
};
/** The objects of the failures with a code, in lower case. */
const missingObjects = (org: Org, code: string): readonly string[] =>
  openFailures(org)
    .filter((line) => line.endsWith(code))
    .map((line) => line.split(' ')[0]!.toLowerCase());

/** Objects with Email fields that take a licence of their own, and are named by the rule set `Approved`. */
const LICENSED = ['Quote', 'ServiceAppointment', 'WebCart'];

export function copiesSuite(scale: Scale): void {
  const people = ORGS[scale];
  const opened: Org[] = [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  });
  afterEach(() => {
    for (const org of opened.splice(0)) org.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const kept = (org: Org): Org => {
    opened.push(org);
    return org;
  };

  test('a clone of an org with an active run is masked, and the copied run closed', async () => {
    const source = kept(await matureOrg(people, { pricedWork: {} }));
    startRun(source, 'Default');
    const clone = kept(source.refreshInto(path.join(folder, 'clone.org'), { sandboxName: 'clone' }));
    clone.runPostCopy(POST_COPY_CLASS);
    await workUntilOver(clone);
    const runs = rows(clone, 'SELECT Status__c, Reason_Code__c, Active_Lock__c FROM Masking_Run__c ORDER BY Name');
    expect(runs.map((row) => [row('Status__c'), row('Reason_Code__c') ?? null, row('Active_Lock__c') ?? null])).toEqual(
      [
        ['Failed', 'copied_with_the_org', null],
        ['Completed', null, null],
      ],
    );
    expect(expectToldAll(clone, people)).toBe(0);
    note(clone, scale, 'Clone of an org with an active run', 1 + people.Contact + people.Lead + people.Case, 0);
  });

  describe('a partial copy without cases, in an org without three licences', () => {
    test('what is there is masked, and the missing objects are listed', async () => {
      const production = kept(
        openOrg({
          projectDirs: ['.', ACCEPTANCE_RULES],
          file: path.join(folder, 'production.org'),
          conditions: { pricedWork: {}, withoutObjects: LICENSED },
        }),
      );
      createKeys(production);
      await loadPlans(production, plansOf(people));
      const partial = kept(
        production.refreshInto(path.join(folder, 'partial.org'), {
          sandboxName: 'partial',
          kind: 'partial',
          template: { objects: ['Account', 'Contact', 'Lead'] },
        }),
      );
      startRun(partial, 'Approved');
      await workUntilOver(partial);
      const there = { Contact: people.Contact, Lead: people.Lead, Case: 0 };
      expect(expectToldAll(partial, there)).toBe(0);
      expect(newestRun(partial)).toMatchObject({ status: 'Completed', verification: 'Passed With Exceptions' });
      expect(missingObjects(partial, 'object_not_in_org')).toEqual(LICENSED.map((name) => name.toLowerCase()));
      note(partial, scale, 'Partial copy without Case, without three licences', people.Contact + people.Lead, 0);
    });

    test('objects that only Automated Process does not see fail the run, until an administrator resumes it', async () => {
      const org = kept(
        await matureOrg(people, { pricedWork: {}, automatedProcess: { cannotSee: LICENSED } }, [ACCEPTANCE_RULES]),
      );
      startRun(org, 'Approved');
      await workUntilOver(org);
      expect(newestRun(org)).toMatchObject({ status: 'Completed With Errors', verification: 'Failed' });
      expect(missingObjects(org, 'approved_field_missing')).toEqual(LICENSED.map((name) => name.toLowerCase()));
      org.runAnonymous(`MaskingService.retry('${newestRun(org)!.id}', StartSource.MANUAL);`);
      await workUntilOver(org);
      expect(missingObjects(org, 'approved_field_missing')).toEqual([]);
    });
  });
}
