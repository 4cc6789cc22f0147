import { describe, expect, it } from '@jest/globals';
import { apexOrg, column } from '../org/apex-org.ts';

const COUNTING = `public class Counting implements Database.Batchable<SObject>, Database.Stateful, Database.RaisesPlatformEvents {
    public Integer seen = 0;
    public transient Integer forgotten = 5;
    private Boolean failing;
    public Counting(Boolean failing) { this.failing = failing; }
    public Database.QueryLocator start(Database.BatchableContext context) {
        return Database.getQueryLocator('SELECT Id, Name FROM Account ORDER BY Name');
    }
    public void execute(Database.BatchableContext context, List<Account> scope) {
        if (failing && scope[0].Name == 'A2') { throw new CalloutException('no luck with ' + scope[0].Name); }
        for (Account record : scope) { record.Site = 'seen'; }
        update scope;
        seen += scope.size();
    }
    public void finish(Database.BatchableContext context) {
        insert new Contact(LastName = 'seen ' + seen + ' ' + forgotten);
    }
}`;

const STATELESS = `public class Forgetful implements Database.Batchable<Integer> {
    Integer seen = 0;
    public Iterable<Integer> start(Database.BatchableContext context) { return new List<Integer>{ 1, 2, 3 }; }
    public void execute(Database.BatchableContext context, List<Integer> scope) {
        seen += scope.size();
        insert new Account(Name = 'scope ' + scope + ' seen ' + seen);
    }
    public void finish(Database.BatchableContext context) { insert new Account(Name = 'finally ' + seen); }
}`;

const ACCOUNTS =
  "insert new List<Account>{ new Account(Name = 'A1'), new Account(Name = 'A2'), new Account(Name = 'A3'), new Account(Name = 'A4'), new Account(Name = 'A5') };";

describe('batch Apex', () => {
  it('runs chunk after chunk and keeps the members of a stateful batch, except transient ones', async () => {
    const org = apexOrg({ Counting: COUNTING });
    org.runAnonymous(`${ACCOUNTS} Database.executeBatch(new Counting(false), 2);`);
    expect(column(org, 'SELECT Status FROM AsyncApexJob', 'Status')).toEqual(['Holding']);
    const steps: string[] = [];
    await org.runJobs({ onProgress: ({ phase, done, total }) => steps.push(`${phase} ${done}/${total}`) });
    expect(steps).toEqual(['start 0/3', 'chunk 1/3', 'chunk 2/3', 'chunk 3/3', 'end 3/3']);
    expect(column(org, 'SELECT LastName FROM Contact', 'LastName')).toEqual(['seen 5 null']);
    const [job] = org.query('SELECT Status, JobItemsProcessed, TotalJobItems, NumberOfErrors FROM AsyncApexJob');
    expect(
      job!.sobjectType.fields.flatMap((f) =>
        job!.values[f.index] === undefined || f.name === 'Id' ? [] : [job!.values[f.index]],
      ),
    ).toEqual(expect.arrayContaining(['Completed', 3, 0]));
    expect(column(org, "SELECT Name FROM Account WHERE Site = 'seen'", 'Name')).toHaveLength(5);
    org.close();
  });

  it('undoes a chunk that throws, counts it, goes on, and raises an error event', async () => {
    const org = apexOrg({
      Counting: COUNTING,
      OnError:
        "trigger OnError on BatchApexErrorEvent (after insert) { for (BatchApexErrorEvent e : Trigger.new) { insert new Lead(LastName = e.Phase, Company = e.ExceptionType, Description = e.Message + ' ' + e.JobScope.split(',').size() + ' ' + UserInfo.getUserType()); } }",
    });
    org.runAnonymous(`${ACCOUNTS} Database.executeBatch(new Counting(true), 1);`);
    await org.runJobs();
    expect(column(org, 'SELECT ExtendedStatus, NumberOfErrors FROM AsyncApexJob', 'ExtendedStatus')).toEqual([
      'First error: no luck with A2',
    ]);
    expect(column(org, 'SELECT NumberOfErrors FROM AsyncApexJob', 'NumberOfErrors')).toEqual([1]);
    expect(column(org, 'SELECT LastName FROM Contact', 'LastName')).toEqual(['seen 4 null']);
    expect(column(org, 'SELECT Description FROM Lead', 'Description')).toEqual(['no luck with A2 1 AutomatedProcess']);
    org.close();
  });

  it('gives every chunk of a stateless batch a fresh copy', async () => {
    const org = apexOrg({ Forgetful: STATELESS });
    org.runAnonymous('Database.executeBatch(new Forgetful(), 2);');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name')).toEqual([
      'finally 0',
      'scope (1, 2) seen 2',
      'scope (3) seen 1',
    ]);
    org.close();
  });

  it('holds jobs beyond five, and refuses the 101st in the flex queue', () => {
    const org = apexOrg({ Forgetful: STATELESS });
    org.runAnonymous('for (Integer i = 0; i < 7; i++) { Database.executeBatch(new Forgetful(), 2); }');
    org.stepJobs();
    org.stepJobs();
    expect(column(org, "SELECT Id FROM AsyncApexJob WHERE Status = 'Holding'", 'Id')).toHaveLength(2);
    expect(() =>
      org.runAnonymous('for (Integer i = 0; i < 99; i++) { Database.executeBatch(new Forgetful(), 2); }'),
    ).toThrow("You've exceeded the limit of 100 jobs in the flex queue");
    org.close();
  });
});
