import { Flags } from '@salesforce/sf-plugins-core';
import { EXIT, RefusedError, UsageError } from '../../../errors.ts';
import { load } from '../../../files.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { RunBrief } from '../../../org/answers.ts';
import type { Json } from '../../../org/http.ts';

const messages = texts('mask.audit.import');
const TAKEN = 'already_imported';

/** Sends the signed audit file of a sandbox to production, part by part. */
export default class MaskAuditImport extends MaskCommand<RunBrief> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    file: Flags.string({ char: 'f', required: true, summary: messages.getMessage('flags.file.summary') }),
  };

  async run(): Promise<RunBrief> {
    const { flags } = await this.parse(MaskAuditImport);
    const parts = partsOf(await load(flags.file));
    const { api } = await this.open(flags);
    let copy: RunBrief | null = null;
    let refusal: unknown = null;
    for (const part of parts) {
      try {
        copy = await api.importAuditPart(part);
      } catch (error) {
        // An import that was cut off is sent again from the beginning: parts that are there already are passed over.
        if (parts.length === 1 || !(error instanceof RefusedError) || error.name !== TAKEN) throw error;
        refusal = error;
      }
    }
    if (copy === null) throw refusal;
    process.exitCode = EXIT.completed;
    this.log(messages.getMessage('info.imported', [copy.run_id, parts.length]));
    return copy;
  }
}

function partsOf(text: string): readonly Json[] {
  try {
    const file = JSON.parse(text) as Json;
    if (Array.isArray(file) && file.length > 0) return file as readonly Json[];
    return [file];
  } catch {
    throw new UsageError(messages.getMessage('error.invalidFile'));
  }
}
