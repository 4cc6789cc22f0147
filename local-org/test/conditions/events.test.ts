import { afterEach, describe, expect, it } from '@jest/globals';
import type { Conditions } from '../../src/conditions/conditions.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

/** Dies in every chunk, and reports it on the event bus. */
const DYING = `public class Dying implements Database.Batchable<Integer>, Database.RaisesPlatformEvents {
    private Integer chunks;
    public Dying(Integer chunks) { this.chunks = chunks; }
    public Iterable<Integer> start(Database.BatchableContext context) {
        List<Integer> all = new List<Integer>();
        for (Integer i = 0; i < chunks; i++) { all.add(i); }
        return all;
    }
    public void execute(Database.BatchableContext context, List<Integer> scope) {
        throw new IllegalArgumentException('dies');
    }
    public void finish(Database.BatchableContext context) { }
}`;

const ON_ERROR = `trigger OnError on BatchApexErrorEvent (after insert) {
    Integer known = [SELECT COUNT() FROM Account];
    insert new Account(Name = String.valueOf(Trigger.new.size()), NumberOfEmployees = known);
}`;

const PER_EVENT = `trigger OnError on BatchApexErrorEvent (after insert) {
    for (BatchApexErrorEvent failure : Trigger.new) {
        Integer known = [SELECT COUNT() FROM Account];
        insert new Account(Name = 'event ' + failure.ReplayId);
        EventBus.TriggerContext.currentContext().setResumeCheckpoint(failure.ReplayId);
    }
}`;

const CONFIG = `<?xml version="1.0" encoding="UTF-8"?>
<PlatformEventSubscriberConfig xmlns="http://soap.sforce.com/2006/04/metadata"><batchSize>4</batchSize><masterLabel>OnErrorConfig</masterLabel><platformEventConsumer>OnError</platformEventConsumer></PlatformEventSubscriberConfig>`;

let opened: Org | null = null;

afterEach(() => {
  opened?.close();
  opened = null;
});

async function deliveries(conditions: Conditions, sources: Record<string, string> = {}): Promise<number[]> {
  opened = apexOrg({ Dying: DYING, OnError: ON_ERROR, ...sources }, { conditions });
  opened.runAnonymous('Database.executeBatch(new Dying(30), 1);');
  await opened.runJobs();
  return column(opened, 'SELECT Name FROM Account ORDER BY NumberOfEmployees', 'Name').map(Number);
}

describe('the delivery of events', () => {
  it('brings each error event by itself where nothing is asked for', async () => {
    const sizes = await deliveries({});
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30);
    expect(Math.max(...sizes)).toBeLessThan(5);
  });

  it('brings 30 error events together when the conditions ask for it, with or without priced work', async () => {
    expect(await deliveries({ events: { together: 30 } })).toEqual([30]);
    opened!.close();
    opened = null;
    expect(await deliveries({ events: { together: 30 }, pricedWork: {} })).toEqual([30]);
  });

  it('brings fewer when nothing else is left to do', async () => {
    const [first, second, ...others] = await deliveries({ events: { together: 20 } });
    expect(first).toBeGreaterThanOrEqual(20);
    expect([first! + second!, others]).toEqual([30, []]);
  });

  it('brings what was published within the delay of the delivery', async () => {
    // A chunk takes 5 s, so that 13 of them die within a minute after the first event.
    expect(await deliveries({ pricedWork: { time: { eventDelivery: 60_500 } } })).toEqual([13, 13, 4]);
  });

  it('brings no more than PlatformEventSubscriberConfig states', async () => {
    const config = { 'app/PlatformEventSubscriberConfigs/OnError.platformEventSubscriberConfig-meta.xml': CONFIG };
    expect(await deliveries({ events: { together: 30 } }, config)).toEqual([4, 4, 4, 4, 4, 4, 4, 2]);
  });

  it('fails in the middle where the conditions define it, and goes on behind the checkpoint', async () => {
    const conditions = { events: { together: 30, failing: [{ trigger: 'OnError', delivery: 1, queries: 12 }] } };
    opened = apexOrg({ Dying: DYING, OnError: PER_EVENT }, { conditions });
    opened.runAnonymous('Database.executeBatch(new Dying(30), 1);');
    const runs: number[] = [];
    opened.host.observer = ({ quiddity, limits }) =>
      void (quiddity === 'PLATFORM_EVENT_PUBLISH_CALLBACK' && runs.push(limits.queries));
    await opened.runJobs();
    expect(runs).toEqual([13, 18]);
    expect(new Set(column(opened, 'SELECT Name FROM Account', 'Name')).size).toBe(30);
    expect(column(opened, 'SELECT Name FROM Account', 'Name')).toHaveLength(30);
  });

  it('waits longer before each retry where work has prices', async () => {
    const trigger = `trigger OnError on BatchApexErrorEvent (after insert) {
        if (EventBus.TriggerContext.currentContext().retries < 3) { throw new EventBus.RetryableException('locked'); }
        insert new Account(Name = '1');
    }`;
    opened = apexOrg({ Dying: DYING, OnError: trigger }, { conditions: { pricedWork: {} } });
    opened.runAnonymous('Database.executeBatch(new Dying(1), 1);');
    await opened.runJobs();
    const starts = opened
      .workReport()!
      .transactions.filter(({ work }) => work === 'OnError')
      .map(({ startedAt }) => startedAt);
    expect(starts.slice(1).map((start, at) => start - starts[at]!)).toEqual([6_000, 11_000, 16_000]);
  });
});
