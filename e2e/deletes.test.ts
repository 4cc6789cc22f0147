/** Rules that delete what nobody can change, in an org that lets them and in one that does not. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { maskUsers } from '../scripts/demo/data/mask-users.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { ACCEPTANCE_RULES, DELETABLE_HISTORY } from './acceptance/lib/orgs.ts';
import { newestRun } from './acceptance/lib/snapshot.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

jest.setTimeout(60_000);

let org: Org;

function open(...more: readonly string[]): void {
  org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, ...more],
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  createKeys(org);
  maskUsers(org);
  org.runAnonymous(`
    insert new Contact(LastName = 'Doe', Email = 'jane@example.com');
    insert new List<Task>{
      new Task(Subject = 'Old call', Status = 'Completed', Description = 'Call jane@example.com'),
      new Task(Subject = 'Deleted call', Status = 'Completed', Description = 'Call jane@example.com'),
      new Task(Subject = 'Next call', Status = 'Not Started')
    };
    delete [SELECT Id FROM Task WHERE Subject = 'Deleted call'];
  `);
  org.systemRows.update('Task', org.systemRows.find('Task', { Subject: 'Old call' })!, { IsArchived: 1 });
  org.systemRows.insert(
    'ContactHistory',
    {
      ContactId: org.query('SELECT Id FROM Contact')[0].id!,
      Field: 'Email',
      OldValue: 'jane@example.com',
      NewValue: null,
    },
    org.adminId,
  );
}

afterEach(() => org.close());

const failures = (): string[] =>
  rows(org, 'SELECT Object_Name__c, Reason_Code__c FROM Masking_Failure__c').map((row) =>
    [row('Object_Name__c'), row('Reason_Code__c')].join(' '),
  );

test('archived records, deleted ones and field history go for good', async () => {
  open(DELETABLE_HISTORY);
  startRun(org, 'With_Deletes');
  await org.runJobs();
  expect(failures()).toEqual([]);
  expect(rows(org, 'SELECT Subject FROM Task ALL ROWS').map((row) => row('Subject'))).toEqual(['Next call']);
  expect(org.query('SELECT Id FROM ContactHistory ALL ROWS')).toEqual([]);
  expect(newestRun(org)).toMatchObject({ status: 'Completed', verification: 'Passed' });
});

test('field history that the org lets nobody delete is reported before, listed after, and does not stop the run', async () => {
  open();
  startRun(org, 'With_Deletes');
  await org.runJobs();
  const [run] = rows(org, 'SELECT Status__c, Reason_Code__c, Preflight__c FROM Masking_Run__c');
  expect([run('Status__c'), run('Reason_Code__c')]).toEqual(['Completed With Errors', null]);
  expect(String(run('Preflight__c'))).toContain('delete_refused');
  // Verification finds the address besides.
  expect(failures().sort()).toEqual(['ContactHistory delete_not_allowed', 'ContactHistory still_real']);
  expect(rows(org, 'SELECT Email FROM Contact').map((row) => String(row('Email')))).toEqual([
    expect.stringMatching(/\.invalid$/),
  ]);
});
