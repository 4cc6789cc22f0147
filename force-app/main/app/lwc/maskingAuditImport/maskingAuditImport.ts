import LightningModal from 'lightning/modal';
import importFile from '@salesforce/apex/AuditController.importFile';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

/** What a call to the platform can carry, with room for its envelope. */
const MOST_BYTES = 3_500_000;

/** Takes the signed file of a run that another org made. Closes with the id of the copy, or with nothing. */
export default class MaskingAuditImport extends LightningModal {
  labels = labels;
  fileName?: string;
  errorMessage?: string;
  isBusy = false;
  private file?: File;

  get cannotImport(): boolean {
    return this.isBusy || this.file === undefined;
  }

  handleFile(event: Event): void {
    const file = (event.target as HTMLInputElement).files?.[0];
    this.errorMessage = file !== undefined && file.size > MOST_BYTES ? labels.tooLarge : undefined;
    this.file = this.errorMessage === undefined ? file : undefined;
    this.fileName = file?.name;
  }

  async handleImport(): Promise<void> {
    if (this.file === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      this.close(await importFile({ text: await this.file.text() }));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  handleCancel(): void {
    this.close();
  }
}
