import { api, LightningElement } from 'lwc';

/** One label with its value. */
export interface Fact {
  label: string;
  /** A text, or a time in ISO form. */
  value: string;
  isTime: boolean;
}

/** A list of one fact, or an empty one where there is no value. */
export function fact(label: string, value: string | null | undefined, isTime = false): Fact[] {
  return value ? [{ label, value, isTime }] : [];
}

/** Labels with their values, side by side as far as there is room. */
export default class MaskingFacts extends LightningElement {
  @api facts: readonly Fact[] = [];
}
