/** Kinds of fields that only an org of a customer has: unique Email fields and encrypted texts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Org } from 'local-org';
import { rows } from '../scripts/demo/story/records.ts';
import { matureOrg, runAfterRefresh } from './acceptance/lib/mature-org.ts';

const MEMBERS = 40;

let org: Org;

const messagesOf = (source: string): string[] => org.runAnonymous(source).log.map((line) => line.message);

beforeAll(async () => {
  org = await matureOrg({ Contact: 1, Lead: 1, Case: 1 }, { seed: 1 }, ['e2e/field-kinds']);
  org.runAnonymous(`
    List<Member__c> members = new List<Member__c>();
    for (Integer i = 0; i < ${MEMBERS}; i++) {
      members.add(new Member__c(
        Login__c = 'member.' + i + '@example.com', Secret__c = 'secret.' + i + '@example.com',
        Shielded__c = 'shielded.' + i + '@example.com', Note__c = 'note.' + i + '@example.com'
      ));
    }
    insert members;
  `);
}, 120_000);

afterAll(() => org?.close());

describe('a scan for addresses', () => {
  test('reads texts, and never encrypted ones', () => {
    const found = messagesOf(`
      MaskedAddressFactory addresses = new MaskedAddressFactory(MaskingKey.generate(), new MaskedDomain('x.invalid'));
      for (PotentialEmailField field : new PotentialEmailScan(addresses).scan('Member__c')) {
        System.debug(field.fieldName);
      }
    `);
    expect(found).toEqual(['Note__c']);
  });
});

describe('a run', () => {
  beforeAll(async () => runAfterRefresh(org), 120_000);

  test('masks unique Email fields, and keeps them unique', () => {
    const logins = rows(org, 'SELECT Login__c FROM Member__c').map((row) => String(row('Login__c')));
    expect(logins.filter((login) => !/-\d{16}@mail\.sandbox\.invalid$/.test(login))).toEqual([]);
    expect(new Set(logins).size).toBe(MEMBERS);
  });
});
