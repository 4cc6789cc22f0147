/** Rules that depend on version, metadata or what the compiler of the platform leaves to the org. */
import { describe, expect, it } from '@jest/globals';
import { check, checkSources, findings, messages } from './support.ts';

describe('versions', () => {
  it('asks for access modifiers of abstract methods from 65 on', () => {
    const source = 'public abstract class X { abstract void m(); }';
    expect(findings(source, { apiVersion: 64 })).toEqual([]);
    expect(findings(source, { apiVersion: 65 })).toEqual([
      '1:41 abstract methods require at least one of the following global, public, protected',
    ]);
  });

  it('refuses WITH SECURITY_ENFORCED from 67 on', () => {
    const query = 'List<Account> a = [SELECT Id FROM Account WITH SECURITY_ENFORCED];';
    expect(messages(query, { apiVersion: 66 })).toEqual([]);
    expect(messages(query, { apiVersion: 67 })).toHaveLength(1);
  });
});

describe('versions before 42', () => {
  const early = { apiVersion: 41 };

  it('let anything stand between two returns', () => {
    const source =
      'public class X { Integer m() { throw new NullPointerException(); return 1; } Integer n() { return 1; return 2; } void o() { return; Integer i; } }';
    expect(findings(source, early)).toEqual([]);
    expect(findings(source)).toEqual([
      '1:66 Unreachable statement',
      '1:102 Unreachable statement',
      '1:133 Unreachable statement',
    ]);
    expect(findings('public class X { Integer m() { return 1; Integer i; } }', early)).toEqual([
      '1:42 Unreachable statement',
    ]);
  });

  it('write static properties that have no setter', () => {
    const source = 'public class X { static Integer a { get; } Integer b { get; } void m() { X.a = 1; this.b = 2; } }';
    expect(findings(source, early)).toEqual(['1:88 Variable is not visible: X.b']);
    expect(findings(source)).toEqual(['1:76 Variable is not visible: X.a', '1:88 Variable is not visible: X.b']);
  });
});

describe('sources with syntax errors', () => {
  it('leave what needs them unjudged and the rest judged', () => {
    const sources = {
      'Broken.cls': 'public class Broken { String like; public class Part {} }',
      'Near.cls': 'public class Near extends Broken { Part p; String s = 1; }',
      'Far.cls': 'public class Far { Near n; String s = 1; }',
      'Apart.cls': 'public class Apart { String s = 1; }',
    };
    expect(checkSources(sources)).toEqual([
      "Broken.cls:1:30: Unexpected token 'like'.",
      'Apart.cls:1:29: Illegal assignment from Integer to String',
    ]);
  });
});

describe('what superclasses bring', () => {
  const base =
    'public virtual class Base { public static final String TEXT = null; public static Limits2 Limits { get; set; } public static void help() {} public class Limits2 {} public virtual class Part {} public class Other {} }';

  it('is their static fields in instance code only', () => {
    const source =
      'public class X extends Base { void m() { String s = TEXT; } static void n() { String s = TEXT; help(); Integer i = Limits.getQueries(); } }';
    expect(check({ 'Base.cls': base, 'X.cls': source }).findings).toEqual(['X:1:90: Variable does not exist: TEXT']);
  });

  it('is what stands around them', () => {
    const source =
      'public class X extends Base.Part { Other o; void m() { String s = TEXT; help(); Other p = new Other(); } static void n() { help(); String s = TEXT; } }';
    expect(check({ 'Base.cls': base, 'X.cls': source }).findings).toEqual(['X:1:143: Variable does not exist: TEXT']);
  });

  it('is hidden by static methods of the same name', () => {
    const sources = {
      'Base.cls': 'public virtual class Base { public static void a(Base[] b) {} public void i(Base[] b) {} }',
      'X.cls':
        'public class X extends Base { public static void a(X[] b) {} public void i(X[] b) {} void m() { a(null); i(null); } }',
    };
    expect(check(sources).findings).toEqual(['X:1:106: Ambiguous method signature: void i(NULL)']);
  });
});

describe('arguments', () => {
  it('of interfaces of the platform fit whatever they are of', () => {
    const source =
      'public class X { void it(Iterable<Integer> i) {} void m(Iterable<String> s, List<String> l) { it(s); it(l); Iterable<Integer> i = s; } }';
    expect(findings(source)).toEqual([
      '1:102 Method does not exist or incorrect signature: void it(List<String>) from the type X',
      '1:127 Illegal assignment from System.Iterable<String> to System.Iterable<Integer>',
    ]);
  });
});

describe('expressions', () => {
  it('may have a plus before anything, a minus before numbers', () => {
    expect(messages("String s = + 'x'; Object o = + new Account(); String t = - 'x';")).toEqual([
      'Unary negation must use a numeric argument',
    ]);
  });

  it('take what List.add answers', () => {
    expect(messages('List<String> l; Object o = l.add(null); String s = l.add(null);')).toEqual([
      'Illegal assignment from Object to String',
    ]);
  });
});

describe('invocable variables', () => {
  it('are of any class of the project, of enums, and of lists two deep', () => {
    const source = `public class X { public class Plain {} public class V {
      @InvocableVariable public Plain a; @InvocableVariable public List<List<Plain>> b; @InvocableVariable public TriggerOperation c;
      @InvocableVariable public List<List<List<String>>> d; @InvocableVariable public Object e; @InvocableVariable public Set<String> f; } }`;
    expect(findings(source).map((text) => text.replace(/^\S+ /, ''))).toEqual([
      'InvocableVariable fields do not support type of List<List<List<String>>>',
      'InvocableVariable fields do not support type of Object',
      'InvocableVariable fields do not support type of Set<String>',
    ]);
  });
});

describe('metadata', () => {
  it('knows labels', () => {
    const statement = 'String s = Label.Known + System.Label.other.Known + Label.Nope;';
    expect(messages(statement, { labels: ['known', 'other.known'] })).toEqual(['External string does not exist: Nope']);
  });

  it('knows what the platform computes', () => {
    expect(
      messages('Account a = new Account(); a.CreatedDate = null; a.LastModifiedDate = null; a.Name = null;'),
    ).toEqual(['Field is not writeable: Account.CreatedDate', 'Field is not writeable: Account.LastModifiedDate']);
  });

  it('compares the name of a class with its file', () => {
    expect(check({ 'Right.cls': 'public class Wrong { }' }).findings).toEqual([
      'Right:1:1: Class name does not match the file name: Wrong',
    ]);
  });
});

describe('triggers', () => {
  it('type the context by the object', () => {
    const trigger =
      'trigger T on Contact (before insert) { for (Contact c : Trigger.new) { c.LastName = c.Nope; } Account a = Trigger.old[0]; }';
    expect(check({ 'T.trigger': trigger }).findings).toEqual([
      'T.trigger:1:87: Variable does not exist: Nope',
      'T.trigger:1:103: Illegal assignment from Contact to Account',
    ]);
  });

  it('need an object', () => {
    expect(check({ 'T.trigger': 'trigger T on Nope__c (before insert) { }' }).findings).toEqual([
      'T.trigger:1:9: Invalid type: Schema.Nope__c',
    ]);
  });
});

describe('names', () => {
  it('prefer what the project declares to what the platform has', () => {
    const sources = {
      'Account.cls': 'public class Account { public Integer size; }',
      'Test.cls': 'public class Test { public static void mine() {} }',
      'X.cls':
        "public class X { void m() { Integer i = new Account().size; Schema.Account a = new Schema.Account(Name = 'x'); Test.mine(); System.Test.startTest(); } }",
    };
    expect(check(sources).findings).toEqual([]);
  });

  it('let locals hide fields, fields hide types', () => {
    expect(
      findings(
        'public class X { Integer account; void m(String account) { account.length(); } void n() { account = 1; this.account = 2; } }',
      ),
    ).toEqual([]);
  });

  it('do not look at case', () => {
    expect(
      messages(
        "STRING s = 'a'; INTEGER n = S.LENGTH(); list<ID> ids = new LIST<Id>(); SYSTEM.DEBUG(N); account A1 = NEW ACCOUNT(NAME = s); a1.name = S;",
      ),
    ).toEqual([]);
  });
});

describe('methods that were withdrawn', () => {
  it('may be called by classes of earlier versions', () => {
    const source = 'public class X { void m(Account a) { a.recalculateFormulas(); } }';
    expect(findings(source, { apiVersion: 56 })).toEqual([]);
    expect(findings(source, { apiVersion: 57 })).toEqual([
      '1:40 SObject.recalculateFormulas() is deprecated as of API version 57.0. Use Formula.recalculateFormulas() instead',
    ]);
  });
});

describe('properties for components', () => {
  it('may be private before version 47, fields may not', () => {
    const source = (kind: string) => `public class X { @AuraEnabled String a${kind} }`;
    expect(findings(source(' { get; set; }'), { apiVersion: 46 })).toEqual([]);
    expect(findings(source(' { get; set; }'), { apiVersion: 47 })).toEqual([
      '1:38 AuraEnabled properties require at least one of the following global, public',
    ]);
    expect(findings(source(';'), { apiVersion: 46 })).toEqual([
      '1:38 AuraEnabled fields require at least one of the following global, public',
    ]);
  });
});
