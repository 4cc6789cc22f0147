/** A run in an org that is busy with its own: no executions left, a full flex queue, jobs that get lost, triggers that the platform gives up. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { maskUsers } from '../scripts/demo/data/mask-users.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES, CROWDED } from './acceptance/lib/orgs.ts';
import { newestRun, openFailures } from './acceptance/lib/snapshot.ts';
import { makeAdminOperator } from './acceptance/lib/permission-users.ts';

jest.setTimeout(60_000);

const FLEX_QUEUE = 100;
/** Slots that a run leaves to others. */
const RESERVED = 10;
const EXECUTIONS = 250_000;
/** Executions of a run before its preflight. */
const PLANNING = 5;
const MINUTE = 60_000;

const PEOPLE = `
  insert new Account(Name = 'Acme');
  List<SObject> people = new List<SObject>();
  for (Integer i = 0; i < 60; i++) {
    people.add(new Contact(LastName = 'Person ' + i, Email = 'person' + i + '@example.com'));
  }
  for (Integer i = 0; i < 60; i++) {
    people.add(new Lead(LastName = 'Person ' + i, Company = 'Acme', Email = 'person' + i + '@example.com'));
  }
  insert people;
`;

let org: Org;
let ahead = 0;

beforeEach(() => {
  ahead = 0;
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, CROWDED],
    clock: { now: () => Date.now() + ahead },
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  maskUsers(org);
  org.runAnonymous(PEOPLE);
});

afterEach(() => org.close());

const holding = (): number =>
  org.query("SELECT Id FROM AsyncApexJob WHERE JobType = 'BatchApex' AND Status = 'Holding'").length;

const masked = (): number =>
  ['Contact', 'Lead'].flatMap((object) =>
    org.query(`SELECT Id FROM ${object} WHERE Email LIKE '%@mail.sandbox.invalid'`),
  ).length;

const ownBatches = (): number =>
  org.query(
    "SELECT Id FROM AsyncApexJob WHERE JobType = 'BatchApex' AND ApexClass.Name IN ('GroupedBatch', 'MaskingBatch')",
  ).length;

function expectAllMasked(): void {
  expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
  expect(openFailures(org)).toEqual([]);
  expect(masked()).toBe(120);
}

/** Lets the time pass that jobs wait, until the run is over. */
async function passTime(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes && /Queued|Running|Verifying/.test(newestRun(org)!.status); minute++) {
    ahead += MINUTE;
    await org.runJobs();
  }
}

describe('asynchronous executions', () => {
  const use = (executions: number): string =>
    org.systemRows.insert('AsyncApexJob', {
      JobType: 'BatchApex',
      Status: 'Completed',
      JobItemsProcessed: executions,
      TotalJobItems: executions,
      NumberOfErrors: 0,
    });

  /** Used in this org, as the platform counts them. */
  const executions = (): number =>
    rows(org, 'SELECT JobItemsProcessed FROM AsyncApexJob').reduce(
      (sum, job) => sum + Math.max(1, Number(job('JobItemsProcessed'))),
      0,
    );

  test('too few of them: the run fails before it writes, and goes on when there are enough', async () => {
    const used = use(EXECUTIONS - 5);
    startRun(org, 'With_Texts');
    await org.runJobs();
    const [run] = rows(org, 'SELECT Status__c, Reason_Code__c, Message__c FROM Masking_Run__c');
    expect([run('Status__c'), run('Reason_Code__c')]).toEqual(['Failed', 'no_async_capacity']);
    expect(String(run('Message__c'))).not.toBe('');
    expect([masked(), ownBatches()]).toEqual([0, 0]);

    const resume = async (): Promise<void> => {
      org.runAnonymous(`MaskingService.resume('${newestRun(org)!.id}', StartSource.POST_COPY);`, {
        user: org.automatedProcessId,
      });
      await org.runJobs();
    };
    await resume();
    expect(newestRun(org)!.status).toBe('Failed');
    expect([masked(), ownBatches()]).toEqual([0, 0]);

    org.systemRows.delete('AsyncApexJob', used);
    await resume();
    expectAllMasked();
  });

  test('as many as masking takes: verification, which takes more, refuses nothing', async () => {
    const used = use(EXECUTIONS - 5);
    startRun(org, 'With_Texts');
    await org.runJobs();
    const [refused] = rows(org, 'SELECT Message__c FROM Masking_Run__c');
    const needed = Number(/\d+/.exec(String(refused('Message__c')))![0]);
    org.systemRows.delete('AsyncApexJob', used);
    const before = executions();
    use(EXECUTIONS - needed - PLANNING - before);
    startRun(org, 'With_Texts');
    await org.runJobs();
    expectAllMasked();
    expect(executions() - EXECUTIONS).toBeGreaterThan(0);
  });
});

describe('a flex queue', () => {
  test('that is full: the run waits and never takes the last slots', async () => {
    org.runAnonymous(`for (Integer i = 0; i < ${FLEX_QUEUE}; i++) { Database.executeBatch(new Idler()); }`);
    expect(holding()).toBeGreaterThan(FLEX_QUEUE - RESERVED);
    startRun(org, 'With_Texts');
    const whenStarted: number[] = [];
    let known = 0;
    await org.runJobs({
      onProgress: () => {
        ahead += 1000;
        const own = ownBatches();
        if (own > known) whenStarted.push(holding());
        known = own;
      },
    });
    await passTime(10);
    expect(whenStarted.length).toBeGreaterThan(0);
    expect(Math.max(...whenStarted)).toBeLessThanOrEqual(FLEX_QUEUE - RESERVED);
    expectAllMasked();
  });
});

describe('the watchdog', () => {
  test('does again what the platform lost, without anybody asking', async () => {
    startRun(org, 'Small_Chunks');
    await org.runJobs({ until: () => masked() > 0 });
    org.runAnonymous(`for (AsyncApexJob job : [SELECT Id FROM AsyncApexJob WHERE ApexClass.Name IN ('GroupedBatch', 'MaskingBatch') AND CompletedDate = NULL]) {
      System.abortJob(job.Id);
    }`);
    await org.runJobs();
    expect(newestRun(org)!.status).toBe('Running');
    expect(masked()).toBeLessThan(120);
    await passTime(60);
    expectAllMasked();
    expect(org.query("SELECT Id FROM Masking_Job__c WHERE Status__c = 'Superseded'").length).toBeGreaterThan(0);
  });
});

describe('an update that the platform gives up', () => {
  test('is repeated in halves, and nothing is left', async () => {
    startRun(org, 'With_Texts');
    await org.runJobs();
    expectAllMasked();
    const sizes = rows(
      org,
      "SELECT Batch_Size__c FROM Masking_Job__c WHERE Object_Name__c = 'Lead' AND Is_Retry__c = TRUE ORDER BY Name",
    ).map((row) => Number(row('Batch_Size__c')));
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});
