import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** The terms of an exception. */
export interface Acceptance {
  reason: string;
  /** The last day, as `2026-12-31`. */
  expiresOn: string;
  isForAllRuleSets: boolean;
}

const MILLISECONDS_PER_DAY = 86_400_000;
const MOST_DAYS = 365;

const dayIn = (days: number): string =>
  new Date(Date.now() + days * MILLISECONDS_PER_DAY).toISOString().slice(0, '2026-12-31'.length);

/** Asks why and until when problems of a run are accepted. Closes with an `Acceptance`, or with nothing. */
export default class MaskingAccept extends LightningModal {
  /** Number of problems. */
  @api count = 1;

  labels = labels;
  reason = '';
  expiresOn = '';
  isForAllRuleSets = false;
  today = dayIn(0);
  lastDay = dayIn(MOST_DAYS);

  get chosenText(): string {
    return fill(labels.chosen, this.count);
  }

  get cannotAccept(): boolean {
    const { expiresOn } = this;
    return this.reason.trim() === '' || !expiresOn || expiresOn < this.today || expiresOn > this.lastDay;
  }

  handleReason(event: CustomEvent<{ value: string }>): void {
    this.reason = event.detail.value;
  }

  handleDate(event: CustomEvent<{ value: string }>): void {
    this.expiresOn = event.detail.value;
  }

  handleAllRuleSets(event: CustomEvent<{ checked: boolean }>): void {
    this.isForAllRuleSets = event.detail.checked;
  }

  handleAccept(): void {
    const { expiresOn, isForAllRuleSets } = this;
    this.close({ reason: this.reason.trim(), expiresOn, isForAllRuleSets });
  }

  handleCancel(): void {
    this.close();
  }
}
