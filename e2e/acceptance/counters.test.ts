/**
 * The counters of a run at any time: none is below zero, and when the run has ended they agree with the records that were read,
 * whenever it was interrupted and however it went on.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../../scripts/demo/story/records.ts';
import { ACCEPTANCE_RULES, FAULTS } from './lib/orgs.ts';
import { newestRun } from './lib/snapshot.ts';
import { makeAdminOperator } from './lib/permission-users.ts';

jest.setTimeout(300_000);

const MINUTE = 60_000;
const CONTACTS = 900;
/** Share of the steps of an undisturbed run after which it is interrupted. */
const MOMENTS = [0.2, 0.4, 0.6, 0.8];

const COUNTS_OF_JOB = [
  'Records_Scanned__c',
  'Records_Changed__c',
  'Records_Failed__c',
  'Values_Masked__c',
  'Values_Already_Masked__c',
  'Values_Skipped__c',
];
const COUNTS_OF_ENTRY = ['Scanned__c', 'Masked__c', 'Already_Masked__c', 'Skipped__c', 'Failed__c', 'Redacted__c'];
const COUNTS_OF_RUN = [
  ...COUNTS_OF_JOB.filter((name) => name !== 'Records_Failed__c'),
  'Records_Failed__c',
  'Records_Deleted__c',
];

/** Longer than the time between two reports of a batch job, so that every chunk reports. */
const STEP = 6000;

/** How far the clock is put forward. */
let ahead = 0;

const folder = mkdtempSync(path.join(tmpdir(), 'counters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string): Org =>
  openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, FAULTS],
    file,
    clock: { now: () => Date.now() + ahead },
    options: { isSandbox: true, sandboxName: 'uat' },
  });

/** Contacts with an address, with one that is masked already, without any, and some that a validation rule refuses. */
function insertContacts(org: Org, ruleSet: string): void {
  org.runAnonymous(`
    List<Contact> people = new List<Contact>();
    for (Integer i = 0; i < ${CONTACTS}; i++) {
      people.add(new Contact(
        LastName = 'Person ' + i,
        Email = Math.mod(i, 9) == 0 ? null : 'p' + i + '@example.com'
      ));
    }
    insert people;
    MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('${ruleSet}'));
  `);
}

/** @param ruleSet of the run before: the same one makes the next run read unmasked records only */
async function prepare(file: string, ruleSet: string): Promise<void> {
  const org = open(file);
  makeAdminOperator(org);
  insertContacts(org, ruleSet);
  await org.runJobs();
  // A fifth is masked already, and one in fifty is refused from now on.
  org.runAnonymous(`
    List<Contact> people = [SELECT LastName FROM Contact WHERE Email != null ORDER BY Id];
    for (Integer i = 0; i < people.size(); i++) {
      if (Math.mod(i, 5) != 0) people[i].Email = 'q' + i + '@example.com';
    }
    update people;
  `);
  [...org.data.records('Contact', ['Id', 'Email'])]
    .filter(([, email], i) => i % 3 === 0 && /^q.*1@example\.com$/.test(String(email)))
    .forEach(([id]) => org.systemRows.update('Contact', String(id), { Department: 'closed' }));
  org.close();
}

/** A prepared org, and how far its clock was put forward. */
const preparedFiles = new Map<string, { readonly file: string; readonly ahead: number }>();

/** A copy of what is prepared once for each rule set, at the same time of its clock. */
async function prepared(ruleSet: string): Promise<Org> {
  let first = preparedFiles.get(ruleSet);
  if (first === undefined) {
    const file = path.join(folder, `${ruleSet}.org`);
    await prepare(file, ruleSet);
    preparedFiles.set(ruleSet, (first = { file, ahead }));
  }
  const copy = path.join(folder, 'copy.org');
  rmSync(copy, { force: true });
  copyFileSync(first.file, copy);
  ahead = first.ahead;
  return open(copy);
}

/** As the user who also resumes it: their own address is left alone. */
const start = (org: Org): void =>
  void org.runAnonymous("MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('Small_Chunks'));");

/** One step of a job, after which the next report is due. */
function step(org: Org): boolean {
  ahead += STEP;
  return org.stepJobs();
}

function number(row: (field: string) => unknown, field: string): number {
  return Number(row(field) ?? 0);
}

/** Everything below zero, by its location. */
function negatives(org: Org): string[] {
  const of = (object: string, fields: readonly string[]): string[] =>
    rows(org, `SELECT Id, ${fields.join(', ')} FROM ${object}`).flatMap((row) =>
      fields.filter((field) => number(row, field) < 0).map((field) => `${object}.${field} ${number(row, field)}`),
    );
  return [
    ...of('Masking_Job__c', COUNTS_OF_JOB),
    ...of('Masking_Audit_Entry__c', COUNTS_OF_ENTRY),
    ...of('Masking_Run__c', COUNTS_OF_RUN),
  ];
}

function stepsUntil(org: Org, isThere: () => boolean): number {
  let steps = 0;
  while (!isThere() && step(org)) {
    steps++;
    expect(negatives(org)).toEqual([]);
  }
  return steps;
}

interface Counts {
  readonly run: Readonly<Record<string, number>>;
  readonly email: Readonly<Record<string, number>>;
}

function countsOf(org: Org): Counts {
  const { id } = newestRun(org)!;
  const [run] = rows(org, `SELECT ${COUNTS_OF_RUN.join(', ')} FROM Masking_Run__c WHERE Id = '${id}'`);
  const [email] = rows(
    org,
    `SELECT ${COUNTS_OF_ENTRY.join(', ')} FROM Masking_Audit_Entry__c
    WHERE Run__c = '${id}' AND Object_Name__c = 'Contact' AND Field_Name__c = 'Email'`,
  );
  const all = (row: (field: string) => unknown, fields: readonly string[]): Record<string, number> =>
    Object.fromEntries(fields.map((field) => [field, number(row, field)]));
  return { run: all(run!, COUNTS_OF_RUN), email: all(email!, COUNTS_OF_ENTRY) };
}

/** The sums of the audit entries, which the counters of the run are the sums of. */
function sumsOfEntries(org: Org): Record<string, number> {
  const { id } = newestRun(org)!;
  const entries = rows(
    org,
    `SELECT ${COUNTS_OF_ENTRY.join(', ')} FROM Masking_Audit_Entry__c WHERE Run__c = '${id}' AND Coverage__c = 'Masked'`,
  );
  const sum = (field: string): number => entries.reduce((total, row) => total + number(row, field), 0);
  return {
    Values_Masked__c: sum('Masked__c'),
    Values_Already_Masked__c: sum('Already_Masked__c'),
    Values_Skipped__c: sum('Skipped__c'),
  };
}

function expectAgreement(org: Org, wanted: Counts): void {
  const { run, email } = countsOf(org);
  expect({ run, email }).toEqual(wanted);
  expect(run).toMatchObject(sumsOfEntries(org));
}

type Way = 'abort' | 'lost' | 'lost twice';

/** Ends the running batch jobs as an administrator does in Setup: no job of ours is notified. */
function loseBatches(org: Org): void {
  org.runAnonymous(`
    for (AsyncApexJob job : [SELECT Id FROM AsyncApexJob WHERE ApexClass.Name IN ('GroupedBatch', 'MaskingBatch', 'PilotBatch') AND CompletedDate = NULL]) {
      System.abortJob(job.Id);
    }
  `);
}

/** Lets the watchdog find what was lost. */
function passTime(org: Org): void {
  for (let minute = 0; minute < 90 && isActive(org); minute++) {
    ahead += MINUTE;
    stepsUntil(org, () => false);
  }
}

function goOn(org: Org, way: Way, steps: number): void {
  if (way === 'abort') {
    org.runAnonymous(`RunControl.abort('${newestRun(org)!.id}');`);
    stepsUntil(org, () => false);
    org.runAnonymous(`RunControl.resume('${newestRun(org)!.id}');`);
    stepsUntil(org, () => false);
    return;
  }
  loseBatches(org);
  if (way === 'lost twice') {
    const done = maskedContacts(org);
    for (let minute = 0; minute < 40 && maskedContacts(org) === done; minute++) {
      ahead += MINUTE;
      for (let i = 0; i < steps / 6 && step(org); i++) continue;
    }
    loseBatches(org);
  }
  passTime(org);
}

const maskedContacts = (org: Org): number => org.query("SELECT Id FROM Contact WHERE Email LIKE '%.invalid'").length;
const isActive = (org: Org): boolean => /Queued|Running|Verifying/.test(newestRun(org)!.status);

const CASES = (['With_Texts', 'Small_Chunks'] as const).flatMap((before) =>
  (['abort', 'lost', 'lost twice'] as const).map((way) => ({ before, way })),
);

interface Undisturbed {
  readonly steps: number;
  readonly counts: Counts;
}

const undisturbedRuns = new Map<string, Undisturbed>();

/** How a run after one of the rule set ends when nothing interrupts it. */
async function undisturbed(before: string): Promise<Undisturbed> {
  const known = undisturbedRuns.get(before);
  if (known !== undefined) return known;
  const org = await prepared(before);
  start(org);
  const steps = stepsUntil(org, () => false);
  const counts = countsOf(org);
  const { Scanned__c: scanned, ...values } = counts.email;
  // A run after one with the same rules reads unmasked records only.
  const empty = before === 'Small_Chunks' ? 0 : org.query('SELECT Id FROM Contact WHERE Email = null').length;
  expect(
    values['Masked__c']! + values['Already_Masked__c']! + values['Skipped__c']! + values['Failed__c']! + empty,
  ).toBe(scanned);
  expect(counts.run).toMatchObject(sumsOfEntries(org));
  org.close();
  undisturbedRuns.set(before, { steps, counts });
  return { steps, counts };
}

test.each(CASES)(
  'the counters of a run after one of $before agree with what was read: $way',
  async ({ before, way }) => {
    const { steps, counts } = await undisturbed(before);
    for (const moment of MOMENTS) {
      const org = await prepared(before);
      try {
        start(org);
        for (let i = 0; i < steps * moment && step(org); i++) continue;
        if (newestRun(org)!.status === 'Running') goOn(org, way, steps);
        else stepsUntil(org, () => false);
        expectAgreement(org, counts);
      } finally {
        org.close();
      }
    }
  },
);
