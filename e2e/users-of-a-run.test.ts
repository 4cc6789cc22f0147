/** What a run changes about users while it is on, with the jobs in transactions of their own as the platform has them: the permission that automation steps aside for, and who may log in. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES, BYPASS } from './acceptance/lib/orgs.ts';
import { newestRun, openFailures } from './acceptance/lib/snapshot.ts';
import { addUser, makeAdminOperator } from './acceptance/lib/permission-users.ts';

jest.setTimeout(60_000);

const MASKED = /-\d{16}@mail\.sandbox\.invalid$/;
const PEOPLE = `
  List<SObject> people = new List<SObject>();
  for (Integer i = 0; i < 30; i++) {
    String email = 'person' + i + '@example.com';
    people.add(new Contact(LastName = 'Person ' + i, Email = email, Department = i == 7 ? 'deadly' : null));
    people.add(new Lead(LastName = 'Person ' + i, Company = 'Acme', Email = email));
    people.add(new Case(Subject = 'Question ' + i, SuppliedEmail = email));
  }
  people.sort();
  insert people;
`;

let org: Org;
/** Milliseconds the org is ahead of time. */
let ahead = 0;
const clock = { now: () => Date.now() + ahead };

beforeEach(() => {
  org = openOrg({
    clock,
    projectDirs: ['.', ACCEPTANCE_RULES, BYPASS],
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  org.runAnonymous(PEOPLE);
});

afterEach(() => org.close());

const emails = (): string[] =>
  (
    [
      ['Contact', 'Email'],
      ['Lead', 'Email'],
      ['Case', 'SuppliedEmail'],
    ] as const
  ).flatMap(([object, field]) => rows(org, `SELECT ${field} FROM ${object}`).map((row) => String(row(field))));

const holders = (): string[] =>
  rows(org, "SELECT Assignee.Alias FROM PermissionSetAssignment WHERE PermissionSet.Name = 'Masking_Bypass'").map(
    (row) => String(row('Assignee.Alias')),
  );

const countOf = (soql: string): number => org.query(soql).length;

/**
 * Records of a chunk that died are taken up when the next job ends, or, when the last job has ended before the events of its chunks
 * arrived (JobDispatcher, AWAIT_EVENTS), a minute later, by the user of the run.
 */
async function runToTheEnd(): Promise<void> {
  await org.runJobs();
  for (let minutes = 0; minutes < 10 && /Queued|Running|Verifying/.test(newestRun(org)!.status); minutes++) {
    ahead += 61_000;
    await org.runJobs();
  }
}

/** The run is over and every record is masked; its user's own address may stay, as a run never changes that. */
function expectAllMasked(): void {
  expect(newestRun(org)!.status).toMatch(/^Completed/);
  expect(openFailures(org).filter((failure) => !failure.startsWith('User '))).toEqual([]);
  expect(emails().filter((email) => !MASKED.test(email))).toEqual([]);
}

function expectNothingLeft(): void {
  expect(holders()).toEqual([]);
  expect(countOf('SELECT Id FROM Masking_Bypass__c')).toBe(0);
  expect(countOf("SELECT Id FROM CronTrigger WHERE CronJobDetail.Name LIKE 'Sandbox Email Masking watchdog%'")).toBe(0);
}

const startByHand = (): void =>
  void org.runAnonymous("MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Small_Chunks'));");

const isUnderWay = (): boolean => emails().some((email) => MASKED.test(email));

describe('automation that asks for the permission or the setting', () => {
  test('refuses anybody else', () => {
    for (const object of ['Contact', 'Lead', 'Case'])
      expect(() => org.runAnonymous(`update [SELECT Id FROM ${object} LIMIT 1];`)).toThrow(/Nobody changes/);
  });

  test.each([
    ['by hand', startByHand],
    ['after the copy, as Automated Process', () => startRun(org, 'Small_Chunks')],
  ])('steps aside for a run %s, chunks that die included, and for nobody afterwards', async (_, start) => {
    start();
    expect(holders()).toEqual([]);
    await org.runJobs({ until: isUnderWay });
    expect(holders()).toContain('autoproc');
    await runToTheEnd();
    expect(countOf('SELECT Id FROM Masking_Job__c WHERE Attempt__c > 0')).toBeGreaterThan(0);
    expectAllMasked();
    expectNothingLeft();
  });

  test('stops stepping aside when the run is aborted', async () => {
    startByHand();
    await org.runJobs({ until: isUnderWay });
    org.runAnonymous(`MaskingService.abort('${newestRun(org)!.id}', StartSource.MANUAL);`);
    await org.runJobs();
    expectNothingLeft();
    expect(() => org.runAnonymous('update [SELECT Id FROM Lead LIMIT 1];')).toThrow(/Nobody changes/);
  });

  test('is the same for a run that begins while the one before is being cleaned up', async () => {
    startByHand();
    await org.runJobs({ until: isUnderWay });
    org.runAnonymous(`MaskingService.abort('${newestRun(org)!.id}', StartSource.MANUAL);`);
    startByHand();
    await runToTheEnd();
    expectAllMasked();
    expectNothingLeft();
  });

  test('what somebody left behind is gone after the next run', async () => {
    addUser(org, 'leftover', 'Masking_Bypass');
    expect(holders()).toEqual(['leftover']);
    startByHand();
    await runToTheEnd();
    expectNothingLeft();
  });
});

describe('frozen users', () => {
  const frozen = (): string[] =>
    rows(org, 'SELECT Alias FROM User WHERE Id IN (SELECT UserId FROM UserLogin WHERE IsFrozen = TRUE)').map((row) =>
      String(row('Alias')),
    );

  beforeEach(() => {
    addUser(org, 'tester', null);
    org.runAnonymous(`insert new Masking_Options__c(SetupOwnerId = UserInfo.getOrganizationId(),
      Freeze_Users__c = true, Users_Not_Frozen__c = UserInfo.getUserName());`);
  });

  test('are out while records are written, and in when the run has ended', async () => {
    startByHand();
    expect(frozen()).toEqual([]);
    await org.runJobs({ until: isUnderWay });
    expect(frozen().sort()).toEqual(['integ', 'sec', 'tester']);
    await runToTheEnd();
    expectAllMasked();
    expect(frozen()).toEqual([]);
    expectNothingLeft();
  });

  test('stay out when a run begins before the one before has let them in', async () => {
    startByHand();
    await org.runJobs({ until: isUnderWay });
    org.runAnonymous(`MaskingService.abort('${newestRun(org)!.id}', StartSource.MANUAL);`);
    startByHand();
    const seen = new Set<string>();
    await org.runJobs({
      onProgress: () => seen.add(frozen().sort().join()),
      until: () => !/Queued|Running/.test(newestRun(org)!.status),
    });
    expect([...seen].filter((names) => names !== 'integ,sec,tester' && names !== '')).toEqual([]);
    await runToTheEnd();
    expect(frozen()).toEqual([]);
    expect(countOf('SELECT Id FROM Masking_Run__c WHERE Users_Frozen__c = TRUE')).toBe(0);
  });
});

describe('addresses of users, which stay until their owners confirm others', () => {
  /** What the newest run lists and counts of users. */
  const ofUsers = (): unknown => {
    const { id, status, verification } = newestRun(org)!;
    const [counts] = rows(
      org,
      `SELECT Residue__c, Undeliverable__c, Cannot_Be_Masked__c FROM Masking_Audit_Entry__c WHERE Run__c = '${id}' AND Object_Name__c = 'User' AND Field_Name__c = 'Email'`,
    );
    return {
      outcome: [status, verification],
      counts: ['Residue__c', 'Undeliverable__c', 'Cannot_Be_Masked__c'].map((name) => counts(name)),
      listed: openFailures(org),
    };
  };

  /** The two of CRM Analytics, whose type is that of people: nobody confirms an address for them. */
  const analyticsUsers = (): string[] =>
    org.query("SELECT Id FROM User WHERE Alias IN ('integ', 'sec')").map(({ id }) => id!);

  test('cannot be masked where mail reaches them, and the run ends without an error', async () => {
    const testerId = addUser(org, 'tester', null);
    startByHand();
    await runToTheEnd();
    expect(ofUsers()).toEqual({
      outcome: ['Completed', 'Passed With Exceptions'],
      counts: [0, 0, 4],
      listed: [
        `User ${org.adminId} own_address`,
        ...[testerId, ...analyticsUsers()].map((id) => `User ${id} not_confirmed`),
      ].sort(),
    });
  });

  test('are no error of a run that is not verified either', async () => {
    const testerId = addUser(org, 'tester', null);
    org.runAnonymous("MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Not_Verified'));");
    await runToTheEnd();
    const listed = [testerId, ...analyticsUsers()].map((id) => `User ${id} not_confirmed`).sort();
    expect(ofUsers()).toEqual({ outcome: ['Completed', 'Not Run'], counts: [null, null, null], listed });
  });
});
