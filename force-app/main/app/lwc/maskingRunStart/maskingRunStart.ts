import { api } from 'lwc';
import LightningModal from 'lightning/modal';
import { labelAndName } from 'c/maskingText';
import { labels } from './labels';

/** A rule set that can be run. */
export interface RuleSetChoice {
  name: string;
  label: string;
  isDefault: boolean;
}

/** Asks by which rules to run, and makes sure. Closes with the name of the rule set, or with nothing. */
export default class MaskingRunStart extends LightningModal {
  @api ruleSets: readonly RuleSetChoice[] = [];
  @api isDryRun = false;

  labels = labels;
  private chosen?: string;

  get value(): string | undefined {
    return this.chosen ?? (this.ruleSets.find(({ isDefault }) => isDefault) ?? this.ruleSets[0])?.name;
  }

  get options(): { label: string; value: string }[] {
    return this.ruleSets.map(({ name, label, isDefault }) => ({
      value: name,
      label: isDefault ? labelAndName(label, labels.isDefault) : label,
    }));
  }

  get title(): string {
    return this.isDryRun ? labels.dryTitle : labels.title;
  }

  get text(): string {
    return this.isDryRun ? labels.dryText : labels.text;
  }

  get buttonLabel(): string {
    return this.isDryRun ? labels.dryRun : labels.runNow;
  }

  get cannotStart(): boolean {
    return this.value === undefined;
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    this.chosen = event.detail.value;
  }

  handleStart(): void {
    this.close(this.value);
  }

  handleCancel(): void {
    this.close();
  }
}
