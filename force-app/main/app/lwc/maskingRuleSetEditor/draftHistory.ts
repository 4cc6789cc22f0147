/** What a draft was before its changes, so that they can be undone. */
import type { RuleSet } from 'c/maskingRuleText';

export class DraftHistory {
  private readonly past: RuleSet[] = [];
  private lastPlace = '';

  get isEmpty(): boolean {
    return this.past.length === 0;
  }

  /** @param place where somebody types: changes at the same place are undone together; blank for a change of its own */
  remember(draft: RuleSet, place: string): void {
    if (place === '' || place !== this.lastPlace) this.past.push(draft);
    this.lastPlace = place;
  }

  /** The draft before the last change; undefined when nothing was changed. */
  undo(): RuleSet | undefined {
    this.lastPlace = '';
    return this.past.pop();
  }
}
