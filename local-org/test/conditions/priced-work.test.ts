import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

/** Updates every account, `size` in a chunk, with `statements` turns of a loop. */
const BATCH = `public class Touch implements Database.Batchable<SObject> {
    private Integer turns;
    public Touch(Integer turns) { this.turns = turns; }
    public Database.QueryLocator start(Database.BatchableContext context) {
        return Database.getQueryLocator('SELECT Id FROM Account');
    }
    public void execute(Database.BatchableContext context, List<Account> scope) {
        Integer sum = 0;
        for (Integer i = 0; i < turns; i++) { sum += i; }
        update scope;
    }
    public void finish(Database.BatchableContext context) { }
}`;

const DESCRIBE = `public class Describes {
    public static Integer all() {
        for (Schema.SObjectType type : Schema.getGlobalDescribe().values()) {
            for (Schema.SObjectField field : type.getDescribe().fields.getMap().values()) {
                String label = field.getDescribe().getLabel();
            }
        }
        return Limits.getCpuTime();
    }
}`;

const START = '2026-03-01T00:00:00Z';
const PRICED: Conditions = { pricedWork: { startAt: START } };
const FIVE_ACCOUNTS =
  'List<Account> made = new List<Account>(); for (Integer i = 0; i < 5; i++) { made.add(new Account(Name = String.valueOf(i))); } insert made;';

let org: Org | null = null;

afterEach(() => {
  org?.close();
  org = null;
});

function open(sources: Record<string, string>, conditions: Conditions = PRICED): Org {
  org?.close();
  org = null;
  org = apexOrg(sources, { conditions });
  return org;
}

describe('priced work', () => {
  it('lets the clock of the org begin where the conditions state, and move with the work alone', async () => {
    const org = open({ Touch: BATCH });
    org.runAnonymous('insert new Account(Name = String.valueOf(System.now().getTime()));');
    const [name] = column(org, 'SELECT Name FROM Account', 'Name');
    expect(Number(name) - Date.parse(START)).toBeLessThan(100);
    org.runAnonymous('Database.executeBatch(new Touch(0));');
    await org.runJobs();
    // 20 s in the queue, start, one chunk, finish.
    const { durationMs, asynchronousExecutions } = org.workReport()!;
    expect(durationMs).toBeGreaterThanOrEqual(27_000);
    expect(durationMs).toBeLessThan(27_500);
    expect(asynchronousExecutions).toBe(3);
  });

  it('takes the same time on every machine', async () => {
    const durations: number[] = [];
    for (let round = 0; round < 2; round++) {
      const org = open({ Touch: BATCH });
      org.runAnonymous(FIVE_ACCOUNTS + 'Database.executeBatch(new Touch(1000), 2);');
      await org.runJobs();
      durations.push(org.workReport()!.durationMs);
    }
    expect(durations[0]).toBe(durations[1]);
    expect(durations[0]).toBeGreaterThan(20_000 + 3 * 5_000);
  });

  it('runs five batch jobs side by side, and the sixth when one of them is done', async () => {
    const org = open({ Touch: BATCH });
    org.runAnonymous(FIVE_ACCOUNTS);
    org.runAnonymous('for (Integer i = 0; i < 6; i++) { Database.executeBatch(new Touch(0), 1); }');
    await org.runJobs();
    const { durationMs } = org.workReport()!;
    // Five chunks of 5 s each, twice after one another.
    expect(durationMs).toBeGreaterThan(20_000 + 2 * 25_000);
    expect(durationMs).toBeLessThan(20_000 + 2 * 35_000);
  });

  it('ends a transaction whose priced processor time is over the limit', () => {
    const org = open({ Touch: BATCH }, { pricedWork: { startAt: START, cpu: { statement: 1 } } });
    expect(() => org.runAnonymous('Integer sum = 0; for (Integer i = 0; i < 200000; i++) { sum += i; }')).toThrow(
      'Apex CPU time limit exceeded',
    );
    expect(org.workReport()!.transactions.at(-1)).toMatchObject({ failure: 'System.LimitException' });
  });

  it('gives batch jobs 60 seconds of processor time and the rest of an org 10', async () => {
    const org = open({ Touch: BATCH }, { pricedWork: { startAt: START, cpu: { dmlRow: 3_000 } } });
    org.runAnonymous("insert new List<Account>{ new Account(Name = 'a'), new Account(Name = 'b') };");
    expect(() =>
      org.runAnonymous(
        "insert new List<Account>{ new Account(Name = 'c'), new Account(Name = 'd'), new Account(Name = 'e'), new Account(Name = 'f') };",
      ),
    ).toThrow('Apex CPU time limit exceeded');
    org.runAnonymous('Database.executeBatch(new Touch(0));');
    await org.runJobs();
    expect(column(org, 'SELECT NumberOfErrors FROM AsyncApexJob', 'NumberOfErrors')).toEqual([0]);
    expect(org.workReport()!.mostCpuMs).toBeGreaterThanOrEqual(6_000);
  });

  it('makes a describe of all fields as expensive as the known issue W-6105723 reports', () => {
    const org = open({ Describes: DESCRIBE }, { pricedWork: { startAt: START, cpu: { statement: 0 } } });
    const { types } = org.host.schema;
    const fields = types.reduce((sum, type) => sum + type.fields.length, 0);
    expect(() => org.runAnonymous('Describes.all();')).toThrow('Apex CPU time limit exceeded');
    // 558 objects took 12.4 s; an object has some 30 fields.
    const perObject = 0.4 + 5 + 5 + 30 * (0.05 + 0.38);
    expect(558 * perObject).toBeGreaterThan(12_000);
    expect(558 * perObject).toBeLessThan(14_000);
    expect(types.length * 10.4 + fields * 0.43).toBeGreaterThan(10_000);
  });

  it('charges the global describe by the number of objects, the first one of a transaction most', () => {
    const org = open({ Touch: BATCH }, { pricedWork: { startAt: START } });
    const cpu = (times: number): number => {
      org.runAnonymous(`for (Integer i = 0; i < ${times}; i++) { Schema.getGlobalDescribe(); }`);
      return org.workReport()!.transactions.at(-1)!.cpuMs;
    };
    const objects = org.host.schema.types.length;
    expect(cpu(1)).toBe(Math.floor(objects * 0.4 + 0.005));
    expect(cpu(101) - cpu(1)).toBeGreaterThan(objects * 1.4 - 2);
  });

  it('answers Limits.getCpuTime() with what was charged', () => {
    const org = open(
      { Touch: BATCH },
      { pricedWork: { startAt: START, cpu: { statement: 0, soqlQuery: 7, soqlRow: 0 } } },
    );
    org.runAnonymous(
      'for (Integer i = 0; i < 5; i++) { List<Account> none = [SELECT Id FROM Account]; } insert new Account(Name = String.valueOf(Limits.getCpuTime()));',
    );
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['35']);
  });

  it('runs a schedule only when other work goes on beyond its time, or when time is to pass', async () => {
    const org = open({
      Nightly:
        "public class Nightly implements Schedulable { public void execute(SchedulableContext context) { insert new Account(Name = System.now().format('HH:mm:ss', 'GMT')); } }",
    });
    org.runAnonymous("System.schedule('nightly', '0 0 * * * ?', new Nightly());");
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual([]);
    await org.runJobs({ passTime: 3_700_000 });
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['01:00:00']);
    expect(org.host.clock.now() - Date.parse(START)).toBeGreaterThanOrEqual(3_700_000);
  });

  it('keeps the clock in the file of the org, so that another process goes on', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'local-org-'));
    try {
      const file = path.join(folder, 'org.db');
      const first = apexOrg({ Touch: BATCH }, { conditions: PRICED, file });
      first.runAnonymous(FIVE_ACCOUNTS + 'Database.executeBatch(new Touch(0), 1);');
      let steps = 0;
      await first.runJobs({ until: () => steps === 3, onProgress: () => void steps++ });
      const stopped = first.host.clock.now();
      first.close();
      const second = apexOrg({ Touch: BATCH }, { conditions: PRICED, file });
      expect(second.host.clock.now()).toBe(stopped);
      await second.runJobs();
      expect(column(second, 'SELECT Status FROM AsyncApexJob', 'Status')).toEqual(['Completed']);
      // Three chunks and finish are left.
      expect(second.host.clock.now() - stopped).toBe(16_000);
      second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('lets a queueable with a delay run at its time', async () => {
    const org = open({
      Later:
        "public class Later implements Queueable { public void execute(QueueableContext context) { insert new Account(Name = System.now().format('HH:mm', 'GMT')); } }",
    });
    org.runAnonymous('System.enqueueJob(new Later(), 10);');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['00:10']);
  });
});
