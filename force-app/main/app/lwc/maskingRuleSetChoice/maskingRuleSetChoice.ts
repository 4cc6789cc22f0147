/** Rule sets to choose from, wherever something is to be run by one. */
import { labelAndName } from 'c/maskingText';
import { labels } from './labels';

/** A rule set that can be run. */
export interface RuleSetChoice {
  name: string;
  label: string;
  isDefault: boolean;
}

/** The one that is chosen while nobody has chosen. */
export const firstChoice = (ruleSets: readonly RuleSetChoice[]): string | undefined =>
  (ruleSets.find(({ isDefault }) => isDefault) ?? ruleSets[0])?.name;

export const ruleSetOptions = (ruleSets: readonly RuleSetChoice[]): { label: string; value: string }[] =>
  ruleSets.map(({ name, label, isDefault }) => ({
    value: name,
    label: isDefault ? labelAndName(label, labels.isDefault) : label,
  }));
