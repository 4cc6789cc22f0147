/** A run for people. */
import { texts } from '../messages.ts';
import type { AcceptedException, RunDetails, RunFailure } from '../org/answers.ts';

const messages = texts('run');
const MOST_FAILURES = 20;
const NOT_RUN = 'Not Run';
const FAILED = 'Failed';

/** What is said of a run in lines; the failures come as a table. */
export function linesOf(run: RunDetails): string[] {
  const lines = [messages.getMessage('report.run', [run.name, run.run_id, run.rules ?? '', run.status])];
  if (run.dry_run) lines.push(messages.getMessage('report.dryRun'));
  lines.push(...partialLines(run));
  if (run.reason !== null)
    lines.push(messages.getMessage('report.reason', [run.reason.code, run.reason.message ?? '']));
  lines.push(...countLines(run), ...verificationLines(run.verification), ...exceptionLines(run.verification));
  return lines;
}

function partialLines({ only_objects: objects, only_rules: rules, dry_run: isDryRun }: RunDetails): string[] {
  const lines: string[] = [];
  if (objects) lines.push(messages.getMessage(isDryRun ? 'report.dryPartial' : 'report.partial', [objects.join(', ')]));
  if (rules)
    lines.push(messages.getMessage(isDryRun ? 'report.dryPartialRules' : 'report.partialRules', [rules.join(', ')]));
  return lines;
}

function countLines({ counts, dry_run: isDryRun }: RunDetails): string[] {
  if (counts.records_scanned === null) return [];
  const deleted = counts.records_deleted ?? counts.records_to_delete ?? 0;
  return [
    messages.getMessage(isDryRun ? 'report.dryRecords' : 'report.records', [
      counts.records_scanned,
      counts.records_changed ?? counts.records_to_change ?? 0,
      counts.records_failed ?? 0,
    ]),
    messages.getMessage(isDryRun ? 'report.dryValues' : 'report.values', [
      counts.values_masked ?? counts.values_to_mask ?? 0,
      counts.values_already_masked ?? 0,
      counts.values_skipped ?? 0,
    ]),
    ...(deleted > 0 ? [messages.getMessage(isDryRun ? 'report.toDelete' : 'report.deleted', [deleted])] : []),
  ];
}

function verificationLines({ result, summary, residue, ...parts }: RunDetails['verification']): string[] {
  // Where nothing was verified, no number of values is left that anybody knows.
  if (result === NOT_RUN) return [messages.getMessage('report.notVerified', [summary ?? result])];
  const lines: string[] = [];
  if (result !== null) lines.push(messages.getMessage('report.verification', [summary ?? result, residue ?? 0]));
  if (result === FAILED) lines.push(...apartLines(parts));
  if (parts.email_fields !== null)
    lines.push(
      messages.getMessage('report.parts', [
        parts.email_fields,
        parts.rules ?? '',
        parts.fields_not_covered ?? 0,
        parts.addresses_not_covered ?? 0,
      ]),
    );
  return lines;
}

/** What is left and does not fail a verification; the summary of one that has passed names it. */
function apartLines(parts: Partial<RunDetails['verification']>): string[] {
  const counts = [
    parts.undeliverable ?? 0,
    parts.cannot_be_masked ?? 0,
    parts.fields_left_by_rule ?? 0,
    parts.addresses_left_by_rule ?? 0,
  ];
  return counts.some((count) => count > 0) ? [messages.getMessage('report.leftApart', counts)] : [];
}

/** What was accepted, with its reasons, and what has to be accepted again. */
function exceptionLines(verification: RunDetails['verification']): string[] {
  const { accepted_exceptions: accepted = [], exceptions_to_renew: toRenew = [] } = verification;
  return [
    ...accepted.map((item) => lineOf('report.accepted', item)),
    ...toRenew.map((item) => lineOf('report.renew', item)),
  ];
}

function lineOf(key: string, item: AcceptedException): string {
  const target = item.field === null ? item.object : `${item.object}.${item.field}`;
  return messages.getMessage(key, [
    target,
    item.reason_code,
    item.records ?? 0,
    item.reason,
    item.accepted_by,
    item.expires_on ?? '',
  ]);
}

/** The first failures as rows of a table. */
export function failureRows(run: RunDetails): Record<string, string>[] {
  return run.errors.slice(0, MOST_FAILURES).map((failure: RunFailure) => ({
    object: failure.object ?? '',
    record: failure.record_id ?? '',
    field: failure.field ?? '',
    reason: failure.reason_code ?? '',
    message: messageOf(failure),
  }));
}

/** With what the org answered, in its own words, where it is known. */
function messageOf({ message, org_message: ofOrg }: RunFailure): string {
  return ofOrg ? messages.getMessage('report.orgMessage', [message ?? '', ofOrg]).trim() : (message ?? '');
}
