import { createElement } from 'lwc';
import getTemplateRules from '@salesforce/apex/RuleEditorController.getTemplateRules';
import getTemplates from '@salesforce/apex/RuleEditorController.getTemplates';
import MaskingRuleList from 'c/maskingRuleList';
import type { Rule } from 'c/maskingRuleText';

for (const method of ['getTemplates', 'getTemplateRules'])
  jest.mock(`@salesforce/apex/RuleEditorController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
for (const method of ['getObjects', 'getFields'])
  jest.mock(`@salesforce/apex/RuleEditorController.${method}`, () => ({ default: jest.fn().mockResolvedValue([]) }), {
    virtual: true,
  });
jest.mock('@salesforce/apex/RuleTrialController.preview', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const rule = (key: string, fieldName: string): Rule => ({
  key,
  name: key,
  label: key,
  kind: 'Personal Data Field',
  objectName: 'Contact',
  fieldName,
  isActive: true,
});

interface Change {
  rules: readonly Rule[];
  typedIn: string;
}
type List = HTMLElement & { rules: readonly Rule[]; select(index: number): void };

async function show(): Promise<{ element: List; root: ShadowRoot; changes: Change[]; failed: unknown[] }> {
  const element = Object.assign(createElement('c-masking-rule-list', { is: MaskingRuleList }), {
    rules: [rule('a', 'FirstName'), rule('b', 'LastName')],
    domain: 'x.invalid',
  });
  const changes: Change[] = [];
  const failed: unknown[] = [];
  element.addEventListener('ruleschange', (event) => changes.push((event as CustomEvent<Change>).detail));
  element.addEventListener('failed', (event) => failed.push((event as CustomEvent<{ error: unknown }>).detail.error));
  document.body.appendChild(element);
  await settled();
  return { element, root: element.shadowRoot!, changes, failed };
}

async function fire(root: ShadowRoot, selector: string, name: string, detail: object): Promise<void> {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent(name, { detail }));
  await settled();
}

const keys = (change: Change | undefined): (string | undefined)[] => (change?.rules ?? []).map(({ key }) => key);

describe('c-masking-rule-list', () => {
  beforeEach(() => {
    mocked(getTemplates).mockReset().mockResolvedValue([]);
    mocked(getTemplateRules).mockReset();
  });
  afterEach(() => document.body.replaceChildren());

  it('reports rules that are moved, removed and deactivated', async () => {
    const { root, changes } = await show();
    await fire(root, 'c-masking-rule-table', 'ruleaction', { action: 'down', index: 0 });
    expect(keys(changes.at(-1))).toEqual(['b', 'a']);
    await fire(root, 'c-masking-rule-table', 'ruleaction', { action: 'toggle', index: 0 });
    expect(changes.at(-1)?.rules.map(({ isActive }) => isActive)).toEqual([false, true]);
    await fire(root, 'c-masking-rule-table', 'ruleaction', { action: 'remove', index: 0 });
    expect(keys(changes.at(-1))).toEqual(['a']);
  });

  it('opens the form of a new rule, and closes it', async () => {
    const { root, changes } = await show();
    expect(root.querySelector('[data-id=rule]')).toBeNull();
    root.querySelector<HTMLElement>('[data-id=new-rule]')!.click();
    await settled();
    expect(changes.at(-1)?.rules).toHaveLength(3);
    expect(root.querySelector('[data-id=rule]')).not.toBeNull();
    root.querySelector<HTMLElement>('[data-id=close-rule]')!.click();
    await settled();
    expect(root.querySelector('[data-id=rule]')).toBeNull();
  });

  it('names the rule that somebody types in', async () => {
    const { element, root, changes } = await show();
    element.select(1);
    await settled();
    await fire(root, 'c-masking-rule-editor', 'rulechange', { rule: { ...rule('b', 'LastName'), label: 'Family' } });
    expect(changes.at(-1)).toMatchObject({ typedIn: 'b' });
    expect(changes.at(-1)?.rules[1].label).toBe('Family');
  });

  it('reports why the rules of a template are not there', async () => {
    mocked(getTemplates).mockResolvedValue([{ name: 'Contact', label: 'Contact' }]);
    const error = new Error('refused');
    mocked(getTemplateRules).mockRejectedValue(error);
    const { root, failed } = await show();
    await fire(root, '[data-id=templates]', 'select', { value: 'Contact' });
    expect(failed).toEqual([error]);
  });
});
