/** Rules that were changed and not saved, kept for this tab of the browser: leaving the page loses nothing. */
import type { RuleSet } from 'c/maskingRuleText';

const PLACE = 'maskingRuleDraft';

/** @param draft null to forget */
export function keepDraft(draft: RuleSet | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the editor works all the same.
  }
}

export function keptDraft(): RuleSet | null {
  try {
    const text = sessionStorage.getItem(PLACE);
    return text === null ? null : (JSON.parse(text) as RuleSet);
  } catch {
    return null;
  }
}
