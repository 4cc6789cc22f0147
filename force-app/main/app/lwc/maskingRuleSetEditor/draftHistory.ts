/** What a draft was before its changes, so that they can be undone. */
import type { RuleSet } from 'c/maskingRuleText';

export class DraftHistory {
  private readonly past: RuleSet[] = [];
  private lastTypedIn = '';

  get isEmpty(): boolean {
    return this.past.length === 0;
  }

  /** @param typedIn what somebody types in: changes of the same input are undone together; blank for a change of its own */
  remember(draft: RuleSet, typedIn: string): void {
    if (typedIn === '' || typedIn !== this.lastTypedIn) this.past.push(draft);
    this.lastTypedIn = typedIn;
  }

  /** The draft before the last change; undefined when nothing was changed. */
  undo(): RuleSet | undefined {
    this.lastTypedIn = '';
    return this.past.pop();
  }
}
