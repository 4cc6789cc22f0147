/** Masking in an org with very many objects, where describing them costs what it costs on the platform. */
import { afterEach, expect, test } from '@jest/globals';
import type { Org } from '../../../../local-org/src/org/org.ts';
import { POST_COPY_CLASS } from '../../../../scripts/demo/story/masking.ts';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { loadPlans, matureOrg, workUntilOver } from '../../lib/mature-org.ts';
import { expectToldAll, note, type Scale } from './measure.ts';

const SCHEMAS: Readonly<Record<Scale, { objects: number; withEmail: number; fields: number }>> = {
  small: { objects: 100, withEmail: 20, fields: 10 },
  usual: { objects: 1_500, withEmail: 300, fields: 30 },
  full: { objects: 1_500, withEmail: 300, fields: 30 },
};
const PEOPLE = { Contact: 2_000, Lead: 500, Case: 500 } as const;
const ROWS = 300;
/** Of 10 s and 60 s of the platform. */
const MOST_HOOK_MS = 1_000;
const MOST_PLAN_MS = 30_000;

export function schemaSuite(scale: Scale): void {
  let org: Org;
  afterEach(() => org.close());
  const { objects, withEmail } = SCHEMAS[scale];

  test(`${objects} objects, ${withEmail} of them with an Email field: the hook is quick, and no transaction of the plan is long`, async () => {
    org = await matureOrg(PEOPLE, { pricedWork: {}, largeSchema: SCHEMAS[scale] });
    const generated = org.host.schema.types.find(
      (type) => type.name.startsWith('Generated_') && type.table !== null && type.field('Email__c') !== null,
    )!.name;
    await loadPlans(org, [
      { object: generated, count: ROWS, fields: ['Email__c'], row: (i) => [`generated.${i}@example.com`] },
    ]);
    const before = org.workReport()!.transactions.length;
    org.runPostCopy(POST_COPY_CLASS);
    const hook = org.workReport()!.transactions.slice(before);
    expect(hook.length).toBeGreaterThan(0);
    expect(Math.max(...hook.map(({ cpuMs }) => cpuMs))).toBeLessThan(MOST_HOOK_MS);
    await workUntilOver(org);
    expect(expectToldAll(org, PEOPLE)).toBe(0);
    const real = rows(org, `SELECT Id FROM ${generated} WHERE Email__c LIKE '%example.com'`);
    expect(real).toEqual([]);
    for (const { work, cpuMs, failure } of org.workReport()!.transactions) {
      expect({ work, failure }).toEqual({ work, failure: null });
      if (/^(RunPlan|PhasePlan)Job/.test(work)) expect(cpuMs).toBeLessThan(MOST_PLAN_MS);
    }
    note(org, scale, '1,500 objects, 300 with Email fields', ROWS + 3_000, 0);
  });
}
