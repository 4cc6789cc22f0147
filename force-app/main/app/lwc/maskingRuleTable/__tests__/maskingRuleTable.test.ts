import { createElement } from 'lwc';
import MaskingRuleTable from 'c/maskingRuleTable';

const rules = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `rule-${index}`,
    kind: 'Text Pattern',
    objectName: index % 2 === 0 ? 'Case' : 'Lead',
    fieldName: 'Description',
    isActive: true,
  }));

type Table = HTMLElement & {
  rows: { key: string; problemIcon?: string }[];
  columns: { fieldName?: string }[];
  state?: { message: string };
};

async function show(properties: object): Promise<HTMLElement> {
  const element = Object.assign(createElement('c-masking-rule-table', { is: MaskingRuleTable }), properties);
  document.body.appendChild(element);
  await settled();
  return element;
}

const table = (element: HTMLElement): Table => element.shadowRoot!.querySelector<Table>('c-masking-table')!;

async function search(element: HTMLElement, value: string): Promise<void> {
  element
    .shadowRoot!.querySelector('[data-id=search]')!
    .dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

describe('c-masking-rule-table', () => {
  afterEach(() => document.body.replaceChildren());

  it('searches many rules, and activates or deactivates what was found', async () => {
    expect((await show({ rules: rules(10) })).shadowRoot!.querySelector('[data-id=search]')).toBeNull();
    const element = await show({ rules: rules(11) });
    const asked: unknown[] = [];
    element.addEventListener('activate', (event) => asked.push((event as CustomEvent<unknown>).detail));
    expect(element.shadowRoot!.querySelector('[data-id=deactivate-shown]')).toBeNull();
    await search(element, ' LEAD ');
    expect(table(element).rows).toHaveLength(5);
    element.shadowRoot!.querySelector<HTMLElement>('[data-id=deactivate-shown]')!.click();
    expect(asked).toEqual([{ keys: ['rule-1', 'rule-3', 'rule-5', 'rule-7', 'rule-9'], isActive: false }]);
    await search(element, 'nothing');
    expect(table(element).state!.message).toBe('c.Editor_No_Rule_Found');
    expect(element.shadowRoot!.querySelector('[data-id=activate-shown]')).toBeNull();
  });

  it('marks rules with problems, and has few columns in a narrow part of the page', async () => {
    const problems = [{ rule: 1, member: 'pattern', code: 'blank', message: 'Enter a pattern', isHarmless: false }];
    const element = await show({ rules: rules(2), problems });
    expect(table(element).rows.map(({ problemIcon }) => problemIcon)).toEqual([undefined, 'utility:error']);
    expect(table(element).columns).toHaveLength(8);
    Object.assign(element, { isNarrow: true });
    await settled();
    expect(table(element).columns).toHaveLength(4);
  });

  it('keeps its rows when nothing of them has changed', async () => {
    const element = await show({ rules: rules(2) });
    const before = table(element).rows;
    Object.assign(element, { rules: rules(2) });
    await settled();
    expect(table(element).rows).toBe(before);
  });

  it('names the index of the rule of an action', async () => {
    const element = await show({ rules: rules(3) });
    const asked: unknown[] = [];
    element.addEventListener('ruleaction', (event) => asked.push((event as CustomEvent<unknown>).detail));
    const detail = { action: { name: 'up' }, row: { key: 'rule-2' } };
    table(element).dispatchEvent(new CustomEvent('rowaction', { detail }));
    expect(asked).toEqual([{ action: 'up', index: 2 }]);
  });

  const button = (element: HTMLElement, id: string): HTMLElement & { disabled: boolean } =>
    element.shadowRoot!.querySelector(`[data-id=${id}]`)!;

  async function press(element: HTMLElement, id: string): Promise<void> {
    button(element, id).click();
    await settled();
  }

  const keys = (element: HTMLElement): (string | undefined)[] => {
    const { rows } = table(element);
    return [rows[0]?.key, rows.at(-1)?.key];
  };

  it('shows fifty rules at a time, and acts on all that were found', async () => {
    expect(button(await show({ rules: rules(50) }), 'next')).toBeNull();
    const element = await show({ rules: rules(120) });
    const asked: { keys: string[] }[] = [];
    element.addEventListener('activate', (event) => asked.push((event as CustomEvent<{ keys: string[] }>).detail));
    expect(keys(element)).toEqual(['rule-0', 'rule-49']);
    expect([button(element, 'previous').disabled, button(element, 'next').disabled]).toEqual([true, false]);
    await press(element, 'next');
    await press(element, 'next');
    expect(keys(element)).toEqual(['rule-100', 'rule-119']);
    expect([button(element, 'previous').disabled, button(element, 'next').disabled]).toEqual([false, true]);
    await press(element, 'previous');
    expect(keys(element)).toEqual(['rule-50', 'rule-99']);
    await search(element, 'lead');
    expect(keys(element)).toEqual(['rule-1', 'rule-99']);
    await press(element, 'next');
    await press(element, 'activate-shown');
    expect(asked[0].keys).toHaveLength(60);
  });

  it('shows the page of the rule whose form is open, and stays where somebody turns to', async () => {
    const element = await show({ rules: rules(120) });
    Object.assign(element, { chosenKey: 'rule-119' });
    await settled();
    expect(keys(element)).toEqual(['rule-100', 'rule-119']);
    await press(element, 'previous');
    Object.assign(element, { problems: [], rules: rules(120) });
    await settled();
    expect(keys(element)).toEqual(['rule-50', 'rule-99']);
  });

  it('follows a rule that is moved to the next page, and has no page behind the last one', async () => {
    const element = await show({ rules: rules(101) });
    const detail = { action: { name: 'down' }, row: { key: 'rule-49' } };
    table(element).dispatchEvent(new CustomEvent('rowaction', { detail }));
    const moved = rules(101);
    [moved[49], moved[50]] = [moved[50], moved[49]];
    Object.assign(element, { rules: moved });
    await settled();
    expect(keys(element)).toEqual(['rule-49', 'rule-99']);
    await press(element, 'next');
    expect(keys(element)).toEqual(['rule-100', 'rule-100']);
    Object.assign(element, { rules: rules(60) });
    await settled();
    expect(keys(element)).toEqual(['rule-50', 'rule-59']);
  });
});
