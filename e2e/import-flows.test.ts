/** Records that an integration writes between two runs, masked by the flow templates of the package and by a trigger. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { diskFiles, readShape } from 'local-org/project';
import { rows } from '../scripts/demo/story/records.ts';
import { startRun } from './acceptance/lib/continue.ts';
import { makeAdminOperator } from './acceptance/lib/permission-users.ts';

const TEMPLATES = path.join('force-app', 'main', 'entry', 'flows');
const OBJECTS = ['Account', 'Case', 'Contact', 'Lead'];
const PROJECT = path.join('e2e', 'import-flows');
const MASKED = /-\d{16}@mail\.sandbox\.invalid$/;
const REAL = 'jane.doe@example.com';

let dir: string;
let org: Org;

const template = (object: string): string =>
  readFileSync(path.join(TEMPLATES, `Mask_Imported_${object}.flow-meta.xml`), 'utf8');

/** What an administrator gets with Save As and Activate. */
function activeCopies(): string {
  const copies = path.join(dir, 'copies');
  cpSync(PROJECT, copies, { recursive: true });
  mkdirSync(path.join(copies, 'main', 'flows'));
  for (const object of OBJECTS)
    writeFileSync(
      path.join(copies, 'main', 'flows', `Active_${object}.flow-meta.xml`),
      template(object).replace('<status>Draft</status>', '<status>Active</status>'),
    );
  return copies;
}

function open(projects: readonly string[], shape = 'project'): Org {
  const opened = openOrg({
    projectDirs: ['.', ...projects],
    options: {
      isSandbox: true,
      sandboxName: 'uat',
      shape: readShape(path.join('config', `${shape}-scratch-def.json`), diskFiles),
    },
  });
  makeAdminOperator(opened);
  return opened;
}

/** From now on the administrator writes as the user of an integration. */
function becomeIntegration(target: Org): void {
  target.runAnonymous(`
    Id setId = [SELECT Id FROM PermissionSet WHERE Name = 'Masking_Import' WITH SYSTEM_MODE].Id;
    insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = setId);`);
}

const values = (soql: string, field: string): string[] => rows(org, soql).map((row) => String(row(field)));

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'import-flows-'));
  org = open([activeCopies()]);
}, 120_000);

afterAll(() => {
  org?.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('flow templates', () => {
  test('are inactive in the package, for contacts, leads, accounts and cases', () => {
    for (const object of OBJECTS) {
      expect(template(object)).toContain('<status>Draft</status>');
      expect(template(object)).toContain('<isTemplate>true</isTemplate>');
    }
    const bare = open([PROJECT]);
    becomeIntegration(bare);
    bare.runAnonymous(`insert new Contact(LastName = 'Doe', Email = '${REAL}');`);
    expect(rows(bare, 'SELECT Email FROM Contact').map((row) => row('Email'))).toEqual([REAL]);
    bare.close();
  });

  test('leave the records of other users as they are', () => {
    org.runAnonymous(`
      insert new Contact(LastName = 'Other', Email = '${REAL}', Second_Email__c = '${REAL}');
      insert new Visit__c(Visitor_Email__c = '${REAL}');`);
    expect(values('SELECT Email FROM Contact', 'Email')).toEqual([REAL]);
    expect(values('SELECT Visitor_Email__c FROM Visit__c', 'Visitor_Email__c')).toEqual([REAL]);
    org.runAnonymous('delete [SELECT Id FROM Contact]; delete [SELECT Id FROM Visit__c];');
  });

  test('mask every Email field and every field under a rule, two hundred records at once', () => {
    becomeIntegration(org);
    org.runAnonymous(`
      List<Contact> people = new List<Contact>();
      for (Integer i = 0; i < 200; i++) {
        people.add(new Contact(LastName = 'Doe', Email = 'person' + i + '@example.com', Second_Email__c = 'second' + i + '@example.com',
          Description = 'Call ' + i + ': person' + i + '@example.com', Title = 'Buyer'));
      }
      insert people;
      insert new Lead(LastName = 'Doe', Company = 'Acme', Email = '${REAL}');
      insert new Case(SuppliedEmail = '${REAL}', SuppliedName = 'Jane');
      insert new Account(Name = 'Acme');`);
    const contacts = rows(org, 'SELECT Email, Second_Email__c, LastName, Description, Title FROM Contact');
    expect(contacts).toHaveLength(200);
    for (const row of contacts) {
      expect(row('Email')).toMatch(MASKED);
      expect(row('Second_Email__c')).toMatch(MASKED);
      expect(row('LastName')).not.toBe('Doe');
      expect(row('Description')).toMatch(new RegExp(`^Call \\d+: ${String(row('Email'))}$`));
      expect(row('Title')).toBe('Buyer');
    }
    expect(new Set(contacts.map((row) => row('Email'))).size).toBe(200);
    const [lead] = values('SELECT Email FROM Lead', 'Email');
    expect(lead).toMatch(MASKED);
    expect(values('SELECT SuppliedEmail FROM Case', 'SuppliedEmail')).toEqual([lead]);
    expect(values('SELECT Name FROM Account', 'Name')).toEqual(['Acme']);
  });

  test('mask what a later change writes, and nothing that it leaves', () => {
    org.runAnonymous(
      `update new Contact(Id = [SELECT Id FROM Contact LIMIT 1].Id, Second_Email__c = 'late@example.com');`,
    );
    expect(
      values("SELECT Second_Email__c FROM Contact WHERE Second_Email__c LIKE '%example.com'", 'Second_Email__c'),
    ).toEqual([]);
  });

  test('write the values of a run', async () => {
    const stored = (): string[] =>
      rows(org, 'SELECT Id, Email, Second_Email__c, LastName, Description FROM Contact ORDER BY Id').map((row) =>
        ['Id', 'Email', 'Second_Email__c', 'LastName', 'Description'].map(row).join(),
      );
    const imported = stored();
    expect(imported).toHaveLength(200);
    startRun(org, 'Default');
    await org.runJobs();
    expect(rows(org, 'SELECT Status__c FROM Masking_Run__c')).toHaveLength(1);
    expect(stored()).toEqual(imported);
  });

  test('mask person accounts', () => {
    const people = open([path.join(dir, 'copies')], 'person-accounts');
    becomeIntegration(people);
    people.runAnonymous(`insert new Account(LastName = 'Doe', PersonEmail = '${REAL}');`);
    expect(rows(people, 'SELECT PersonEmail FROM Account').map((row) => row('PersonEmail'))).toEqual([
      expect.stringMatching(MASKED),
    ]);
    people.close();
  });
});

describe('a trigger of a custom object', () => {
  test('masks before the save', () => {
    org.runAnonymous(`
      insert new Visit__c(Visitor_Email__c = '${REAL}');
      Visit__c visit = [SELECT Id FROM Visit__c];
      update new Visit__c(Id = visit.Id, Visitor_Email__c = 'second@example.com');`);
    const [visit] = values('SELECT Visitor_Email__c FROM Visit__c', 'Visitor_Email__c');
    expect(visit).toMatch(MASKED);
  });
});
