import { LightningElement } from 'lwc';
import getNotices from '@salesforce/apex/OptionsController.getNotices';
import saveNotices from '@salesforce/apex/OptionsController.saveNotices';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import { errorText } from 'c/maskingText';
import { labels } from './labels';

interface Notices {
  users?: string;
  addresses?: string;
}

type Change = CustomEvent<{ value: string }>;

/** Who is notified when a run has ended: users by a notification, addresses by mail. Administrators change it, others read it. */
export default class MaskingNotices extends LightningElement {
  labels = labels;
  isReadOnly = MAY_CONFIGURE !== true;
  users = '';
  addresses = '';
  isLoaded = false;
  isBusy = false;
  isSaved = false;
  isOff = false;
  errorMessage?: string;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.show((await getNotices()) as Notices);
      this.isLoaded = true;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  private show(notices: Notices): void {
    this.users = notices.users ?? '';
    this.addresses = notices.addresses ?? '';
    this.isOff = this.users === '' && this.addresses === '';
  }

  get statusText(): string {
    if (this.isSaved) return labels.saved;
    return this.isOff ? labels.off : '';
  }

  handleUsers(event: Change): void {
    this.users = event.detail.value;
    this.isSaved = false;
  }

  handleAddresses(event: Change): void {
    this.addresses = event.detail.value;
    this.isSaved = false;
  }

  async handleSave(): Promise<void> {
    this.isBusy = true;
    this.isSaved = false;
    this.errorMessage = undefined;
    try {
      this.show((await saveNotices({ users: this.users, addresses: this.addresses })) as Notices);
      this.isSaved = true;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }
}
