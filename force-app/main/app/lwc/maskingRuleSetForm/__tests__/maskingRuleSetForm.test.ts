import { createElement } from 'lwc';
import getNameLibraries from '@salesforce/apex/RuleEditorController.getNameLibraries';
import MaskingRuleSetForm from 'c/maskingRuleSetForm';
import type { RuleSet } from 'c/maskingRuleText';

jest.mock('@salesforce/apex/RuleEditorController.getNameLibraries', () => ({ default: jest.fn() }), { virtual: true });

const RULE_SET = { savedName: 'Default', name: 'Default', label: 'Default', maskedDomain: 'x.invalid', isActive: true };
type Combobox = HTMLElement & { options: { value: string }[]; value: string };

async function show(ruleSet: object): Promise<{ root: ShadowRoot; changes: Partial<RuleSet>[]; failed: unknown[] }> {
  const element = Object.assign(createElement('c-masking-rule-set-form', { is: MaskingRuleSetForm }), { ruleSet });
  const changes: Partial<RuleSet>[] = [];
  const failed: unknown[] = [];
  element.addEventListener('members', (event) =>
    changes.push((event as CustomEvent<{ members: Partial<RuleSet> }>).detail.members),
  );
  element.addEventListener('failed', (event) => failed.push((event as CustomEvent<{ error: unknown }>).detail.error));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, changes, failed };
}

function enter(root: ShadowRoot, selector: string, detail: object): void {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent('change', { detail }));
}

const libraries = (root: ShadowRoot): Combobox => root.querySelector<Combobox>('[data-member=nameLibrary]')!;

describe('c-masking-rule-set-form', () => {
  beforeEach(() => {
    (getNameLibraries as unknown as jest.Mock).mockReset().mockResolvedValue([{ name: 'de', label: 'German' }]);
  });
  afterEach(() => document.body.replaceChildren());

  it('asks for the name of a new rule set only', async () => {
    const { root } = await show(RULE_SET);
    expect(root.querySelector('[data-member=name]')).toBeNull();
    const created = await show({ label: 'New' });
    expect(created.root.querySelector('[data-member=name]')).not.toBeNull();
  });

  it('reports changes, a number for the batch size', async () => {
    const { root, changes } = await show(RULE_SET);
    enter(root, '[data-member=label]', { value: 'All' });
    enter(root, '[data-member=batchSize]', { value: '500' });
    enter(root, '[data-flag=verifies]', { checked: true });
    expect(changes).toEqual([{ label: 'All' }, { batchSize: 500 }, { verifies: true }]);
  });

  it('offers the names of masked addresses, and keeps a library that the org does not have', async () => {
    const { root, changes } = await show({ ...RULE_SET, nameLibrary: 'gone' });
    expect(libraries(root).options.map(({ value }) => value)).toEqual(['*', 'gone', 'de']);
    libraries(root).dispatchEvent(new CustomEvent('change', { detail: { value: '*' } }));
    expect(changes).toEqual([{ nameLibrary: null }]);
  });

  it('reports that the libraries cannot be read', async () => {
    const error = new Error('refused');
    (getNameLibraries as unknown as jest.Mock).mockRejectedValue(error);
    const { failed } = await show(RULE_SET);
    expect(failed).toEqual([error]);
  });
});
