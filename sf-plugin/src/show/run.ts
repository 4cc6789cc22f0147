/** A run for people. */
import { texts } from '../messages.ts';
import type { AcceptedException, RunDetails, RunFailure } from '../org/answers.ts';

const messages = texts('run');
const MOST_FAILURES = 20;

/** What is said of a run in lines; the failures come as a table. */
export function linesOf(run: RunDetails): string[] {
  const lines = [messages.getMessage('report.run', [run.name, run.run_id, run.rules ?? '', run.status])];
  if (run.dry_run) lines.push(messages.getMessage('report.dryRun'));
  if (run.only_objects) lines.push(messages.getMessage('report.partial', [run.only_objects.join(', ')]));
  if (run.only_rules) lines.push(messages.getMessage('report.partialRules', [run.only_rules.join(', ')]));
  if (run.reason !== null)
    lines.push(messages.getMessage('report.reason', [run.reason.code, run.reason.message ?? '']));
  lines.push(...countLines(run), ...verificationLines(run.verification), ...exceptionLines(run.verification));
  return lines;
}

function countLines({ counts, dry_run: isDryRun }: RunDetails): string[] {
  if (counts.records_scanned === null) return [];
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
  ];
}

function verificationLines({ result, summary, residue, ...parts }: RunDetails['verification']): string[] {
  const lines: string[] = [];
  if (result !== null) lines.push(messages.getMessage('report.verification', [summary ?? result, residue ?? 0]));
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
    message: failure.message ?? '',
  }));
}
