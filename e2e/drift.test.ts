/** From the approval in production to sandboxes: of the same org, and of an org that has got an Email field since. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callAura, openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { loadPlans, plansOf, unmasked, workUntilOver } from './acceptance/lib/mature-org.ts';
import { STOPS_ON_DRIFT, THREE_FIELDS } from './acceptance/lib/orgs.ts';
import { openFailures } from './acceptance/lib/snapshot.ts';
import { assign, createKeys } from './acceptance/lib/permission-users.ts';

const RULE_SET = 'Stops_On_Drift';
const PEOPLE = { Contact: 20, Lead: 10, Case: 10 } as const;
/** Production orgs with a Dev Hub have it, sandboxes have not. */
const OF_DEV_HUB = 'ScratchOrgInfo.SignupEmail';

let folder: string;
let sandboxes = 0;

const fileOf = (name: string): string => path.join(folder, `${name}.org`);

function rulesPage(org: Org, method: string, args: object): string {
  const answer = callAura(org, org.adminId, 'RulesController', method, JSON.stringify(args), false);
  expect({ method, ...answer }).toMatchObject({ method, status: 200 });
  return answer.body;
}

/** What the Rules page offers for approval, in one request: the org has few objects. */
function offered(org: Org): readonly string[] {
  const part = JSON.parse(rulesPage(org, 'getApproval', { ruleSet: RULE_SET, objectNames: null })) as {
    readonly fields: readonly string[];
    readonly rest: readonly string[];
  };
  expect(part.rest).toEqual([]);
  return part.fields;
}

/** A fresh copy of production, with more projects deployed to it. */
function refreshed(projects: readonly string[]): Org {
  const production = openOrg({ projectDirs: ['.', STOPS_ON_DRIFT], file: fileOf('production') });
  const name = `uat${String(++sandboxes)}`;
  production.refreshInto(fileOf(name), { sandboxName: name }).close();
  production.close();
  return openOrg({
    projectDirs: ['.', STOPS_ON_DRIFT, ...projects],
    file: fileOf(name),
    conditions: { withoutObjects: [OF_DEV_HUB.split('.')[0]!] },
  });
}

async function ranIn(org: Org): Promise<Readonly<Record<string, unknown>>> {
  startRun(org, RULE_SET);
  await workUntilOver(org);
  const [run] = rows(
    org,
    'SELECT Status__c, Reason_Code__c, Verification__c, Message__c FROM Masking_Run__c ORDER BY Name DESC LIMIT 1',
  );
  return {
    status: run!('Status__c'),
    code: run!('Reason_Code__c'),
    result: run!('Verification__c'),
    message: run!('Message__c'),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  const production = openOrg({ projectDirs: ['.', STOPS_ON_DRIFT], file: fileOf('production') });
  createKeys(production);
  await loadPlans(production, plansOf(PEOPLE));
  assign(production, production.adminId, 'Masking_Administrator');
  const fields = offered(production);
  expect(fields).toEqual(expect.arrayContaining(['Contact.Email', 'Lead.Email', 'Case.SuppliedEmail', 'User.Email']));
  // It follows the contact of the case: nobody can write it.
  expect(fields).not.toContain('Case.ContactEmail');
  rulesPage(production, 'approve', { ruleSet: RULE_SET, fields: [...fields, OF_DEV_HUB] });
  await production.runJobs();
  production.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a rule set that was approved in production', () => {
  test('lets a run in a copy complete, and what only production has is an information in the audit', async () => {
    const org = refreshed([]);
    expect(await ranIn(org)).toMatchObject({ status: 'Completed', code: null });
    expect(unmasked(org, 'Contact')).toBe(0);
    // Users confirm their new addresses themselves.
    expect(openFailures(org).filter((line) => !line.endsWith(' not_confirmed'))).toEqual([]);
    const entries = rows(
      org,
      "SELECT Field_Name__c, Coverage__c, Reason__c FROM Masking_Audit_Entry__c WHERE Object_Name__c = 'scratchorginfo'",
    );
    expect(entries.map((entry) => [entry('Field_Name__c'), entry('Coverage__c'), entry('Reason__c')])).toEqual([
      ['signupemail', 'Not Maskable', expect.stringMatching(/^Approved in production\./)],
    ]);
    org.close();
  });

  test('stops a run where an Email field has appeared, before the first write, until it is approved', async () => {
    const org = refreshed([THREE_FIELDS]);
    const stopped = await ranIn(org);
    expect(stopped).toMatchObject({
      status: 'Failed',
      code: 'drift',
      message: expect.stringContaining('Enrolment__c.'),
    });
    expect(unmasked(org, 'Contact')).toBe(PEOPLE.Contact);
    rulesPage(org, 'approve', { ruleSet: RULE_SET, fields: offered(org) });
    await org.runJobs();
    expect(await ranIn(org)).toMatchObject({ status: 'Completed', code: null });
    expect(unmasked(org, 'Contact')).toBe(0);
    org.close();
  });
});
