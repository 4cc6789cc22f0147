import { api, LightningElement } from 'lwc';
import { waitForSave } from 'c/maskingSave';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

/** Longer than most deployments take. */
const LONG_SECONDS = 60;

/** How the platform gets on with saving rules, and what to do where it refuses. Fires `saved` and `dismiss`. */
export default class MaskingRuleSave extends LightningElement {
  /** What is saved, in words. */
  @api label = '';

  labels = labels;
  state: 'deploying' | 'saved' | 'failed' = 'deploying';
  message = '';
  isSlow = false;
  private currentId?: string;

  @api
  get saveId(): string | undefined {
    return this.currentId;
  }
  set saveId(value: string | undefined) {
    this.currentId = value;
    void this.follow();
  }

  disconnectedCallback(): void {
    this.currentId = undefined;
  }

  /** Until the end, however long it takes, or until something else is saved. */
  private async follow(): Promise<void> {
    const saveId = this.currentId;
    const isWanted = (seconds: number): boolean => {
      if (saveId !== this.currentId) return false;
      this.isSlow = seconds > LONG_SECONDS;
      return true;
    };
    this.state = 'deploying';
    try {
      if (!(await waitForSave(saveId, isWanted))) return;
      this.state = 'saved';
      this.dispatchEvent(new CustomEvent('saved'));
    } catch (error) {
      if (saveId !== this.currentId) return;
      this.state = 'failed';
      this.message = errorText(error);
    }
  }

  get isDeploying(): boolean {
    return this.state === 'deploying';
  }

  get isFailed(): boolean {
    return this.state === 'failed';
  }

  get deployingText(): string {
    return fill(labels.deploying, this.label);
  }

  handleDismiss(): void {
    this.dispatchEvent(new CustomEvent('dismiss'));
  }
}
