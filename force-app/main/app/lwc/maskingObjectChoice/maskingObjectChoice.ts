import { api, LightningElement } from 'lwc';
import type { PickerOption } from 'c/maskingPicker';
import { labels } from './labels';

/** What somebody chose; without any object, nothing can start yet. */
export interface ObjectChoice {
  isPartial: boolean;
  objectNames: readonly string[];
}

/** Keeps a run to some objects. Fires `choose` ({@link ObjectChoice}). */
export default class MaskingObjectChoice extends LightningElement {
  /** Objects to choose from, as far as they are known. */
  @api choices: readonly { name: string; label: string }[] = [];
  /** Whether others may follow: nothing can be chosen until all are there. */
  @api isReading = false;

  labels = labels;
  isPartial = false;
  private chosen: readonly string[] = [];

  get options(): PickerOption[] {
    return this.choices
      .filter(({ name }) => !this.chosen.includes(name))
      .map(({ name, label }) => ({ value: name, label, meta: name }));
  }

  get pills(): { name: string; label: string }[] {
    const labelOf = (name: string): string => this.choices.find((choice) => choice.name === name)?.label ?? name;
    return this.chosen.map((name) => ({ name, label: labelOf(name) }));
  }

  handlePartial(event: CustomEvent<{ checked: boolean }>): void {
    this.isPartial = event.detail.checked;
    this.choose([]);
  }

  handlePick(event: CustomEvent<{ value: string }>): void {
    this.choose([...this.chosen, event.detail.value]);
  }

  handleRemove(event: CustomEvent<{ item: { name: string } }>): void {
    this.choose(this.chosen.filter((name) => name !== event.detail.item.name));
  }

  /** Forgets which objects were chosen: they belong to another rule set. */
  @api
  clear(): void {
    this.chosen = [];
  }

  private choose(objectNames: readonly string[]): void {
    this.chosen = objectNames;
    const { isPartial } = this;
    this.dispatchEvent(new CustomEvent<ObjectChoice>('choose', { detail: { isPartial, objectNames } }));
  }
}
