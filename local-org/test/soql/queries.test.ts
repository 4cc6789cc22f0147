import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ApexDate } from '../../src/runtime/date.ts';
import { ApexDecimal } from '../../src/runtime/decimal.ts';
import { ApexList } from '../../src/runtime/collections.ts';
import { STRING } from '../../src/runtime/runtime-types.ts';
import { dataOrg, type DataOrg } from '../dml/data-org.ts';

const objects = {
  'Parent__c/Parent__c':
    '<label>Parent</label><pluralLabel>Parents</pluralLabel><nameField><label>Name</label><type>Text</type></nameField><sharingModel>ReadWrite</sharingModel>',
  'Parent__c/fields/Tags__c':
    '<label>Tags</label><type>MultiselectPicklist</type><visibleLines>4</visibleLines><valueSet><valueSetDefinition><value><fullName>x</fullName><default>false</default><label>x</label></value><value><fullName>y</fullName><default>false</default><label>y</label></value></valueSetDefinition></valueSet>',
  'Contact/fields/Doubled__c':
    '<label>Doubled</label><type>Text</type><formula>LastName &amp; "/" &amp; Account.Name</formula>',
};

let org: DataOrg;
const rows = (soql: string, binds: Readonly<Record<string, unknown>> = {}) =>
  org.run(() => org.rows(soql, { namedBinds: ([name]) => binds[name] }));
const names = (soql: string, binds: Readonly<Record<string, unknown>> = {}) =>
  rows(soql, binds).map((row) => row['Name']);
const SYSTEM = { access: 'system', sharing: 'without' } as const;
const queries = () => org.services.queries;
const counted = (soql: string, binds: Readonly<Record<string, unknown>> = {}) =>
  org.run(() => queries().count(queries().parse(soql), { ...SYSTEM, namedBinds: ([name]) => binds[name] }));
const fails = (soql: string) => expect(() => rows(soql));

beforeAll(() => {
  org = dataOrg(objects);
  org.run(() => {
    const accounts = [
      org.record('Account', { Name: 'Acme', Industry: 'Energy', AnnualRevenue: ApexDecimal.of('100.50') }),
      org.record('Account', { Name: 'beta', Industry: 'Energy' }),
      org.record('Account', { Name: 'Gamma' }),
    ];
    org.dml('insert', accounts);
    org.dml('insert', [
      org.record('Contact', {
        FirstName: 'Ann',
        LastName: 'Lee',
        Email: 'Ann@X.org',
        AccountId: accounts[0].id,
        Birthdate: ApexDate.of(1990, 5, 6),
      }),
      org.record('Contact', { LastName: 'Bo_b', AccountId: accounts[0].id }),
      org.record('Contact', { LastName: 'Zed' }),
    ]);
    org.dml('insert', [
      org.record('Parent__c', { Name: 'p1', Tags__c: 'y;x' }),
      org.record('Parent__c', { Name: 'p2', Tags__c: 'y' }),
      org.record('Parent__c', { Name: 'p3' }),
    ]);
  });
});

describe('conditions', () => {
  test('text ignores case; parents are joined; a missing parent is not equal', () => {
    expect(names("SELECT Name FROM Contact WHERE Account.Name = 'ACME'")).toEqual(['Ann Lee', 'Bo_b']);
    expect(names("SELECT Name FROM Contact WHERE Account.Name != 'acme'")).toEqual(['Zed']);
    expect(names("SELECT Name FROM Contact WHERE (NOT Account.Name = 'acme')")).toEqual(['Zed']);
  });
  test('lists with and without null', () => {
    const list = (...items: unknown[]) => ({ x: new ApexList(STRING, items) });
    expect(names('SELECT Name FROM Contact WHERE LastName IN :x', list('LEE', null))).toEqual(['Ann Lee']);
    expect(names('SELECT Name FROM Contact WHERE Email IN :x', list('ann@x.org', null))).toEqual([
      'Ann Lee',
      'Bo_b',
      'Zed',
    ]);
    expect(names('SELECT Name FROM Contact WHERE Email NOT IN :x', list('ann@x.org'))).toEqual(['Bo_b', 'Zed']);
    expect(names('SELECT Name FROM Contact WHERE LastName IN :x', list())).toEqual([]);
  });
  test('a null bind is IS NULL, the same query with a value is not', () => {
    expect(names('SELECT Name FROM Contact WHERE Email = :x', { x: null })).toEqual(['Bo_b', 'Zed']);
    expect(names('SELECT Name FROM Contact WHERE Email = :x', { x: 'ANN@x.org' })).toEqual(['Ann Lee']);
  });
  test('COUNT() of the children of a parent is the number of its rows, whatever is bound', () => {
    const acme = org.run(() => queries().run(queries().parse("SELECT Id FROM Account WHERE Name = 'Acme'"), SYSTEM))[0]
      .id;
    const parents: readonly (readonly [unknown, number])[] = [
      [acme, 2],
      [org.record('Account', { Id: acme }), 2],
      [null, 1],
      ['', 1],
      [org.record('Account', { Name: 'not saved' }), 1],
      [new ApexList(STRING, [acme, null]), 3],
    ];
    for (const [x, count] of parents) {
      expect(rows('SELECT Id FROM Contact WHERE AccountId = :x', { x })).toHaveLength(count);
      expect(counted('SELECT COUNT() FROM Contact WHERE AccountId = :x', { x })).toBe(count);
      expect(counted("SELECT COUNT() FROM Contact WHERE (AccountId = :x AND LastName != 'Zzz')", { x })).toBe(count);
      expect(counted('SELECT COUNT() FROM Contact WHERE (NOT AccountId = :x)', { x })).toBe(3 - count);
      expect(counted("SELECT COUNT() FROM Contact WHERE AccountId = :x OR LastName = 'Zed'", { x })).toBeGreaterThan(0);
    }
    expect(counted(`SELECT COUNT() FROM Contact WHERE AccountId = '${String(acme)}' LIMIT 1`)).toBe(1);
  });
  /** What SQLite reads for the COUNT of a query. */
  const readBy = (soql: string, ...params: string[]): unknown[] => {
    const { store } = org.services;
    const prepare = jest.spyOn(store, 'prepare');
    counted(soql, { x: params[0] });
    const [statement] = prepare.mock.calls.flat().filter((text) => text.startsWith('SELECT '));
    prepare.mockRestore();
    return store
      .prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .rows(...params)
      .map((step) => step.at(-1))
      .filter((step) => /SCAN|SEARCH/.test(String(step)) && step !== 'SCAN CONSTANT ROW');
  };
  test('COUNT() of the children of a parent reads an index only, and no row', () => {
    const soql = 'SELECT COUNT() FROM Contact WHERE AccountId = :x AND IsDeleted = false';
    expect(readBy(soql, '0015g0000000001AAA')).toEqual([
      expect.stringMatching(/SEARCH .* USING COVERING INDEX Contact\.AccountId/),
    ]);
  });
  test('COUNT() of all records reads indexes only, whatever is in the recycle bin', () => {
    expect(readBy('SELECT COUNT() FROM Contact')).toEqual([
      expect.stringMatching(/SCAN .* USING COVERING INDEX Contact\./),
      expect.stringMatching(/SEARCH .* USING COVERING INDEX Contact\.IsDeleted/),
    ]);
    expect(readBy('SELECT COUNT() FROM Contact WHERE IsDeleted = TRUE ALL ROWS')).toEqual([
      expect.stringMatching(/SEARCH .* USING COVERING INDEX Contact\.IsDeleted/),
    ]);
    const gone = org.record('Contact', { LastName: 'Gone' });
    org.run(() => org.dml('insert', [gone]));
    expect(counted('SELECT COUNT() FROM Contact')).toBe(4);
    org.run(() => org.dml('delete', [gone]));
    expect(counted('SELECT COUNT() FROM Contact')).toBe(3);
    expect(counted('SELECT COUNT() FROM Contact ALL ROWS')).toBe(4);
    expect(counted('SELECT COUNT() FROM Contact WHERE IsDeleted = TRUE ALL ROWS')).toBe(1);
    expect(counted('SELECT COUNT() FROM Contact WHERE IsDeleted != FALSE ALL ROWS')).toBe(1);
    expect(counted('SELECT COUNT() FROM Contact WHERE IsDeleted = FALSE ALL ROWS')).toBe(3);
    expect(counted('SELECT COUNT() FROM Contact WHERE (NOT IsDeleted = TRUE) ALL ROWS')).toBe(3);
    expect(counted('SELECT COUNT() FROM Contact LIMIT 2')).toBe(2);
    expect(counted('SELECT COUNT() FROM Lead')).toBe(0);
  });
  test('LIKE: wildcards, escapes in binds', () => {
    expect(names("SELECT Name FROM Contact WHERE LastName LIKE 'E_'")).toEqual([]);
    expect(names("SELECT Name FROM Contact WHERE LastName LIKE '_E%'")).toEqual(['Ann Lee', 'Zed']);
    expect(names('SELECT Name FROM Contact WHERE LastName LIKE :x', { x: 'bo\\_%' })).toEqual(['Bo_b']);
  });
  test('semi-joins', () => {
    expect(
      names("SELECT Name FROM Account WHERE Id IN (SELECT AccountId FROM Contact WHERE LastName = 'Lee')"),
    ).toEqual(['Acme']);
    expect(names('SELECT Name FROM Account WHERE Id NOT IN (SELECT AccountId FROM Contact)')).toEqual([
      'beta',
      'Gamma',
    ]);
  });
  test('INCLUDES and EXCLUDES', () => {
    expect(names("SELECT Name FROM Parent__c WHERE Tags__c INCLUDES ('x;y')")).toEqual(['p1']);
    expect(names("SELECT Name FROM Parent__c WHERE Tags__c INCLUDES ('x', 'y')")).toEqual(['p1', 'p2']);
    expect(names("SELECT Name FROM Parent__c WHERE Tags__c EXCLUDES ('x')")).toEqual(['p2', 'p3']);
  });
  test("date literals mean the user's day", () => {
    // 03:00 UTC on the 21st is the evening of the 20th in Los Angeles: both were created on the user's today.
    expect(names('SELECT Name FROM Contact WHERE CreatedDate = TODAY')).toHaveLength(3);
    expect(names('SELECT Name FROM Contact WHERE CreatedDate > TODAY')).toEqual([]);
    expect(names('SELECT Name FROM Contact WHERE Birthdate < LAST_N_YEARS:10')).toEqual(['Ann Lee']);
  });
  test('formula fields are computed, and filtered in SQL', () => {
    expect(rows("SELECT Doubled__c FROM Contact WHERE Doubled__c = 'Lee/Acme'")).toEqual([{ Doubled__c: 'Lee/Acme' }]);
  });
});

describe('results', () => {
  test('subqueries: one list per parent, their LIMIT counts per parent', () => {
    expect(
      rows('SELECT Name, (SELECT LastName FROM Contacts ORDER BY LastName DESC LIMIT 1) FROM Account ORDER BY Name'),
    ).toEqual([
      { Name: 'Acme', Contacts: [{ LastName: 'Lee' }] },
      { Name: 'beta', Contacts: [] },
      { Name: 'Gamma', Contacts: [] },
    ]);
  });
  test('nulls come first in both directions unless otherwise requested', () => {
    expect(names('SELECT Name FROM Account ORDER BY AnnualRevenue, Name')).toEqual(['beta', 'Gamma', 'Acme']);
    expect(names('SELECT Name FROM Account ORDER BY AnnualRevenue DESC, Name')).toEqual(['beta', 'Gamma', 'Acme']);
    expect(names('SELECT Name FROM Account ORDER BY AnnualRevenue DESC NULLS LAST, Name')).toEqual([
      'Acme',
      'beta',
      'Gamma',
    ]);
  });
  test('groups, aliases, HAVING, ROLLUP', () => {
    expect(
      rows('SELECT Industry, COUNT(Id) n, SUM(AnnualRevenue) FROM Account GROUP BY Industry HAVING COUNT(Id) > 1'),
    ).toEqual([{ Industry: 'Energy', n: 2, expr0: '100.5' }]);
    expect(rows('SELECT Industry i, COUNT(Id) n FROM Account GROUP BY ROLLUP(Industry)')).toEqual([
      { i: 'Energy', n: 2 },
      { i: null, n: 1 },
      { i: null, n: 3 },
    ]);
  });
  test('polymorphic parents and TYPEOF', () => {
    org.run(() => {
      const [account] = org.services.queries.run(
        org.services.queries.parse("SELECT Id FROM Account WHERE Name = 'Acme'"),
        { access: 'system', sharing: 'without' },
      );
      org.dml('insert', [org.record('Task', { Subject: 't', WhatId: account.id })]);
    });
    expect(rows("SELECT What.Name, What.Type FROM Task WHERE What.Type = 'Account'")).toEqual([
      { What: { Name: 'Acme', Type: 'Account' } },
    ]);
    expect(rows('SELECT TYPEOF What WHEN Account THEN Industry ELSE Name END FROM Task')).toEqual([
      { What: { Industry: 'Energy' } },
    ]);
  });
  test('the data model answers as records', () => {
    expect(
      rows(
        "SELECT QualifiedApiName, DataType FROM FieldDefinition WHERE EntityDefinition.QualifiedApiName = 'Contact' AND DataType = 'Email'",
      ),
    ).toEqual([{ QualifiedApiName: 'Email', DataType: 'Email' }]);
  });
});

describe('refusals', () => {
  test.each([
    ['SELECT Foo FROM Contact', "No such column 'Foo' on entity 'Contact'"],
    ['SELECT Foo.Name FROM Contact', "Didn't understand relationship 'Foo' in field path"],
    ['SELECT (SELECT Id FROM Foos) FROM Contact', "Didn't understand relationship 'Foos' in FROM part of query call"],
    ['SELECT Id FROM Foo', "sObject type 'Foo' is not supported"],
    ['SELECT Id, Id FROM Contact', 'duplicate field selected: Id'],
    ['SELECT Name, AccountId FROM Contact GROUP BY Name', 'Field must be grouped or aggregated: AccountId'],
    ['SELECT FIELDS(ALL) FROM Contact', 'The SOQL FIELDS function must have a LIMIT of at most 200'],
    [
      "SELECT Id FROM Contact WHERE Birthdate = 'x'",
      "value of filter criterion for field 'Birthdate' must be of type date",
    ],
  ])('%s', (soql, message) => fails(soql).toThrow(message));

  test('one query row too many is a LimitException that reports 50001', () => {
    org.transaction.limits.queryRows = 49_999;
    fails('SELECT Id FROM Contact').toThrow('Too many query rows: 50001');
    org.transaction.limits.queryRows = 0;
  });
});

test('a locator keeps its rows: later inserts are not in it, deleted rows are missing', () => {
  org.run(() => {
    org.dml(
      'insert',
      Array.from({ length: 5 }, (_, i) => org.record('Lead', { LastName: `L${i}`, Company: 'c' })),
    );
    const locator = org.locator('SELECT Id, LastName FROM Lead ORDER BY LastName DESC');
    org.dml('insert', [org.record('Lead', { LastName: 'L9', Company: 'c' })]);
    expect(locator.size).toBe(5);
    const last = locator.fetch(0, 2);
    const index = last[0].sobjectType.field('LastName')!.index;
    expect(last.map((record) => record.values[index])).toEqual(['L4', 'L3']);
    org.dml('delete', [last[1]]);
    expect(locator.fetch(0, 5).map((record) => record.values[index])).toEqual(['L4', 'L2', 'L1', 'L0']);
    const mark = locator.mark(1, 3);
    expect(
      org.services.queries
        .reopenLocator('SELECT Id, LastName FROM Lead', { access: 'system', sharing: 'without' })
        .fetchMarked(mark)
        .map((record) => record.values[index]),
    ).toEqual(['L2', 'L1']);
  });
});
