/** Masking together with automation that uses up the limits of a transaction, or fails for the user of a run. */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Org } from 'local-org';
import {
  type JobRow,
  maskingJobs,
  matureOrg,
  type People,
  runAfterRefresh,
  statusOf,
  unmasked,
  workUntilOver,
} from '../../lib/mature-org.ts';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { newestRun, openFailures } from '../../lib/snapshot.ts';
import { expectToldAll, figuresOf, note, type Scale } from './measure.ts';

const MINUTE = 60_000;
const ORGS: Readonly<Record<Scale, People>> = {
  small: { Contact: 3_000, Lead: 1_000, Case: 1_000 },
  usual: { Contact: 100_000, Lead: 30_000, Case: 20_000 },
  full: { Contact: 1_000_000, Lead: 300_000, Case: 200_000 },
};
const sumOf = (people: People): number => Object.values(people).reduce((sum, count) => sum + count, 0);

export function automationSuite(scale: Scale): void {
  let org: Org;
  afterEach(() => org.close());
  const people = ORGS[scale];

  describe('a trigger with 21 queries for each 200 contacts', () => {
    test('no chunk dies, other objects do not wait, and it takes at most 1.5 times what the largest chunks would', async () => {
      const trigger = { name: 'Rollup', objects: ['Contact'], on: ['update'] } as const;
      // The same without its queries: every chunk of any fixed size survives, so that nothing is faster.
      org = await matureOrg(people, { pricedWork: {}, automation: [trigger] });
      await runAfterRefresh(org);
      // A chunk size that is fixed takes no pilots.
      const best = figuresOf(org).minutes - pilotMinutes(maskingJobs(org));
      org.close();
      org = await matureOrg(people, { pricedWork: {}, automation: [{ ...trigger, cost: { queries: 21 } }] });
      await runAfterRefresh(org);
      expect(expectToldAll(org, people)).toBe(0);
      expect(statusOf(org)).toBe('Completed');
      expect(openFailures(org).filter((line) => /^(Contact|Lead|Case) /.test(line))).toEqual([]);
      const jobs = maskingJobs(org);
      const started = Math.min(...jobs.filter(({ object }) => object === 'Contact').map(({ startedAt }) => startedAt));
      expect(started).toBeGreaterThan(0);
      const others = jobs.filter(({ object }) => object === 'Lead' || object === 'Case');
      expect(Math.max(...others.map(({ finishedAt }) => finishedAt)) - started).toBeLessThan(10 * MINUTE);
      const { minutes, died } = note(org, scale, 'Trigger with 21 queries per 200 contacts', sumOf(people), 0);
      expect(died).toBe(0);
      expect(minutes).toBeLessThanOrEqual(1.5 * best);
    });
  });

  describe('a trigger on Contact that always throws for Automated Process', () => {
    test('contacts are parked within 15 minutes and 60 executions, the others masked, and Resume as administrator masks all', async () => {
      const fails = { users: ['Automated Process'] };
      org = await matureOrg(people, {
        pricedWork: {},
        automation: [{ name: 'Routing', objects: ['Contact'], on: ['update'], fails }],
      });
      await runAfterRefresh(org);
      expect([unmasked(org, 'Contact'), unmasked(org, 'Lead'), unmasked(org, 'Case')]).toEqual([people.Contact, 0, 0]);
      const left = expectToldAll(org, people);
      const told = rows(
        org,
        "SELECT Reason_Code__c, Records__c FROM Masking_Failure__c WHERE Object_Name__c = 'Contact'",
      );
      expect(told.map((row) => [row('Reason_Code__c'), row('Records__c')])).toEqual([
        ['CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', people.Contact],
      ]);
      const contacts = maskingJobs(org).filter(({ object }) => object === 'Contact');
      expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(['Parked']));
      const others = maskingJobs(org).filter(({ object }) => object !== 'Contact');
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['Done']));
      expect(others.map(({ object }) => object)).toEqual(expect.arrayContaining(['Lead', 'Case']));
      const started = Math.min(...contacts.map(({ startedAt }) => startedAt).filter((at) => at > 0));
      const parkedAt = Math.max(...contacts.map(({ finishedAt }) => finishedAt));
      expect(parkedAt - started).toBeLessThan(15 * MINUTE);
      expect(executionsUntil(org, parkedAt)).toBeLessThanOrEqual(60);
      note(org, scale, 'Trigger that always throws for Automated Process', sumOf(people), left);

      org.runAnonymous(`
        StartResult result = MaskingService.resume('${newestRun(org)!.id}', StartSource.MANUAL);
        Assert.isTrue(result.isAccepted, result.message);`);
      await workUntilOver(org);
      expect(expectToldAll(org, people)).toBe(0);
      expect(statusOf(org)).toBe('Completed');
      expect(unmasked(org, 'Contact')).toBe(0);
      note(org, scale, 'Trigger that always throws, resumed by an administrator', sumOf(people), 0);
    });
  });
}

/** From the start of the first pilot to that of the first chunk of the measured size. */
function pilotMinutes(jobs: readonly JobRow[]): number {
  const startOf = (ofPilots: boolean): number =>
    Math.min(
      ...jobs.filter(({ isPilot, startedAt }) => isPilot === ofPilots && startedAt > 0).map((job) => job.startedAt),
    );
  return (startOf(false) - startOf(true)) / MINUTE;
}

/** Executions that had begun at a virtual moment. */
function executionsUntil(org: Org, moment: number): number {
  return org.workReport()!.transactions.filter(({ startedAt }) => startedAt <= moment).length;
}
