/** Masking in an org that refuses records, fields and rows of its own, and that delivers error events in batches. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Org } from 'local-org';
import { matureOrg, runAfterRefresh, unmasked } from '../acceptance/lib/mature-org.ts';
import { openFailures } from '../acceptance/lib/snapshot.ts';
import { refusalsSuite } from '../acceptance/suites/conditions/refusals.ts';

jest.setTimeout(120_000);

describe('the scenarios of the acceptance suites', () => refusalsSuite('small'));

describe('a field that the platform takes no value for', () => {
  let org: Org;
  afterEach(() => org.close());
  const failuresOf = (object: string): string[] => openFailures(org).filter((line) => line.startsWith(`${object} `));

  test('the other records and fields are masked, and the field is reported', async () => {
    org = await matureOrg(
      { Contact: 300, Lead: 10, Case: 300 },
      {
        seed: 1,
        refusedFields: [{ field: 'Case.SuppliedEmail', share: 0.1, statusCode: 'FIELD_INTEGRITY_EXCEPTION' }],
      },
    );
    await runAfterRefresh(org);
    const left = unmasked(org, 'Case');
    expect(left).toBeGreaterThan(0);
    expect(unmasked(org, 'Contact')).toBe(0);
    const listed = failuresOf('Case').filter((line) => line.endsWith('FIELD_INTEGRITY_EXCEPTION'));
    expect(listed).toHaveLength(left);
  });
});
