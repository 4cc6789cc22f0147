/** Rules that depend on version, metadata or what the compiler of the platform leaves to the org. */
import { describe, expect, it } from '@jest/globals';
import { check, findings, messages } from './support.ts';

describe('versions', () => {
  it('asks for access modifiers of abstract methods from 65 on', () => {
    const source = 'public abstract class X { abstract void m(); }';
    expect(findings(source, { apiVersion: 64 })).toEqual([]);
    expect(findings(source, { apiVersion: 65 })).toEqual([
      '1:41 abstract methods require at least one of the following global, public, protected',
    ]);
  });

  it('refuses WITH SECURITY_ENFORCED from 67 on', () => {
    const query = 'List<Account> a = [SELECT Id FROM Account WITH SECURITY_ENFORCED];';
    expect(messages(query, { apiVersion: 66 })).toEqual([]);
    expect(messages(query, { apiVersion: 67 })).toHaveLength(1);
  });
});

describe('metadata', () => {
  it('knows labels', () => {
    const statement = 'String s = Label.Known + System.Label.other.Known + Label.Nope;';
    expect(messages(statement, { labels: ['known', 'other.known'] })).toEqual(['External string does not exist: Nope']);
  });

  it('knows what the platform computes', () => {
    expect(
      messages('Account a = new Account(); a.CreatedDate = null; a.LastModifiedDate = null; a.Name = null;'),
    ).toEqual(['Field is not writeable: Account.CreatedDate', 'Field is not writeable: Account.LastModifiedDate']);
  });

  it('compares the name of a class with its file', () => {
    expect(check({ 'Right.cls': 'public class Wrong { }' }).findings).toEqual([
      'Right:1:1: Class name does not match the file name: Wrong',
    ]);
  });
});

describe('triggers', () => {
  it('type the context by the object', () => {
    const trigger =
      'trigger T on Contact (before insert) { for (Contact c : Trigger.new) { c.LastName = c.Nope; } Account a = Trigger.old[0]; }';
    expect(check({ 'T.trigger': trigger }).findings).toEqual([
      'T.trigger:1:87: Variable does not exist: Nope',
      'T.trigger:1:103: Illegal assignment from Contact to Account',
    ]);
  });

  it('need an object', () => {
    expect(check({ 'T.trigger': 'trigger T on Nope__c (before insert) { }' }).findings).toEqual([
      'T.trigger:1:14: Invalid type: Nope__c',
    ]);
  });
});

describe('names', () => {
  it('prefer what the project declares to what the platform has', () => {
    const sources = {
      'Account.cls': 'public class Account { public Integer size; }',
      'Test.cls': 'public class Test { public static void mine() {} }',
      'X.cls':
        "public class X { void m() { Integer i = new Account().size; Schema.Account a = new Schema.Account(Name = 'x'); Test.mine(); System.Test.startTest(); } }",
    };
    expect(check(sources).findings).toEqual([]);
  });

  it('let locals hide fields, fields hide types', () => {
    expect(
      findings(
        'public class X { Integer account; void m(String account) { account.length(); } void n() { account = 1; this.account = 2; } }',
      ),
    ).toEqual([]);
  });

  it('do not look at case', () => {
    expect(
      messages(
        "STRING s = 'a'; INTEGER n = S.LENGTH(); list<ID> ids = new LIST<Id>(); SYSTEM.DEBUG(N); account A1 = NEW ACCOUNT(NAME = s); a1.name = S;",
      ),
    ).toEqual([]);
  });
});
