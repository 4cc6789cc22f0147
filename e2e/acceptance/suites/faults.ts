/** A run in an org whose own automation refuses some of its records: every one of them is named, every other one is masked. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { load } from '../../../scripts/demo/data/load.ts';
import type { Cell, ObjectPlan } from '../../../scripts/demo/data/objects.ts';
import { maskUsers } from '../../../scripts/demo/data/mask-users.ts';
import { rows } from '../../../scripts/demo/story/records.ts';
import { startRun } from '../lib/continue.ts';
import { ACCEPTANCE_RULES, FAULTS } from '../lib/orgs.ts';
import { emailValues, newestRun, openFailures, type Snapshot } from '../lib/snapshot.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';

const MASKED = /^[a-z]+\.[a-z]+-\d{16}@mail\.sandbox\.invalid$/;
type Faulty = 'Contact' | 'Lead' | 'Case';
/** The field that decides what becomes of a record. */
const MARKS: Readonly<Record<Faulty, string>> = { Contact: 'Department', Lead: 'Title', Case: 'SuppliedCompany' };
const EMAILS: Readonly<Record<Faulty, string>> = { Contact: 'Email', Lead: 'Email', Case: 'SuppliedEmail' };

/** The Contact whose text costs more than a pattern may: its match is longer than the largest window. */
const ENDLESS = 777;
const ENDLESS_TEXT = `note ${'7'.repeat(900)}x-${'7'.repeat(900)}`;
const isClosed = (index: number): boolean => index % 100 === 37;
const isBroken = (index: number): boolean => index % 1000 === 513;
const markOf = (index: number): Cell => (isClosed(index) ? 'closed' : isBroken(index) ? 'broken' : null);
/** Contacts that another job works on are in rows of so many. */
const IN_A_ROW = 20;
const CODES: Readonly<Record<string, string>> = {
  closed: 'FIELD_CUSTOM_VALIDATION_EXCEPTION',
  broken: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
  held: 'UNABLE_TO_LOCK_ROW',
};

const WITHOUT_FAULTS = ['.', ACCEPTANCE_RULES];
const WITH_FAULTS = [...WITHOUT_FAULTS, FAULTS];

export interface FaultsOptions {
  readonly counts: Readonly<Record<Faulty, number>>;
  /** Contacts that another job has locked. */
  readonly held: number;
}

/** @param options how many records of each object there are */
export function faultsSuite({ counts, held }: FaultsOptions): void {
  const isHeld = (index: number): boolean => Math.floor(index / IN_A_ROW) % (counts.Contact / held) === 7;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  let dir: string;
  let file: string;
  let org: Org;
  let before: Snapshot;
  /** Milliseconds the org is ahead of time: every step of a job takes a second. */
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  /** `Object Id code` of everything that is bad, sorted. */
  let bad: string[];
  const report: string[] = [];

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'faults-'));
    file = path.join(dir, 'sandbox.org');
    org = openOrg({ projectDirs: WITH_FAULTS, file, clock, options: { isSandbox: true, sandboxName: 'uat' } });
    await load(plans(), {
      org,
      createdAt: Date.UTC(2026, 10, 1),
      onProgress: () => undefined,
    });
    makeAdminOperator(org);
    maskUsers(org);
    before = emailValues(org);
    bad = badRecords();
  }, 120_000);

  afterAll(() => {
    org.close();
    process.stdout.write(`${report.join('\n')}\n`);
    rmSync(dir, { recursive: true, force: true });
  });

  function plans(): ObjectPlan[] {
    const email = (index: number): string => `person.${index}@example.com`;
    return [
      {
        object: 'Contact',
        count: counts.Contact,
        fields: ['FirstName', 'LastName', 'Email', 'Department', 'Description'],
        row: (i) => [
          'Person',
          `Number ${i}`,
          email(i),
          isHeld(i) ? 'held' : markOf(i),
          i === ENDLESS ? ENDLESS_TEXT : i % 50 === 0 ? `Customer 12x-${i} of ${email(i)}` : null,
        ],
      },
      {
        object: 'Lead',
        count: counts.Lead,
        fields: ['FirstName', 'LastName', 'Company', 'Email', 'Title', 'Status'],
        row: (i) => ['Person', `Number ${i}`, 'Acme', email(i), markOf(i), 'Open - Not Contacted'],
      },
      {
        object: 'Case',
        count: counts.Case,
        fields: ['Subject', 'Status', 'Origin', 'SuppliedEmail', 'SuppliedCompany'],
        row: (i) => ['Question', 'New', 'Email', email(i), markOf(i)],
      },
    ];
  }

  function badRecords(): string[] {
    const found: string[] = [];
    for (const object of Object.keys(counts) as Faulty[]) {
      const mark = MARKS[object];
      for (const row of rows(org, `SELECT Id, ${mark} FROM ${object} WHERE ${mark} != NULL`)) {
        found.push(`${object} ${String(row('Id'))} ${CODES[String(row(mark))]}`);
      }
    }
    found.push(`Contact ${endlessId()} redacted`);
    return found.sort();
  }

  const endlessId = (): string =>
    String(rows(org, `SELECT Id FROM Contact WHERE LastName = 'Number ${ENDLESS}'`)[0]('Id'));

  /** Names a few of many: a failing test must not print thousands. */
  function compare(found: readonly string[], expected: readonly string[]): { missing: string[]; unexpected: string[] } {
    const [inFound, inExpected] = [new Set(found), new Set(expected)];
    return {
      missing: expected.filter((line) => !inFound.has(line)).slice(0, 5),
      unexpected: found.filter((line) => !inExpected.has(line)).slice(0, 5),
    };
  }

  /** Runs jobs until the run is over; those of the customer go on all the while, and never let go of their rows for long. */
  async function runToItsEnd(): Promise<void> {
    const isOver = (): boolean => !/^(Queued|Running|Verifying)$/.test(newestRun(org)!.status);
    for (let waits = 0; !isOver() && waits < 20; waits++) {
      await org.runJobs({
        until: isOver,
        isSlow: (className) => className === 'RowHolder',
        onProgress: () => (ahead += 1000),
      });
      ahead += 60_000;
    }
  }

  async function timed(name: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await work();
    const { id: _, ...run } = newestRun(org)!;
    report.push(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s ${JSON.stringify(run)}`);
  }

  describe(`${total.toLocaleString('en')} records, 1 % of which are invalid, a trigger that throws for one in a thousand, 200 locked ones, a text that costs too much`, () => {
    test('the run ends with errors', async () => {
      await timed('run', async () => {
        org.runAnonymous('Database.executeBatch(new RowHolder(), 1);');
        startRun(org, 'With_Texts');
        await runToItsEnd();
      });
      expect(newestRun(org)).toMatchObject({ status: 'Completed With Errors', verification: 'Failed' });
    }, 600_000);

    test('lists exactly the bad records, each with its reason', () => {
      for (const [code, least] of [
        ['FIELD_CUSTOM_VALIDATION_EXCEPTION', total * 0.0098],
        ['CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', total * 0.00095],
        ['UNABLE_TO_LOCK_ROW', held],
        ['redacted', 1],
      ] as const)
        expect(bad.filter((line) => line.endsWith(code)).length).toBeGreaterThanOrEqual(least);
      const listed = openFailures(org);
      expect(compare(listed, bad)).toEqual({ missing: [], unexpected: [] });
      expect(listed).toHaveLength(bad.length);
      expect(newestRun(org)!.failed).toBe(bad.length);
    });

    test('names no value in the list', () => {
      const words = new Set(
        rows(org, 'SELECT Message__c FROM Masking_Failure__c').map((row) => String(row('Message__c'))),
      );
      expect(words.size).toBe(4);
      for (const word of words) expect(word).not.toMatch(/@|person|Nobody expected/);
    });

    test('masks every other record, and leaves the bad ones as they were', () => {
      const refused = new Set(bad.filter((line) => !line.endsWith('redacted')).map((line) => line.split(' ')[1]));
      const now = emailValues(org);
      const wrong: string[] = [];
      for (const [place, value] of now) {
        const [field, id] = place.split(' ');
        if (!Object.entries(EMAILS).some(([object, name]) => field === `${object}.${name}`)) continue;
        if (refused.has(id) ? value !== before.get(place) : !MASKED.test(value)) wrong.push(place);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      const texts = rows(org, 'SELECT Id, Description FROM Contact').filter(
        (row) => row('Description') !== null && refused.has(String(row('Id'))),
      );
      expect(newestRun(org)!.residue).toBe(refused.size + texts.length);
    });

    test('masks the texts, and the one that costs too much as a whole', () => {
      const [text] = rows(org, `SELECT Description, Email FROM Contact WHERE Id = '${endlessId()}'`);
      expect(text('Description')).toBe('[redacted]');
      expect(text('Email')).toMatch(MASKED);
      const others = rows(org, 'SELECT Description FROM Contact WHERE Department = NULL').filter((row) =>
        /12x-/.test(String(row('Description'))),
      );
      expect(others).toHaveLength(0);
    });

    test('ends completed when the causes are gone and it is tried again', async () => {
      const { id } = newestRun(org)!;
      org.close();
      org = openOrg({ projectDirs: WITHOUT_FAULTS, file, clock });
      org.runAnonymous(
        "for (AsyncApexJob job : [SELECT Id FROM AsyncApexJob WHERE ApexClass.Name = 'RowHolder']) System.abortJob(job.Id);",
      );
      await timed('retry', async () => {
        org.runAnonymous(`MaskingService.retry('${id}', StartSource.MANUAL);`);
        await runToItsEnd();
      });
      expect(newestRun(org)).toMatchObject({ id, status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
      expect(openFailures(org)).toEqual([]);
      const left = [...emailValues(org)]
        .filter(([place, value]) => /^(Contact|Lead|Case)\./.test(place) && !MASKED.test(value))
        .map(([place]) => place);
      expect(left.slice(0, 5)).toEqual([]);
    }, 300_000);
  });
}
