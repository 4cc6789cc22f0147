/** The rules of a draft in their order, each with a key that stays the same while it is edited. */
import type { Rule } from 'c/maskingRuleText';

let count = 0;

export const withKeys = (rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => {
    count++;
    return { ...rule, key: `rule-${count}` };
  });

export function swapped(rules: readonly Rule[], one: number, other: number): Rule[] {
  const result = [...rules];
  [result[one], result[other]] = [rules[other], rules[one]];
  return result;
}

export const without = (rules: readonly Rule[], position: number): Rule[] =>
  rules.filter((_rule, index) => index !== position);

export const replaced = (rules: readonly Rule[], position: number, rule: Rule): Rule[] =>
  rules.map((before, index) => (index === position ? { ...rule, key: before.key } : before));

/** Activates or deactivates those with one of the keys. */
export const activated = (rules: readonly Rule[], keys: readonly string[], isActive: boolean): Rule[] =>
  rules.map((rule) => (keys.includes(rule.key ?? '') ? { ...rule, isActive } : rule));

/** Rules for fields that no rule is about yet. */
export function fresh(rules: readonly Rule[], candidates: readonly Rule[]): Rule[] {
  const fieldOf = ({ objectName, fieldName }: Rule): string => `${objectName ?? ''}.${fieldName ?? ''}`;
  const known = new Set(rules.map(fieldOf));
  return candidates.filter((candidate) => !known.has(fieldOf(candidate)));
}

/** Whether rules were added, moved, removed, activated or deactivated. */
export const isOtherOrder = (rules: readonly Rule[], before: readonly Rule[]): boolean =>
  rules.length !== before.length ||
  rules.some(({ key, isActive }, position) => key !== before[position].key || isActive !== before[position].isActive);
