import { api, LightningElement } from 'lwc';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

/** Options that are read and saved together. Administrators save what they entered in the slot, others read it. Fires `load` and `save`. */
export default class MaskingOptionsSection extends LightningElement {
  @api saveLabel = '';
  @api savedText = '';
  /** Said while nothing was saved. */
  @api note = '';

  labels = labels;
  isReadOnly = MAY_CONFIGURE !== true;
  isLoaded = false;
  isBusy = false;
  isSaved = false;
  errorMessage?: string;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    this.isLoaded = await this.ask('load');
  }

  get statusText(): string {
    return this.isSaved ? this.savedText : this.note;
  }

  handleChange(): void {
    this.isSaved = false;
  }

  async handleSave(): Promise<void> {
    this.isBusy = true;
    this.isSaved = false;
    this.isSaved = await this.ask('save');
    this.isBusy = false;
  }

  /** Whether everything that the listener waits for has succeeded. */
  private async ask(name: 'load' | 'save'): Promise<boolean> {
    const awaited: Promise<unknown>[] = [];
    this.errorMessage = undefined;
    this.dispatchEvent(
      new CustomEvent(name, { detail: { waitFor: (promise: Promise<unknown>) => awaited.push(promise) } }),
    );
    try {
      await Promise.all(awaited);
      return true;
    } catch (error) {
      this.errorMessage = errorText(error);
      return false;
    }
  }
}

/** `load` and `save`: the section waits for what the listener gives it, and shows its error. */
export type SectionEvent = CustomEvent<{ waitFor: (promise: Promise<unknown>) => void }>;
