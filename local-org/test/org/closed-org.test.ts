/** What an org that was closed leaves in its process: nothing that grows with the number of orgs. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import '../../src/library/index.ts';
import { apexOrg } from './apex-org.ts';

const SOURCES = {
  Part: 'public with sharing class Part { public String name; public enum Kind { SMALL, LARGE } }',
  Work: `public with sharing class Work implements Database.Batchable<SObject>, Database.Stateful {
    private Map<String, List<Part>> parts = new Map<String, List<Part>>();
    public Database.QueryLocator start(Database.BatchableContext context) {
      return Database.getQueryLocator('SELECT Name FROM Account');
    }
    public void execute(Database.BatchableContext context, List<Account> records) {
      Set<Part.Kind> kinds = new Set<Part.Kind>(Part.Kind.values());
      for (Account record : records) {
        parts.put(record.Name, new List<Part>{ new Part() });
      }
      System.debug(JSON.serialize(parts) + kinds.size() + Limits.getHeapSize());
    }
    public void finish(Database.BatchableContext context) {
      for (AggregateResult result : [SELECT Name, COUNT(Id) FROM Account GROUP BY Name]) {
        System.debug(result.get('Name'));
      }
    }
  }`,
};

/** Opens an org, uses it and closes it. */
async function usedOrg(): Promise<{ readonly schema: WeakRef<object>; readonly program: WeakRef<object> }> {
  const org = apexOrg(SOURCES);
  org.runAnonymous(`insert new Account(Name = 'Acme'); Database.executeBatch(new Work());`);
  await org.runJobs();
  const held = { schema: new WeakRef<object>(org.host.schema), program: new WeakRef<object>(org.host.program) };
  org.close();
  return held;
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 4; turn++) {
    collect();
    await setImmediate();
  }
}

it('the data model and the program of a closed org are collected', async () => {
  const orgs = [await usedOrg(), await usedOrg(), await usedOrg()];
  // The last query, job and exception of a process may be kept.
  await usedOrg();
  await collectGarbage();
  const kept = orgs.map(({ schema, program }) => ({
    schema: schema.deref() !== undefined,
    program: program.deref() !== undefined,
  }));
  expect(kept).toEqual(orgs.map(() => ({ schema: false, program: false })));
});
