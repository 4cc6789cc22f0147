import { describe, expect, it } from '@jest/globals';
import { apexOrg, column } from '../org/apex-org.ts';

const CHAIN = `public class Chain implements Queueable {
    public Integer left;
    public Chain(Integer left) { this.left = left; }
    public void execute(QueueableContext context) {
        insert new Account(Name = 'step ' + left + ' ' + System.isQueueable());
        if (left > 1) { System.enqueueJob(new Chain(left - 1)); }
    }
}`;

const RETRY = `public class Retry implements Queueable, Finalizer {
    public void execute(QueueableContext context) {
        System.attachFinalizer(new Retry());
        insert new Account(Name = 'undone');
        throw new CalloutException('again');
    }
    public void execute(FinalizerContext context) {
        insert new Account(Name = context.getResult() + ' ' + context.getException().getMessage());
        System.enqueueJob(new Retry());
    }
}`;

describe('queueables', () => {
  it('run in their own transactions and chain', async () => {
    const org = apexOrg({ Chain: CHAIN });
    org.runAnonymous('System.enqueueJob(new Chain(3));');
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name')).toEqual([
      'step 1 true',
      'step 2 true',
      'step 3 true',
    ]);
    expect(column(org, 'SELECT Status FROM AsyncApexJob', 'Status')).toEqual(['Completed', 'Completed', 'Completed']);
    org.close();
  });

  it('may start one more, not two', async () => {
    const org = apexOrg({
      Two: 'public class Two implements Queueable { public void execute(QueueableContext c) { System.enqueueJob(new Chain(1)); System.enqueueJob(new Chain(1)); } }',
      Chain: CHAIN,
    });
    org.runAnonymous('System.enqueueJob(new Two());');
    await org.runJobs();
    expect(column(org, 'SELECT ExtendedStatus FROM AsyncApexJob', 'ExtendedStatus')).toEqual([
      'Too many queueable jobs added to the queue: 2',
    ]);
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    org.close();
  });

  it('are repeated by a finalizer five times in a row', async () => {
    const org = apexOrg({ Retry: RETRY });
    org.runAnonymous('System.enqueueJob(new Retry());');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(Array(5).fill('UNHANDLED_EXCEPTION again'));
    expect(column(org, "SELECT Id FROM AsyncApexJob WHERE Status = 'Failed'", 'Id')).toHaveLength(6);
    org.close();
  });

  it('wait for their delay', async () => {
    let now = Date.UTC(2026, 0, 1);
    const org = apexOrg({ Chain: CHAIN }, { clock: { now: () => now } });
    org.runAnonymous('System.enqueueJob(new Chain(1), 5);');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    now += 5 * 60_000;
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['step 1 true']);
    org.close();
  });
});

describe('future methods', () => {
  const FUTURE = `public class Later {
    @future public static void write(List<String> names) {
        for (String name : names) { insert new Account(Name = name + ' ' + System.isFuture()); }
    }
    @future public static void twice() { write(new List<String>{ 'x' }); }
  }`;

  it('run after the transaction that called them', async () => {
    const org = apexOrg({ Later: FUTURE });
    org.runAnonymous("Later.write(new List<String>{ 'a', 'b' });");
    expect(() =>
      org.runAnonymous("Later.write(new List<String>{ 'never' }); throw new CalloutException('no');"),
    ).toThrow('no');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name')).toEqual(['a true', 'b true']);
    org.close();
  });

  it('do not call each other', async () => {
    const org = apexOrg({ Later: FUTURE });
    org.runAnonymous('Later.twice();');
    await org.runJobs();
    expect(column(org, 'SELECT ExtendedStatus FROM AsyncApexJob', 'ExtendedStatus')).toEqual([
      'Future method cannot be called from a future or batch method: Later.write(List<String>)',
    ]);
    org.close();
  });
});

describe('scheduled Apex', () => {
  it('fires when its time has come and plans the next time', async () => {
    let now = Date.UTC(2026, 0, 1, 7);
    const org = apexOrg(
      {
        Nightly:
          "public class Nightly implements Schedulable { public void execute(SchedulableContext c) { insert new Account(Name = 'fired ' + System.isScheduled()); } }",
      },
      { clock: { now: () => now }, options: { timeZone: 'UTC' } },
    );
    org.runAnonymous("System.schedule('nightly', '0 0 8 * * ?', new Nightly());");
    expect(() => org.runAnonymous("System.schedule('nightly', '0 0 9 * * ?', new Nightly());")).toThrow(
      'The Apex job named "nightly" is already scheduled for execution.',
    );
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    now = Date.UTC(2026, 0, 1, 8);
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['fired true']);
    expect(column(org, 'SELECT TimesTriggered FROM CronTrigger', 'TimesTriggered')).toEqual([1]);
    expect(String(column(org, 'SELECT NextFireTime FROM CronTrigger', 'NextFireTime')[0])).toContain(
      '2026-01-02 08:00:00',
    );
    org.runAnonymous('System.abortJob([SELECT Id FROM CronTrigger].Id);');
    expect(column(org, 'SELECT Id FROM CronTrigger', 'Id')).toEqual([]);
    org.close();
  });
});
