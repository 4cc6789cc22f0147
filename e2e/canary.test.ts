/**
 * Values nobody else would write are planted everywhere; rules of every kind, failures, exports and previews follow. What the
 * package wrote meanwhile (records, messages of jobs, debug lines, mail, files) must hold none of them.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

const CANARY = /kanarie|8675309/i;

const PLANT = `
  Account company = new Account(Name = 'Kanarie GmbH', Website = 'https://kanarie.example', Phone = '+1 415 867 5309');
  insert company;
  List<Contact> people = new List<Contact>();
  for (String fate : new List<String>{ 'masked', 'refused', 'refused field', 'thrown', 'masked' }) {
    people.add(new Contact(
      AccountId = company.Id, Department = fate, FirstName = 'Kanarie', LastName = 'Kanarienvogel' + people.size(),
      Email = 'kanarie' + people.size() + '@birds.example', Phone = '+1 415 867 5309', MobilePhone = '8675309',
      Title = 'Kanarie in chief', MailingStreet = 'Kanarie Lane 1', MailingCity = 'Kanarie', MailingPostalCode = '8675309',
      Description = 'Write to kanarie@birds.example or mailto:kanarie%40birds.example',
      EmailBouncedReason = 'no mailbox kanarie@birds.example'
    ));
  }
  people[4].Description = 'note ' + '7'.repeat(900) + 'x-' + '7'.repeat(900) + ' of kanarie@birds.example';
  insert people;
  insert new Lead(FirstName = 'Kanarie', LastName = 'Kanarienvogel', Company = 'Kanarie', Email = 'kanarie@birds.example',
    Description = 'Kanarie says hello');
  insert new Case(SuppliedEmail = 'kanarie@birds.example', SuppliedName = 'Kanarie', Subject = 'From kanarie@birds.example',
    Description = 'I am kanarie@birds.example');
  insert new Task(Subject = 'Call kanarie@birds.example', Description = 'or kanarie2@birds.example');
  insert new EmailMessage(ToAddress = 'kanarie@birds.example', Subject = 'Kanarie', TextBody = 'Dear Kanarie', Status = '3');
  insert new ContactPointEmail(EmailAddress = 'kanarie@birds.example', EmailMailBox = 'kanarie', EmailDomain = 'birds.example');
  Contact gone = new Contact(LastName = 'Kanarie', Email = 'kanarie-gone@birds.example');
  insert gone;
  delete gone;
`;

/** Rules of every kind, saved as an administrator's app would. */
const RULES = `
  Masking_Rule_Set__mdt ruleSet = new Masking_Rule_Set__mdt(
    DeveloperName = 'Canary', MasterLabel = 'Canary', Masked_Domain__c = 'mail.sandbox.invalid', Batch_Size__c = 200,
    Is_Active__c = true, Is_Default__c = false, Verify_After_Run__c = true, Drift_Policy__c = 'Mask Anyway', Key_Policy__c = 'Stable',
    Allows_Deletes__c = true
  );
  List<Masking_Rule__mdt> rules = new List<Masking_Rule__mdt>();
  for (String objectName : new List<String>{ 'Account', 'Case', 'Contact', 'Lead' }) {
    rules.addAll(RuleTemplates.rulesFor(objectName));
  }
  List<Masking_Rule__mdt> kept = new List<Masking_Rule__mdt>();
  for (Masking_Rule__mdt rule : rules) {
    if (rule.DeveloperName != 'Contact_Description') {
      kept.add(rule);
    }
  }
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Company', MasterLabel = 'Company', Target_Kind__c = 'Personal Data Field',
    Object_Name__c = 'Account', Field_Name__c = 'Name', Method__c = 'Company', Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Site', MasterLabel = 'Site', Target_Kind__c = 'Personal Data Field',
    Object_Name__c = 'Account', Field_Name__c = 'Website', Method__c = 'Web Address', Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Titles', MasterLabel = 'Titles', Target_Kind__c = 'Personal Data Field',
    Object_Name__c = 'Contact', Field_Name__c = 'Title', Method__c = 'Token', Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Texts', MasterLabel = 'Texts', Target_Kind__c = 'Text Pattern',
    Object_Name__c = 'Task', Field_Name__c = '*', Pattern__c = '{addresses}', Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Notes', MasterLabel = 'Notes', Target_Kind__c = 'Text Pattern',
    Object_Name__c = 'Contact', Field_Name__c = 'Description', Pattern__c = '[\\\\dx]+x-\\\\d+', Sort_Order__c = 1, Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Addresses', MasterLabel = 'Addresses', Target_Kind__c = 'Text Pattern',
    Object_Name__c = 'Contact', Field_Name__c = 'Description', Pattern__c = '{addresses}', Sort_Order__c = 2, Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Messages', MasterLabel = 'Messages', Target_Kind__c = 'Delete Records',
    Object_Name__c = 'EmailMessage', Method__c = 'Delete', Is_Active__c = true));
  kept.add(new Masking_Rule__mdt(DeveloperName = 'Bin', MasterLabel = 'Bin', Target_Kind__c = 'Delete Records',
    Object_Name__c = '*', Method__c = 'Empty Recycle Bin', Is_Active__c = true));
  RuleSetWriter.save(ruleSet, kept);
`;

const ADMIN = `
  insert as system new PermissionSetAssignment(
    AssigneeId = UserInfo.getUserId(),
    PermissionSetId = [SELECT Id FROM PermissionSet WHERE Name = 'Masking_Administrator' WITH SYSTEM_MODE].Id
  );
`;

/** What the package hands out: audit file, table, progress, preflight. */
const HANDED_OUT = `
  for (Masking_Run__c run : [SELECT Id FROM Masking_Run__c WITH SYSTEM_MODE]) {
    for (Object text : new List<Object>{ AuditFile.write(run.Id), AuditCsv.of(run.Id), RunProgress.of(run.Id) }) {
      System.debug(text instanceof String ? text : JSON.serialize(text));
    }
  }
`;

const START = (dry: boolean): string => `
  MaskingRequest request = new MaskingRequest(StartSource.MANUAL).withRuleSet('Canary');
  request.isDryRun = ${dry};
  StartResult result = MaskingService.start(request);
  System.assert(result.isAccepted, result.message);
`;

let dir: string;
let production: Org;
let sandbox: Org;
let before: ReadonlySet<string>;
const debugLines: string[] = [];
const keepDebugLines = (org: Org): void => {
  org.observe(({ log }) => debugLines.push(...log.map(({ message }) => message)));
};

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'canary-'));
  production = openOrg({
    projectDirs: ['.', path.join('e2e', 'canary')],
    file: path.join(dir, 'production.org'),
  });
  keepDebugLines(production);
  createKeys(production);
  production.runAnonymous(ADMIN);
  production.runAnonymous(PLANT);
  production.runAnonymous(RULES);
  await production.runJobs();
  sandbox = production.refreshInto(path.join(dir, 'sandbox.org'), { sandboxName: 'canary' });
  keepDebugLines(sandbox);
  before = placesOf(sandbox);
  for (const dry of [true, false]) {
    sandbox.runAnonymous(START(dry));
    await sandbox.runJobs();
  }
  sandbox.runAnonymous(`for (Masking_Run__c run : [SELECT Id FROM Masking_Run__c WHERE Is_Dry_Run__c = FALSE]) {
    RunControl.retry(run.Id);
  }`);
  await sandbox.runJobs();
  sandbox.runAnonymous("MaskingPreview.of('Canary', 'Contact', 200, null);");
  sandbox.runAnonymous(HANDED_OUT);
}, 120_000);

afterAll(() => {
  sandbox?.close();
  production?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Every location in the org that holds a canary: table, row, column. */
function placesOf(org: Org): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { table, columns, values } of org.data.everything())
    values.forEach((value, i) => {
      if (CANARY.test(textOf(value))) found.add(`${table} ${textOf(values[0])} ${columns[i]}`);
    });
  return found;
}

function textOf(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);
}

describe('canaries', () => {
  test('were planted, and the rules were saved in the org itself', () => {
    expect(before.size).toBeGreaterThan(50);
    expect(
      rows(production, 'SELECT State__c, Message__c FROM Masking_Rule_Save__c').map((row) => row('State__c')),
    ).toEqual(['Saved']);
  });

  test('the run met every kind of failure', () => {
    const [run] = rows(sandbox, 'SELECT Status__c, Records_Deleted__c FROM Masking_Run__c WHERE Is_Dry_Run__c = FALSE');
    expect([run('Status__c'), run('Records_Deleted__c')]).toEqual(['Completed With Errors', 2]);
    const reasons = rows(sandbox, 'SELECT Reason_Code__c FROM Masking_Failure__c').map((row) => row('Reason_Code__c'));
    expect(new Set(reasons)).toEqual(
      new Set([
        'FIELD_CUSTOM_VALIDATION_EXCEPTION',
        'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY',
        'redacted',
        'own_address',
        'not_confirmed',
      ]),
    );
  });

  test('stand nowhere where there was none before', () => {
    expect([...placesOf(sandbox)].filter((place) => !before.has(place))).toEqual([]);
  });

  test('are gone from every record but those the customer refused and what no rule is about', () => {
    const refused = rows(sandbox, "SELECT Id FROM Contact WHERE Department IN ('refused', 'refused field', 'thrown')");
    expect(refused.length).toBe(3);
    const left = [...placesOf(sandbox)].map((place) => place.replace(/ .* /, '.'));
    expect(new Set(left.filter((place) => !/^contact\./i.test(place)))).toEqual(new Set());
    expect(rows(sandbox, "SELECT FirstName, Email, Description FROM Contact WHERE Department = 'masked'").length).toBe(
      2,
    );
    for (const row of rows(
      sandbox,
      "SELECT FirstName, LastName, Email, Title, Description FROM Contact WHERE Department = 'masked'",
    ))
      for (const field of ['FirstName', 'LastName', 'Email', 'Title', 'Description'])
        expect(String(row(field))).not.toMatch(CANARY);
  });

  test('are in no debug line, mail, or file that was handed out', () => {
    expect(debugLines.length).toBeGreaterThan(4);
    expect(debugLines.filter((line) => CANARY.test(line))).toEqual([]);
    expect(sandbox.outbox().filter((mail) => CANARY.test(JSON.stringify(mail)))).toEqual([]);
  });
});
