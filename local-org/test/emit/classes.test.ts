/** Classes: order of initialisation, dispatch, statics. Source: Apex Developer Guide, "Classes, Objects, and Interfaces". */
import { describe, expect, test } from '@jest/globals';
import { compileProject, linkProject } from '../../src/apex/compile.ts';
import { compile, inTransaction, input, run, statics } from './apex.ts';

describe('objects', () => {
  test('initialisers of all classes first, in the order of the text, then constructors, superclass first', () => {
    const members = `
      static List<String> log = new List<String>();
      static String note(String s) { log.add(s); return s; }
      virtual class A { String a = note('A.a'); A() { note('A()'); hook(); } { note('A{}'); } virtual void hook() { note('A.hook'); } }
      class B extends A { String b = note('B.b'); { note('B{}'); } B() { this(1); note('B()'); } B(Integer i) { super(); note('B(i)' + b); } override void hook() { note('B.hook ' + b); } }`;
    expect(run("new B(); return String.join(log, ',');", members)).toBe('A.a,A{},B.b,B{},A(),B.hook B.b,B(i)B.b,B()');
  });

  test('private fields of a superclass are not replaced; virtual calls and super', () => {
    const members = `
      virtual class A { private Integer n = 1; public Integer viaA() { return n; } public virtual Integer over() { return 1; } public Integer call() { return over(); } }
      class B extends A { private Integer n = 2; public Integer viaB() { return n; } public override Integer over() { return super.over() + 10; } }`;
    expect(run("B b = new B(); return b.viaA() + '' + b.viaB() + '' + b.call();", members)).toBe('1211');
  });

  test('a method of a superclass may implement the interface of a subclass', () => {
    const members = `
      interface Named { String name(); }
      abstract class A implements Comparable { Integer n; public String name() { return 'n' + n; } public abstract Integer compareTo(Object o); }
      class B extends A implements Named { B(Integer n) { this.n = n; } public override Integer compareTo(Object o) { return n - ((B) o).n; } }`;
    expect(
      run('List<B> l = new List<B>{ new B(3), new B(1) }; l.sort(); Named first = l[0]; return first.name();', members),
    ).toBe('n1');
  });

  test('properties: automatic, with bodies, static', () => {
    const members = `
      virtual class A { public String x { get { return x + '!'; } set; } public Integer y { get { if (y == null) y = 5; return y; } private set; } }
      class B extends A { public String both() { x = 'b'; return x + super.y; } }
      static Integer count { get { if (count == null) count = 40; return count; } set; }`;
    expect(run('B b = new B(); count += 2; return b.both() + b.x + count;', members)).toBe('b!5b!42');
  });

  test('enums', () => {
    const members = 'enum Color { RED, GREEN }';
    expect(
      run(
        "Color c = Color.valueOf('GREEN'); return c.name() + c.ordinal() + Color.values().size() + (c == Color.GREEN) + c;",
        members,
      ),
    ).toBe('GREEN12trueGREEN');
  });
});

describe('statics', () => {
  const program = compile({
    'Counter.cls':
      'public class Counter {\n  public static final Integer STEP = 5;\n  public static Integer runs = 0;\n  public static Integer total = first();\n  static { total += runs; runs = 100; }\n  static Integer first() { return runs == null ? -1 : 10; }\n  public static Integer next() { total += STEP; return total; }\n}',
    'User1.cls':
      'public class User1 { public static Integer read() { return Counter.total; } public Integer again() { return Counter.next(); } }',
  });

  test('initialised once, in the order of the text, anew in each transaction', () => {
    const { next$: next, $static: initialise } = statics(program, 'Counter');
    expect(inTransaction(() => [next!(), next!()])).toEqual([15, 20]);
    const restore = program.resetStatics();
    expect(inTransaction(() => statics(program, 'User1').read$!())).toBe(10);
    restore();
    expect(inTransaction(() => next!())).toBe(25);
    expect(initialise!()).toBe(program.findClass('counter'));
  });
});

test('orgs with the same compiled code have classes, static variables and counted lines of their own', () => {
  const given = input(
    {
      'Own.cls':
        'public class Own {\n  static Integer n = 0;\n  public static Integer next() {\n    return ++n;\n  }\n}',
    },
    { coverage: true },
  );
  const { files } = compileProject(given);
  const [one, other] = [linkProject(given, files!), linkProject(given, files!)];
  expect(inTransaction(() => [statics(one, 'Own').next$!(), statics(one, 'Own').next$!()])).toEqual([1, 2]);
  expect(inTransaction(() => statics(other, 'Own').next$!())).toBe(1);
  expect(one.findClass('Own')).not.toBe(other.findClass('Own'));
  const countOf = (program: typeof one): number | undefined => program.coverage().get('Own')?.lines.get(4);
  expect([countOf(one), countOf(other)]).toEqual([2, 1]);
});

test('files may refer to each other in any order', () => {
  const program = compile({
    'A.cls':
      'public class A extends B.Base { public class Part { public Integer n = 2; } public override Integer get() { return super.get() + new B().part.n; } }',
    'B.cls':
      'public class B { public A.Part part = new A.Part(); public virtual class Base { public virtual Integer get() { return 1; } } public static Integer run() { return new A().get(); } }',
  });
  expect(inTransaction(() => statics(program, 'B').run$!())).toBe(3);
});

test('what the runtime asks of a class', () => {
  const program = compile(
    {
      'Meta.cls':
        '@IsTest\npublic class Meta extends Base {\n  transient Integer t;\n  public List<String> names { get; set; }\n  @IsTest static void works() { }\n  public class Part { }\n}',
      'Base.cls': 'public virtual class Base { }',
    },
    { namespace: null },
  );
  const cls = program.findClass('meta')!;
  expect([
    cls.$name,
    cls.$isTest,
    cls.$superclass!.$name,
    cls.$fields.map((field) => `${field.type.name} ${field.name} ${field.transient}`),
  ]).toEqual(['Meta', true, 'Base', ['Integer t true', 'List<String> names false']]);
  expect(
    cls.$methods.map((method) => [method.name, method.js, method.static, method.annotations[0]!.name, method.line]),
  ).toEqual([['works', 'works$', true, 'IsTest', 5]]);
  expect(program.findType('Map<Id, Meta.Part>')!.name).toBe('Map<Id,Meta.Part>');
  expect(program.findType('Nothing')).toBeNull();
});

test('with a namespace, names work with and without it', () => {
  const program = compile(
    {
      'Foo.cls':
        'public class Foo { public class Part { } public static String name() { return Part.class.getName(); } }',
    },
    { namespace: 't' },
  );
  expect(program.findClass('Foo')).toBe(program.findClass('t.foo'));
  expect(program.findClass('foo.part')!.$namespace).toBe('t');
});
