import LightningModal from 'lightning/modal';
import readFile from '@salesforce/apex/RuleEditorController.readFile';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

/** Reads a file of rules; nothing is saved. Closes with the rule set, or with nothing. */
export default class MaskingRuleImport extends LightningModal {
  labels = labels;
  fileName?: string;
  errorMessage?: string;
  isBusy = false;
  private file?: File;

  get cannotOpen(): boolean {
    return this.isBusy || this.file === undefined;
  }

  handleFile(event: Event): void {
    this.file = (event.target as HTMLInputElement).files?.[0];
    this.fileName = this.file?.name;
    this.errorMessage = undefined;
  }

  async handleOpen(): Promise<void> {
    if (this.file === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      this.close(await readFile({ text: await this.file.text() }));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  handleCancel(): void {
    this.close();
  }
}
