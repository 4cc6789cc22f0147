/** Killed at any moment together with automation that uses up limits and refuses records, and a user who may not write everything. */
import { afterEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openOrg, type Conditions, type Org } from 'local-org';
import { rows } from '../../../scripts/demo/story/records.ts';
import { openProduction, projectFolders, SANDBOX_NAME } from '../../../scripts/demo/story/sandbox-org.ts';
import { runAfterRefresh } from '../lib/mature-org.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';
import { expectToldAll, note, SCALE } from '../suites/conditions/measure.ts';
import { killSuite } from '../suites/kill.ts';

const RECORDS = 4_000;
const CONDITIONS: Conditions = {
  seed: 1,
  automation: [
    { name: 'Rollup', objects: ['Contact'], on: ['update'], cost: { queries: 21 } },
    { name: 'Rule', objects: ['Lead'], on: ['update'], fails: { share: 0.05, refuses: 'record' } },
  ],
  refusedFields: [{ field: 'Case.SuppliedEmail', share: 0.1, statusCode: 'FIELD_INTEGRITY_EXCEPTION' }],
  automatedProcess: { cannotWrite: ['User'], cannotWriteConvertedLeads: true },
};

killSuite({ records: RECORDS, kills: 20, again: false, conditions: CONDITIONS });

let org: Org | undefined;
let folder: string | undefined;
afterEach(() => {
  org?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

test('the run that is killed, left alone where work has its price: nothing real is untold', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'priced-'));
  const { org: production } = await openProduction(path.join(folder, 'production.org'), RECORDS, 7, () => undefined);
  const file = path.join(folder, 'sandbox.org');
  production.refreshInto(file, { sandboxName: SANDBOX_NAME }).close();
  production.close();
  org = openOrg({
    projectDirs: [...projectFolders(true), ACCEPTANCE_RULES],
    file,
    conditions: { ...CONDITIONS, pricedWork: {} },
  });
  makeAdminOperator(org);
  const counts = Object.fromEntries(
    ['Contact', 'Lead', 'Case'].map((object) => [
      object,
      Number(rows(org!, `SELECT COUNT(Id) n FROM ${object}`)[0]!('n')),
    ]),
  );
  await runAfterRefresh(org, 'Small_Chunks');
  const left = expectToldAll(org, counts);
  expect(left).toBeGreaterThan(0);
  note(org, SCALE, 'Killed at 20 random points, all with the same end', RECORDS, left);
});
