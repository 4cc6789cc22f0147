/** `sf project retrieve start`, `sf org list metadata`, `sf org list metadata-types`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCliOrg, writeProject, type CliOrg } from '../lib/sf.ts';

let org: CliOrg;
let folder: string;
beforeAll(async () => {
  org = await startCliOrg();
  await org.login();
  ({ folder } = writeProject(org, 'project'));
}, 300_000);
afterAll(() => org.close(), 20_000);

test('source comes back in source format', async () => {
  const retrieved = await org.sf(
    [
      'project',
      'retrieve',
      'start',
      '-o',
      'local',
      '-m',
      'ApexClass:Totals',
      '-m',
      'CustomObject:Invoice__c',
      '-m',
      'PermissionSet:Clerk',
      '--json',
    ],
    {},
    folder,
  );
  expect(retrieved.json.result).toMatchObject({ success: true, messages: [] });
  const read = (file: string): string => readFileSync(path.join(folder, 'app', 'main', 'default', file), 'utf8');
  expect(read('classes/Totals.cls')).toContain('class Totals');
  expect(read('objects/Invoice__c/fields/Amount__c.field-meta.xml')).toContain('<fullName>Amount__c</fullName>');
  expect(read('permissionsets/Clerk.permissionset-meta.xml')).toContain('<object>Invoice__c</object>');
}, 300_000);

test('metadata is listed', async () => {
  const list = async (type: string): Promise<string[]> =>
    (await org.sf(['org', 'list', 'metadata', '-m', type, '--json'])).json.result.map(
      (item: { fullName: string }) => item.fullName,
    );
  expect(await list('PermissionSet')).toEqual(['Clerk']);
  expect(await list('CustomField')).toContain('Invoice__c.Amount__c');
  const types = await org.sf(['org', 'list', 'metadata-types', '--json']);
  expect(types.json.result.metadataObjects.map((item: { xmlName: string }) => item.xmlName)).toEqual(
    expect.arrayContaining(['ApexClass', 'CustomObject', 'Flow', 'LightningComponentBundle']),
  );
}, 300_000);
