import LightningModal from 'lightning/modal';
import { errorText } from 'c/maskingText';

/** A dialogue that takes one text file. Closes with what became of it, or with nothing. Whoever extends it defines what that is. */
export default abstract class MaskingFileModal extends LightningModal {
  fileName?: string;
  errorMessage?: string;
  isBusy = false;
  private file?: File;

  /** Hands on the text; what it throws is shown. */
  protected abstract send(text: string): Promise<unknown>;

  /** False when something has to be shown before the text is handed on. */
  protected mayEnd(_text: string): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** What is wrong with a file before anyone has read it; undefined when nothing is. */
  protected refusal(_file: File): string | undefined {
    return undefined;
  }

  /** Another file was chosen. */
  protected forget(): void {
    this.errorMessage = undefined;
  }

  get cannotSend(): boolean {
    return this.isBusy || this.file === undefined;
  }

  handleFile(event: CustomEvent<{ file?: File }>): void {
    const { file } = event.detail;
    this.forget();
    this.errorMessage = file && this.refusal(file);
    this.file = this.errorMessage === undefined ? file : undefined;
    this.fileName = file?.name;
  }

  async handleSend(): Promise<void> {
    if (this.file === undefined) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      const text = await this.file.text();
      if (await this.mayEnd(text)) this.close(await this.send(text));
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }

  handleCancel(): void {
    this.close();
  }
}
