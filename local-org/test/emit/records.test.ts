/** Records, queries and DML in compiled code. Source: Apex Developer Guide, "Working with sObjects" and "Using the with sharing ... Keywords". */
import { describe, expect, test } from '@jest/globals';
import { ApexException, asApexException } from '../../src/runtime/exception.ts';
import { SObject } from '../../src/runtime/sobject.ts';
import type { OrgServices } from '../../src/runtime/context.ts';
import type { QueryOptions } from '../../src/soql/queries.ts';
import type { SoqlQuery } from '../../src/soql/ast.ts';
import { compile, inTransaction, run, schema, statics } from './apex.ts';

function record(object: string, values: Readonly<Record<string, unknown>>, isQueried = true): SObject {
  const type = schema.type(object)!;
  const made = new SObject(type);
  made.isQueried = isQueried;
  for (const [name, value] of Object.entries(values))
    made.values[(type.field(name) ?? type.relationship(name) ?? type.childRelationship(name))!.index] = value;
  return made;
}

function thrownBy(work: () => unknown): string {
  try {
    return `returned ${String(work())}`;
  } catch (error) {
    return String(asApexException(error) ?? (error as Error).stack);
  }
}

describe('fields', () => {
  const program = compile({
    'Reader.cls': `public class Reader {
  public static String email(Contact c) { return c.Email; }
  public static String owner(Contact c) { return c.Account.Owner.Name + c.Account.Name; }
  public static Boolean flag(Contact c) { return c.IsEmailBounced; }
  public static Integer children(Account a) { return a.Contacts.size(); }
  public static void rename(Account a) { a.Name = 'new'; }
  public static String anyName(SObject s) { return (String) s.get('Name') + s.Id; }
}`,
  });
  const reader = statics(program, 'Reader');
  const call = (method: string, ...args: unknown[]) => thrownBy(() => inTransaction(() => reader[method]!(...args)));

  test('what a query did not ask for is an error, what nobody set is null or false', () => {
    expect(call('email$contact', record('Contact', { Id: '003000000000001AAA' }))).toBe(
      'System.SObjectException: SObject row was retrieved via SOQL without querying the requested field: Contact.Email',
    );
    expect(call('email$contact', record('Contact', { Email: null }))).toBe('returned null');
    expect(call('email$contact', record('Contact', {}, false))).toBe('returned null');
    expect(call('email$contact', null)).toBe('System.NullPointerException: Attempt to de-reference a null object');
    expect(call('flag$contact', record('Contact', {}, false))).toBe('returned false');
  });

  test('a missing parent makes what is read through it null', () => {
    expect(call('owner$contact', record('Contact', { Account: null }))).toBe('returned nullnull');
    expect(call('owner$contact', record('Contact', {}))).toContain(
      'without querying the requested field: Contact.Account',
    );
    expect(
      call(
        'owner$contact',
        record('Contact', { Account: record('Account', { Name: 'A', Owner: record('User', { Name: 'U' }) }) }),
      ),
    ).toBe('returned UA');
    expect(call('children$account', record('Account', {}, false))).toBe('returned 0');
  });

  test('records of finished triggers are read-only', () => {
    const old = record('Account', { Name: 'a' });
    old.isReadOnly = true;
    expect(call('rename$account', old)).toBe('System.FinalException: Record is read-only');
  });
});

describe('queries', () => {
  const asked: { text: string; options: QueryOptions }[] = [];
  let rows: SObject[] = [];
  const queries = {
    run: (query: SoqlQuery, options: QueryOptions) => {
      asked.push({ text: query.text, options });
      return rows;
    },
    count: () => 7,
  };
  const org = { schema, queries } as unknown as OrgServices;
  const program = compile({
    'Strict.cls':
      'public with sharing class Strict { public static Object viaNone() { return None.find(); } public static Object viaOpen() { return Open.viaInherited(); } public static Object own() { return [SELECT Id FROM Account]; } public static Object viaDepth() { return None.findBelow(40); } }',
    'Open.cls': 'public without sharing class Open { public static Object viaInherited() { return Inherits.find(); } }',
    'None.cls':
      "public class None { public static Object findBelow(Integer calls) { return calls == 0 ? find() : findBelow(calls - 1); } public static Object find() { return new List<Account>([SELECT Id FROM Account WHERE Name = :text(1)]); } static String text(Integer i) { return 'n' + i; } public static Account one() { return [SELECT Id FROM Account]; } public static Account orNull() { Account none; return [SELECT Id FROM Account LIMIT 1] ?? none; } public static Integer total() { Integer n = [SELECT COUNT() FROM Account]; for (Account a : [SELECT Id FROM Account]) n++; for (List<Account> chunk : [SELECT Id FROM Account]) n += 100 * chunk.size(); return n; } }",
    'Inherits.cls':
      'public inherited sharing class Inherits { public static Object find() { return [SELECT Id FROM Account WITH USER_MODE]; } }',
  });
  const call = (cls: string, method: string) =>
    thrownBy(() => inTransaction(() => statics(program, cls)[method]!(), { org }));

  test('a class with a keyword decides, the others take over from their caller', () => {
    const sharing = (cls: string, method: string) => {
      const result = call(cls, method);
      return result.startsWith('returned') ? asked.at(-1)!.options.sharing : result;
    };
    expect(sharing('Strict', 'own$')).toBe('with');
    expect(sharing('Strict', 'vianone$')).toBe('with');
    expect(sharing('Strict', 'viadepth$')).toBe('with');
    expect(sharing('Strict', 'viaopen$')).toBe('without');
    expect(sharing('None', 'find$')).toBe('without');
    expect(sharing('Inherits', 'find$')).toBe('with');
  });

  test('binds, access mode, one row, counts and loops', () => {
    call('None', 'find$');
    expect(asked.at(-1)).toMatchObject({
      text: expect.stringContaining(':0'),
      options: { access: 'system', binds: ['n1'] },
    });
    call('Inherits', 'find$');
    expect(asked.at(-1)!.options.access).toBe('user');
    expect(call('None', 'one$')).toBe('System.QueryException: List has no rows for assignment to SObject');
    expect(call('None', 'ornull$')).toBe('returned null');
    rows = [record('Account', {}), record('Account', {})];
    expect(call('None', 'one$')).toBe('System.QueryException: List has more than 1 row for assignment to SObject');
    expect(call('None', 'total$')).toBe('returned 209');
  });
});

test('DML statements hand over records and mode, and exceptions report each record', () => {
  const calls: unknown[] = [];
  const dml = {
    execute: (operation: string, records: readonly SObject[], options: object) => {
      calls.push([operation, records.length, options]);
      if (operation === 'delete')
        throw ApexException.ofDml('Delete failed.', [
          {
            index: 0,
            id: '001000000000001AAA',
            statusCode: 'ENTITY_IS_DELETED',
            message: 'entity is deleted',
            fields: ['Name'],
            object: 'Account',
          },
        ]);
      return [];
    },
  };
  const org = { schema, dml } as unknown as OrgServices;
  const program = compile({
    'Writer.cls': `public without sharing class Writer {
  public static String run() {
    Account a = new Account(Name = 'x');
    insert a;
    update as user new List<Account>{ a, a };
    try { delete a; } catch (DmlException e) {
      return e.getNumDml() + e.getDmlMessage(0) + e.getDmlType(0) + e.getDmlFieldNames(0) + e.getDmlFields(0)[0] + e.getDmlId(0) + e.getDmlIndex(0);
    }
    return null;
  }
}`,
  });
  expect(inTransaction(() => statics(program, 'Writer').run$!(), { org })).toBe(
    '1entity is deletedENTITY_IS_DELETED(Name)Name001000000000001AAA0',
  );
  expect(calls).toEqual([
    ['insert', 1, { access: 'system', sharing: 'without', allOrNone: true }],
    ['update', 2, { access: 'user', sharing: 'without', allOrNone: true }],
    ['delete', 1, { access: 'system', sharing: 'without', allOrNone: true }],
  ]);
});

test('built-in exceptions can be made and keep what they were given', () => {
  expect(
    run(
      "Exception e = new IllegalArgumentException('bad', new ListException('inner')); return e.getTypeName() + e.getMessage() + e.getCause().getMessage();",
    ),
  ).toBe('System.IllegalArgumentExceptionbadinner');
  expect(
    run(
      "AuraHandledException e = new AuraHandledException('for the client'); String before = e.getMessage(); e.setMessage('now'); return before + e.getMessage();",
    ),
  ).toBe('Script-thrown exceptionnow');
  expect(run('return String.valueOf(new NullPointerException());')).toBe(
    'System.NullPointerException: Script-thrown exception',
  );
});
