import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { apexOrg, column } from './apex-org.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-org-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SOURCES = {
  AfterCopy: `global class AfterCopy implements SandboxPostCopy {
    global AfterCopy() {}
    global void runApexClass(SandboxContext context) {
      insert new Account(Name = context.sandboxName() + ' ' + UserInfo.getUserType() + ' ' + (context.organizationId() == UserInfo.getOrganizationId()) + ' ' + (UserInfo.getSessionId() == null));
    }
  }`,
  Mailer: `public class Mailer implements Queueable {
    public void execute(QueueableContext context) { send(); }
    public static void send() {
      Messaging.SingleEmailMessage mail = new Messaging.SingleEmailMessage();
      mail.setToAddresses(new List<String>{ 'someone@example.com' });
      mail.setSubject('Hello');
      mail.setPlainTextBody('Text');
      Messaging.sendEmail(new List<Messaging.SingleEmailMessage>{ mail }, false);
    }
  }`,
};

describe('an org', () => {
  it('is refreshed into a sandbox as the platform does it', async () => {
    const production = apexOrg(SOURCES, { file: path.join(folder, 'production.db'), options: { myDomain: 'acme' } });
    production.runAnonymous("insert new Account(Name = 'copied'); System.enqueueJob(new Mailer()); Mailer.send();");
    expect(production.outbox().map(({ to, delivered, cause }) => [to, delivered, cause])).toEqual([
      [['someone@example.com'], true, 'Class.Mailer'],
    ]);

    const sandbox = production.refreshInto(path.join(folder, 'sandbox.db'), { sandboxName: 'Dev' });
    expect(sandbox.facts.isSandbox).toBe(true);
    expect(sandbox.facts.id).not.toBe(production.facts.id);
    expect(column(sandbox, 'SELECT IsSandbox FROM Organization', 'IsSandbox')).toEqual([true]);
    expect(column(sandbox, 'SELECT Name FROM Account', 'Name')).toEqual(['copied']);
    expect(column(sandbox, 'SELECT Id FROM AsyncApexJob', 'Id')).toEqual([]);
    expect(column(sandbox, "SELECT Username FROM User WHERE Alias = 'UUser'", 'Username')).toEqual([
      'admin@acme.example.dev',
    ]);
    expect(column(sandbox, "SELECT Email FROM User WHERE Alias = 'UUser'", 'Email')).toEqual(['admin@acme.example']);
    expect(column(sandbox, "SELECT Email FROM User WHERE Alias IN ('integ', 'sec') ORDER BY Alias", 'Email')).toEqual([
      'integration@example.com.invalid',
      'insightssecurity@example.com.invalid',
    ]);

    sandbox.runPostCopy('AfterCopy');
    expect(column(sandbox, "SELECT Name FROM Account WHERE Name LIKE 'Dev%'", 'Name')).toEqual([
      'Dev AutomatedProcess true true',
    ]);
    expect(
      sandbox.runAnonymous('System.debug(DomainParser.parse(URL.getOrgDomainUrl()).getSandboxName());').log[0]!.message,
    ).toBe('dev');

    sandbox.runAnonymous('Mailer.send();');
    expect(sandbox.outbox().map(({ delivered }) => delivered)).toEqual([false]);

    await production.runJobs();
    expect(production.outbox()).toHaveLength(2);
    expect(production.query('SELECT IsSandbox FROM Organization WHERE IsSandbox = true')).toEqual([]);
    sandbox.close();
    production.close();
  });

  it('that was closed in the middle of a batch goes on where it was', async () => {
    const file = path.join(folder, 'org.db');
    const sources = {
      Slow: `public class Slow implements Database.Batchable<SObject>, Database.Stateful {
        Integer total = 0;
        public Database.QueryLocator start(Database.BatchableContext c) { return Database.getQueryLocator([SELECT Id, Name FROM Account]); }
        public void execute(Database.BatchableContext c, List<Account> scope) { total += scope.size(); for (Account a : scope) { a.Site = a.Name; } update scope; }
        public void finish(Database.BatchableContext c) { insert new Contact(LastName = 'total ' + total); }
      }`,
    };
    const first = apexOrg(sources, { file });
    first.runAnonymous(
      "List<Account> all = new List<Account>(); for (Integer i = 0; i < 10; i++) { all.add(new Account(Name = 'A' + i)); } insert all; Database.executeBatch(new Slow(), 3);",
    );
    await first.runJobs({
      until: () => column(first, 'SELECT JobItemsProcessed FROM AsyncApexJob', 'JobItemsProcessed')[0] === 2,
    });
    first.close();
    const second = apexOrg(sources, { file });
    expect(column(second, 'SELECT Status FROM AsyncApexJob', 'Status')).toEqual(['Processing']);
    await second.runJobs();
    expect(column(second, 'SELECT LastName FROM Contact', 'LastName')).toEqual(['total 10']);
    expect(column(second, 'SELECT Id FROM Account WHERE Site = null', 'Id')).toEqual([]);
    second.close();
  });
});
