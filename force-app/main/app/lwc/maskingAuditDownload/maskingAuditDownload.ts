import { api, LightningElement } from 'lwc';
import { ShowToastEvent } from 'lightning/platformShowToastEvent';
import getFile from '@salesforce/apex/AuditController.getFile';
import { fill, readErrorText } from 'c/maskingText';
import { labels } from './labels';

/**
 * Downloads the signed audit file of a run. The trail of a run with hundreds of thousands of failures comes in hundreds of parts: how
 * many have been read is shown meanwhile, and the download can be canceled.
 */
export default class MaskingAuditDownload extends LightningElement {
  @api runId?: string;
  /** Name of the run, and so of the file. */
  @api runName = '';

  labels = labels;
  isReading = false;
  partsRead = 0;
  /** Set while parts are read: another object for each download, so that a canceled one ends although the next has begun. */
  private current?: object;
  /** Of the last file. */
  private url?: string;

  get readingText(): string {
    return fill(labels.reading, this.partsRead);
  }

  disconnectedCallback(): void {
    this.handleCancel();
    this.forgetFile();
  }

  handleCancel(): void {
    this.current = undefined;
    this.isReading = false;
  }

  async handleDownload(): Promise<void> {
    const mine = {};
    this.current = mine;
    this.isReading = true;
    this.partsRead = 0;
    const { runId, runName } = this;
    try {
      const parts = await this.readParts(runId, mine);
      if (this.current !== mine) return;
      if (parts.length > 0) this.download(`${runName}.json`, parts);
    } catch (error) {
      if (this.current !== mine) return;
      this.dispatchEvent(
        new ShowToastEvent({ title: labels.notDone, message: readErrorText(error), variant: 'error' }),
      );
    }
    this.isReading = false;
  }

  /**
   * A file of any size: browsers refuse data URLs of hundreds of megabytes, and take minutes for smaller ones.
   * Source: Lightning Web Components Developer Guide, "Specify a MIME Type for Blob Objects in LWS": JSON is allowed.
   */
  private download(fileName: string, parts: readonly string[]): void {
    const text =
      parts.length === 1 ? parts : ['[', ...parts.flatMap((part, i) => (i === 0 ? [part] : [',', part])), ']'];
    this.forgetFile();
    this.url = URL.createObjectURL(new Blob([...text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = this.url;
    link.download = fileName;
    link.click();
  }

  /** Frees its memory; a download that has begun goes on. */
  private forgetFile(): void {
    if (this.url !== undefined) URL.revokeObjectURL(this.url);
    this.url = undefined;
  }

  /** Each part names where the next one begins. */
  private async readParts(runId: string | undefined, mine: object): Promise<string[]> {
    const parts: string[] = [];
    let after: string | null = null;
    do {
      // eslint-disable-next-line no-await-in-loop
      const part = (await getFile({ runId, after })) as string | null;
      if (part === null) return [];
      parts.push(part);
      if (this.current === mine) this.partsRead = parts.length;
      after = (JSON.parse(part) as { next?: string }).next ?? null;
    } while (after !== null && this.current === mine);
    return parts;
  }
}
