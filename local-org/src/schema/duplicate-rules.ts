/**
 * Duplicate rules and the matching rules they name. Source: Metadata API Developer Guide, "DuplicateRule", "MatchingRules". Rules that
 * compare with another object, by a method other than `Exact`, or only records of a filter are left out: what they find is not documented.
 */
import type { MetadataComponent, MetadataNode } from '../project/model.ts';
import { flagOf, nodeOf, nodesOf, textOf, textsOf } from '../project/xml.ts';
import type { DuplicateRule, MatchingRule } from './model.ts';
import { qualify } from '../project/api-names.ts';

/** By object name in lower case. */
export function duplicateRules(
  components: readonly MetadataComponent[],
  namespace: string | null,
): ReadonlyMap<string, readonly DuplicateRule[]> {
  const matching = new Map<string, MatchingRule>();
  for (const { type, name, properties } of components) {
    if (type !== 'MatchingRules') continue;
    for (const node of nodesOf(properties, 'matchingRules')) {
      const rule = matchingRule(node, namespace);
      if (rule !== null) matching.set(`${name}.${rule.name}`.toLowerCase(), rule);
    }
  }
  const found = new Map<string, DuplicateRule[]>();
  for (const { type, name, properties } of components) {
    const [object, ruleName] = name.split('.');
    if (type !== 'DuplicateRule' || ruleName === undefined || !flagOf(properties, 'isActive')) continue;
    const rule = duplicateRule(properties, object!, ruleName, matching);
    if (rule === null) continue;
    const key = qualify(object!, namespace).toLowerCase();
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return found;
}

function matchingRule(node: MetadataNode, namespace: string | null): MatchingRule | null {
  const items = nodesOf(node, 'matchingRuleItems');
  const isExact = items.every((item) => (textOf(item, 'matchingMethod') ?? 'Exact') === 'Exact');
  if (!isExact || items.length === 0 || textOf(node, 'ruleStatus') !== 'Active') return null;
  return {
    name: textOf(node, 'fullName') ?? '',
    items: items.map((item) => ({
      field: qualify(textOf(item, 'fieldName') ?? '', namespace),
      matchesBlanks: textOf(item, 'blankValueBehavior') === 'MatchBlanks',
    })),
    logic: textOf(node, 'booleanFilter') ?? items.map((_, at) => String(at + 1)).join(' AND '),
  };
}

const ALERT = 'Use one of these records?';

function duplicateRule(
  node: MetadataNode,
  object: string,
  name: string,
  matching: ReadonlyMap<string, MatchingRule>,
): DuplicateRule | null {
  if (nodesOf(nodeOf(node, 'duplicateRuleFilter') ?? {}, 'duplicateRuleFilterItems').length > 0) return null;
  const matches: MatchingRule[] = [];
  for (const match of nodesOf(node, 'duplicateRuleMatchRules')) {
    const rule = matching.get(`${object}.${textOf(match, 'matchingRule') ?? ''}`.toLowerCase());
    if (textOf(match, 'matchRuleSObjectType') === object && rule !== undefined) matches.push(rule);
  }
  // Where saving is allowed, only rules that alert have an effect.
  const on = (operation: 'Insert' | 'Update'): 'block' | 'alert' | null =>
    textOf(node, `actionOn${operation}`) === 'Block'
      ? 'block'
      : textsOf(node, `operationsOn${operation}`).includes('Alert')
        ? 'alert'
        : null;
  return matches.length === 0
    ? null
    : { name, message: textOf(node, 'alertText') ?? ALERT, insert: on('Insert'), update: on('Update'), matches };
}
