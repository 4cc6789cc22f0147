/** The gate of states, with violations planted. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { apex, findings, object, removeProjects } from './planted.ts';

afterAll(removeProjects);

describe('states', () => {
  const conversion = apex('PicklistValue', `public class PicklistValue { String a = 'Queued'; String b = 'Not Run'; }`);
  const values = (names: readonly string[]): string =>
    names.map((name) => `<value><fullName>${name}</fullName><label>${name}</label></value>`).join('');
  const field = (names: readonly string[]): string =>
    `<type>Picklist</type><valueSet><valueSetDefinition>${values(names)}</valueSetDefinition></valueSet>`;
  const fields = object('Thing__c', { Status__c: field(['Queued', 'Not Run']), Kind__c: field(['Queued', 'Other']) });
  const of = (statement: string): readonly string[] =>
    findings('states', { ...conversion, ...fields, ...apex('A', `public class A {\n  ${statement}\n}`) });

  test.each([
    'Boolean a(Thing__c t) { return PicklistValue.toState(t.Status__c) == State.QUEUED; }',
    'Boolean a(Thing__c t) { return t.Status__c == null || t.Status__c != NULL; }',
    'Boolean a(Thing__c t, Thing__c u) { return t.Status__c == u.Status__c; }',
    "Boolean a(Thing__c t) { return t.Kind__c == 'Other'; } // 'Queued'",
    "String a() { return 'queued runs'; }",
  ])('%s leaves the stored value alone', (statement) => {
    expect(of(statement)).toEqual([]);
  });
  test.each([
    "Boolean a(State s) { return s == 'Queued'; }",
    "Set<String> a = new Set<String>{ 'Other', 'Not Run' };",
    "void a(String s) { switch on s { when 'Queued' { } } }",
  ])('%s names a stored value', (statement) => {
    expect(of(statement)).toEqual([
      expect.stringMatching(/A\.cls:2: '(Queued|Not Run)' is the stored value of a state/),
    ]);
  });
  test.each([
    'Boolean a(Thing__c t, String s) { return t.Status__c == s; }',
    "Boolean a(Thing__c t) { return t.status__c != 'queued'; }",
    'void a(Thing__c t) { switch on t.Status__c { when else { } } }',
    'void a(Thing__c t) { switch on t?.Parent__r.Status__c { when else { } } }',
  ])('%s compares a stored value', (statement) => {
    expect(of(statement)).toEqual([expect.stringContaining('A.cls:2: the stored value of a state is compared')]);
  });
});
