import LightningModal from 'lightning/modal';
import { errorText } from 'c/maskingText';

/** A dialogue that takes one text file. Closes with what became of it, or with nothing. Whoever extends it says what that is. */
export default abstract class MaskingFileModal extends LightningModal {
  fileName?: string;
  errorMessage?: string;
  isBusy = false;
  private file?: File;

  /** Hands on the text; what it throws is shown. */
  protected abstract send(text: string): Promise<unknown>;

  /** What is wrong with a file before anyone has read it; undefined when nothing is. */
  protected refusal(_file: File): string | undefined {
    return undefined;
  }

  get cannotSend(): boolean {
    return this.isBusy || this.file === undefined;
  }

  handleFile(event: Event): void {
    const file = (event.target as HTMLInputElement).files?.[0];
    this.errorMessage = file && this.refusal(file);
    this.file = this.errorMessage === undefined ? file : undefined;
    this.fileName = file?.name;
  }

  async handleSend(): Promise<void> {
    if (this.file === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      this.close(await this.send(await this.file.text()));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  handleCancel(): void {
    this.close();
  }
}
