import importFile from '@salesforce/apex/AuditController.importFile';
import MaskingFileModal from 'c/maskingFileModal';
import { labels } from './labels';

/** A file of all parts that a browser still reads at once; each part is sent by itself. */
const MOST_BYTES = 100_000_000;

function partsOf(text: string): string[] {
  try {
    const file: unknown = JSON.parse(text);
    return Array.isArray(file) && file.length > 0 ? file.map((part) => JSON.stringify(part)) : [text];
  } catch {
    // The server reports what is wrong with it.
    return [text];
  }
}

/** Takes the signed file of a run that another org made. Closes with the id of the copy, or with nothing. */
export default class MaskingAuditImport extends MaskingFileModal {
  labels = labels;

  protected override refusal(file: File): string | undefined {
    return file.size > MOST_BYTES ? labels.tooLarge : undefined;
  }

  /** A file with several parts is sent part by part: each has its own signature. */
  protected async send(text: string): Promise<unknown> {
    let result: unknown = null;
    // In their order: a part is taken only when those before it are there.
    // eslint-disable-next-line no-await-in-loop
    for (const part of partsOf(text)) result = await importFile({ text: part });
    return result;
  }
}
