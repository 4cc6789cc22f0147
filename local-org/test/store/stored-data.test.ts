/** What programs read and write in the file of an org, below queries and automation. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import '../../src/library/index.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';

let folder: string;
let org: Org;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  org = openOrg({ file: path.join(folder, 'one.org') });
});

afterEach(() => {
  org.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = (object: string): unknown[] => [...org.data.records(object, ['Name'])].flat();

describe('reading', () => {
  test('answers deleted records, and null for what is computed', () => {
    org.runAnonymous("insert new List<Account>{ new Account(Name = 'Here'), new Account(Name = 'Gone') };");
    org.runAnonymous("delete [SELECT Id FROM Account WHERE Name = 'Gone'];");
    expect(names('Account')).toEqual(['Here', 'Gone']);
    expect([...org.data.records('Account', ['Name', 'IsDeleted', 'BillingAddress'])]).toEqual([
      ['Here', 0, null],
      ['Gone', 1, null],
    ]);
    expect([org.data.count('Account'), org.data.count('Account', { IsDeleted: 1 })]).toEqual([2, 1]);
  });

  test('of an object that nothing was written to makes no table', () => {
    const tables = (): number => new Set([...org.data.everything()].map(({ table }) => table)).size;
    const before = tables();
    expect([names('Opportunity'), org.data.count('Opportunity')]).toEqual([[], 0]);
    expect(org.store.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'Opportunity'").row()).toBeUndefined();
    expect(tables()).toBe(before);
  });

  test('refuses unknown objects and fields by name', () => {
    expect(() => names('Nothing')).toThrow('The org has no object Nothing');
    expect(() => [...org.data.records('Account', ['Nothing'])]).toThrow('Account has no field Nothing');
    expect(() => org.data.count('Account', { BillingAddress: 'x' })).toThrow('Account.BillingAddress is not stored');
  });

  test('of everything names the columns of each row', () => {
    org.runAnonymous("insert new Account(Name = 'Here');");
    const row = [...org.data.everything()].find(({ table }) => table.toLowerCase() === 'account')!;
    expect(row.values[row.columns.indexOf('Name')]).toBe('Here');
  });
});

describe('loading', () => {
  test('writes records without automation, whose Ids are known before', () => {
    const id = org.data.newId('Account');
    expect(org.data.load('Account', ['Id', 'Name', 'IsDeleted'], [[id, 'Loaded', 0]])).toBe(1);
    expect(org.query('SELECT Id FROM Account').map((account) => account.id)).toEqual([id]);
  });

  test('writes all or none', () => {
    const id = org.data.newId('Account');
    const rows = [
      [id, 'First', 0],
      [id, 'The same Id', 0],
    ];
    expect(() => org.data.load('Account', ['Id', 'Name', 'IsDeleted'], rows)).toThrow();
    expect(names('Account')).toEqual([]);
    expect(() => org.data.load('Account', ['Id', 'BillingAddress'], [])).toThrow(
      'Account.BillingAddress is computed and cannot be loaded',
    );
  });
});

describe('the file', () => {
  test('keeps values of programs apart from those of the org, and hands them to a copy', () => {
    expect(org.data.recall('deployed')).toBeNull();
    org.data.remember('made with', { records: 3 });
    const copy = path.join(folder, 'copy.org');
    org.data.copyTo(copy);
    expect(() => org.data.copyTo(copy)).toThrow('already exists');
    const other = openOrg({ file: copy });
    expect([other.data.recall('made with'), other.data.damage()]).toEqual([{ records: 3 }, []]);
    other.close();
  });

  test('follows a deployment: objects that are new are read, too', () => {
    expect(() => org.data.count('Thing__c')).toThrow('The org has no object Thing__c');
    const node = {
      deploymentStatus: 'Deployed',
      label: 'Thing',
      nameField: { label: 'Name', type: 'Text' },
      pluralLabel: 'Things',
      sharingModel: 'ReadWrite',
    };
    const thing = { type: 'CustomObject', fullName: 'Thing__c', node, files: {} };
    org.deploy(org.prepareDeployment({ put: [thing], removed: [] }));
    org.runAnonymous("insert new Thing__c(Name = 'New');");
    expect(names('Thing__c')).toEqual(['New']);
  });
});
