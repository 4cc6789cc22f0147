import { api, LightningElement } from 'lwc';
import type { Problem } from 'c/maskingRuleText';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** Save, undo and cancel a draft; always in sight. Fires `save`, `undo`, `leave`, and `problem` ({ problem }) for the first mistake. */
export default class MaskingRuleSetButtons extends LightningElement {
  /** What is wrong with the draft. */
  @api problems: readonly Problem[] = [];
  @api isChanged = false;
  @api isBusy = false;
  @api canUndo = false;

  labels = labels;

  private get serious(): Problem[] {
    return this.problems.filter(({ isHarmless }) => !isHarmless);
  }

  get summary(): string {
    const count = this.serious.length;
    return this.isChanged && count > 0 ? fill(labels.problemCount, count) : '';
  }

  get cannotSave(): boolean {
    return this.isBusy || !this.isChanged || this.serious.length > 0;
  }

  get cannotUndo(): boolean {
    return this.isBusy || !this.canUndo;
  }

  handleProblem(): void {
    this.dispatchEvent(new CustomEvent('problem', { detail: { problem: this.serious[0] } }));
  }

  handleUndo(): void {
    this.dispatchEvent(new CustomEvent('undo'));
  }

  handleCancel(): void {
    this.dispatchEvent(new CustomEvent('leave'));
  }

  handleSave(): void {
    this.dispatchEvent(new CustomEvent('save'));
  }
}
