import { LightningElement } from 'lwc';

/** Stands for the base class of dialogues, which @salesforce/sfdx-lwc-jest has no stub of: reports by an event what it was closed with. */
export default class LightningModal extends LightningElement {
  close(result) {
    this.dispatchEvent(new CustomEvent('closed', { detail: result }));
  }

  static open() {
    return Promise.resolve(undefined);
  }
}
