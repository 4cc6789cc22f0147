/** A run in an org with many objects that have few records each: they share batch jobs, whatever automation does to one of them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { maskUsers } from '../scripts/demo/data/mask-users.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES } from './acceptance/lib/orgs.ts';
import { makeAdminOperator } from './acceptance/lib/permission-users.ts';
import { newestRun, openFailures } from './acceptance/lib/snapshot.ts';

jest.setTimeout(120_000);

const OBJECTS = 60;
const RECORDS = 3;
const MINUTE = 60_000;

const nameOf = (i: number): string => `Small_${String(i).padStart(2, '0')}__c`;
const NAMES = Array.from({ length: OBJECTS }, (_, i) => nameOf(i));

const OBJECT_XML = `<?xml version="1.0" encoding="UTF-8"?>
<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata">
    <deploymentStatus>Deployed</deploymentStatus>
    <label>Small</label>
    <nameField><label>Name</label><type>Text</type></nameField>
    <pluralLabel>Small</pluralLabel>
    <sharingModel>ReadWrite</sharingModel>
</CustomObject>`;
const FIELD_XML = `<?xml version="1.0" encoding="UTF-8"?>
<CustomField xmlns="http://soap.sforce.com/2006/04/metadata">
    <fullName>Email__c</fullName>
    <label>Email</label>
    <type>Email</type>
</CustomField>`;
const APEX_XML = `<?xml version="1.0" encoding="UTF-8"?>
<ApexTrigger xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>67.0</apiVersion><status>Active</status></ApexTrigger>`;

/** Each starts a job, of which a batch transaction may start one. */
const STARTS_JOB = [nameOf(11), nameOf(13), nameOf(14)];
/** Ends every transaction that writes it: no code can catch that. */
const ENDS_TRANSACTION = nameOf(27);

let dir: string;
let org: Org;
let ahead = 0;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'small-objects-'));
  writeFileSync(
    path.join(dir, 'sfdx-project.json'),
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  for (const name of NAMES) {
    const folder = path.join(dir, 'main', 'objects', name);
    mkdirSync(path.join(folder, 'fields'), { recursive: true });
    writeFileSync(path.join(folder, `${name}.object-meta.xml`), OBJECT_XML);
    writeFileSync(path.join(folder, 'fields', 'Email__c.field-meta.xml'), FIELD_XML);
  }
  mkdirSync(path.join(dir, 'main', 'triggers'));
  mkdirSync(path.join(dir, 'main', 'classes'));
  writeFileSync(
    path.join(dir, 'main', 'classes', 'Noop.cls'),
    'public class Noop implements Queueable { public void execute(QueueableContext context) { System.debug(1); } }',
  );
  writeFileSync(
    path.join(dir, 'main', 'classes', 'Noop.cls-meta.xml'),
    APEX_XML.replaceAll('ApexTrigger', 'ApexClass'),
  );
  for (const name of STARTS_JOB) writeTrigger(name, 'System.enqueueJob(new Noop());');
  writeTrigger(
    ENDS_TRANSACTION,
    'for (Integer i = 0; i < 300; i++) { List<User> found = [SELECT Id FROM User LIMIT 1]; }',
  );
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function writeTrigger(object: string, body: string): void {
  const name = `On${object.replace('__c', '')}`;
  const file = path.join(dir, 'main', 'triggers', `${name}.trigger`);
  writeFileSync(file, `trigger ${name} on ${object} (before update) { ${body} }`);
  writeFileSync(`${file}-meta.xml`, APEX_XML);
}

beforeEach(() => {
  ahead = 0;
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, dir],
    clock: { now: () => Date.now() + ahead },
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  maskUsers(org);
});

afterEach(() => org.close());

function fill(names: readonly string[]): void {
  for (const name of names) {
    org.runAnonymous(`
      List<${name}> records = new List<${name}>();
      for (Integer i = 0; i < ${RECORDS}; i++) records.add(new ${name}(Email__c = 'person' + i + '@example.com'));
      insert records;
    `);
  }
}

/** Records of these objects with a masked address. */
const masked = (names: readonly string[]): number =>
  names.reduce(
    (sum, name) => sum + org.query(`SELECT Id FROM ${name} WHERE Email__c LIKE '%@mail.sandbox.invalid'`).length,
    0,
  );

const without = (...left: string[]): string[] => NAMES.filter((name) => !left.includes(name));

const batchJobs = (className: string): number =>
  org.query(`SELECT Id FROM AsyncApexJob WHERE ApexClass.Name = '${className}'`).length;

const isActive = (): boolean => /Queued|Running|Verifying/.test(newestRun(org)!.status);

async function passTime(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes && isActive(); minute++) {
    ahead += MINUTE;
    await org.runJobs();
  }
}

/** Objects with the values of each that the audit trail counts, as masked by this run or found masked, sorted. */
const countedValues = (): (readonly [string, number])[] =>
  rows(
    org,
    "SELECT Object_Name__c, Masked__c, Already_Masked__c FROM Masking_Audit_Entry__c WHERE Field_Name__c = 'Email__c'",
  )
    .map((row) => [String(row('Object_Name__c')), Number(row('Masked__c')) + Number(row('Already_Masked__c'))] as const)
    .filter(([, values]) => values > 0)
    .sort();

const CALM = without(...STARTS_JOB, ENDS_TRANSACTION);

describe('objects with few records', () => {
  test('share batch jobs: sixty objects take a tenth of the executions of one batch job each', async () => {
    fill(CALM);
    let executions = 0;
    const stop = org.observe(({ quiddity }) => (executions += quiddity === 'BATCH_APEX' ? 1 : 0));
    startRun(org, 'Small_Chunks');
    await org.runJobs();
    stop();
    expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
    expect(masked(CALM)).toBe(CALM.length * RECORDS);
    expect(batchJobs('GroupedBatch')).toBeGreaterThan(1);
    expect(executions).toBeLessThan((CALM.length * 3) / 10);
    const counted = rows(
      org,
      "SELECT Object_Name__c, Masked__c FROM Masking_Audit_Entry__c WHERE Field_Name__c = 'Email__c' AND Masked__c > 0",
    ).map((row) => [row('Object_Name__c'), Number(row('Masked__c'))]);
    expect(counted.sort()).toEqual(CALM.map((name) => [name, RECORDS]).sort());
  });

  test('are all masked where triggers start jobs, of which a transaction may start one', async () => {
    const names = without(ENDS_TRANSACTION);
    fill(names);
    startRun(org, 'Small_Chunks');
    await org.runJobs();
    expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
    expect(masked(names)).toBe(names.length * RECORDS);
    // The jobs behind the first trigger that started one.
    expect(batchJobs('MaskingBatch')).toBeGreaterThan(0);
    expect(batchJobs('Noop')).toBe(STARTS_JOB.length);
  });

  test('are all masked but the one whose trigger ends each transaction, which is listed', async () => {
    fill(NAMES);
    startRun(org, 'Small_Chunks');
    await org.runJobs();
    await passTime(90);
    expect(newestRun(org)).toMatchObject({ status: 'Completed With Errors', verification: 'Failed' });
    expect(masked(without(ENDS_TRANSACTION))).toBe((OBJECTS - 1) * RECORDS);
    expect(masked([ENDS_TRANSACTION])).toBe(0);
    expect(new Set(openFailures(org).map((failure) => failure.split(' ')[0]))).toEqual(new Set([ENDS_TRANSACTION]));
  });

  test('are masked when the platform loses their batch job, and each value is counted once', async () => {
    fill(CALM);
    startRun(org, 'Small_Chunks');
    await org.runJobs({ until: () => masked(CALM) > 0 });
    org.runAnonymous(`
      for (AsyncApexJob job : [SELECT Id FROM AsyncApexJob WHERE ApexClass.Name = 'GroupedBatch' AND CompletedDate = NULL]) {
        System.abortJob(job.Id);
      }
    `);
    await org.runJobs();
    expect(newestRun(org)!.status).toBe('Running');
    await passTime(60);
    expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
    expect(masked(CALM)).toBe(CALM.length * RECORDS);
    expect(countedValues()).toEqual(CALM.map((name) => [name, RECORDS]));
  });

  test('are masked by the resumed run when the one before was aborted between their transactions', async () => {
    fill(CALM);
    startRun(org, 'Small_Chunks');
    await org.runJobs({ until: () => masked(CALM) > 0 });
    org.runAnonymous(`RunControl.abort('${newestRun(org)!.id}');`);
    await org.runJobs();
    expect(masked(CALM)).toBeLessThan(CALM.length * RECORDS);
    org.runAnonymous(`RunControl.resume('${newestRun(org)!.id}');`);
    await org.runJobs();
    expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed', failed: 0, residue: 0 });
    expect(masked(CALM)).toBe(CALM.length * RECORDS);
    expect(countedValues()).toEqual(CALM.map((name) => [name, RECORDS]));
  });
});
