import { LightningElement } from 'lwc';
import getNotices from '@salesforce/apex/OptionsController.getNotices';
import saveNotices from '@salesforce/apex/OptionsController.saveNotices';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import type { SectionEvent } from 'c/maskingOptionsSection';
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
  note = '';

  handleLoad({ detail }: SectionEvent): void {
    detail.waitFor(getNotices().then(this.show));
  }

  handleSave({ detail }: SectionEvent): void {
    detail.waitFor(saveNotices({ users: this.users, addresses: this.addresses }).then(this.show));
  }

  private show = (stored: unknown): void => {
    const { users = '', addresses = '' } = stored as Notices;
    this.users = users;
    this.addresses = addresses;
    this.note = users === '' && addresses === '' ? labels.off : '';
  };

  handleUsers(event: Change): void {
    this.users = event.detail.value;
  }

  handleAddresses(event: Change): void {
    this.addresses = event.detail.value;
  }
}
