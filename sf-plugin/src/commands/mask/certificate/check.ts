import { Flags } from '@salesforce/sf-plugins-core';
import { load } from '../../../files.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { Certificate } from '../../../org/answers.ts';

const messages = texts('mask.certificate.check');

/** Has the signature of a certificate checked by an org that shares the key, and shows what it states. */
export default class MaskCertificateCheck extends MaskCommand<Certificate> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    file: Flags.string({ char: 'f', required: true, summary: messages.getMessage('flags.file.summary') }),
  };

  async run(): Promise<Certificate> {
    const { flags } = await this.parse(MaskCertificateCheck);
    const text = await load(flags.file);
    const { api } = await this.open(flags);
    const stated = await api.checkCertificate(text);
    for (const line of linesOf(stated)) this.log(line);
    return stated;
  }
}

function linesOf({ run, issued_at: at, issued_by: by, ...rest }: Certificate): string[] {
  const name = rest.original_name ?? run.name;
  const verdict = run.verification.summary ?? run.verification.result ?? '';
  const { records_scanned: scanned, records_failed: failed } = run.counts;
  const accepted = rest.problems.filter(({ state }) => state === 'accepted').length;
  return [
    messages.getMessage('report.genuine', [by, at]),
    messages.getMessage('report.run', [name, run.sandbox_name ?? '', run.rules ?? '', run.rules_fingerprint ?? '']),
    ...(run.only_objects ? [messages.getMessage('report.partial', [run.only_objects.join(', ')])] : []),
    ...(run.only_rules ? [messages.getMessage('report.partialRules', [run.only_rules.join(', ')])] : []),
    messages.getMessage('report.result', [run.status, verdict]),
    messages.getMessage('report.counts', [scanned ?? 0, failed ?? 0, rest.objects.join(', ')]),
    messages.getMessage('report.exclusions', [rest.exclusions.length, accepted, rest.problems.length - accepted]),
  ];
}
