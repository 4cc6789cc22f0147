import { LightningElement } from 'lwc';
import LightningConfirm from 'lightning/confirm';
import exportFile from '@salesforce/apex/KeyController.exportFile';
import forget from '@salesforce/apex/KeyController.forget';
import getKeyState from '@salesforce/apex/KeyController.getKeyState';
import rotate from '@salesforce/apex/KeyController.rotate';
import { download, errorText } from 'c/maskingText';
import { labels } from './labels';

interface KeyState {
  hasKey: boolean;
  mayChange: boolean;
  mayExport: boolean;
  events: { eventId: string; happenedAt: string; message: string }[];
}

const FILE_NAME = 'masking-key.json';

/** The masking key: whether there is one, and what an administrator may do with it. Asks before each step. */
export default class MaskingKey extends LightningElement {
  labels = labels;
  state?: KeyState;
  errorMessage?: string;
  isBusy = false;

  connectedCallback(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.state = (await getKeyState()) as KeyState;
    } catch (error) {
      this.errorMessage = errorText(error);
    }
  }

  get statusText(): string {
    return this.state?.hasKey ? labels.there : labels.none;
  }

  /** Readiness offers to create one. */
  get mayReplace(): boolean {
    return this.state?.mayChange === true && this.state.hasKey;
  }

  get hasEvents(): boolean {
    return (this.state?.events.length ?? 0) > 0;
  }

  async handleRotate(): Promise<void> {
    await this.act(labels.rotate, labels.rotateAsk, async () => {
      await rotate();
    });
  }

  async handleForget(): Promise<void> {
    await this.act(labels.forget, labels.forgetAsk, async () => {
      await forget();
    });
  }

  async handleExport(): Promise<void> {
    await this.act(labels.exportKey, labels.exportAsk, async () => {
      download(FILE_NAME, (await exportFile()) as string, 'application/json');
    });
  }

  private async act(label: string, message: string, action: () => Promise<void>): Promise<void> {
    if (!(await LightningConfirm.open({ label, message, theme: 'warning' }))) return;
    this.isBusy = true;
    this.errorMessage = undefined;
    try {
      await action();
      await this.load();
    } catch (error) {
      this.errorMessage = errorText(error);
    }
    this.isBusy = false;
  }
}
