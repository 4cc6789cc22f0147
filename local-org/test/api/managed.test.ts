/** A managed package as its subscriber sees it: names with the namespace, only what is global, nothing that is protected. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install, installedPackage, uninstall } from '../../src/org/install.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { serve, type RunningServer } from '../../src/api/server.ts';
import { deployer } from './deployer.ts';
import { clientOf, query, type Client } from './server.ts';

// Deployments compile; a busy machine takes its time.
jest.setTimeout(60_000);

const xml = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://soap.sforce.com/2006/04/metadata">${content}</${root}>`;
const object = (name: string, content: string): string =>
  xml('CustomObject', `<label>${name}</label><pluralLabel>${name}s</pluralLabel>${content}`);
const text = (name: string): string =>
  xml('CustomField', `<fullName>${name}</fullName><label>${name}</label><type>Text</type><length>40</length>`);
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
    global static Integer boxes() { return Shelf.count() + [SELECT COUNT() FROM Crate__c]; }
    public static void secret() { }
    global class Label { global String text; public String hidden; }
  }`,
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
const open = (version: string, asPackage = true): Org =>
  openOrg({
    ...(asPackage ? { project: 'pkg' } : { projectDirs: [] }),
    files: memoryFiles(sources(version)),
    file,
    managed: asPackage,
    cacheDir: null,
  });
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
    sources: { folders: [], namespace: undefined, cacheDir: folder },
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
    expect(installedPackage(org.store)).toEqual({ namespace: 'acme', version: '1.2.0.1' });
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

  it('takes no code of somebody else into itself', async () => {
    const result = await deployer(api).deploy({ 'classes/Mine.cls': 'public class Mine {}' });
    expect(result.details.componentFailures).toMatchObject([
      { fullName: 'Mine', problem: 'Not implemented: deployment of ApexClass beside a managed package' },
    ]);
  });

  it('is upgraded, refuses and is put back, and goes with all it had', async () => {
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
    expect([names().length, installedPackage(org.store)?.version]).toEqual([before, '2.0.0.1']);
    expect(fails(() => install(open2(), null))).toContain('older_version');
    uninstall(org, 'Setup');
    org.close();
    org = open('2.0.0.NEXT', false);
    expect(org.host.schema.type('acme__Crate__c')).toBeNull();
    expect(org.query("SELECT Id FROM Account WHERE Name = 'gone'")).toHaveLength(1);
    expect(org.query('SELECT Id FROM ApexClass')).toHaveLength(0);
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
