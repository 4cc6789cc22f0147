import { api, LightningElement } from 'lwc';
import getSave from '@salesforce/apex/RulesController.getSave';
import { errorText, fill } from 'c/maskingText';
import { labels } from './labels';

interface Save {
  state: 'Deploying' | 'Saved' | 'Failed';
  message?: string | null;
}

const POLL_MS = 1000;
/** Longer than most deployments take. */
const LONG_MS = 60_000;

/** How the platform gets on with saving rules, and what to do where it refuses. Fires `saved` and `dismiss`. */
export default class MaskingRuleSave extends LightningElement {
  /** What is saved, in words. */
  @api label = '';

  labels = labels;
  state: 'deploying' | 'saved' | 'failed' = 'deploying';
  message = '';
  isSlow = false;
  private currentId?: string;
  private startedAt = 0;
  private timer?: number;

  @api
  get saveId(): string | undefined {
    return this.currentId;
  }
  set saveId(value: string | undefined) {
    this.currentId = value;
    this.state = 'deploying';
    this.startedAt = Date.now();
    this.isSlow = false;
    window.clearTimeout(this.timer);
    void this.poll();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    const saveId = this.currentId;
    try {
      const save = (await getSave({ saveId })) as Save | null;
      if (saveId !== this.currentId) return;
      this.show(save);
    } catch (error) {
      this.message = errorText(error);
      this.state = 'failed';
    }
    this.isSlow = Date.now() - this.startedAt > LONG_MS;
    // The deployment goes on in the background of the org, which tells nobody but its own records.
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    if (this.state === 'deploying') this.timer = window.setTimeout(() => void this.poll(), POLL_MS);
  }

  private show(save: Save | null): void {
    if (save === null || save.state === 'Failed') {
      this.state = 'failed';
      this.message = save?.message ?? labels.unknown;
    } else if (save.state === 'Saved') {
      this.state = 'saved';
      this.dispatchEvent(new CustomEvent('saved'));
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
