/** An org with people in it and conditions of a real one, and what a run in it took. */
import { openOrg, type Conditions, type Org } from 'local-org';
import { type People, plansOf } from '../../../bench/people-plans.ts';
import { load } from '../../../scripts/demo/data/load.ts';
import type { ObjectPlan } from '../../../scripts/demo/data/objects.ts';
import { rows } from '../../../scripts/demo/story/records.ts';
import { startRun } from './continue.ts';
import { makeAdminOperator } from './permission-users.ts';

export { plansOf, type People };

const MASKED = /-\d{16}@mail\.sandbox\.invalid$/;
const EMAILS: Readonly<Record<keyof People, string>> = { Contact: 'Email', Lead: 'Email', Case: 'SuppliedEmail' };

export async function matureOrg(
  people: People,
  conditions: Conditions,
  projects: readonly string[] = [],
): Promise<Org> {
  const org = openOrg({
    projectDirs: ['.', ...projects],
    conditions,
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  await loadPlans(org, plansOf(people));
  makeAdminOperator(org);
  return org;
}

/** Puts records straight into the store of an org: they were there before its automation. */
export async function loadPlans(org: Org, plans: readonly ObjectPlan[]): Promise<void> {
  await load(plans, {
    org,
    createdAt: Date.UTC(2025, 10, 1),
    onProgress: () => undefined,
  });
}

/** Starts a run as the platform does after a refresh, and lets the org work until it is over; the watchdog has its turns. */
export async function runAfterRefresh(org: Org, ruleSet = 'Default'): Promise<void> {
  startRun(org, ruleSet);
  await workUntilOver(org);
}

export async function workUntilOver(org: Org): Promise<void> {
  const isOver = (): boolean => !/^(Queued|Running|Verifying)$/.test(statusOf(org));
  await org.runJobs();
  for (let turns = 0; !isOver() && turns < 20; turns++) await org.runJobs({ passTime: 16 * 60_000 });
}

export const statusOf = (org: Org): string =>
  String(rows(org, 'SELECT Status__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1')[0]?.('Status__c'));

/** Number of records of an object whose address is not masked. */
export function unmasked(org: Org, object: keyof People): number {
  const field = EMAILS[object];
  return rows(org, `SELECT ${field} FROM ${object} WHERE ${field} != NULL`).filter(
    (row) => !MASKED.test(String(row(field))),
  ).length;
}

export interface JobRow {
  readonly object: string;
  readonly status: string;
  readonly size: number;
  readonly isPilot: boolean;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The jobs that mask, in the order they were started. */
export function maskingJobs(org: Org): JobRow[] {
  return rows(
    org,
    `SELECT Object_Name__c, Status__c, Batch_Size__c, Is_Pilot__c, Started_At__c, Finished_At__c FROM Masking_Job__c
     WHERE Phase__c = 'Mask' ORDER BY Started_At__c NULLS LAST, Name`,
  ).map((row) => ({
    object: String(row('Object_Name__c')),
    status: String(row('Status__c')),
    size: Number(row('Batch_Size__c')),
    isPilot: row('Is_Pilot__c') === true,
    startedAt: Date.parse(String(row('Started_At__c'))),
    finishedAt: Date.parse(String(row('Finished_At__c'))),
  }));
}
