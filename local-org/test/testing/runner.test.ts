import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import type { TestLimits } from '../../src/limits/test-budget.ts';
import { runTestClass } from '../../src/testing/run-class.ts';
import type { TestResult } from '../../src/testing/result.ts';
import { apexOrg, column } from '../org/apex-org.ts';

function run(sources: Readonly<Record<string, string>>, name: string, limits?: TestLimits): TestResult[] {
  const org = apexOrg(sources);
  try {
    const results = runTestClass(org.host, org.host.program.findClass(name)!, null, limits);
    // Nothing of a test stays.
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    expect(column(org, 'SELECT Id FROM AsyncApexJob', 'Id')).toEqual([]);
    return results;
  } finally {
    org.close();
  }
}

function megabytesInUse(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return Math.ceil(process.memoryUsage().heapUsed / 1e6);
}

const messages = (results: readonly TestResult[]): Record<string, string | null> =>
  Object.fromEntries(results.filter((r) => !r.isSetup).map((r) => [r.methodName, r.message]));

describe('running tests', () => {
  it('gives every method the records of the set-up, fresh statics and fresh limits', () => {
    const results = run(
      {
        Isolated: `@IsTest private class Isolated {
          static Integer count = 0;
          @TestSetup static void setup() { insert new Account(Name = 'from setup'); count = 7; }
          @IsTest static void first() { count++; insert new Account(Name = 'mine'); check(2); }
          @IsTest static void second() { count++; check(1); }
          static void check(Integer accounts) {
            Assert.areEqual(accounts, [SELECT COUNT() FROM Account]);
            Assert.areEqual(1, count);
            Assert.areEqual(1, Limits.getQueries());
            Test.startTest();
            Assert.areEqual(0, Limits.getQueries());
            Test.stopTest();
            Assert.areEqual(1, Limits.getQueries());
          }
        }`,
      },
      'Isolated',
    );
    expect(messages(results)).toEqual({ first: null, second: null });
  });

  it('runs asynchronous work at stopTest, and lets its failures through', () => {
    const results = run(
      {
        Work: `public class Work implements Queueable, Database.Batchable<SObject> {
          @TestVisible static Boolean fail = false;
          public void execute(QueueableContext c) { if (fail) { throw new CalloutException('in the queue'); } insert new Account(Name = 'queued'); }
          public Iterable<SObject> start(Database.BatchableContext c) { return new List<Account>{ new Account(Name = 'a'), new Account(Name = 'b') }; }
          public void execute(Database.BatchableContext c, List<SObject> scope) { insert scope; }
          public void finish(Database.BatchableContext c) { insert new Account(Name = 'finished'); }
          @future public static void later() { insert new Account(Name = 'later'); }
        }`,
        AsyncWorkTest: `@IsTest private class AsyncWorkTest {
          @IsTest static void runs() {
            Test.startTest();
            System.enqueueJob(new Work());
            Database.executeBatch(new Work());
            Work.later();
            Assert.areEqual(0, [SELECT COUNT() FROM Account]);
            Test.stopTest();
            Assert.areEqual(5, [SELECT COUNT() FROM Account]);
          }
          @IsTest static void fails() {
            Work.fail = true;
            Test.startTest();
            System.enqueueJob(new Work());
            Test.stopTest();
          }
          @IsTest static void twoChunks() {
            Test.startTest();
            Database.executeBatch(new Work(), 1);
            Test.stopTest();
          }
        }`,
      },
      'AsyncWorkTest',
    );
    expect(messages(results)).toEqual({
      runs: null,
      fails: 'System.CalloutException: in the queue',
      twoChunks: expect.stringContaining(
        'No more than one executeBatch can be called from within a test method',
      ) as unknown as string,
    });
    expect(results.find((r) => r.methodName === 'fails')!.stackTrace).toContain('Class.Work.execute: line 3, column 1');
  });

  it('knows other users, the Automated Process user and stubs', () => {
    const results = run(
      {
        Service: 'public virtual class Service { public virtual String hello(String name) { return name; } }',
        AfterCopy: `global class AfterCopy implements SandboxPostCopy {
          global void runApexClass(SandboxContext c) { insert new Account(Name = c.sandboxName() + ' ' + UserInfo.getUserType()); }
        }`,
        UserTest: `@IsTest private class UserTest implements System.StubProvider {
          public Object handleMethodCall(Object stub, String method, Type returns, List<Type> types, List<String> names, List<Object> args) {
            return method + ' ' + names[0] + ' ' + args[0];
          }
          @IsTest static void stubs() {
            Service stub = (Service) Test.createStub(Service.class, new UserTest());
            Assert.areEqual('hello name x', stub.hello('x'));
          }
          @IsTest static void postCopy() {
            Test.testSandboxPostCopyScript(new AfterCopy(), UserInfo.getOrganizationId(), UserInfo.getOrganizationId(), 'dev', true);
            Assert.areEqual('dev AutomatedProcess', [SELECT Name FROM Account].Name);
            Assert.areEqual('Standard', UserInfo.getUserType());
          }
          @IsTest static void runsAs() {
            User other = new User(ProfileId = [SELECT Id FROM Profile WHERE Name = 'Minimum Access - Salesforce'].Id, LastName = 'Other', Alias = 'oth',
              Email = 'o@example.com', Username = 'o@example.com', TimeZoneSidKey = 'GMT', LocaleSidKey = 'en_US', LanguageLocaleKey = 'en_US', EmailEncodingKey = 'UTF-8');
            System.runAs(other) {
              Assert.areEqual('Other', UserInfo.getLastName());
              Assert.isFalse(Schema.SObjectType.Account.isAccessible());
              try {
                insert as user new Account(Name = 'no');
                Assert.fail();
              } catch (System.SecurityException e) {
                Assert.areEqual('Access to entity \\'Account\\' denied', e.getMessage());
              }
            }
            Assert.isTrue(Schema.SObjectType.Account.isAccessible());
          }
          @IsTest static void asserts() { System.assertEquals(1, 2, 'numbers'); }
        }`,
      },
      'UserTest',
    );
    expect(messages(results)).toEqual({
      stubs: null,
      postCopy: null,
      runsAs: null,
      asserts: 'System.AssertException: Assertion Failed: numbers: Expected: 1, Actual: 2',
    });
  });

  it('fails by the name of what this org does not do', () => {
    const results = run(
      {
        MissingTest:
          "@IsTest private class MissingTest { @IsTest static void action() { Invocable.Action.createStandardAction('chatterPost').invoke(); } }",
      },
      'MissingTest',
    );
    expect(messages(results)['action']).toBe(
      'Not implemented: Invocable.Action.invoke of the action chatterPost (chatterPost)',
    );
  });

  it('lets Apex catch a platform call that is missing, and names it', () => {
    const results = run(
      {
        MissingCallTest: `@IsTest private class MissingCallTest {
          @IsTest static void isCaught() {
            try {
              Crypto.signWithCertificate('RSA-SHA256', Blob.valueOf('x'), 'no_such_certificate');
              Assert.fail();
            } catch (Exception e) {
              Assert.areEqual('Not implemented: Crypto.signWithCertificate', e.getMessage());
            }
          }
          @IsTest static void isNot() {
            Crypto.signWithCertificate('RSA-SHA256', Blob.valueOf('x'), 'no_such_certificate');
          }
          @IsTest static void isNotMet() {}
        }`,
      },
      'MissingCallTest',
    );
    expect(messages(results)).toEqual({
      isCaught: null,
      isNot: 'LocalOrg.MissingCallException: Not implemented: Crypto.signWithCertificate',
      isNotMet: null,
    });
    expect(results.map((result) => result.missingCalls)).toEqual([
      ['Crypto.signWithCertificate'],
      ['Crypto.signWithCertificate'],
      [],
    ]);
  });

  it('ends the test that takes longer than its time, and no other', () => {
    const results = run(
      {
        Slow: `@IsTest private class Slow {
          @IsTest static void first() {}
          @IsTest static void busy() { try { while (true) { Math.abs(1); } } catch (Exception e) { Assert.fail('caught'); } }
          @IsTest static void last() {}
        }`,
      },
      'Slow',
      { seconds: 1, megabytes: 1_000 },
    );
    const ended = 'This test takes more than 1 seconds (option --test-time-limit)';
    expect(messages(results)).toEqual({ first: null, busy: ended, last: null });
  });

  it('ends the test in which more memory is in use than may be, and no other', () => {
    const inUse = megabytesInUse();
    const results = run(
      {
        Large: `@IsTest private class Large {
          @IsTest static void rows() {
            for (Integer i = 0; i < 140; i++) {
              List<Account> accounts = new List<Account>();
              for (Integer n = 0; n < 20; n++) { accounts.add(new Account(Name = 'A ' + n, Description = 'x'.repeat(31000) + n)); }
              insert accounts;
            }
          }
          @IsTest static void garbage() { for (Integer i = 0; i < 300; i++) { 'x'.repeat(100000).split(''); } }
        }`,
      },
      'Large',
      { seconds: 100, megabytes: inUse + 60 },
    );
    const ended = `More than ${inUse + 60} megabytes of memory are in use in this test (option --test-memory-limit)`;
    expect(messages(results)).toEqual({ rows: ended, garbage: null });
  });

  it('answers a thousand questions for the size of the heap with few measurements', () => {
    const org = apexOrg({ Nothing: 'public class Nothing {}' });
    try {
      let measured = 0;
      org.transaction({}, ({ limits }) => {
        org.host.program.runAnonymous(`
          List<String> kept = new List<String>();
          for (Integer i = 0; i < 20000; i++) { kept.add('text ' + i); }
          Integer before = Limits.getHeapSize();
          for (Integer i = 0; i < 1000; i++) {
            kept.add('more ' + i);
            Integer size = Limits.getHeapSize();
            if (size < before || size > before + 60000) { throw new IllegalArgumentException(i + ': ' + size + ' after ' + before); }
          }
          kept.clear();
          for (Integer i = 0; i < 1000; i++) { Limits.getHeapSize(); }
          if (Limits.getHeapSize() > 10000) { throw new IllegalArgumentException('given back: ' + Limits.getHeapSize()); }`);
        measured = limits.heapLooks;
      });
      expect(measured).toBeGreaterThan(3);
      expect(measured).toBeLessThan(20);
    } finally {
      org.close();
    }
  });
});
