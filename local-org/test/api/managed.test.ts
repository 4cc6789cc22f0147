/** A managed package as its subscriber sees it: names with the namespace, only what is global, nothing that is protected. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, installedPackage, uninstall } from '../../src/org/install.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { serve, type RunningServer } from '../../src/api/server.ts';
import { deployer } from './deployer.ts';
import { clientOf, query, type Client, type Json } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://soap.sforce.com/2006/04/metadata">${content}</${root}>`;
const object = (name: string, content: string): string =>
  xml('CustomObject', `<label>${name}</label><pluralLabel>${name}s</pluralLabel>${content}`);
const textNode = (name: string): string =>
  `<fullName>${name}</fullName><label>${name}</label><type>Text</type><length>40</length>`;
const text = (name: string): string => xml('CustomField', textNode(name));
const NAME =
  '<nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel><deploymentStatus>Deployed</deploymentStatus>';

const sources = (version: string): Record<string, string> => ({
  'pkg/sfdx-project.json': JSON.stringify({
    namespace: 'acme',
    packageDirectories: [{ path: 'app', default: true, versionNumber: version }],
  }),
  'pkg/app/objects/Crate__c/Crate__c.object-meta.xml': object('Crate', NAME),
  'pkg/app/objects/Crate__c/fields/Mark__c.field-meta.xml': text('Mark__c'),
  'pkg/app/objects/Safe__c/Safe__c.object-meta.xml': object(
    'Safe',
    '<customSettingsType>Hierarchy</customSettingsType><visibility>Protected</visibility>',
  ),
  'pkg/app/objects/Safe__c/fields/Code__c.field-meta.xml': text('Code__c'),
  'pkg/app/objects/Rule__mdt/Rule__mdt.object-meta.xml': object('Rule', '<visibility>Public</visibility>'),
  'pkg/app/customMetadata/Rule.Open.md-meta.xml': xml(
    'CustomMetadata',
    '<label>Open</label><protected>false</protected>',
  ),
  'pkg/app/customMetadata/Rule.Hidden.md-meta.xml': xml(
    'CustomMetadata',
    '<label>Hidden</label><protected>true</protected>',
  ),
  'pkg/app/classes/Packer.cls': `global class Packer {
    global static Integer dynamic() { return Database.countQuery('SELECT COUNT() FROM Crate__c WHERE Mark__c != null'); }
    global static void fails() { throw new IllegalArgumentException('no'); }
    global static Integer weigh(Weighing weighing) { return weighing.weigh('none') + 0 * Database.countQuery('SELECT COUNT() FROM Crate__c'); }
    global static Integer boxes() { return Shelf.count() + [SELECT COUNT() FROM Crate__c]; }
    public static void secret() { }
    global class Label { global String text; public String hidden; }
  }`,
  'pkg/app/classes/Weighing.cls': 'global interface Weighing { Integer weigh(String what); }',
  'pkg/app/classes/Shelf.cls':
    'public class Shelf { public static Integer count() { return Rule__mdt.getAll().size(); } }',
  'pkg/app/classes/Crates.cls': `@RestResource(urlMapping='/crates') global class Crates { @HttpGet global static String get() { return Safe__c.getOrgDefaults().Code__c; } }`,
  'pkg/app/classes/Setup.cls': `global class Setup implements InstallHandler, UninstallHandler {
    global void onInstall(InstallContext context) {
      insert new Crate__c(Name = context.isUpgrade() ? 'upgraded from ' + context.previousVersion().major() : 'first', Mark__c = UserInfo.getUserId());
      Safe__c safe = Safe__c.getOrgDefaults();
      safe.Code__c = '1234';
      upsert safe;
      if (context.isUpgrade() && context.previousVersion().major() == 2) throw new IllegalArgumentException('Not from there');
    }
    global void onUninstall(UninstallContext context) { insert new Account(Name = 'gone'); }
  }`,
});

const folder = mkdtempSync(path.join(tmpdir(), 'local-org-managed-'));
const file = path.join(folder, 'org.db');
const project = path.join(folder, 'pkg');
function open(version: string, asPackage = true): Org {
  for (const [name, content] of Object.entries(sources(version))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return openOrg({
    ...(asPackage ? { project } : { projectDirs: [] }),
    file,
    managed: asPackage,
    cacheDir: null,
  });
}
const fails = (work: () => unknown): string => {
  try {
    work();
    return 'did not fail';
  } catch (error) {
    return (error as Error).message;
  }
};

let org: Org;
let server: RunningServer;
let api: Client;
const faults: unknown[] = [];

beforeAll(async () => {
  org = open('1.2.0.NEXT');
  install(org, 'Setup');
  server = await serve({
    org,
    port: 0,
    sources: { folders: [project], namespace: undefined, cacheDir: folder },
    report: (error) => faults.push(error),
  });
  api = clientOf(server);
}, 60_000);

afterAll(async () => {
  await server.close();
  org.close();
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

const anonymous = (code: string): string => fails(() => org.runAnonymous(code));

describe('a managed package', () => {
  it('is known by its namespace only', async () => {
    expect(installedPackage(org)).toEqual({ namespace: 'acme', version: '1.2.0.1' });
    expect((await api('GET', query('SELECT Name, acme__Mark__c FROM acme__Crate__c'))).json.records).toMatchObject([
      { attributes: { type: 'acme__Crate__c' }, Name: 'first', acme__Mark__c: org.host.autoprocId },
    ]);
    expect((await api('GET', query('SELECT Id FROM Crate__c'))).json[0].errorCode).toBe('INVALID_TYPE');
    expect((await api('GET', query('SELECT Mark__c FROM acme__Crate__c'))).json[0].errorCode).toBe('INVALID_FIELD');
    expect((await api('POST', '/sobjects/acme__Crate__c', { Name: 'x', Mark__c: 'y' })).status).toBe(400);
    expect((await api('POST', '/sobjects/acme__Crate__c', { Name: 'x', acme__Mark__c: 'y' })).status).toBe(201);
    expect((await api('GET', '/sobjects/Crate__c/describe')).status).toBe(404);
    const { fields } = (await api('GET', '/sobjects/acme__Crate__c/describe')).json;
    expect(fields.map((field: { name: string }) => field.name)).toContain('acme__Mark__c');
    expect((await api('GET', '/services/apexrest/crates')).status).toBe(404);
    expect((await api('GET', '/services/apexrest/acme/crates')).json).toBe('1234');
    expect((await api('GET', query('SELECT QualifiedApiName FROM acme__Rule__mdt'))).json.records).toMatchObject([
      { QualifiedApiName: 'acme__Open' },
    ]);
  });

  it('shows code from outside what is global, and nothing else', () => {
    expect(
      anonymous(
        'Assert.areEqual(4, acme.Packer.boxes()); acme.Packer.Label l = new acme.Packer.Label(); l.text = null;',
      ),
    ).toBe('did not fail');
    expect(anonymous('Packer.boxes();')).toContain('Variable does not exist: Packer');
    expect(anonymous('acme.Packer.secret();')).toContain('Method is not visible');
    expect(anonymous('acme.Shelf.count();')).toContain('not visible');
    expect(anonymous('String s = new acme.Packer.Label().hidden;')).toContain('Variable is not visible');
    expect(anonymous('Crate__c c;')).toContain('Invalid type: Crate__c');
    expect(anonymous('acme__Crate__c c = new acme__Crate__c(acme__Mark__c = null);')).toBe('did not fail');
    expect(anonymous('acme__Crate__c c = new acme__Crate__c(Mark__c = null);')).toContain(
      'Field does not exist: Mark__c',
    );
  });

  it('hides what it protects', async () => {
    expect(anonymous('acme__Safe__c s;')).toContain('Invalid type: acme__Safe__c');
    expect((await api('GET', query('SELECT acme__Code__c FROM acme__Safe__c'))).json[0].errorCode).toBe('INVALID_TYPE');
    expect((await api('GET', '/sobjects/acme__Safe__c/describe')).status).toBe(404);
    const { sobjects } = (await api('GET', '/sobjects')).json;
    const names = sobjects.map((item: { name: string }) => item.name);
    expect([names.includes('acme__Crate__c'), names.includes('acme__Safe__c')]).toEqual([true, false]);
    expect(
      (await api('GET', query("SELECT Id FROM acme__Rule__mdt WHERE DeveloperName = 'Hidden'"))).json.totalSize,
    ).toBe(0);
    expect((await api('GET', query("SELECT Body FROM ApexClass WHERE Name = 'Shelf'"))).json.records).toMatchObject([
      { Body: '(hidden)' },
    ]);
  });

  it('has code, objects, fields and records of its subscriber next to it, each in its own namespace context', async () => {
    const deploy = async (files: Record<string, string>, options: object = {}): Promise<Json> =>
      deployer(api).deploy(files, options);
    const failure = async (code: string): Promise<string> =>
      (await deploy({ 'classes/Wrong.cls': `public class Wrong { void go() { ${code} } }` })).details
        .componentFailures[0].problem;
    expect(await failure('acme.Packer.secret();')).toContain('Method is not visible');
    expect(await failure('acme.Shelf.count();')).toContain('not visible');
    expect(await failure('Packer.boxes();')).toContain('Variable does not exist: Packer');
    expect(await failure('Integer i = [SELECT COUNT() FROM Crate__c];')).toContain('Invalid type: Schema.Crate__c');
    expect(await failure('acme__Safe__c safe;')).toContain('Invalid type: acme__Safe__c');
    const done = await deploy(
      {
        'classes/Mine.cls': `public class Mine implements acme.Weighing {
          public Integer weigh(String what) { return [SELECT COUNT() FROM acme__Crate__c WHERE Size__c = 3 AND Box__r.Note__c = :what]; }
          public static Integer dynamic(String text) { return Database.countQuery(text); }
          public static Integer all() { return acme.Packer.boxes() + Shelf.five() + acme.Packer.weigh(new Mine()); }
        }`,
        // The package has a class of this name, too.
        'classes/Shelf.cls': 'public class Shelf { public static Integer five() { return 5; } }',
        'classes/MineTest.cls': `@IsTest private class MineTest { @IsTest static void works() {
          insert new acme__Crate__c(Name = 'tested', Size__c = 3, Box__c = made().Id);
          Assert.areEqual(1, new Mine().weigh('kept'));
          Assert.areEqual(1, Mine.dynamic('SELECT COUNT() FROM acme__Crate__c'));
          Assert.isTrue(Mine.all() > 5);
          Assert.areEqual('marked by mine', [SELECT acme__Mark__c FROM acme__Crate__c WHERE Name = 'tested'].acme__Mark__c);
        }
        static Box__c made() { Box__c box = new Box__c(Note__c = 'kept'); insert box; return box; } }`,
        'triggers/OnCrate.trigger':
          "trigger OnCrate on acme__Crate__c (before insert) { for (acme__Crate__c crate : Trigger.new) if (crate.Size__c == 3) crate.acme__Mark__c = 'marked by mine'; }",
        'objects/Box__c.object': object('Box', `${NAME}<fields>${textNode('Note__c')}</fields>`),
        'objects/acme__Crate__c.object': xml(
          'CustomObject',
          '<fields><fullName>Size__c</fullName><label>Size</label><type>Number</type><precision>4</precision><scale>0</scale></fields><fields><fullName>Box__c</fullName><label>Box</label><type>Lookup</type><referenceTo>Box__c</referenceTo><relationshipName>Crates</relationshipName></fields>',
        ),
        'customMetadata/acme__Rule.Own.md': xml('CustomMetadata', '<label>Own</label><protected>false</protected>'),
      },
      { testLevel: 'RunLocalTests' },
    );
    expect([done.details.componentFailures, done.details.runTestResult?.failures, done.status]).toEqual([
      [],
      [],
      'Succeeded',
    ]);
    // Only the subscriber's tests are local.
    expect(done.numberTestsCompleted).toBe(1);
    expect((await api('GET', query('SELECT QualifiedApiName FROM acme__Rule__mdt'))).json.records).toMatchObject([
      { QualifiedApiName: 'acme__Open' },
      { QualifiedApiName: 'Own' },
    ]);
    expect(
      (
        await api(
          'GET',
          query("SELECT NamespacePrefix, Body FROM ApexClass WHERE Name = 'Shelf' ORDER BY NamespacePrefix NULLS LAST"),
        )
      ).json.records,
    ).toMatchObject([
      { NamespacePrefix: 'acme', Body: '(hidden)' },
      { NamespacePrefix: null, Body: expect.stringContaining('five') },
    ]);
    const crates = org.query('SELECT Id FROM acme__Crate__c').length;
    expect(anonymous(`Assert.areEqual(${crates} + 3 + 5, Mine.all());`)).toBe('did not fail');
  });

  it('finds names of dynamic code in the namespace context of the caller', async () => {
    expect(anonymous("Database.query('SELECT Id FROM Crate__c');")).toContain(
      "sObject type 'Crate__c' is not supported",
    );
    expect(anonymous("Database.query('SELECT Mark__c FROM acme__Crate__c');")).toContain('No such column');
    expect(anonymous("Database.query('SELECT acme__Mark__c FROM acme__Crate__c');")).toBe('did not fail');
    expect(anonymous("Mine.dynamic('SELECT COUNT() FROM Crate__c');")).toContain("sObject type 'Crate__c'");
    expect(anonymous("new acme__Crate__c().put('Mark__c', 'x');")).toContain('Invalid field Mark__c');
    expect(
      anonymous(
        "Assert.isNull(Schema.getGlobalDescribe().get('Crate__c')); Assert.isNull(Schema.getGlobalDescribe().get('acme__Safe__c')); Assert.isNull(Type.forName('Packer')); Assert.isNotNull(Type.forName('acme.Packer'));",
      ),
    ).toBe('did not fail');
    // The package's own code finds its short names, also when others call it; and theirs are theirs again afterwards.
    expect(
      anonymous(
        "Assert.isTrue(acme.Packer.dynamic() > 0); try { acme.Packer.fails(); } catch (Exception e) { } Assert.isNull(Schema.getGlobalDescribe().get('Crate__c'));",
      ),
    ).toBe('did not fail');
  });

  it('is changed by nobody else', async () => {
    const failures = async (files: Record<string, string>): Promise<Json> =>
      (await deployer(api).deploy(files)).details.componentFailures;
    expect(await failures({ 'classes/acme__Shelf.cls': 'public class acme__Shelf {}' })).toMatchObject([
      { problem: expect.stringContaining('Cannot modify managed object') },
    ]);
    expect(
      await failures({
        'objects/acme__Crate__c.object': xml('CustomObject', `<fields>${textNode('acme__Mark__c')}</fields>`),
      }),
    ).toMatchObject([{ problem: expect.stringContaining('Cannot modify managed object') }]);
  });

  it('is upgraded, refuses and is put back, and goes with all it had', async () => {
    const used = fails(() => uninstall(org, null));
    expect(used).toMatch(/^in_use: .*ApexClass Mine.*CustomField acme__Crate__c.Size__c/);
    expect(used).not.toContain('Shelf');
    const removal = Object.entries({
      ApexClass: ['Mine', 'MineTest'],
      ApexTrigger: ['OnCrate'],
      CustomField: ['acme__Crate__c.Size__c', 'acme__Crate__c.Box__c'],
      CustomMetadata: ['acme__Rule.Own'],
    }).map(
      ([type, names]) =>
        `<types>${names.map((name) => `<members>${name}</members>`).join('')}<name>${type}</name></types>`,
    );
    const removed = await deployer(api).deploy({
      'destructiveChanges.xml': xml('Package', `${removal.join('')}<version>66.0</version>`),
    });
    expect([removed.details.componentFailures, removed.status]).toEqual([[], 'Succeeded']);
    await server.close();
    org.close();
    org = open('2.0.0.NEXT');
    expect(install(org, 'Setup')).toEqual({ namespace: 'acme', version: '2.0.0.1' });
    const names = (): unknown[] =>
      org
        .query('SELECT Name FROM acme__Crate__c ORDER BY CreatedDate, Name')
        .map((record) => record.values[org.host.schema.type('acme__Crate__c')!.field('Name')!.index]);
    expect(names()).toContain('upgraded from 1');
    const before = names().length;
    expect(fails(() => install(org, 'Setup'))).toContain('Not from there');
    expect([names().length, installedPackage(org)?.version]).toEqual([before, '2.0.0.1']);
    expect(fails(() => install(open2(), null))).toContain('older_version');
    uninstall(org, 'Setup');
    org.close();
    org = open('2.0.0.NEXT', false);
    expect(org.host.schema.type('acme__Crate__c')).toBeNull();
    expect(org.query("SELECT Id FROM Account WHERE Name = 'gone'")).toHaveLength(1);
    // What is the subscriber's stays.
    expect(org.query('SELECT Id FROM ApexClass')).toHaveLength(1);
    expect(fails(() => org.runAnonymous('Assert.areEqual(5, Shelf.five());'))).toBe('did not fail');
    server = await serve({
      org,
      port: 0,
      sources: { folders: [], namespace: undefined, cacheDir: folder },
      report: (error) => faults.push(error),
    });
  });
});

/** The same org with an older package. */
function open2(): Org {
  org.close();
  org = open('1.9.0.NEXT');
  return org;
}
