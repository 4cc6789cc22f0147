import { LightningElement } from 'lwc';
import getRunOptions from '@salesforce/apex/OptionsController.getRunOptions';
import saveRunOptions from '@salesforce/apex/OptionsController.saveRunOptions';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

interface RunOptions {
  webhookCredential?: string;
  freezesUsers: boolean;
  usersNotFrozen?: string;
  waitsForAdministrator: boolean;
}

type Change = CustomEvent<{ value?: string; checked?: boolean }>;

/** What runs do besides masking: whom they call when they have ended, and what happens with users. Administrators change it, others read it. */
export default class MaskingRunOptions extends LightningElement {
  labels = labels;
  isReadOnly = MAY_CONFIGURE !== true;
  options: RunOptions = { freezesUsers: false, waitsForAdministrator: false };
  isLoaded = false;
  isBusy = false;
  isSaved = false;
  errorMessage?: string;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.options = (await getRunOptions()) as RunOptions;
      this.isLoaded = true;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  get statusText(): string {
    return this.isSaved ? labels.saved : '';
  }

  handleCredential(event: Change): void {
    this.change({ webhookCredential: event.detail.value ?? '' });
  }

  handleFreeze(event: Change): void {
    this.change({ freezesUsers: event.detail.checked === true });
  }

  handleNotFrozen(event: Change): void {
    this.change({ usersNotFrozen: event.detail.value ?? '' });
  }

  handleWait(event: Change): void {
    this.change({ waitsForAdministrator: event.detail.checked === true });
  }

  private change(part: Partial<RunOptions>): void {
    this.options = { ...this.options, ...part };
    this.isSaved = false;
  }

  async handleSave(): Promise<void> {
    this.isBusy = true;
    this.isSaved = false;
    this.errorMessage = undefined;
    try {
      this.options = (await saveRunOptions({ options: this.options })) as RunOptions;
      this.isSaved = true;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }
}
