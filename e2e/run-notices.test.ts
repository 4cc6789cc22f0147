/** People who are notified when a run has ended: a notification in the org and a mail, with what deliverability lets out. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

const REAL = 'jane.doe@customer.example';
const MAIL_TO = 'ops@acme.example';

let org: Org;

type Deliverability = 'all' | 'system';

async function mask(deliverability: Deliverability, users: string | null, addresses: string | null): Promise<string> {
  openSandbox(deliverability, users, addresses);
  org.runPostCopy(POST_COPY_CLASS);
  await org.runJobs();
  const [run] = rows(org, 'SELECT Status__c FROM Masking_Run__c');
  return String(run!('Status__c'));
}

function openSandbox(deliverability: Deliverability, users: string | null, addresses: string | null): void {
  org = openOrg({
    projectDirs: ['.'],
    options: { isSandbox: true, sandboxName: 'uat', deliverability },
  });
  const quoted = (text: string | null): string => (text === null ? 'null' : `'${text}'`);
  org.runAnonymous(`
    insert new Contact(LastName = 'Doe', Email = '${REAL}');
    insert as system new Masking_Options__c(SetupOwnerId = UserInfo.getOrganizationId(),
      Notify_Users__c = ${quoted(users)}, Notify_Addresses__c = ${quoted(addresses)});
    insert new OrgWideEmailAddress(Address = 'noreply@acme.example', DisplayName = 'Acme', IsAllowAllProfiles = true, Purpose = 'UserSelection');`);
  createKeys(org);
}

const problems = (): string[] =>
  rows(org, "SELECT Reason__c FROM Masking_Audit_Entry__c WHERE Method__c IN ('Notification', 'Mail')").map((row) =>
    String(row('Reason__c')),
  );

const admin = (): string => org.user(org.adminId)!.username;

afterEach(() => org?.close());

describe('when a run has ended', () => {
  test('nobody is notified unless somebody is named', async () => {
    expect(await mask('all', null, null)).toBe('Completed');
    expect(org.notifications()).toEqual([]);
    expect(org.outbox()).toEqual([]);
    expect(problems()).toEqual([]);
  });

  test('the people who are named get one notification and one mail, without a value of a record', async () => {
    const probe = openOrg({
      projectDirs: ['.'],
      options: { isSandbox: true, sandboxName: 'uat' },
    });
    const username = probe.user(probe.adminId)!.username;
    probe.close();
    expect(await mask('all', username.replace(/\.uat$/, ''), MAIL_TO)).toBe('Completed');
    expect(username).toBe(admin());
    const [bell, ...more] = org.notifications();
    expect(more).toEqual([]);
    expect(bell!.users).toEqual([org.adminId]);
    expect(bell!.type).toBe('Masking_Run_Ended');
    expect(bell!.title).toMatch(/^Masking run .+: Completed$/);
    expect(bell!.body).toContain('Sandbox uat: ');
    const [run] = rows(org, 'SELECT Id FROM Masking_Run__c');
    expect(bell!.targetId).toBe(run!('Id'));
    const [mail, ...others] = org.outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: [MAIL_TO], subject: bell!.title, delivered: true });
    expect(mail!.body).toContain(bell!.body);
    expect(mail!.body).toContain(String(run!('Id')));
    expect(JSON.stringify([bell, mail])).not.toContain(REAL);
    expect(problems()).toEqual([]);
  });

  test('a mail about a dry run states that nothing was changed, and what a run would mask', async () => {
    openSandbox('all', null, MAIL_TO);
    org.runAnonymous(`
      MaskingRequest request = new MaskingRequest(StartSource.POST_COPY).withRuleSet('Default');
      request.isDryRun = true;
      MaskingService.start(request);`);
    await org.runJobs();
    const [mail] = org.outbox();
    expect(mail!.subject).toMatch(/^Dry run .+: Completed$/);
    expect(mail!.body).toContain('Sandbox uat: nothing was changed. A run would mask 3 values and delete 0 records.');
    expect(mail!.body).not.toContain('masked');
  });

  test('a mail that deliverability stops is written in the audit trail, and the run is what it was', async () => {
    expect(await mask('system', 'nobody@acme.example', MAIL_TO)).toBe('Completed');
    expect(org.outbox().filter(({ delivered }) => delivered)).toEqual([]);
    const [first, second] = problems().sort();
    expect(first).toContain('Nobody was notified');
    expect(second).toContain('deliverability');
    expect(problems().join(' ')).not.toContain(MAIL_TO);
  });
});
