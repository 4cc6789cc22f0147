/** What a command shows of a run whose problems were accepted. */
import { expect, test } from '@jest/globals';
import type { RunDetails } from '../src/org/answers.ts';
import { linesOf } from '../src/show/run.ts';

const ITEM = {
  object: 'Contact',
  field: 'Email',
  reason_code: 'still_real',
  records: 2,
  reason: 'Test data of the vendor',
  accepted_by: 'Ada Admin',
  expires_on: '2026-12-31',
};

const RUN: RunDetails = {
  run_id: 'a01',
  name: 'RUN-000001',
  status: 'Completed',
  status_url: '/mask/runs/a01',
  org_id: null,
  rules: 'Default',
  requested_at: null,
  source: 'REST',
  dry_run: false,
  started_at: null,
  finished_at: null,
  sandbox_name: null,
  rules_fingerprint: null,
  reason: null,
  progress: {
    records_total: null,
    records_done: null,
    records_failed: null,
    values_masked: null,
    records_per_second: null,
    seconds_left: null,
  },
  counts: {
    records_scanned: null,
    records_changed: null,
    records_failed: null,
    values_masked: null,
    values_already_masked: null,
    values_skipped: null,
  },
  verification: {
    result: 'Passed With Exceptions',
    summary: 'Passed with 1 accepted exception',
    email_fields: null,
    rules: null,
    objects_chosen: null,
    fields_not_covered: 0,
    addresses_not_covered: 0,
    objects_not_sampled: 0,
    fields_not_in_org: 0,
    residue: 2,
    undeliverable: 0,
    cannot_be_masked: 0,
    fields_left_by_rule: 0,
    addresses_left_by_rule: 0,
    accepted_exceptions: [ITEM],
    exceptions_to_renew: [{ ...ITEM, object: 'Lead', field: null }],
  },
  objects: [],
  errors: [],
  has_more_errors: false,
};

test('a command lists accepted exceptions with their reasons, and those to accept again', () => {
  const lines = linesOf(RUN);
  expect(lines).toContain(
    'Accepted: Contact.Email, still_real (records: 2): Test data of the vendor. By Ada Admin until 2026-12-31.',
  );
  expect(lines).toContain(
    'To accept again or repair: Lead, still_real (records: 2): Test data of the vendor. Accepted by Ada Admin until 2026-12-31.',
  );
});

test('a command shows a run of an earlier version, which names no exceptions', () => {
  const { accepted_exceptions: _accepted, exceptions_to_renew: _toRenew, ...earlier } = RUN.verification;
  expect(linesOf({ ...RUN, verification: earlier }).join('\n')).not.toContain('Accepted');
});
