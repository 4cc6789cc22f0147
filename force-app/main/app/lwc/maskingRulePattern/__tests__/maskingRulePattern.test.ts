import { createElement } from 'lwc';
import MaskingRulePattern, { showsReplacement } from 'c/maskingRulePattern';
import type { Rule } from 'c/maskingRuleText';

jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });

const RULE = { kind: 'Text Pattern', objectName: 'Case', fieldName: 'Description', pattern: '\\d{4}', isActive: true };

async function show(rule: object): Promise<{ root: ShadowRoot; changes: Partial<Rule>[] }> {
  const element = Object.assign(createElement('c-masking-rule-pattern', { is: MaskingRulePattern }), {
    rule,
    domain: 'x.invalid',
  });
  const changes: Partial<Rule>[] = [];
  element.addEventListener('members', (event) =>
    changes.push((event as CustomEvent<{ members: Partial<Rule> }>).detail.members),
  );
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, changes };
}

function choose(root: ShadowRoot, selector: string, value: string): void {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
}

describe('c-masking-rule-pattern', () => {
  afterEach(() => document.body.replaceChildren());

  it('distinguishes an empty replacement, which deletes, from none, which redacts', async () => {
    const { root, changes } = await show(RULE);
    expect(root.querySelector('[data-member=replacement]')).toBeNull();
    choose(root, '[data-id=replacement-choice]', 'replace');
    expect(changes.at(-1)).toEqual({ replacement: null, deletesMatch: true });
    choose(root, '[data-id=replacement-choice]', 'redact');
    expect(changes.at(-1)).toEqual({ replacement: null, deletesMatch: false });
  });

  it('reports the text that replaces a match', async () => {
    const { root, changes } = await show({ ...RULE, replacement: 'US$5' });
    choose(root, '[data-member=replacement]', 'EUR 5');
    expect(changes.at(-1)).toEqual({ replacement: 'EUR 5', deletesMatch: false });
  });

  it('has no replacement for addresses: they become masked addresses', async () => {
    const { root, changes } = await show({ ...RULE, replacement: 'x' });
    choose(root, '[data-id=pattern-choice]', '{addresses}');
    expect(changes.at(-1)).toEqual({ pattern: '{addresses}', replacement: null, deletesMatch: false });
    expect(showsReplacement({ ...RULE, pattern: '{addresses}' })).toBe(false);
    expect(showsReplacement(RULE as Rule)).toBe(true);
  });
});
