/** Operators as the platform computes them. Source: Apex Developer Guide, "Expression Operators" and "Primitive Data Types". */
import { describe, expect, test } from '@jest/globals';
import { run } from './apex.ts';

const thrown = (body: string): string =>
  String(
    run(`try { ${body} return 'nothing'; } catch (Exception e) { return e.getTypeName() + ': ' + e.getMessage(); }`),
  );

describe('numbers', () => {
  test('Integer and Long wrap, division cuts off', () => {
    expect(run('Integer i = 2147483647; i++; return i;')).toBe(-2147483648);
    expect(run('Integer i = 65537; return i * 65537;')).toBe(131073);
    expect(run('return -7 / 2;')).toBe(-3);
    expect(run('Long l = 9223372036854775807L; l++; return l;')).toBe(-9223372036854775808n);
    expect(run('Integer i = -1; return i >>> 28;')).toBe(15);
    expect(run('Long l = 1; return l << 65;')).toBe(2n);
  });

  test('dividing by zero is a MathException in every type', () => {
    for (const [type, zero] of [
      ['Integer', '0'],
      ['Long', '0L'],
      ['Decimal', '0.0'],
      ['Double', '0.0d'],
    ]) {
      expect(thrown(`${type} z = ${zero}; ${type} one = ${zero}; one++; ${type} x = one / z;`)).toBe(
        'System.MathException: Divide by 0',
      );
    }
  });

  test('types widen; a Decimal keeps its scale', () => {
    expect(
      run(
        "Integer i = 3; Long l = i; Double d = i; Decimal c = i; return '' + l + ' ' + d + ' ' + c + ' ' + (c + 1.50);",
      ),
    ).toBe('3 3.0 3 4.50');
    expect(run('Integer i = 1; i += 2; Decimal d = 1; d += i; d++; return d.intValue();')).toBe(5);
    expect(run('Object o = 1.0d; return o instanceof Double;')).toBe(true);
  });
});

describe('null', () => {
  const npe = 'System.NullPointerException: Attempt to de-reference a null object';

  test('arithmetic and conditions refuse it', () => {
    expect(thrown('Integer i; Integer j = i + 1;')).toBe(npe);
    expect(thrown('Integer i; i++;')).toBe(npe);
    expect(thrown('Boolean b; if (b) return 1;')).toBe(npe);
    expect(thrown('Boolean b; Boolean c = true && b;')).toBe(npe);
    expect(thrown('Decimal d; d = d * 2;')).toBe(npe);
    expect(thrown('Date d; d = d + 1;')).toBe(npe);
    expect(thrown('String s; s.length();')).toBe(npe);
  });

  test('comparing by size is false, concatenation writes null', () => {
    expect(
      run("Integer i; Decimal d; Date t; return '' + (i < 1) + (i > 1) + (i <= i) + (d < 1) + (t >= Date.today());"),
    ).toBe('falsefalsefalsefalsefalse');
    expect(run('String a; String b; Integer i; return a + b + i + null;')).toBe('nullnullnullnull');
    expect(run("String a; a += 'x'; return a;")).toBe('nullx');
  });

  test('?. ends the whole chain, ?? replaces it', () => {
    const members = "class A { A next; String name = 'n'; A self() { return this; } Integer size() { return 5; } }";
    expect(run('A a; return a?.self().next.self();', members)).toBeNull();
    expect(
      run("A a = new A(); return (a.next?.name ?? 'none') + a?.self()?.name + a.self().next?.size();", members),
    ).toBe('nonennull');
  });
});

describe('equality', () => {
  test('strings ignore case with ==, ids their length, objects ask equals', () => {
    expect(run("return 'Abc' == 'aBC';")).toBe(true);
    expect(run("return 'Abc'.equals('aBC');")).toBe(false);
    expect(run("Id a = '001000000000001'; Id b = '001000000000001AAA'; return a == b;")).toBe(true);
    expect(
      run(
        'return new P(1) == new P(1);',
        'class P { Integer n; P(Integer n) { this.n = n; } public Boolean equals(Object o) { return ((P) o).n == n; } public Integer hashCode() { return n; } }',
      ),
    ).toBe(true);
    expect(run('return new P() == new P();', 'class P { }')).toBe(false);
    expect(run('List<Integer> a = new List<Integer>{ 1 }; return a == new List<Integer>{ 1 };')).toBe(true);
    expect(run('List<Integer> a = new List<Integer>{ 1 }; return a === new List<Integer>{ 1 };')).toBe(false);
    expect(run("return new Account(Name = 'a') == new Account(Name = 'a');")).toBe(true);
  });
});

describe('assignable expressions', () => {
  test('parts are evaluated once, whatever is written', () => {
    const members =
      'static Integer calls = 0; static Integer at() { calls++; return 0; } Integer f = 1; public Integer p { get; set { p = value * 2; } } static Integer s = 1;';
    expect(run("Integer[] l = new Integer[]{ 1 }; l[at()] += 5; l[at()]++; return l[0] + '-' + calls;", members)).toBe(
      '7-2',
    );
    expect(
      run(
        "Main m = new Main(); m.f += 2; m.f++; m.p = 1; m.p += 3; s -= 4; return m.f + '-' + m.p + '-' + s;",
        members,
      ),
    ).toBe('4-10--3');
    expect(
      run(
        "Account a = new Account(NumberOfEmployees = 1); a.NumberOfEmployees++; a.NumberOfEmployees += 3; Integer old = a.NumberOfEmployees--; return old + '-' + a.NumberOfEmployees;",
      ),
    ).toBe('5-4');
    expect(run("Integer i = 1; Integer j = i++ + ++i; return i + '-' + j;")).toBe('3-4');
    expect(thrown('Integer[] l = new Integer[]{ 1 }; l[5] = 1;')).toBe(
      'System.ListException: List index out of bounds: 5',
    );
  });
});

describe('casts', () => {
  test('what an object is decides', () => {
    expect(thrown("Object o = 'x'; Integer i = (Integer) o;")).toBe(
      'System.TypeException: Invalid conversion from runtime type String to Integer',
    );
    expect(thrown('Object o = new List<Object>(); Map<String, Object> m = (Map<String, Object>) o;')).toBe(
      'System.TypeException: Invalid conversion from runtime type List<ANY> to Map<String,ANY>',
    );
    expect(thrown('SObject r = new Account(); Contact c = (Contact) r;')).toBe(
      'System.TypeException: Invalid conversion from runtime type Account to Contact',
    );
    expect(run('List<SObject> l = new List<Account>{ new Account() }; return l instanceof List<Account>;')).toBe(true);
    expect(run('Object o = new List<Account>(); return o instanceof List<Contact>;')).toBe(false);
    expect(run('Object o = null; return o instanceof String;')).toBe(false);
    expect(thrown("Id i = 'nonsense';")).toBe('System.StringException: Invalid id: nonsense');
  });
});
