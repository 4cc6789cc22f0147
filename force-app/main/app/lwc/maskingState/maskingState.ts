import { api, LightningElement } from 'lwc';
import { labels } from './labels';

/** What a page shows in place of its content: that it loads, failed, is empty or is not for this user. Fires `retry`. */
export default class MaskingState extends LightningElement {
  /** loading, error, empty or noPermission */
  @api kind: 'loading' | 'error' | 'empty' | 'noPermission' = 'loading';
  @api heading?: string;
  @api message?: string;

  labels = labels;

  get isLoading(): boolean {
    return this.kind === 'loading';
  }

  get isError(): boolean {
    return this.kind === 'error';
  }

  get shownHeading(): string | undefined {
    if (this.kind === 'error') return this.heading ?? labels.errorTitle;
    return this.kind === 'noPermission' && this.heading === undefined ? labels.noPermissionTitle : this.heading;
  }

  get text(): string | undefined {
    return this.kind === 'noPermission' ? (this.message ?? labels.noPermission) : this.message;
  }

  get icon(): string {
    if (this.kind === 'error') return 'utility:error';
    return this.kind === 'noPermission' ? 'utility:key' : 'utility:info_alt';
  }

  get variant(): string | undefined {
    return this.kind === 'error' ? 'error' : undefined;
  }

  get liveRole(): string | undefined {
    return this.kind === 'error' ? 'alert' : undefined;
  }

  handleRetry(): void {
    this.dispatchEvent(new CustomEvent('retry'));
  }
}
