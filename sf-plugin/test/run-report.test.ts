/** What the commands print about a run. */
import { describe, expect, test } from '@jest/globals';
import type { RunDetails } from '../src/org/answers.ts';
import { linesOf } from '../src/show/run.ts';

const RUN = {
  name: 'RUN-000001',
  run_id: 'aSe5g0000000001CAA',
  rules: 'Default',
  status: 'Completed',
  dry_run: false,
  only_objects: null,
  only_rules: null,
  reason: null,
};
const COUNTS = { records_scanned: 10, records_failed: 0, values_already_masked: 1, values_skipped: 2 };
const DONE = { records_changed: 7, records_deleted: 0, values_masked: 7 };
const TO_DO = { records_to_change: 7, records_to_delete: 0, values_to_mask: 7 };
const NOT_RUN = { result: 'Not Run', summary: 'Not run', email_fields: null, rules: null, residue: 0 };
const FAILED = { result: 'Failed', summary: 'Failed', email_fields: 'Failed', rules: 'Passed', residue: 1 };

const report = (run: object): string => linesOf({ ...RUN, ...run } as unknown as RunDetails).join('\n');

describe('the report of a dry run', () => {
  const dryRun = { dry_run: true, counts: { ...COUNTS, ...TO_DO }, verification: NOT_RUN };

  test('states what would be done, and nothing about what verification found', () => {
    const text = report(dryRun);
    expect(text).toContain('nothing was written');
    expect(text).toContain('7 would change');
    expect(text).toContain('7 would be masked');
    expect(text).toMatch(/^Verification: Not run$/m);
    expect(text).not.toContain('delete');
  });

  test('counts the records that a run would delete', () => {
    expect(report({ ...dryRun, counts: { ...COUNTS, ...TO_DO, records_to_delete: 3 } })).toMatch(
      /^Records that would be deleted: 3$/m,
    );
  });

  test.each([
    ['objects', { only_objects: ['Contact', 'Lead'] }, 'Contact, Lead'],
    ['rules', { only_rules: ['Phones'] }, 'Phones'],
  ])('about some %s does not claim that anything was masked', (_kind, chosen, names) => {
    const text = report({ ...dryRun, ...chosen });
    expect(text).toContain(names);
    expect(text).not.toMatch(/was masked|were masked|verified/);
  });
});

describe('the report of a run', () => {
  test('counts deleted records', () => {
    const counts = { ...COUNTS, ...DONE, records_deleted: 3 };
    expect(report({ counts, verification: FAILED })).toMatch(/^Records that were deleted: 3$/m);
  });

  test('that failed its verification counts what did not make it fail apart', () => {
    const verification = {
      ...FAILED,
      undeliverable: 5,
      cannot_be_masked: 4,
      fields_left_by_rule: 2,
      addresses_left_by_rule: 18_006,
    };
    const text = report({ counts: { ...COUNTS, ...DONE }, verification });
    expect(text).toMatch(/^Verification: Failed\. Values left: 1$/m);
    expect(text).toMatch(
      /^No failure: undeliverable values: 5, values nobody can mask: 4, fields left by a rule: 2 \(addresses: 18006\)$/m,
    );
  });

  test('names nothing apart where there is nothing', () => {
    expect(report({ counts: { ...COUNTS, ...DONE }, verification: FAILED })).not.toContain('No failure');
  });
});
