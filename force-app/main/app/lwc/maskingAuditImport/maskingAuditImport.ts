import importFile from '@salesforce/apex/AuditController.importFile';
import MaskingFileModal from 'c/maskingFileModal';
import { labels } from './labels';

/** What a call to the platform can carry, with room for its envelope. */
const MOST_BYTES = 3_500_000;

/** Takes the signed file of a run that another org made. Closes with the id of the copy, or with nothing. */
export default class MaskingAuditImport extends MaskingFileModal {
  labels = labels;

  protected override refusal(file: File): string | undefined {
    return file.size > MOST_BYTES ? labels.tooLarge : undefined;
  }

  protected send(text: string): Promise<unknown> {
    return importFile({ text });
  }
}
