/** What the emitter relies on: operations, conversions and kinds of nodes. */
import { describe, expect, it } from '@jest/globals';
import type { BoundExpr } from '../../src/apex/bound.ts';
import { typeName } from '../../src/apex/types/type-names.ts';
import { check, expression, statements } from './support.ts';

/** `kind` or `kind:operation` with the type. */
function shape(expr: BoundExpr): string {
  const operation = expr.kind === 'binary' || expr.kind === 'assign' ? `:${expr.operation ?? '='}` : '';
  return `${expr.kind}${operation} ${typeName(expr.type)}`;
}

const before =
  'Integer i = 1; Long l = 2L; Double d = 1.5d; Decimal m = 1.5; String s = null; Id k = null; Boolean b = true; Date dt = null; Datetime dm = null; Object o = null; Account a = null; List<Account> accounts = null;';

describe('operators', () => {
  it.each([
    ['i + i', 'binary:int+ Integer'],
    ['i + l', 'binary:long+ Long'],
    ['i / d', 'binary:double/ Double'],
    ['d * m', 'binary:decimal* Decimal'],
    ['s + i', 'binary:string+ String'],
    ['i << 2', 'binary:int<< Integer'],
    ['b & b', 'binary:boolean& Boolean'],
    ['dt + i', 'binary:date+ Date'],
    ['dm - m', 'binary:datetime- Datetime'],
    ['i == l', 'binary:long== Boolean'],
    ['s == k', 'binary:id== Boolean'],
    ['dt == dm', 'binary:datetime== Boolean'],
    ['a == a', 'binary:object== Boolean'],
    ['i == null', 'binary:int== Boolean'],
    ['o == i', 'binary:object== Boolean'],
    ['o === a', 'binary:ref=== Boolean'],
    ['s < s', 'binary:string< Boolean'],
    ['LoggingLevel.ERROR == LoggingLevel.INFO', 'binary:enum== Boolean'],
  ])('%s is %s', (text, expected) => {
    expect(shape(expression(text, before))).toBe(expected);
  });

  it('converts the narrower operand', () => {
    const sum = expression('i + l', before);
    expect(sum.kind === 'binary' && [shape(sum.left), shape(sum.right)]).toEqual(['convert Long', 'local Long']);
  });

  it('folds literals to the type they are needed in', () => {
    const sum = expression('l + 1', before);
    expect(sum.kind === 'binary' && sum.right).toMatchObject({ kind: 'literal', value: 1n });
    expect(expression('-2147483648')).toMatchObject({ kind: 'literal', value: -2147483648 });
  });
});

describe('names', () => {
  it.each([
    ['a.Name', 'sobjectField String'],
    ['a.Owner', 'sobjectParent User'],
    ['a.Contacts', 'sobjectChildren List<Contact>'],
    ['Account.Name', 'fieldToken Schema.SObjectField'],
    ['Account.SObjectType', 'sobjectToken Schema.SObjectType'],
    ['Account.getSObjectType()', 'sobjectToken Schema.SObjectType'],
    ['Schema.SObjectType.Account.fields.Name', 'describe Schema.DescribeFieldResult'],
    ['Account.class', 'classLiteral System.Type'],
    ['LoggingLevel.ERROR', 'libraryProperty System.LoggingLevel'],
    ['LoggingLevel.values()', 'enumStatic List<System.LoggingLevel>'],
    ['Trigger.new', 'triggerContext List<SObject>'],
    ['accounts[0]', 'index Account'],
    ['accounts[0].Name', 'sobjectField String'],
    ['a.clone()', 'libraryCall Account'],
    ['accounts.deepClone()', 'libraryCall List<Account>'],
    ['String.valueOf(1)', 'libraryCall String'],
    ['System.now()', 'libraryCall Datetime'],
  ])('%s is %s', (text, expected) => {
    expect(shape(expression(text, before))).toBe(expected);
  });
});

describe('queries', () => {
  it.each([
    ['[SELECT Id FROM Account]', 'soql List<Account>'],
    ['[SELECT COUNT() FROM Account]', 'soql Integer'],
    ['[SELECT COUNT(Id) n FROM Account]', 'soql List<AggregateResult>'],
    ["[FIND 'x' RETURNING Account]", 'sosl List<List<SObject>>'],
    ['[SELECT Name FROM Account].Name', 'sobjectField String'],
  ])('%s is %s', (text, expected) => {
    expect(shape(expression(text))).toBe(expected);
  });

  it('takes the only row where a record is due', () => {
    const [query, dynamic] = statements("Account a = [SELECT Id FROM Account]; Account b = Database.query('x');");
    expect(query).toMatchObject({ init: { kind: 'soql', result: 'single' } });
    expect(dynamic).toMatchObject({ init: { kind: 'onlyRow' } });
  });

  it('runs in user mode from version 67 on, except triggers and code that sets another mode', () => {
    const body =
      'List<Account> a = [SELECT Id FROM Account]; a = [SELECT Id FROM Account WITH SYSTEM_MODE]; insert a; insert as system a;';
    const accessOf = (apiVersion: number) => {
      const { program } = check(
        {
          'X.cls': `public class X { void m() { ${body} } }`,
          'T.trigger': `trigger T on Account (before insert) { ${body} }`,
        },
        { apiVersion },
      );
      return [program.classes[0].methods[0].body, program.triggers[0].body].map((block) =>
        [
          ...JSON.stringify(block?.statements, (key, value: unknown) =>
            key === 'type' ||
            key === 'local' ||
            key === 'object' ||
            key === 'field' ||
            key === 'query' ||
            key === 'target'
              ? undefined
              : value,
          ).matchAll(/"access":"(\w+)"/g),
        ].map((match) => match[1]),
      );
    };
    expect(accessOf(66)).toEqual([
      ['system', 'system', 'system', 'system'],
      ['system', 'system', 'system', 'system'],
    ]);
    expect(accessOf(67)).toEqual([
      ['user', 'system', 'user', 'system'],
      ['system', 'system', 'system', 'system'],
    ]);
  });
});

describe('loops', () => {
  it.each([
    ['for (Account x : [SELECT Id FROM Account]) {}', 'query'],
    ['for (List<Account> x : [SELECT Id FROM Account]) {}', 'queryChunks'],
    ['for (Integer x : new List<Integer>()) {}', 'list'],
    ['for (Integer x : new Set<Integer>()) {}', 'set'],
    ['Iterable<Integer> all = new List<Integer>(); for (Integer x : all) {}', 'iterable'],
  ])('%s walks a %s', (text, over) => {
    expect(statements(text).at(-1)).toMatchObject({ kind: 'forEach', over });
  });
});

describe('classes', () => {
  it('chains constructors', () => {
    const { program, findings } = check({
      'Base.cls': 'public virtual class Base { public Base() {} public Base(Integer x) {} }',
      'Derived.cls':
        'public class Derived extends Base { Derived() {} Derived(Integer x) { super(x); } Derived(String s) { this(1); Integer y = 2; } }',
      'MineException.cls':
        "public class MineException extends Exception { MineException(Integer x) { this('number ' + x); } }",
    });
    expect(findings).toEqual([]);
    const derived = program.classes.find(({ symbol }) => symbol.name === 'Derived');
    expect(
      derived?.constructors.map(({ chain, body }) => [
        chain?.kind,
        chain?.constructor?.params.length,
        body?.statements.length,
      ]),
    ).toEqual([
      ['super', 0, 0],
      ['super', 1, 0],
      ['this', 1, 1],
    ]);
    const exception = program.classes.find(({ symbol }) => symbol.name === 'MineException');
    expect(exception?.constructors[0].chain).toMatchObject({
      kind: 'this',
      constructor: null,
      library: { member: { kind: 'constructor' } },
    });
  });

  it('keeps initialisers in the order of the text', () => {
    const { program } = check({
      'X.cls': 'public class X { Integer a = 1; static Integer s = 2; { a = 3; } Integer b = a; static { s = 4; } }',
    });
    expect(program.classes[0].instanceInit.map((init) => (init.kind === 'field' ? init.field.name : 'block'))).toEqual([
      'a',
      'block',
      'b',
    ]);
    expect(program.classes[0].staticInit.map((init) => init.kind)).toEqual(['field', 'block']);
  });
});
