import { createElement } from 'lwc';
import getFile from '@salesforce/apex/RulesController.getFile';
import MaskingRuleSetCard from 'c/maskingRuleSetCard';

jest.mock('@salesforce/apex/RulesController.getFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const RULE_SET = {
  name: 'Default',
  label: 'All customers',
  isActive: true,
  isDefault: true,
  verifies: true,
  maskedDomain: 'x.invalid',
  batchSize: 2000,
  rules: [
    {
      name: 'One',
      label: 'One',
      kind: 'Personal Data Field',
      objectName: 'Contact',
      fieldName: 'FirstName',
      method: 'First Name',
      isActive: false,
    },
  ],
};
type Table = HTMLElement & { rows: { stateText: string; fieldText: string }[]; state?: object };

async function show(ruleSet: object): Promise<{ root: ShadowRoot; events: [string, unknown][] }> {
  const element = Object.assign(createElement('c-masking-rule-set-card', { is: MaskingRuleSetCard }), { ruleSet });
  const events: [string, unknown][] = [];
  for (const name of ['edit', 'history', 'act'])
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, events };
}

const table = (root: ShadowRoot): Table => root.querySelector<Table>('c-masking-table')!;

describe('c-masking-rule-set-card', () => {
  afterEach(() => document.body.replaceChildren());

  it('lists the rules with their states', async () => {
    const { root } = await show(RULE_SET);
    expect(table(root).rows).toEqual([
      expect.objectContaining({ fieldText: 'FirstName', stateText: 'c.Rules_Inactive' }),
    ]);
    expect(root.querySelector('[data-id=problems]')).toBeNull();
  });

  it('shows fifty rules at a time, and more when somebody scrolls to the end', async () => {
    const rules = Array.from({ length: 120 }, (_, index) => ({ ...RULE_SET.rules[0], name: `Rule_${index}` }));
    const { root } = await show({ ...RULE_SET, rules });
    for (const count of [50, 100, 120]) {
      expect(table(root)).toMatchObject({
        rows: rules.slice(0, count).map(({ name }) => ({ name })),
        hasMore: count < rules.length,
        note: count < rules.length ? 'c.Editor_Page' : '',
      });
      table(root).dispatchEvent(new CustomEvent('loadmore'));
      await settled();
    }
  });

  it('shows what keeps a run from using the rule set, and that it has no rules', async () => {
    const { root } = await show({ ...RULE_SET, rules: [], problems: ['The domain is not below .invalid.'] });
    expect(root.querySelector('[data-id=problems]')!.textContent).toContain('The domain is not below .invalid.');
    expect(table(root).state).toMatchObject({ kind: 'empty' });
  });

  it('reports what somebody wants to do with it', async () => {
    const { root, events } = await show(RULE_SET);
    for (const id of ['edit', 'history']) root.querySelector<HTMLElement>(`[data-id=${id}]`)!.click();
    root.querySelector('[data-id=actions]')!.dispatchEvent(new CustomEvent('select', { detail: { value: 'copy' } }));
    await settled();
    expect(events).toEqual([
      ['edit', null],
      ['history', null],
      ['act', { action: 'copy' }],
    ]);
  });

  it('asks for the file of the rule set to export it', async () => {
    (getFile as unknown as jest.Mock).mockRejectedValue({ body: { message: 'Not permitted.' } });
    const { root, events } = await show(RULE_SET);
    root.querySelector('[data-id=actions]')!.dispatchEvent(new CustomEvent('select', { detail: { value: 'export' } }));
    await settled();
    expect(getFile).toHaveBeenCalledWith({ ruleSet: 'Default' });
    expect(events).toEqual([]);
  });
});
