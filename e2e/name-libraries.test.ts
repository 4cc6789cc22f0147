/** Names of other languages and of an administrator's own, and people who share a mailbox, in a whole run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeRuleSet, type MeasuredRule } from '../bench/rule-set-files.ts';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

const letters = (index: number): string => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));
const names = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => start + letters(index));
const library = (first: readonly string[]): string =>
  JSON.stringify({
    format: 'sandbox-email-masking-names/1',
    first_names: first,
    last_names: names('Suku', 60),
    full_name: 'Last First',
  });

/** Static resources by name, with their contents. */
const RESOURCES: Readonly<Record<string, string>> = {
  Our_Names: library(names('Etu', 60)),
  Few_Names: library(names('Etu', 49)),
  No_Names: 'color: red',
  Large_Names: library(names('Etu', 60)).padEnd(500_001),
};
const RULES: readonly MeasuredRule[] = [
  { kind: 'Personal Data Field', field: 'FirstName', method: 'First Name' },
  { kind: 'Personal Data Field', field: 'LastName', method: 'Last Name' },
  { kind: 'Personal Data Field', field: 'Department', method: 'Full Name' },
];
const OPTIONS = { batchSize: 200, verify: true };

let dir: string;
let org: Org;

function writeProject(): void {
  const resources = path.join(dir, 'main', 'staticresources');
  const records = path.join(dir, 'main', 'customMetadata');
  mkdirSync(resources, { recursive: true });
  writeFileSync(path.join(dir, 'sfdx-project.json'), '{"packageDirectories":[{"path":"main","default":true}]}');
  for (const [name, body] of Object.entries(RESOURCES)) {
    writeFileSync(path.join(resources, `${name}.json`), body);
    writeFileSync(
      path.join(resources, `${name}.resource-meta.xml`),
      '<StaticResource xmlns="http://soap.sforce.com/2006/04/metadata"><cacheControl>Private</cacheControl><contentType>application/json</contentType></StaticResource>',
    );
  }
  for (const nameLibrary of ['Greek', 'Gone', ...Object.keys(RESOURCES).map((name) => `resource:${name}`)])
    writeRuleSet(records, nameLibrary.replace(':', '_'), RULES, { ...OPTIONS, nameLibrary });
  writeRuleSet(
    records,
    'Shared',
    RULES.map((rule) => ({ ...rule, followsRecord: true })),
    OPTIONS,
  );
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'name-libraries-'));
  writeProject();
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Person {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly department: string;
}

/** Masks 30 contacts, two of whom share a mailbox, and gives them and what became of the run. */
async function masked(ruleSet: string): Promise<{ status: string; message: string; people: Person[] }> {
  org = openOrg({ projectDirs: ['.', dir], options: { isSandbox: true, sandboxName: 'uat' } });
  try {
    createKeys(org);
    org.runAnonymous(`
      List<Contact> people = new List<Contact>();
      for (Integer i = 0; i < 30; i++) {
        String email = i < 2 ? 'info@acme.example' : i + '@acme.example';
        people.add(new Contact(FirstName = 'Jane', LastName = 'Doe', Department = 'Jane Doe', Email = email));
      }
      insert people;`);
    startRun(org, ruleSet);
    await org.runJobs();
    const [run] = rows(org, 'SELECT Status__c, Message__c FROM Masking_Run__c');
    const contacts = rows(org, 'SELECT Email, FirstName, LastName, Department FROM Contact ORDER BY Id');
    return {
      status: String(run('Status__c')),
      message: String(run('Message__c')),
      people: contacts.map((contact) => ({
        email: String(contact('Email')),
        first: String(contact('FirstName')),
        last: String(contact('LastName')),
        department: String(contact('Department')),
      })),
    };
  } finally {
    org.close();
  }
}

test('a run takes the names of a static resource', async () => {
  const { status, message, people } = await masked('resource_Our_Names');
  expect({ status, message }).toEqual({ status: 'Completed', message: 'null' });
  for (const { email, first, last, department } of people) {
    expect(first).toMatch(/^Etu[a-z]{2}$/);
    expect(last).toMatch(/^Suku[a-z]{2}$/);
    expect(department).toBe(`${last} ${first}`);
    expect(email).toMatch(/^[a-z]+\.[a-z]+-\d{16}@mail\.sandbox\.invalid$/);
  }
  expect(people[0]).toEqual(people[1]);
}, 120_000);

test('a run takes the names of a packaged language, and addresses stay ASCII', async () => {
  const { status, message, people } = await masked('Greek');
  expect({ status, message }).toEqual({ status: 'Completed', message: 'null' });
  for (const { email, first, last } of people) {
    expect(first + last).toMatch(/^\p{Script=Greek}+$/u);
    expect(email).toMatch(/^[a-z]+\.[a-z]+-\d{16}@mail\.sandbox\.invalid$/);
  }
}, 120_000);

test('people who share a mailbox have one address and names of their own where rules follow the record', async () => {
  const { status, message, people } = await masked('Shared');
  expect({ status, message }).toEqual({ status: 'Completed', message: 'null' });
  expect(people[0].email).toBe(people[1].email);
  expect(people[0].department).not.toBe(people[1].department);
  expect(people[0].department).toBe(`${people[0].first} ${people[0].last}`);
}, 120_000);

test.each([
  ['Gone', 'The name library Gone is not in this org.'],
  ['resource_Few_Names', 'The name library resource:Few_Names has 49 different first names.'],
  [
    'resource_Large_Names',
    'The static resource of the name library resource:Large_Names has 500,001 bytes. It may have 500,000.',
  ],
  ['resource_No_Names', 'The static resource of the name library resource:No_Names cannot be read.'],
])(
  'a run with the rule set %s does not start and leaves the records alone',
  async (ruleSet, message) => {
    const run = await masked(ruleSet);
    expect(run.status).toBe('Refused');
    expect(run.message).toContain(message);
    expect(run.people.map(({ first, last }) => first + last)).toEqual(run.people.map(() => 'JaneDoe'));
  },
  120_000,
);
