import { api, LightningElement } from 'lwc';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** Leads through the pages of a long list. Fires `previous` and `next`. Nothing is shown for a list of one page. */
export default class MaskingPager extends LightningElement {
  /** Rows before the page. */
  @api before = 0;
  /** Rows of the page. */
  @api count = 0;
  @api hasMore = false;
  @api isBusy = false;

  labels = labels;

  get isShown(): boolean {
    return this.before > 0 || this.hasMore;
  }

  get text(): string {
    return fill(labels.rows, this.before + 1, this.before + this.count);
  }

  get isFirst(): boolean {
    return this.isBusy || this.before === 0;
  }

  get isLast(): boolean {
    return this.isBusy || !this.hasMore;
  }

  handlePrevious(): void {
    this.dispatchEvent(new CustomEvent('previous'));
  }

  handleNext(): void {
    this.dispatchEvent(new CustomEvent('next'));
  }
}
