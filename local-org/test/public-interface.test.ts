/** The public entry points, used as another program uses them. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApexException, fieldValue, openOrg, UnknownMethodError, type Org } from '../src/index.ts';
import { memoryFiles } from '../src/public/project.ts';

const META = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const field = (name: string, rest: string): string =>
  `<CustomField ${META}><fullName>${name}</fullName><label>${name}</label><type>EncryptedText</type>${rest}</CustomField>`;
const FILES = {
  'p/sfdx-project.json': '{"packageDirectories":[{"path":"app","default":true}],"sourceApiVersion":"67.0"}',
  'p/app/objects/Account/fields/Card__c.field-meta.xml': field(
    'Card__c',
    '<length>20</length><maskChar>asterisk</maskChar><maskType>creditCard</maskType>',
  ),
  'p/app/classes/Discounts.cls-meta.xml': `<ApexClass ${META}><apiVersion>67.0</apiVersion><status>Active</status></ApexClass>`,
  'p/app/classes/Discounts.cls': `public with sharing class Discounts {
    public static List<String> upper(List<String> names, Integer count) {
      List<String> result = new List<String>();
      for (String name : names) {
        result.add(name == null ? null : name.toUpperCase() + count);
      }
      System.debug('upper ' + names.size());
      return result;
    }
    public static List<List<Integer>> nested(List<List<Integer>> numbers) { return numbers; }
    public static void fail() { throw new IllegalArgumentException('no'); }
    public static List<String> encryption() {
      Schema.DescribeFieldResult card = Account.Card__c.getDescribe();
      Schema.DescribeFieldResult name = Account.Name.getDescribe();
      return new List<String>{ card.getMask(), card.getMaskType(), name.getMask(), name.getMaskType() };
    }
  }`,
};

describe('an org behind the public interface', () => {
  let org: Org;
  beforeAll(() => {
    org = openOrg({ project: 'p', files: memoryFiles(FILES) });
  }, 120_000);
  afterAll(() => org?.close());

  test('call passes arrays as lists and returns lists as arrays', () => {
    expect(org.call('Discounts', 'upper', [['a', null], 3])).toEqual(['A3', null]);
    expect(org.call('discounts', 'NESTED', [[[1, 2], []]])).toEqual([[1, 2], []]);
  });

  test('call reports unknown methods and Apex exceptions', () => {
    expect(() => org.call('Discounts', 'upper', [])).toThrow(UnknownMethodError);
    expect(() => org.call('Nothing', 'upper', [])).toThrow('No static method Nothing.upper has 0 parameters.');
    expect(() => org.call('Discounts', 'nested', [[['a']], 1])).toThrow(UnknownMethodError);
    expect(() => org.call('Discounts', 'fail', [])).toThrow(ApexException);
  });

  test('query and fieldValue read records and their parents', () => {
    org.runAnonymous(
      "Account acme = new Account(Name = 'Acme'); insert acme; insert new Contact(LastName = 'Doe', AccountId = acme.Id);",
    );
    const [contact] = org.query('SELECT LastName, CreatedDate, Email, Account.Name FROM Contact');
    expect(fieldValue(contact!, 'LastName')).toBe('Doe');
    expect(fieldValue(contact!, 'Account.Name')).toBe('Acme');
    expect(fieldValue(contact!, 'Email')).toBeNull();
    expect(() => fieldValue(contact!, 'Account.Nothing__c')).toThrow('Account has no field Nothing__c');
    expect(() => fieldValue(contact!, 'Nothing__r.Name')).toThrow('Contact has no relationship Nothing__r');
  });

  test('describe finds objects in any case and null for unknown ones', () => {
    expect(org.describe('account')?.field('NAME')?.label).toBe('Account Name');
    expect(org.describe('Nothing__c')).toBeNull();
    expect(org.describeAll().map(({ name }) => name)).toContain('Contact');
  });

  test('observe reports each transaction to every listener until it is stopped', () => {
    const first: string[] = [];
    const second: number[] = [];
    const stopFirst = org.observe(({ quiddity, log }) => first.push(quiddity, ...log.map(({ message }) => message)));
    const stopSecond = org.observe(({ limits }) => second.push(limits.dmlRows));
    org.call('Discounts', 'upper', [['a'], 1]);
    stopFirst();
    org.runAnonymous("insert new Account(Name = 'Other');");
    stopSecond();
    org.runAnonymous("insert new Account(Name = 'Third');");
    expect(first).toEqual(['SYNCHRONOUS', 'upper 1']);
    expect(second).toEqual([0, 1]);
  });

  test('describes report how encrypted fields are shown', () => {
    expect(org.call('Discounts', 'encryption', [])).toEqual(['asterisk', 'creditCard', null, null]);
    expect(org.describe('Event')?.field('RecurrenceDayOfWeekMask')).not.toBeNull();
  });
});

test('every entry point of the package exists and exports something', async () => {
  const folder = new URL('../', import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  for (const [name, file] of Object.entries(exports).filter(([, file]) => file.endsWith('.ts'))) {
    const module = (await import(new URL(file, folder).pathname)) as object;
    expect([name, Object.keys(module).length > 0]).toEqual([name, true]);
  }
});
