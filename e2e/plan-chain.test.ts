/** Planning where describing an object costs what it costs in a large org: several transactions, none near its limit of CPU time. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../scripts/demo/story/masking.ts';
import { rows } from '../scripts/demo/story/records.ts';
import { createKeys } from './acceptance/lib/permission-users.ts';

/** Half of the CPU time of an asynchronous transaction. */
const MOST_CPU_MS = 30_000;

let org: Org;

beforeAll(async () => {
  org = openOrg({
    projectDirs: ['.'],
    options: { isSandbox: true, sandboxName: 'uat' },
    // Some 500 objects here; an org of 1,500 objects at the usual prices takes as long.
    conditions: { pricedWork: { cpu: { deferredObjectDescribe: 50, fieldMap: 75 } } },
  });
  org.runAnonymous(`
    insert new List<SObject>{ new Contact(LastName = 'Doe', Email = 'jane@example.com') };
    insert new List<SObject>{ new Lead(LastName = 'Roe', Company = 'Roe', Email = 'richard@example.com') };
    insert new List<SObject>{ new Case(SuppliedEmail = 'case@example.com') };
  `);
  createKeys(org);
  org.runPostCopy(POST_COPY_CLASS);
  await org.runJobs();
}, 120_000);

afterAll(() => org?.close());

describe('the plan of a run in an org with costly describes', () => {
  const plans = () => org.workReport()!.transactions.filter(({ work }) => work.startsWith('RunPlanJob'));

  test('takes several transactions, none of which uses more than half of its CPU time', () => {
    expect(plans().length).toBeGreaterThan(1);
    for (const { cpuMs, failure } of plans()) {
      expect(failure).toBeNull();
      expect(cpuMs).toBeLessThan(MOST_CPU_MS);
    }
  });

  test('lets contacts be masked before the last object is planned', () => {
    const masking = org.workReport()!.transactions.find(({ work }) => /^(Grouped|Masking)Batch\.execute/.test(work))!;
    expect(masking.startedAt < plans().at(-1)!.startedAt).toBe(true);
  });

  test('ends with every address masked', () => {
    const real = ['Contact.Email', 'Lead.Email', 'Case.SuppliedEmail'].flatMap((name) => {
      const [object, field] = name.split('.');
      return rows(org, `SELECT ${field} FROM ${object}`).map((row) => String(row(field)));
    });
    expect(real).toHaveLength(3);
    expect(real.filter((address) => !/-\d{16}@[a-z.]+\.invalid$/.test(address))).toEqual([]);
  });
});
