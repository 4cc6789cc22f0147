import { describe, expect, test } from '@jest/globals';
import type { SoqlQuery } from '../../src/soql/ast.ts';
import { parseSoql, parseSosl, SoqlSyntaxError } from '../../src/soql/parse/parse.ts';
import { parseExpression, show } from './support.ts';

function embedded(query: string): SoqlQuery {
  const expr = parseExpression(`[${query}]`);
  if (expr.kind !== 'soql') throw new Error('Not a query');
  return expr.query;
}

describe('a query in Apex', () => {
  test('numbers its binds over all its parts and normalises its text', () => {
    const query = embedded(`SELECT Id, // comment
      (SELECT Id FROM Contacts WHERE Name = : a.b[0].c('x', 1)  LIMIT :n)
      FROM Account WHERE Name='it\\'s  two' AND Id IN :(ids) ORDER BY Name LIMIT :m + 1`);
    expect(query.text).toBe(
      "SELECT Id, (SELECT Id FROM Contacts WHERE Name = :0 LIMIT :1) FROM Account WHERE Name='it\\'s  two' AND Id IN :2 ORDER BY Name LIMIT :3",
    );
    expect(query.binds.map(show)).toEqual(['a.b[0].c("x", 1)', 'n', 'ids', '(m + 1)']);
    expect(query.select[1]).toMatchObject({
      kind: 'subquery',
      query: { text: 'SELECT Id FROM Contacts WHERE Name = :0 LIMIT :1', binds: [], limit: { kind: 'bind', index: 1 } },
    });
    expect(query.where).toMatchObject({
      kind: 'and',
      operands: [{ right: { kind: 'string', value: "it's  two" } }, { right: { kind: 'bind', index: 2 } }],
    });
  });

  test('keeps the binds of a query inside a bind apart', () => {
    const query = embedded('SELECT Id FROM A WHERE Id IN :[SELECT B__c FROM C WHERE D = :x] AND E = :y');
    expect(query.binds.map(show)).toEqual(['[SELECT B__c FROM C WHERE D = :0]', 'y']);
  });

  test('records the position of its parts in the source', () => {
    const query = embedded("SELECT Id,\n  Foo FROM Account\n WHERE Bar = 'x'");
    expect(query.from.span).toMatchObject({ line: 2, column: 12 });
    expect(query.where).toMatchObject({ left: { span: { line: 3, column: 8, endColumn: 11 } } });
  });
});

describe('a dynamic query', () => {
  test('has every clause', () => {
    const query =
      parseSoql(`select a.Id, toLabel(Status) s, COUNT_DISTINCT(Name) from Account a, a.Contacts c using scope mine
      where (not Name like '%x\\_') and D not in (today, LAST_N_DAYS:30) and T >= 2020-01-01T10:00:00.000+0000 and A = USD5000.25 and B != -1.5
      with user_mode group by rollup(Name, CALENDAR_YEAR(D)) having count(Id) > 1 order by Name desc nulls last, Id
      limit 10 offset :o all rows for update`);
    expect(query).toMatchObject({
      select: [
        { expr: { kind: 'path', path: ['a', 'Id'] }, alias: null },
        { expr: { kind: 'function', name: 'toLabel' }, alias: 's' },
        { expr: { kind: 'function', name: 'COUNT_DISTINCT' }, alias: null },
      ],
      from: { name: 'Account', alias: 'a' },
      moreFrom: [{ path: ['a', 'Contacts'], alias: 'c' }],
      usingScope: 'mine',
      with: { kind: 'userMode', text: 'user_mode' },
      groupBy: { kind: 'rollup', items: [{ kind: 'path' }, { kind: 'function' }] },
      having: { kind: 'compare', op: '>' },
      orderBy: [
        { descending: true, nulls: 'last' },
        { descending: false, nulls: null },
      ],
      limit: { kind: 'number', text: '10' },
      offset: { kind: 'namedBind', path: ['o'] },
      allRows: true,
      forClause: ['update'],
    });
    expect(query.where).toMatchObject({
      kind: 'and',
      operands: [
        { kind: 'not', operand: { op: 'like', right: { kind: 'string', value: '%x\\_' } } },
        {
          op: 'not in',
          right: {
            kind: 'list',
            values: [
              { kind: 'dateLiteral', name: 'TODAY', n: null },
              { kind: 'dateLiteral', name: 'LAST_N_DAYS', n: 30 },
            ],
          },
        },
        { right: { kind: 'datetime', text: '2020-01-01T10:00:00.000+0000' } },
        { right: { kind: 'currency', text: 'USD5000.25' } },
        { op: '!=', right: { kind: 'number', text: '-1.5' } },
      ],
    });
  });

  test('has TYPEOF, FIELDS, distances, semi-joins and binds by path', () => {
    const query = parseSoql(
      "SELECT TYPEOF What WHEN Account THEN Name, Owner.Name ELSE Id END, FIELDS(ALL) FROM Event WHERE DISTANCE(L__c, GEOLOCATION(37.7,-122.4), 'mi') < 20 AND Id IN (SELECT A FROM B) AND C INCLUDES ('a;b', :d.e)",
    );
    expect(query.select).toMatchObject([
      {
        kind: 'typeof',
        field: ['What'],
        whens: [{ type: 'Account', fields: [['Name'], ['Owner', 'Name']] }],
        else: [['Id']],
      },
      { expr: { name: 'FIELDS', args: [{ kind: 'path', path: ['ALL'] }] } },
    ]);
    expect(query.where).toMatchObject({
      operands: [
        {
          left: {
            name: 'DISTANCE',
            args: [{ kind: 'path' }, { kind: 'function', name: 'GEOLOCATION' }, { kind: 'string' }],
          },
        },
        { op: 'in', right: { kind: 'subquery', query: { from: { name: 'B' } } } },
        { op: 'includes', right: { values: [{ value: 'a;b' }, { kind: 'namedBind', path: ['d', 'e'] }] } },
      ],
    });
  });

  test.each([
    ['SELECT , FROM Account', 8, "unexpected token: ','"],
    ['SELECT Id, FROM Account', 12, "unexpected token: 'FROM'"],
    ['SELECT Id FROM Account WHERE', 29, "unexpected token: '<EOF>'"],
    ['SELECT Id FROM Account LIMIT 1 SET', 32, "unexpected token: 'SET'"],
    ['SELECT Id FROM Account WHERE Id IN {a}', 36, "expecting a colon, found '{'"],
    ['SELECT Id FROM Account LIMIT x', 30, "expecting a colon, found 'x'"],
    ["SELECT Id FROM Account WHERE (Name = 'a'", 41, "expecting a right parentheses, found '<EOF>'"],
    ["SELECT Id FROM Account WHERE Name == 'a'", 35, "unexpected token: '=='"],
  ])('%s', (text, column, message) => {
    expect.assertions(2);
    try {
      parseSoql(text);
    } catch (error) {
      expect(error).toBeInstanceOf(SoqlSyntaxError);
      expect(error).toMatchObject({ column, message });
    }
  });
});

test('a search in Apex and a dynamic one', () => {
  const expr = parseExpression(
    '[FIND :term IN NAME FIELDS RETURNING Account(Id, Name WHERE Name = :n ORDER BY Name LIMIT 3), Contact WITH USER_MODE LIMIT 5]',
  );
  expect(expr).toMatchObject({
    kind: 'sosl',
    query: {
      search: { kind: 'bind', index: 0 },
      in: 'NAME',
      limit: { text: '5' },
      with: { kind: 'userMode' },
      returning: [
        {
          object: 'Account',
          fields: ['Id', 'Name'],
          where: { right: { kind: 'bind', index: 1 } },
          limit: { text: '3' },
        },
        { object: 'Contact', fields: [] },
      ],
    },
  });
  expect(parseSosl('FIND {a* OR b} IN ALL FIELDS RETURNING Lead').search).toEqual({ kind: 'string', value: 'a* OR b' });
  expect(parseExpression("[FIND 'x y' RETURNING Lead(Id)]")).toMatchObject({
    query: { search: { kind: 'string', value: 'x y' } },
  });
});
