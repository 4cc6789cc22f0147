/** Masking in an org with very many objects, where describing them costs what it costs on the platform. */
import { afterEach, expect, test } from '@jest/globals';
import { callAura, type Org } from 'local-org';
import { POST_COPY_CLASS } from '../../../../scripts/demo/story/masking.ts';
import { rows } from '../../../../scripts/demo/story/records.ts';
import { startRun } from '../../lib/continue.ts';
import { loadPlans, matureOrg, statusOf, workUntilOver } from '../../lib/mature-org.ts';
import { STOPS_ON_DRIFT } from '../../lib/orgs.ts';
import { assign } from '../../lib/permission-users.ts';
import { expectToldAll, note, type Scale } from './measure.ts';

const SCHEMAS: Readonly<Record<Scale, { objects: number; withEmail: number; fields: number }>> = {
  small: { objects: 100, withEmail: 20, fields: 10 },
  usual: { objects: 1_500, withEmail: 300, fields: 30 },
  full: { objects: 1_500, withEmail: 300, fields: 30 },
};
const PEOPLE = { Contact: 2_000, Lead: 500, Case: 500 } as const;
const FEW = { Contact: 200, Lead: 10, Case: 10 } as const;
const RULE_SET = 'Stops_On_Drift';
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
    const generated = org
      .describeAll()
      .find(
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

  if (scale === 'small') return;

  test(`${objects} objects, most of them new since the approval: the run stops before it writes, and ends when they are approved`, async () => {
    org = await matureOrg(FEW, { pricedWork: {}, largeSchema: SCHEMAS[scale] }, [STOPS_ON_DRIFT]);
    const before = org.workReport()!.transactions.length;
    startRun(org, RULE_SET);
    await workUntilOver(org);
    const [stopped] = rows(org, 'SELECT Status__c, Reason_Code__c, Message__c FROM Masking_Run__c');
    expect([stopped!('Status__c'), stopped!('Reason_Code__c')]).toEqual(['Failed', 'drift']);
    expect(String(stopped!('Message__c'))).toMatch(/Case\.SuppliedEmail.* and \d+ more\./);
    expect(rows(org, "SELECT Id FROM Contact WHERE Email LIKE '%.invalid'")).toEqual([]);

    approveAll(org);
    startRun(org, RULE_SET);
    await workUntilOver(org);
    expect(statusOf(org)).toBe('Completed');
    expect(rows(org, "SELECT Id FROM Contact WHERE NOT Email LIKE '%.invalid'")).toEqual([]);
    const plans = org
      .workReport()!
      .transactions.slice(before)
      .filter(({ work }) => /^RunPlanJob/.test(work));
    expect(plans.length).toBeGreaterThan(3);
    for (const { cpuMs, failure } of plans) {
      expect(failure).toBeNull();
      expect(cpuMs).toBeLessThan(MOST_PLAN_MS);
    }
  });
}

/** As the Rules page does: with the fields of every object, in as many requests as they take. */
function approveAll(org: Org): void {
  assign(org, org.adminId, 'Masking_Administrator');
  const call = (method: string, args: object): string => {
    const answer = callAura(org, org.adminId, 'RulesController', method, JSON.stringify(args), false);
    expect({ method, ...answer }).toMatchObject({ method, status: 200 });
    return answer.body;
  };
  const fields: string[] = [];
  let objectNames: readonly string[] | null = null;
  do {
    const part = JSON.parse(call('getApproval', { ruleSet: RULE_SET, objectNames })) as {
      readonly fields: readonly string[];
      readonly rest: readonly string[];
    };
    fields.push(...part.fields);
    objectNames = part.rest;
  } while (objectNames.length > 0);
  call('approve', { ruleSet: RULE_SET, fields });
}
