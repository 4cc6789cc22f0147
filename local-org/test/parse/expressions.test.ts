import { describe, expect, test } from '@jest/globals';
import { parseExpression, parseStatements, show } from './support.ts';

describe('precedence', () => {
  test.each([
    ['a + b * c - d', '((a + (b * c)) - d)'],
    ['a << 2 + b >>> 1', '((a << (2 + b)) >>> 1)'],
    ['a < b == c >= d', '((a < b) == (c >= d))'],
    ['a <> b && !c || d', '(((a != b) && (!c)) || d)'],
    ['a & b ^ c | d', '(((a & b) ^ c) | d)'],
    ['a ?? b ?? c', '((a ?? b) ?? c)'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ['b = c += d', '(b = (c += d))'],
    ['a instanceof B == true', '((a instanceof B) == true)'],
    ['-a++', '(-(a++))'],
    ['a?.b[0]?.c(1).d', 'a?.b[0]?.c(1).d'],
  ])('%s', (text, shown) => {
    expect(show(parseExpression(text))).toBe(shown);
  });
});

describe('a parenthesised name before an operand is a cast, as on the platform', () => {
  test.each([
    ['(Integer) b', '((Integer) b)'],
    ['(a) - b', '((a) (-b))'],
    ['(a.B) c.d()', '((a.B) c.d())'],
    ['(Map<Id, List<A>>) b', '((Map<Id, List<A>>) b)'],
    ['(a) * b', '(a * b)'],
    ['(a)[0]', 'a[0]'],
    ['(a)++', '(a++)'],
    ['(a) ? b : c', '(a ? b : c)'],
    ['(a) instanceof B', '(a instanceof B)'],
    ['((A) b).c', '((A) b).c'],
    ['(A) [SELECT Id FROM A]', '((A) [SELECT Id FROM A])'],
  ])('%s', (text, shown) => {
    expect(show(parseExpression(text))).toBe(shown);
  });
});

test.each([
  ['Foo.Bar.class', 'Foo.Bar.class'],
  ['List<Foo>.class', 'List<Foo>.class'],
  ['Integer[].class', 'Integer[].class'],
  ['Trigger.new[0].limit', 'Trigger.new[0].limit'],
  ['new Integer[5]', 'new Integer[] size'],
  ['new Integer[]{1, 2}', 'new Integer[] elements'],
  ['new Set<Id>{a}', 'new Set<Id> elements'],
  ['new Map<Id, A>{a => b}', 'new Map<Id, A> entries'],
  ["new Account(Name = 'x')", 'new Account fields'],
  ['new A.B(x)', 'new A.B args'],
  ['[SELECT Id FROM A].size()', '[SELECT Id FROM A].size()'],
  ['[SELECT Id FROM A][0].Id', '[SELECT Id FROM A][0].Id'],
])('%s', (text, shown) => {
  expect(show(parseExpression(text))).toBe(shown);
});

test('literals keep their kind and their value', () => {
  const literals = ["'a\\n\\u0041\\''", "'''\nline 'one'\n'''", '1', '1L', '1.50', '.5d', 'TRUE', 'null'].map((text) =>
    parseExpression(text),
  );
  expect(literals.map((expr) => expr.kind === 'literal' && expr.literal)).toEqual([
    { kind: 'string', value: "a\nA'" },
    { kind: 'string', value: "line 'one'\n" },
    { kind: 'integer', text: '1' },
    { kind: 'long', text: '1' },
    { kind: 'decimal', text: '1.50' },
    { kind: 'double', text: '.5' },
    { kind: 'boolean', value: true },
    { kind: 'null' },
  ]);
});

test('a declaration is distinguished from an expression by what follows the name', () => {
  const kinds = parseStatements(
    'A.B<C> x = y; a < b; List<A> l; Integer[] m = n; a.b(c); final A q = 1; insert as user a; upsert a B__c.C__c; merge a b;',
  ).map((statement) => statement.kind);
  expect(kinds).toEqual(['localVar', 'exprStmt', 'localVar', 'localVar', 'exprStmt', 'localVar', 'dml', 'dml', 'dml']);
});

test('names, members and calls carry the span of the name, in UTF-16 columns', () => {
  const [statement] = parseStatements("'\u{1F600}'.trim().length();");
  expect(statement).toMatchObject({
    expr: {
      kind: 'call',
      name: { text: 'length', span: { line: 1, column: 41, endColumn: 47 } },
      target: { name: { span: { column: 34 } } },
    },
  });
});
