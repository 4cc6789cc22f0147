import { createElement } from 'lwc';
import getWork from '@salesforce/apex/RunStartController.getWork';
import getOutlook from '@salesforce/apex/RunStartController.getOutlook';
import MaskingRunStart from 'c/maskingRunStart';

jest.mock('@salesforce/apex/RunStartController.getWork', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RunStartController.getOutlook', () => ({ default: jest.fn() }), { virtual: true });

const RULE_SETS = [
  { name: 'Other', label: 'Other', isDefault: false },
  { name: 'Default', label: 'Default', isDefault: true },
];
const outlook = getOutlook as unknown as jest.Mock;
const NOTHING = { sandboxName: 'uat', deletes: false, deletions: [] };
const CASES = {
  ...NOTHING,
  deletes: true,
  deletions: [
    { objectName: 'Case', objectLabel: 'Case', rules: 'Delete every case', records: 9000 },
    { objectName: 'Task', objectLabel: 'Task', rules: 'Delete tasks', records: 0 },
  ],
};

async function show(properties: object): Promise<{ root: ShadowRoot; closed: unknown[] }> {
  const element = Object.assign(createElement('c-masking-run-start', { is: MaskingRunStart }), properties);
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, closed };
}

const button = (root: ShadowRoot, id: string): HTMLElement & { label: string; disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector(`[data-id=${id}]`)!;

describe('c-masking-run-start', () => {
  beforeEach(() => {
    outlook.mockReset().mockResolvedValue(NOTHING);
  });
  afterEach(() => document.body.replaceChildren());

  it('starts with the default rule set, or the one that was chosen', async () => {
    const { root, closed } = await show({ ruleSets: RULE_SETS });
    button(root, 'confirm').click();
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Other' } }));
    await settled();
    button(root, 'confirm').click();
    button(root, 'cancel').click();
    expect(closed.map((start) => (start as { ruleSet: string } | undefined)?.ruleSet ?? 'left')).toEqual([
      'Default',
      'Other',
      'left',
    ]);
  });

  it('lists what a run deletes, and starts it only after the sandbox name was typed', async () => {
    outlook.mockResolvedValue(CASES);
    const { root, closed } = await show({ ruleSets: RULE_SETS });
    expect([...root.querySelectorAll('[data-id=deletions] li')].map(({ textContent }) => textContent)).toEqual([
      'c.Runs_Will_Delete_Count',
    ]);
    expect(button(root, 'confirm').label).toBe('c.Runs_Mask_And_Delete');
    expect(button(root, 'confirm').disabled).toBe(true);
    root
      .querySelector('c-masking-typed-name')!
      .dispatchEvent(new CustomEvent('typed', { detail: { value: 'uat', isMatch: true } }));
    await settled();
    button(root, 'confirm').click();
    expect(closed).toEqual([{ ruleSet: 'Default', confirmedName: 'uat' }]);
  });

  const CHOICES = [
    { name: 'Contact', label: 'Contacts' },
    { name: 'Lead', label: 'Leads' },
  ];
  type Picker = HTMLElement & { options: { value: string }[]; disabled: boolean };
  const choice = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-run-scope')!.shadowRoot!;
  const picker = (root: ShadowRoot): Picker => choice(root).querySelector('c-masking-picker')!;
  const pills = (root: ShadowRoot): HTMLElement & { items: { label: string }[] } =>
    choice(root).querySelector('lightning-pill-container')!;

  async function keepTo(root: ShadowRoot, value: string): Promise<void> {
    choice(root)
      .querySelector('[data-id=scope]')!
      .dispatchEvent(new CustomEvent('change', { detail: { value } }));
    await settled();
  }

  async function pick(root: ShadowRoot, value: string): Promise<void> {
    picker(root).dispatchEvent(new CustomEvent('pick', { detail: { value } }));
    await settled();
  }

  it('starts a run of some objects, which it counts alone', async () => {
    outlook.mockResolvedValue({ ...NOTHING, records: 9, objects: 2, choices: CHOICES });
    const { root, closed } = await show({ ruleSets: RULE_SETS });
    await keepTo(root, 'objects');
    expect(button(root, 'confirm').disabled).toBe(true);
    expect(picker(root).options.map(({ value }) => value)).toEqual(['Contact', 'Lead']);
    outlook.mockResolvedValue({ ...NOTHING, records: 4, objects: 1, choices: [CHOICES[1]] });
    await pick(root, 'Lead');
    expect(outlook).toHaveBeenLastCalledWith({ ruleSet: 'Default', onlyObjects: ['Lead'], objectNames: null });
    expect(pills(root).items.map(({ label }) => label)).toEqual(['Leads']);
    expect(picker(root).options.map(({ value }) => value)).toEqual(['Contact']);
    await expect(root.host).toBeAccessible();
    button(root, 'confirm').click();
    expect(closed).toEqual([{ ruleSet: 'Default', confirmedName: null, onlyObjects: ['Lead'] }]);
  });

  it('starts a run of some rules, which it counts alone', async () => {
    const ruleChoices = [{ name: 'Case_Text', label: 'Case text', objectName: 'Case' }];
    outlook.mockResolvedValue({ ...NOTHING, records: 9, objects: 2, choices: CHOICES, ruleChoices });
    const { root, closed } = await show({ ruleSets: RULE_SETS });
    await keepTo(root, 'rules');
    expect(button(root, 'confirm').disabled).toBe(true);
    expect(picker(root).options.map(({ value }) => value)).toEqual(['Case_Text']);
    await pick(root, 'Case_Text');
    expect(outlook).toHaveBeenLastCalledWith({ ruleSet: 'Default', onlyRules: ['Case_Text'], objectNames: null });
    button(root, 'confirm').click();
    expect(closed).toEqual([{ ruleSet: 'Default', confirmedName: null, onlyRules: ['Case_Text'] }]);
  });

  it('starts a run of all objects again when the choice is taken back', async () => {
    outlook.mockResolvedValue({ ...NOTHING, choices: CHOICES });
    const { root, closed } = await show({ ruleSets: RULE_SETS });
    await keepTo(root, 'objects');
    await pick(root, 'Lead');
    await pick(root, 'Contact');
    pills(root).dispatchEvent(new CustomEvent('itemremove', { detail: { item: { name: 'Lead' } } }));
    await settled();
    expect(outlook).toHaveBeenLastCalledWith({ ruleSet: 'Default', onlyObjects: ['Contact'], objectNames: null });
    await keepTo(root, 'all');
    button(root, 'confirm').click();
    expect(closed).toEqual([{ ruleSet: 'Default', confirmedName: null }]);
  });

  it('offers the objects of a dry run, which counts nothing else', async () => {
    outlook.mockResolvedValue({ ...NOTHING, choices: CHOICES });
    const { root, closed } = await show({ ruleSets: RULE_SETS, isDryRun: true });
    expect(outlook).not.toHaveBeenCalled();
    await keepTo(root, 'objects');
    expect(button(root, 'confirm').disabled).toBe(true);
    await pick(root, 'Contact');
    expect(root.querySelector('[data-id=facts]')).toBeNull();
    button(root, 'confirm').click();
    expect(closed).toEqual([{ ruleSet: 'Default', confirmedName: null, onlyObjects: ['Contact'] }]);
  });

  it('adds up what several requests counted', async () => {
    outlook.mockResolvedValue({
      ...NOTHING,
      records: 3,
      objects: 1,
      executions: 3,
      automation: ['A'],
      excluded: ['User.Email'],
      rest: ['b__c'],
    });
    (getWork as unknown as jest.Mock).mockResolvedValueOnce({
      records: 4,
      objects: 2,
      executions: 5,
      excluded: ['b__c.Email__c'],
      automation: ['A', 'B'],
      unreadable: ['c__c'],
    });
    const { root } = await show({ ruleSets: RULE_SETS });
    expect([...root.querySelectorAll('[data-id=automation] li')].map(({ textContent }) => textContent)).toEqual([
      'A',
      'B',
    ]);
    expect(root.querySelector('[data-id=facts]')!.textContent).toContain('8');
    expect(root.querySelector('[data-id=facts]')!.textContent).toContain('User.Email, b__c.Email__c');
    expect(root.querySelector('[data-id=unreadable]')!.textContent).toBe('c.Fields_Unreadable');
    expect(getWork).toHaveBeenCalledWith({ ruleSet: 'Default', objectNames: ['b__c'] });
  });

  it('shows records, duration, excluded fields and automation before the click', async () => {
    outlook.mockResolvedValue({
      ...NOTHING,
      records: 339,
      objects: 12,
      notCounted: 1,
      executions: 58,
      executionsLeft: 249975,
      seconds: 360,
      excluded: ['User.Email'],
      automation: ['Contact: Triggers on Contact will fire: ContactTrigger'],
    });
    const { root } = await show({ ruleSets: RULE_SETS });
    const facts = root.querySelector('[data-id=facts]')!;
    expect([...facts.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'c.Runs_Sandbox',
      'c.Runs_Outlook_Records',
      'c.Runs_Outlook_Duration',
      'c.Runs_Outlook_Executions',
      'c.Runs_Outlook_Excluded',
    ]);
    expect(facts.textContent).toContain('User.Email');
    expect(root.querySelector('[data-id=automation]')!.textContent).toContain('ContactTrigger');
    expect(root.querySelector('[data-id=automation-help]')!.textContent).toContain('Automation_Help');
    expect(root.querySelector('[data-id=automation-unlisted]')!.textContent).toContain('Automation_Unlisted');
  });

  it('waits for the confirmation again when another rule set was chosen', async () => {
    outlook.mockResolvedValue(CASES);
    const { root } = await show({ ruleSets: RULE_SETS });
    root
      .querySelector('c-masking-typed-name')!
      .dispatchEvent(new CustomEvent('typed', { detail: { value: 'uat', isMatch: true } }));
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Other' } }));
    await settled();
    expect(button(root, 'confirm').disabled).toBe(true);
  });

  it('does not start what could not be looked at', async () => {
    outlook.mockRejectedValue({ body: { message: 'No such rule set' } });
    const { root } = await show({ ruleSets: RULE_SETS });
    expect(root.querySelector('[role=alert]')!.textContent).toBe('No such rule set');
    expect(button(root, 'confirm').disabled).toBe(true);
  });

  it('shows that a dry run writes nothing, and asks for no confirmation', async () => {
    const { root } = await show({ ruleSets: RULE_SETS, isDryRun: true });
    expect(root.querySelector('p')!.textContent).toBe('c.Runs_Start_Text_Dry');
    expect(button(root, 'confirm').label).toBe('c.Runs_Dry_Run');
    expect(button(root, 'confirm').disabled).toBe(false);
    expect(outlook).not.toHaveBeenCalled();
  });

  it('starts nothing without a rule set', async () => {
    expect(button((await show({ ruleSets: [] })).root, 'confirm').disabled).toBe(true);
  });
});
