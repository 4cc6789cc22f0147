import { api, LightningElement } from 'lwc';
import { labels } from './labels';

type Kind = 'info' | 'warning' | 'error' | 'success';

const LOOKS: Readonly<Record<Kind, { icon: string; variant?: string; text: string }>> = {
  info: { icon: 'utility:info', text: labels.note },
  warning: { icon: 'utility:warning', variant: 'warning', text: labels.toDo },
  error: { icon: 'utility:error', variant: 'error', text: labels.error },
  success: { icon: 'utility:success', variant: 'success', text: labels.ok },
};

/** A remark inside a page, with an icon. Its words are its content. */
export default class MaskingNotice extends LightningElement {
  @api kind: Kind = 'info';

  get look(): { icon: string; variant?: string; text: string } {
    return LOOKS[this.kind];
  }

  get noticeClass(): string {
    return `slds-scoped-notification slds-media slds-media_center slds-scoped-notification_light slds-m-bottom_small ${this.kind}`;
  }

  /** An error is announced at once, other remarks when there is a pause. */
  get liveRole(): string {
    return this.kind === 'error' ? 'alert' : 'status';
  }
}
