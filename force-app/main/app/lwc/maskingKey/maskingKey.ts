import { LightningElement } from 'lwc';
import Confirm, { isSure } from 'c/maskingConfirm';
import exportFile from '@salesforce/apex/KeyController.exportFile';
import forget from '@salesforce/apex/KeyController.forget';
import getKeyState from '@salesforce/apex/KeyController.getKeyState';
import rotate from '@salesforce/apex/KeyController.rotate';
import { download, errorText, readErrorText } from 'c/maskingText';
import { labels } from './labels';

interface KeyState {
  hasKey: boolean;
  isSandbox: boolean;
  /** What has to be typed before the key changes. */
  orgName: string;
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
      this.errorMessage = readErrorText(error);
    }
  }

  get statusText(): string {
    if (this.state?.hasKey) return labels.there;
    return this.state?.isSandbox ? labels.none : labels.noneProduction;
  }

  /** Readiness offers to create one. */
  get mayReplace(): boolean {
    return this.state?.mayChange === true && this.state.hasKey;
  }

  get hasEvents(): boolean {
    return (this.state?.events.length ?? 0) > 0;
  }

  async handleRotate(): Promise<void> {
    await this.change(labels.rotate, labels.rotateAsk, rotate);
  }

  async handleForget(): Promise<void> {
    await this.change(labels.forget, labels.forgetAsk, forget);
  }

  async handleExport(): Promise<void> {
    if (!(await isSure({ title: labels.exportKey, message: labels.exportAsk }))) return;
    await this.act(async () => {
      download(FILE_NAME, (await exportFile()) as string, 'application/json');
    });
  }

  /** After the name of the org was typed: nothing brings the former key back. */
  private async change(label: string, message: string, request: () => Promise<unknown>): Promise<void> {
    const expected = this.state?.orgName ?? '';
    const answer = await Confirm.open<string>({ size: 'small', label, message, expected });
    if (answer === 'confirm')
      await this.act(async () => {
        await request();
      });
  }

  private async act(action: () => Promise<void>): Promise<void> {
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
