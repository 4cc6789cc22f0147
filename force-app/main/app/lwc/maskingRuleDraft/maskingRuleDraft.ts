/** Rules that were changed and not saved, one draft for each rule set, kept for this tab of the browser: leaving the page loses nothing. */
import type { RuleSet } from 'c/maskingRuleText';

const PLACE = 'maskingRuleDrafts';

/** A rule set that was never saved has no name to find its draft by. */
export const newDraftKey = (): string => `new-${Date.now()}`;

const keyOf = ({ draftKey, savedName, name }: RuleSet): string => draftKey ?? savedName ?? `new-${name ?? ''}`;

function read(): Record<string, RuleSet> {
  try {
    return (JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, RuleSet>;
  } catch {
    return {};
  }
}

function write(drafts: Record<string, RuleSet>): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(drafts));
  } catch {
    // A browser that keeps nothing: the editor works all the same.
  }
}

export function keepDraft(draft: RuleSet): void {
  write({ ...read(), [keyOf(draft)]: draft });
}

export function forgetDraft(draft: RuleSet): void {
  const key = keyOf(draft);
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== key)));
}

/** In the order in which they were begun. */
export function keptDrafts(): RuleSet[] {
  return Object.values(read());
}

/** The draft of the rule set; undefined when there is none. */
export function keptDraftOf(ruleSet: RuleSet): RuleSet | undefined {
  return read()[keyOf(ruleSet)];
}
