/** Statements, exceptions and limits. Source: Apex Developer Guide, "Exceptions in Apex" and "Execution Governors and Limits". */
import { describe, expect, test } from '@jest/globals';
import type { ApexException } from '../../src/runtime/exception.ts';
import { Counters } from '../../src/limits/counters.ts';
import { compile, inTransaction, run, statics } from './apex.ts';

function failure(work: () => unknown): ApexException {
  try {
    work();
  } catch (error) {
    return error as ApexException;
  }
  throw new Error('Nothing was thrown');
}

describe('loops and switch', () => {
  test('for over everything that can be walked', () => {
    const members =
      'class Three implements Iterable<Integer>, Iterator<Integer> { Integer at = 0; public Iterator<Integer> iterator() { return this; } public Boolean hasNext() { return at < 3; } public Integer next() { return at++; } }';
    expect(
      run(
        "String r = ''; for (Integer i : new Three()) r += i; for (String s : new Set<String>{ 'a', 'b' }) r += s; for (Integer i : new List<Integer>{ 7 }) { if (i == 7) continue; r += 'x'; } return r;",
        members,
      ),
    ).toBe('012ab');
    expect(
      run(
        'Integer i = 0; do { i++; if (i == 4) break; } while (i < 10); Integer k = 0; while (true) { if (++k > 3) break; } for (Integer a = 0, b = 3; a < b; a++) i += 10; return i + k;',
      ),
    ).toBe(38);
  });

  test('a collection must not change while it is walked', () => {
    for (const source of [
      'List<Integer> c = new List<Integer>{ 1, 2 }; for (Integer i : c) c.add(i);',
      'Set<Integer> c = new Set<Integer>{ 1, 2 }; for (Integer i : c) c.remove(i);',
    ]) {
      expect(run(`try { ${source} } catch (FinalException e) { return e.getMessage(); } return null;`)).toBe(
        'Cannot modify a collection while it is being iterated.',
      );
    }
  });

  test('switch: values, enums, types, and break of the loop around', () => {
    const members =
      "enum E { A, B } static String of(Object o) { String r = ''; for (Integer i = 0; i < 3; i++) { switch on i { when 0, 1 { r += 'low'; } when else { break; } } r += i; } return r; }";
    expect(run('return of(null);', members)).toBe('low0low1');
    expect(
      run("String s; switch on s { when 'a' { return 1; } when null { return 2; } when else { return 3; } }"),
    ).toBe(2);
    expect(run('E e = E.B; switch on e { when A { return 1; } when B { return 2; } } return 3;', members)).toBe(2);
    expect(
      run(
        "SObject r = new Contact(LastName = 'x'); switch on r { when Account a { return a.Name; } when Contact c { return c.LastName; } } return null;",
      ),
    ).toBe('x');
  });
});

describe('exceptions', () => {
  const program = compile({
    'Thrower.cls': `public class Thrower {
  public virtual class BaseException extends Exception { }
  public class SpecialException extends BaseException {
    public Integer code = 7;
    public SpecialException(Integer code) {
      this('code ' + code);
      this.code = code;
    }
  }
  public static String log = '';
  public static void deep() {
    throw new SpecialException(
      3
    );
  }
  public static String order() {
    try {
      try {
        deep();
      } catch (NullPointerException e) {
        log += 'no';
      } finally {
        log += 'inner ';
      }
    } catch (BaseException e) {
      log += e.getTypeName() + ' ' + e.getMessage() + ' ' + ((SpecialException) e).code + ' ' + e.getLineNumber() + ' ';
      Exception around = new SpecialException('outer', e);
      log += around.getCause().getMessage() + ' ' + new BaseException().getMessage();
    }
    return log;
  }
  public static Integer read(String s) {
    return s
      .length();
  }
  public static void assertion() {
    try { System.assert(false, 'never caught'); } catch (Exception e) { log = 'caught'; } finally { log = 'finally'; }
  }
  public static void endless(Integer n) {
    try { endless(n + 1); } catch (Exception e) { log = 'caught'; }
  }
  public static void forever() {
    while (true) { }
  }
}`,
  });
  const thrower = statics(program, 'Thrower');

  test('constructors, types, causes, order of finally', () => {
    expect(inTransaction(() => thrower.order$!())).toBe(
      'inner Thrower.SpecialException code 3 3 12 code 3 Script-thrown exception',
    );
  });

  test('stack traces have the lines of the source', () => {
    const error = failure(() => inTransaction(() => thrower.read$string!(null)));
    expect(program.apexStack(error)[0]).toEqual({ className: 'Thrower', method: 'read', line: 33 });
    const special = failure(() => inTransaction(() => thrower.deep$!()));
    expect([special.toString(), special.getstacktracestring$0()]).toEqual([
      'Thrower.SpecialException: code 3',
      'Class.Thrower.deep: line 12, column 1',
    ]);
  });

  test('assertions, limits and an exhausted stack cannot be caught, and no finally runs', () => {
    const assertion = failure(() => inTransaction(() => thrower.assertion$!()));
    expect(assertion.typeName).toBe('System.AssertException');
    const endless = failure(() => inTransaction(() => thrower.endless$integer!(0)));
    expect(String(endless)).toContain('Maximum stack depth reached: 1001');
    const limits = new Counters({ cpuMs: 50 } as ConstructorParameters<typeof Counters>[0]);
    expect(String(failure(() => inTransaction(() => thrower.forever$!(), { limits })))).toBe(
      'System.LimitException: Apex CPU time limit exceeded',
    );
    expect(inTransaction(() => (program.findClass('Thrower') as unknown as { s_log: string }).s_log)).not.toMatch(
      /caught|finally/,
    );
  });
});

test('coverage counts statements', () => {
  const program = compile(
    {
      'Cov.cls':
        'public class Cov {\n  static Integer a = 1;\n  public static Integer run(Boolean b) {\n    if (b) {\n      return 1;\n    }\n    return 2;\n  }\n}',
    },
    { coverage: true },
  );
  inTransaction(() => statics(program, 'Cov').run$boolean!(false));
  expect([...program.coverage().get('Cov')!.lines]).toEqual([
    [2, 1],
    [4, 1],
    [5, 0],
    [7, 1],
  ]);
});

test('triggers and anonymous Apex', () => {
  const program = compile({
    'Greeter.cls':
      'public class Greeter { public static String last; public static void hello(String s) { last = s; } }',
    'OnAccount.trigger':
      "trigger OnAccount on Account (before insert) {\n  if (Trigger.isBefore && !Trigger.isAfter) {\n    Greeter.hello(text(Trigger.size));\n  }\n  String text(Integer i) { return 'n' + i; }\n}",
  });
  const [trigger] = program.triggersFor('account');
  const context = {
    object: 'Account',
    operation: 'before insert',
    new: null,
    old: null,
    newMap: null,
    oldMap: null,
    size: 3,
  };
  expect([trigger!.name, [...trigger!.events]]).toEqual(['OnAccount', ['before insert']]);
  const greeter = program.findClass('Greeter') as unknown as { s_last: string };
  inTransaction(() => trigger!.run(), { triggers: [context] });
  expect(greeter.s_last).toBe('n3');
  inTransaction(() =>
    program.runAnonymous(
      "Integer twice(Integer i) { return i * 2; }\nclass P { public String n = 'p'; }\nInteger x = 4;\nGreeter.hello(new P().n + twice(x));",
    ),
  );
  expect(greeter.s_last).toBe('p8');
  expect(() => program.runAnonymous('Integer x = y;')).toThrow('AnonymousBlock:1:13: Variable does not exist: y');
  const error = failure(() => inTransaction(() => program.runAnonymous('Integer x;\nx++;')));
  expect(program.apexStack(error)[0]).toEqual({ className: 'AnonymousBlock', method: '', line: 2 });
});
