/** Addresses that the org itself sends from: configuration, left by default and listed, masked when a rule includes them. */
import { afterEach, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { newestRun } from './acceptance/lib/snapshot.ts';
import { assign, createKeys } from './acceptance/lib/permission-users.ts';

const SENDER = 'service@acme.com';
const ERRORS = 'errors@acme.com';
const MASKED = /@mail\.[^@]*\.invalid$/;

let org: Org;

afterEach(() => org?.close());

function openSandbox(): void {
  org = openOrg({
    projectDirs: ['.'],
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  createKeys(org);
  assign(org, org.adminId, 'Masking_Administrator');
  org.runAnonymous(`
    insert new OrgWideEmailAddress(Address = '${SENDER}', DisplayName = 'Service', IsAllowAllProfiles = true, Purpose = 'UserSelection');
    insert new EmailServicesFunction(FunctionName = 'Cases', IsErrorRoutingEnabled = true, ErrorRoutingAddress = '${ERRORS}');
    insert new Contact(LastName = 'Doe', Email = 'jane.doe@customer.com');`);
}

async function mask(): Promise<void> {
  startRun(org, 'Default');
  await org.runJobs();
}

const valueOf = (object: string, field: string): unknown =>
  rows(org, `SELECT ${field} FROM ${object}`).map((row) => row(field))[0];

/** Coverage, reason and residue of a field in the audit trail of the newest run. */
function entryOf(object: string, field: string): readonly unknown[] {
  const [row] = rows(
    org,
    `SELECT Coverage__c, Reason__c, Residue__c, Failed__c FROM Masking_Audit_Entry__c
     WHERE Run__c = :run AND Object_Name__c = :object AND Field_Name__c = :field AND Coverage__c != NULL`,
    { run: newestRun(org)!.id, object, field },
  );
  return [row!('Coverage__c'), row!('Reason__c'), Number(row!('Residue__c') ?? 0), Number(row!('Failed__c') ?? 0)];
}

test('addresses of the org itself are left and listed, and the run ends green', async () => {
  openSandbox();
  await mask();
  expect(newestRun(org)).toMatchObject({ status: 'Completed', residue: 0 });
  expect(newestRun(org)!.verification).toMatch(/^Passed/);
  expect([valueOf('OrgWideEmailAddress', 'Address'), valueOf('EmailServicesFunction', 'ErrorRoutingAddress')]).toEqual([
    SENDER,
    ERRORS,
  ]);
  for (const [object, field] of [
    ['OrgWideEmailAddress', 'Address'],
    ['EmailServicesFunction', 'ErrorRoutingAddress'],
  ])
    expect(entryOf(object!, field!)).toEqual(['Opted Out', expect.stringContaining('is configuration'), 0, 0]);
});

test('what the page includes in one step is masked and verified, and nothing else of the configuration', async () => {
  openSandbox();
  org.runAnonymous(`CoverageController.maskAgain('Default', 'OrgWideEmailAddress', 'Address');`);
  await org.runJobs();
  await mask();
  expect(newestRun(org)).toMatchObject({ status: 'Completed', residue: 0 });
  expect(valueOf('OrgWideEmailAddress', 'Address')).toMatch(MASKED);
  expect(entryOf('OrgWideEmailAddress', 'Address')).toEqual(['Masked', null, 0, 0]);
  expect(valueOf('EmailServicesFunction', 'ErrorRoutingAddress')).toBe(ERRORS);
});
