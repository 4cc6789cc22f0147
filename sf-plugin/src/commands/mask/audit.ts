import { Flags } from '@salesforce/sf-plugins-core';
import { save } from '../../files.ts';
import { texts } from '../../messages.ts';
import type { AuditEntry } from '../../org/answers.ts';
import { MaskCommand } from '../../mask-command.ts';
import { AUDIT_COLUMNS } from '../../show/columns.ts';
import { csvOf } from '../../show/csv.ts';

const messages = texts('mask.audit');

export interface AuditResult {
  readonly run_id: string;
  readonly entries: readonly AuditEntry[];
  /** Where the signed file was written, if it was asked for. */
  readonly file?: string;
}

/** The audit entries of a run, and its signed audit file. */
export default class MaskAudit extends MaskCommand<AuditResult> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'run-id': Flags.string({ char: 'i', summary: texts('org').getMessage('flags.run-id.summary') }),
    'result-format': Flags.option({
      options: ['table', 'csv'] as const,
      default: 'table',
      summary: messages.getMessage('flags.result-format.summary'),
    })(),
    'output-file': Flags.string({ char: 'f', summary: messages.getMessage('flags.output-file.summary') }),
  };

  async run(): Promise<AuditResult> {
    const { flags } = await this.parse(MaskAudit);
    const { api } = await this.open(flags);
    const runId = await this.runIdOr(api, flags['run-id']);
    const entries: AuditEntry[] = [];
    for await (const entry of api.audit(runId)) entries.push(entry);
    if (flags['result-format'] === 'csv') this.log(csvOf(entries, AUDIT_COLUMNS));
    else this.table({ data: entries.map(rowOf) });
    const file = flags['output-file'];
    if (file === undefined) return { run_id: runId, entries };
    const parts = await api.auditFile(runId);
    await save(file, JSON.stringify(parts.length === 1 ? parts[0] : parts));
    this.log(messages.getMessage('info.saved', [file]));
    return { run_id: runId, entries, file };
  }
}

function rowOf(entry: AuditEntry): Record<string, string | number> {
  return {
    object: entry.object ?? '',
    field: entry.field ?? '',
    rule: entry.rule ?? entry.coverage ?? '',
    scanned: entry.scanned ?? '',
    ...(typeof entry.to_mask === 'number' ? { 'to mask': entry.to_mask } : { masked: entry.masked ?? '' }),
    already: entry.already_masked ?? '',
    skipped: entry.skipped ?? '',
    failed: entry.failed ?? '',
    left: entry.residue ?? '',
  };
}
