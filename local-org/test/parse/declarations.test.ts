import { expect, test } from '@jest/globals';
import { parseApex } from '../../src/apex/parse/parse.ts';
import { parseClass, parseStatements, showType } from './support.ts';

test('members of a class', () => {
  const unit = parseClass(`@IsTest(SeeAllData=true IsParallel=false)
global with sharing abstract class X extends A.B implements C, D<E> {
  private static final Integer a = 1, b;
  public String p { get; private set { q = value; } }
  static { a = 2; }
  { b = 3; }
  X(final Integer x) { super(x); }
  global abstract Map<Id, List<A>> m(Integer[] y);
  enum E { ONE, TWO }
  interface I extends J { void n(); }
}`);
  expect(unit.modifiers.keywords.map(({ keyword }) => keyword)).toEqual(['global', 'with sharing', 'abstract']);
  expect(unit.modifiers.annotations[0]?.params.map(({ name, value }) => [name, value])).toEqual([
    ['SeeAllData', true],
    ['IsParallel', false],
  ]);
  expect(unit.superclass && showType(unit.superclass)).toBe('A.B');
  expect(unit.interfaces.map(showType)).toEqual(['C', 'D<E>']);
  expect(unit.members.map((member) => member.kind)).toEqual([
    'field',
    'field',
    'property',
    'initializer',
    'initializer',
    'constructor',
    'method',
    'enum',
    'interface',
  ]);
  expect(unit.members[2]).toMatchObject({
    getter: { body: null },
    setter: { body: { kind: 'block' }, modifiers: { keywords: [{ keyword: 'private' }] } },
  });
  expect(unit.members[1]).toMatchObject({ name: { text: 'b', span: { line: 3, column: 39 } } });
});

test('a trigger has events, statements and members', () => {
  const { unit } = parseApex(
    'T.trigger',
    'trigger T on Account (before insert, after undelete) { Integer i = 1; void m() { } class C { } m(); }',
    'trigger',
  );
  expect(unit).toMatchObject({
    kind: 'trigger',
    name: { text: 'T' },
    object: { text: 'Account' },
    events: ['before insert', 'after undelete'],
    body: { statements: [{ kind: 'localVar' }, { kind: 'exprStmt' }] },
    members: [{ kind: 'method' }, { kind: 'class' }],
  });
});

test('anonymous Apex mixes statements and declarations', () => {
  const { unit } = parseApex(
    'a.apex',
    'Integer i = f(); Integer f() { return 1; } class C { } System.debug(i); final String s;',
    'anonymous',
  );
  expect(unit).toMatchObject({
    kind: 'anonymous',
    body: { statements: [{ kind: 'localVar' }, { kind: 'exprStmt' }, { kind: 'localVar' }] },
    members: [{ kind: 'method' }, { kind: 'class' }],
  });
});

test('statements', () => {
  const statements = parseStatements(`
    for (Account a : [SELECT Id FROM Account]) continue;
    for (Integer i = 0, j = 1; i < j; i++) { break; }
    for (;;) { }
    do { } while (true);
    switch on x { when 1, -2 { } when A.B { } when Account acc { } when null { } when else { } }
    try { throw e; } catch (A.B e) { } finally { }
    System.runAs(u) { insert a; }
    delete as system [SELECT Id FROM A];`);
  expect(statements.map((statement) => statement.kind)).toEqual([
    'forEach',
    'for',
    'for',
    'doWhile',
    'switch',
    'try',
    'runAs',
    'dml',
  ]);
  expect(statements[4]).toMatchObject({
    cases: [
      { values: [{ kind: 'literal' }, { kind: 'unary' }] },
      { values: [{ kind: 'member' }] },
      { values: null, typeMatch: { name: { text: 'acc' } } },
      { values: [{ literal: { kind: 'null' } }] },
    ],
    otherwise: { kind: 'block' },
  });
  expect(statements[7]).toMatchObject({ operation: 'delete', access: 'system', target: { kind: 'soql' } });
});
