/** Long texts and whole messages: their chunks are cut so that none dies of the heap, and every address in them is found. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { rows } from '../../scripts/demo/story/records.ts';
import { startRun } from './lib/continue.ts';
import { ACCEPTANCE_RULES } from './lib/orgs.ts';
import { makeAdminOperator } from './lib/permission-users.ts';

const TRANSACTIONS = 22;
const RECORDS = TRANSACTIONS * 100;

/** A hundred contacts with a text of 19,000 characters, a hundred messages with one of 19,000 and one of 1,200. */
const HUNDRED = `
  List<SObject> people = new List<SObject>();
  List<SObject> messages = new List<SObject>();
  for (Integer i = 0; i < 100; i++) {
    String address = 'person' + i + '@corp.example';
    people.add(new Contact(LastName = 'Person', Email = address, Description = 'Ask ' + address + '. ' + 'More of it. '.repeat(1580)));
    messages.add(new EmailMessage(Subject = 'Hello', ToAddress = address, TextBody = 'hello '.repeat(200),
      HtmlBody = '<p>hello</p>'.repeat(1580), Status = '3'));
  }
  insert people;
  insert messages;
`;

let dir: string;
let org: Org;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'long-texts-'));
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES],
    file: path.join(dir, 'sandbox.org'),
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  for (let i = 0; i < TRANSACTIONS; i++) org.runAnonymous(HUNDRED);
}, 300_000);

afterAll(() => {
  org?.close();
  rmSync(dir, { recursive: true, force: true });
});

test('no chunk dies, and every text is masked', async () => {
  startRun(org, 'With_Texts');
  await org.runJobs();

  expect(rows(org, 'SELECT Id FROM AsyncApexJob WHERE NumberOfErrors > 0')).toHaveLength(0);
  const sizes = rows(
    org,
    `SELECT Object_Name__c, Phase__c, Batch_Size__c FROM Masking_Job__c
    WHERE Object_Name__c IN ('Contact', 'EmailMessage') AND Batch_Size__c < 2000 ORDER BY Name`,
  ).map((job) => [job('Object_Name__c'), job('Phase__c'), Number(job('Batch_Size__c'))] as const);
  expect(sizes.map(([object, phase]) => `${String(object)} ${String(phase)}`)).toEqual([
    'Contact Mask',
    'Contact Verify',
    'EmailMessage Verify',
  ]);
  for (const [, , size] of sizes) {
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThan(300);
  }
  const [entry] = rows(
    org,
    "SELECT Masked__c, Residue__c FROM Masking_Audit_Entry__c WHERE Object_Name__c = 'Contact' AND Field_Name__c = 'Description'",
  );
  expect([Number(entry('Masked__c')), Number(entry('Residue__c'))]).toEqual([RECORDS, 0]);
}, 300_000);
