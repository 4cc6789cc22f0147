import { LightningElement } from 'lwc';
import getRunOptions from '@salesforce/apex/OptionsController.getRunOptions';
import saveRunOptions from '@salesforce/apex/OptionsController.saveRunOptions';
import MAY_CONFIGURE from '@salesforce/customPermission/Masking_Configure';
import type { SectionEvent } from 'c/maskingOptionsSection';
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

  handleLoad({ detail }: SectionEvent): void {
    detail.waitFor(getRunOptions().then(this.show));
  }

  handleSave({ detail }: SectionEvent): void {
    detail.waitFor(saveRunOptions({ options: this.options }).then(this.show));
  }

  private show = (stored: unknown): void => {
    this.options = stored as RunOptions;
  };

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
  }
}
