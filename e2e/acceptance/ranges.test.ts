/** An object so large that it is masked in ranges, which are jobs at work at the same time: no record is missed, and none is written twice. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { load } from '../../scripts/demo/data/load.ts';
import { maskUsers } from '../../scripts/demo/data/mask-users.ts';
import { rows } from '../../scripts/demo/story/records.ts';
import { startRun } from './lib/continue.ts';
import { ACCEPTANCE_RULES, RANGES } from './lib/orgs.ts';
import { newestRun, openFailures } from './lib/snapshot.ts';
import { makeAdminOperator } from './lib/permission-users.ts';

const ACCOUNTS = 5000;
const CONTACTS = 320_000;
/** Every fourth contact has no account. */
const accountOf = (index: number): number | null => (index % 4 === 0 ? null : (index * 7919) % ACCOUNTS);
const RANGE_COUNT = 3;
const CHUNK = 2000;

interface Range {
  readonly fromParent: string | null;
  readonly toParent: string | null;
  readonly fromOrphan: string | null;
  readonly toOrphan: string | null;
}

let dir: string;
let org: Org;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'ranges-'));
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, RANGES],
    file: path.join(dir, 'sandbox.org'),
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  maskUsers(org);
  await load(
    [
      { object: 'Account', count: ACCOUNTS, isParent: true, fields: ['Name'], row: (i) => [`Account ${i}`] },
      {
        object: 'Contact',
        count: CONTACTS,
        fields: ['LastName', 'Email', 'AccountId'],
        row: (i, idOf) => {
          const account = accountOf(i);
          return [`Person ${i}`, `person.${i}@example.com`, account === null ? null : idOf('Account', account)];
        },
      },
    ],
    {
      org,
      createdAt: Date.UTC(2026, 10, 1),
      onProgress: () => undefined,
    },
  );
}, 300_000);

afterEach(() => {
  org.close();
  rmSync(dir, { recursive: true, force: true });
});

const count = (where: string): number =>
  Number(rows(org, `SELECT COUNT(Id) total FROM Contact WHERE ${where}`)[0]!('total'));

/** The jobs for ranges, without the pilot. A job for single records lists them in a long text, which a query cannot filter. */
const masking = (): ((field: string) => unknown)[] =>
  rows(
    org,
    `SELECT Id, Status__c, Apex_Job_Id__c, Plan__c, Records_Scanned__c, Records_Changed__c, Record_Ids__c
    FROM Masking_Job__c WHERE Phase__c = 'Mask' AND Object_Name__c = 'Contact' AND Is_Pilot__c = FALSE ORDER BY Name`,
  ).filter((job) => job('Record_Ids__c') === null);

/** Rows that a job has written stay locked from chunk to chunk, so that ranges with a record in common would meet. */
const isSlow = (className: string): boolean => className === 'MaskingBatch';

function expectEnd(): void {
  expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
  expect(openFailures(org)).toEqual([]);
  expect(count("Email != null AND (NOT Email LIKE '%@mail.sandbox.invalid')")).toBe(0);
  expect({ once: count("Department = 'once'"), more: count("Department = 'again'") }).toEqual({
    once: CONTACTS,
    more: 0,
  });
  const [entry] = rows(
    org,
    "SELECT Scanned__c, Masked__c, Residue__c FROM Masking_Audit_Entry__c WHERE Object_Name__c = 'Contact' AND Field_Name__c = 'Email'",
  );
  expect([entry('Scanned__c'), entry('Masked__c'), entry('Residue__c')].map(Number)).toEqual([CONTACTS, CONTACTS, 0]);
}

function rangeOfContact(ranges: readonly Range[], id: string, parent: string | null): number[] {
  const isIn = (range: Range): boolean => {
    if (parent !== null)
      return (
        range.toOrphan === null &&
        (range.fromParent === null || parent >= range.fromParent) &&
        (range.toParent === null || parent < range.toParent)
      );
    return (
      range.fromParent === null &&
      (range.fromOrphan === null || id >= range.fromOrphan) &&
      (range.toOrphan === null || id < range.toOrphan)
    );
  };
  return ranges.flatMap((range, at) => (isIn(range) ? [at] : []));
}

describe(`${CONTACTS.toLocaleString('en')} contacts`, () => {
  test('are masked by jobs at work at the same time, each contact by one of them, those of an account by the same', async () => {
    const chunks: string[] = [];
    let atOnce = 0;
    startRun(org, 'With_Texts');
    const started = performance.now();
    await org.runJobs({
      isSlow,
      onProgress: ({ className, phase, jobId }) => {
        if (className !== 'MaskingBatch' || phase !== 'chunk') return;
        chunks.push(jobId);
        atOnce = Math.max(atOnce, masking().filter((job) => job('Status__c') === 'Running').length);
      },
    });
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s ${JSON.stringify(newestRun(org))}\n`);
    expectEnd();

    const jobs = masking();
    expect(jobs).toHaveLength(RANGE_COUNT);
    expect(atOnce).toBe(RANGE_COUNT);
    const ids = jobs.map((job) => String(job('Apex_Job_Id__c')));
    const ofContacts = chunks.filter((id) => ids.includes(id));
    const firstOf = ids.map((id) => ofContacts.indexOf(id));
    const lastOf = ids.map((id) => ofContacts.lastIndexOf(id));
    expect(Math.max(...firstOf)).toBeLessThan(Math.min(...lastOf));
    const scanned = jobs.map((job) => Number(job('Records_Scanned__c')));
    expect(scanned.reduce((sum, part) => sum + part, 0)).toBe(CONTACTS);
    expect(Math.min(...scanned)).toBeGreaterThan(CONTACTS / RANGE_COUNT / 2);
    expect(ofContacts.length).toBeLessThanOrEqual(Math.ceil(CONTACTS / CHUNK) + 2 * RANGE_COUNT);

    const ranges = jobs.map((job) => (JSON.parse(String(job('Plan__c'))) as { range: Range }).range);
    const found = ranges.map(() => 0);
    const torn: string[] = [];
    for (const [id, parent] of org.data.records('Contact', ['Id', 'AccountId'])) {
      const places = rangeOfContact(ranges, String(id), parent as string | null);
      if (places.length === 1) found[places[0]]++;
      else torn.push(String(id));
    }
    expect(torn.slice(0, 5)).toEqual([]);
    expect(found).toEqual(scanned);
  }, 600_000);

  test('aborted in the midst of it and resumed: none is missed, and none is written twice', async () => {
    startRun(org, 'With_Texts');
    let chunks = 0;
    await org.runJobs({
      until: () => chunks > 40,
      onProgress: ({ className, phase }) => (chunks += className === 'MaskingBatch' && phase === 'chunk' ? 1 : 0),
    });
    const { id } = newestRun(org)!;
    org.runAnonymous(`MaskingService.abort('${id}', StartSource.MANUAL);`);
    await org.runJobs();
    const before = count("Department = 'once'");
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(CONTACTS);
    org.runAnonymous(`MaskingService.resume('${id}', StartSource.POST_COPY);`, { user: org.automatedProcessId });
    await org.runJobs();
    expectEnd();
  }, 600_000);
});
