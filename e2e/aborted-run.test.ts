/** A run that is aborted in the middle reports what it did until then. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES } from './acceptance/lib/orgs.ts';
import { newestRun } from './acceptance/lib/snapshot.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

jest.setTimeout(120_000);

const CONTACTS = 2000;

let org: Org;

afterEach(() => org.close());

const masked = (): number => org.query("SELECT Id FROM Contact WHERE Email LIKE '%.invalid'").length;

/** An org whose contacts are masked in small chunks. */
function openContacts(): void {
  org = openOrg({ projectDirs: ['.', ACCEPTANCE_RULES], options: { isSandbox: true, sandboxName: 'uat' } });
  createKeys(org);
  org.runAnonymous(`
    List<Contact> people = new List<Contact>();
    for (Integer i = 0; i < ${CONTACTS}; i++) people.add(new Contact(LastName = 'Person ' + i, Email = 'p' + i + '@example.com'));
    insert people;
  `);
}

/** Counts of the address of contacts, and those of the run. */
const countsOf = (runId: string): object => {
  const counts = (object: string, where: string, fields: readonly string[]): unknown[] => {
    const [row] = rows(org, `SELECT ${fields.join(', ')} FROM ${object} WHERE ${where}`);
    return fields.map((field) => Number(row!(field)));
  };
  return {
    contacts: counts(
      'Masking_Audit_Entry__c',
      `Run__c = '${runId}' AND Object_Name__c = 'Contact' AND Field_Name__c = 'Email'`,
      ['Scanned__c', 'Masked__c', 'Already_Masked__c'],
    ),
    run: counts('Masking_Run__c', `Id = '${runId}'`, ['Values_Masked__c', 'Values_Already_Masked__c']),
  };
};

test('a run that is resumed counts each value once', async () => {
  openContacts();
  startRun(org, 'Small_Chunks');
  await org.runJobs();
  const undisturbed = countsOf(newestRun(org)!.id);
  org.close();
  openContacts();
  startRun(org, 'Small_Chunks');
  while (masked() < CONTACTS / 4 && org.stepJobs()) continue;
  const { id } = newestRun(org)!;
  org.runAnonymous(`RunControl.abort('${id}');`);
  await org.runJobs();
  expect(masked()).toBeLessThan(CONTACTS);
  org.runAnonymous(`RunControl.resume('${id}');`);
  await org.runJobs();
  expect(masked()).toBe(CONTACTS);
  expect(countsOf(id)).toEqual(undisturbed);
});

test('an aborted run sums up the records that it changed, also those of the job that was stopped', async () => {
  openContacts();
  startRun(org, 'Small_Chunks');
  while (masked() < CONTACTS / 4 && org.stepJobs()) continue;
  const run = newestRun(org)!;
  expect(masked()).toBeLessThan(CONTACTS);
  org.runAnonymous(`RunControl.abort('${run.id}');`);
  expect(newestRun(org)!.status).toBe('Aborted');
  await org.runJobs();
  const aborted = newestRun(org)!;
  // Records of other objects, the user's own among them, are changed as well.
  expect(aborted.changed).toBeGreaterThanOrEqual(masked());
  expect(aborted.valuesMasked).toBeGreaterThanOrEqual(aborted.changed);
  expect(aborted.scanned).toBeGreaterThanOrEqual(aborted.changed);
  const [entry] = rows(
    org,
    "SELECT Masked__c FROM Masking_Audit_Entry__c WHERE Object_Name__c = 'Contact' AND Field_Name__c = 'Email'",
  );
  expect(Number(entry!('Masked__c'))).toBe(masked());
});
