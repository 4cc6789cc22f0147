import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** A button of the dialog. */
export interface Choice {
  value: string;
  label: string;
  variant?: string;
}

/** A question before an act. */
export interface Question {
  title: string;
  message: string;
  /** The act, on its button; the title where it is missing. */
  act?: string;
  /** Whether the act loses nothing. */
  isHarmless?: boolean;
}

/** @return whether the act was confirmed */
export async function isSure({ title, message, act = title, isHarmless = false }: Question): Promise<boolean> {
  const answer = await MaskingConfirm.open<string>({
    size: 'small',
    label: title,
    message,
    kind: isHarmless ? 'info' : 'warning',
    choices: [{ value: 'confirm', label: act, variant: isHarmless ? 'brand' : 'destructive' }],
  });
  return answer === 'confirm';
}

/**
 * Confirms an act, by typing a name where it cannot be undone. Closes with the value of the choice (`confirm` where there are none to
 * choose from), or with nothing.
 */
export default class MaskingConfirm extends LightningModal {
  /** The act: title and button; `label` of the dialog. */
  @api label = '';
  /** What is lost. */
  @api message = '';
  /** `info` where nothing is lost. */
  @api kind: 'warning' | 'info' = 'warning';
  /** What has to be typed; empty when nothing has. */
  @api expected = '';
  /** Buttons in addition to Cancel; the act itself when there are none. */
  @api choices: readonly Choice[] = [];

  @api cancelLabel = labels.cancel;

  labels = labels;
  private isTyped = false;

  get cannotConfirm(): boolean {
    return this.expected !== '' && !this.isTyped;
  }

  get buttons(): Choice[] {
    const own = { value: 'confirm', label: this.label, variant: 'destructive' };
    return this.choices.length > 0 ? this.choices.map((choice) => ({ variant: 'neutral', ...choice })) : [own];
  }

  get typeLabel(): string {
    return fill(labels.typeName, this.expected);
  }

  handleTyped(event: CustomEvent<{ isMatch: boolean }>): void {
    this.isTyped = event.detail.isMatch;
  }

  handleConfirm(event: Event): void {
    this.close((event.currentTarget as HTMLElement).dataset.id);
  }

  handleCancel(): void {
    this.close();
  }
}
