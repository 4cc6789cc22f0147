/** What other pages ask the Rules tab for by its address. */
import type { PageReference } from 'lightning/navigation';
import type { Rule, RuleSet } from 'c/maskingRuleText';

export interface Wanted {
  /** API name of a rule set to edit. */
  name?: string | null | undefined;
  /** The rule to begin there. */
  seed?: Rule | undefined;
}

/** @param page with `c__edit` (name of a rule set), and for a rule `c__kind`, `c__object`, `c__field`, `c__pattern` */
export function wantedBy(page: PageReference | undefined): Wanted {
  const { c__edit: name, c__kind: kind, c__object: objectName } = page?.state ?? {};
  const { c__field: fieldName, c__pattern: pattern } = page?.state ?? {};
  const method = pattern ? 'Replace Pattern' : undefined;
  return { name, seed: kind ? { kind, objectName, fieldName, pattern, method, isActive: true } : undefined };
}

/** Whether another page asked for a rule set that is not among these. */
export function lacksWanted(page: PageReference | undefined, ruleSets: readonly RuleSet[]): boolean {
  const { name } = wantedBy(page);
  return Boolean(name) && !ruleSets.some((candidate) => candidate.name === name);
}
