import readFile from '@salesforce/apex/RuleEditorController.readFile';
import MaskingFileModal from 'c/maskingFileModal';
import { labels } from './labels';

/** Reads a file of rules; nothing is saved. Closes with the rule set, or with nothing. */
export default class MaskingRuleImport extends MaskingFileModal {
  labels = labels;

  protected send(text: string): Promise<unknown> {
    return readFile({ text });
  }
}
