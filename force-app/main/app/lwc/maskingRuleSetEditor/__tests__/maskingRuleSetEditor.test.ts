import { createElement } from 'lwc';
import check from '@salesforce/apex/RuleEditorController.check';
import getDraftFile from '@salesforce/apex/RuleEditorController.getDraftFile';
import getNameLibraries from '@salesforce/apex/RuleEditorController.getNameLibraries';
import getTemplateRules from '@salesforce/apex/RuleEditorController.getTemplateRules';
import getTemplates from '@salesforce/apex/RuleEditorController.getTemplates';
import save from '@salesforce/apex/RuleEditorController.save';
import MaskingConfirm from 'c/maskingConfirm';
import { keptDrafts } from 'c/maskingRuleDraft';
import MaskingRuleSetEditor from 'c/maskingRuleSetEditor';

for (const method of ['check', 'getDraftFile', 'getNameLibraries', 'getTemplateRules', 'getTemplates', 'save'])
  jest.mock(`@salesforce/apex/RuleEditorController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
for (const method of ['getObjects', 'getFields'])
  jest.mock(`@salesforce/apex/RuleEditorController.${method}`, () => ({ default: jest.fn().mockResolvedValue([]) }), {
    virtual: true,
  });
jest.mock('@salesforce/apex/RuleTrialController.preview', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RULE = { kind: 'Personal Data Field', objectName: 'Contact', isActive: true };
const RULE_SET = {
  savedName: 'Default',
  name: 'Default',
  label: 'Default',
  maskedDomain: 'x.invalid',
  isDefault: true,
  isActive: true,
  verifies: true,
  rules: [
    { ...RULE, name: 'One', label: 'One', fieldName: 'FirstName', method: 'First Name' },
    { ...RULE, name: 'Two', label: 'Two', fieldName: 'LastName', method: 'Last Name' },
  ],
};

interface Row {
  key: string;
  title: string;
  stateText: string;
  problemIcon?: string;
}
type Table = HTMLElement & { rows: Row[]; columns: object[] };
type Button = HTMLElement & { disabled: boolean };

async function settle(): Promise<void> {
  jest.runOnlyPendingTimers();
  await settled();
}

async function show(properties: object = {}): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-rule-set-editor', { is: MaskingRuleSetEditor }), {
    ruleSet: RULE_SET,
    ...properties,
  });
  document.body.appendChild(element);
  await settle();
  return element.shadowRoot!;
}

/** In the editor or in one of its parts. */
function find<Found extends HTMLElement>(root: ShadowRoot, selector: string): Found {
  const parts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return (root.querySelector<Found>(selector) ??
    parts.map((part) => find<Found>(part, selector)).find((found) => found !== null) ??
    null)!;
}
const table = (root: ShadowRoot): Table => find<Table>(root, 'c-masking-rule-table c-masking-table, c-masking-table');
const titles = (root: ShadowRoot): string[] => table(root).rows.map(({ title }) => title);
const button = (root: ShadowRoot, id: string): Button => find<Button>(root, `[data-id=${id}]`);

async function act(root: ShadowRoot, name: string, place: number): Promise<void> {
  const row = table(root).rows[place];
  table(root).dispatchEvent(new CustomEvent('rowaction', { detail: { action: { name }, row } }));
  await settle();
}

async function edit(root: ShadowRoot, member: string, value: string): Promise<void> {
  find(find(root, 'c-masking-rule-set-form').shadowRoot!, `[data-member=${member}]`).dispatchEvent(
    new CustomEvent('change', { detail: { value } }),
  );
  await settle();
}

const sent = (method: unknown): { maskedDomain: string; rules: { name: string | null; label: string }[] } =>
  JSON.parse((mocked(method).mock.lastCall as [{ draft: string }])[0].draft) as ReturnType<typeof sent>;

describe('c-masking-rule-set-editor', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mocked(check).mockReset().mockResolvedValue([]);
    mocked(getTemplates)
      .mockReset()
      .mockResolvedValue([{ name: 'Lead', label: 'Lead' }]);
    mocked(getNameLibraries)
      .mockReset()
      .mockResolvedValue([{ name: 'Greek', label: 'Greek (Ελληνικά)' }]);
    mocked(save).mockReset().mockResolvedValue('a0S');
  });
  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens a new rule without a complaint, and shows what it lacks once somebody types or saves', async () => {
    const blank = { rule: 2, member: 'objectName', code: 'blank', message: 'Choose an object', isHarmless: false };
    const root = await show();
    mocked(check).mockResolvedValue([blank]);
    button(root, 'new-rule').click();
    await settle();
    const list = find<HTMLElement & { problems: object[] }>(root, 'c-masking-rule-list');
    expect(check).toHaveBeenCalledTimes(2);
    expect(list.problems).toEqual([]);
    expect(button(root, 'save').disabled).toBe(false);
    button(root, 'save').click();
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(list.problems).toEqual([blank]);
    expect(button(root, 'save').disabled).toBe(true);
  });

  it('has nothing to save before something changes', async () => {
    const root = await show();
    expect(button(root, 'save').disabled).toBe(true);
    expect(button(root, 'unsaved')).toBeNull();
    jest.useRealTimers();
    await expect(root.host).toBeAccessible();
  });

  it('saves what was changed, and keeps it until then', async () => {
    const root = await show();
    const saved: string[] = [];
    root.host.addEventListener('saving', (event) =>
      saved.push((event as CustomEvent<{ saveId: string }>).detail.saveId),
    );
    await edit(root, 'maskedDomain', 'y.invalid');
    expect(keptDrafts()[0].maskedDomain).toBe('y.invalid');
    expect(button(root, 'unsaved')).not.toBeNull();
    button(root, 'save').click();
    await settle();
    expect(sent(save).maskedDomain).toBe('y.invalid');
    expect(saved).toEqual(['a0S']);
  });

  it('offers the name libraries of the org, and none', async () => {
    type Combobox = HTMLElement & { value: string; options: { label: string; value: string }[] };
    const root = await show();
    const names = (): Combobox => find<Combobox>(root, '[data-member=nameLibrary]');
    expect(names().value).toBe('*');
    expect(names().options.map(({ label }) => label)).toEqual(['c.Editor_Names_Of_Addresses', 'Greek (Ελληνικά)']);
    await edit(root, 'nameLibrary', 'Greek');
    expect(sent(check)).toMatchObject({ nameLibrary: 'Greek' });
    await edit(root, 'nameLibrary', '*');
    expect(sent(check)).toMatchObject({ nameLibrary: null });
  });

  it('keeps a name library that the org does not have among the choices', async () => {
    const root = await show({ ruleSet: { ...RULE_SET, nameLibrary: 'resource:Gone' } });
    const names = find<HTMLElement & { options: { value: string }[] }>(root, '[data-member=nameLibrary]');
    expect(names.options.map(({ value }) => value)).toEqual(['*', 'resource:Gone', 'Greek']);
  });

  it('orders, copies, deactivates and removes', async () => {
    const root = await show();
    await act(root, 'down', 0);
    expect(titles(root)).toEqual(['Two', 'One']);
    await act(root, 'up', 1);
    await act(root, 'copy', 0);
    expect(titles(root)).toEqual(['One', 'Two', 'One']);
    expect(sent(check).rules[2].name).toBeNull();
    await act(root, 'toggle', 1);
    expect(table(root).rows[1].stateText).toBe('c.Rules_Inactive');
    await act(root, 'remove', 2);
    expect(titles(root)).toEqual(['One', 'Two']);
  });

  it('offers to remove only what was never saved', async () => {
    const root = await show();
    await act(root, 'copy', 0);
    const [{ rowActions }] = table(root)
      .columns.slice(-1)
      .map(
        (column) =>
          (column as { typeAttributes: { rowActions: (row: Row, done: (list: { name: string }[]) => void) => void } })
            .typeAttributes,
      );
    const names: string[][] = [];
    for (const row of table(root).rows) rowActions(row, (list) => names.push(list.map(({ name }) => name)));
    expect(names.map((list) => list.includes('remove'))).toEqual([false, false, true]);
  });

  it('shows problems, and saves nothing while there are serious ones', async () => {
    mocked(check).mockResolvedValue([
      { member: 'maskedDomain', code: 'domain', message: 'Not usable', isHarmless: false },
      { rule: 1, member: 'method', code: 'method', message: 'Does not fit', isHarmless: true },
    ]);
    const root = await show({ startsChanged: true });
    expect(button(root, 'save').disabled).toBe(true);
    expect(button(root, 'summary').textContent).toBe('c.Editor_Problem_Count');
    expect(table(root).rows.map(({ problemIcon }) => problemIcon)).toEqual([undefined, 'utility:warning']);
  });

  it('leads from the number of mistakes to the first one', async () => {
    const ofSet = { member: 'maskedDomain', code: 'domain', message: 'Not usable', isHarmless: false };
    const ofRule = { rule: 1, member: 'method', code: 'method', message: 'Does not fit', isHarmless: false };
    mocked(check).mockResolvedValue([ofSet, ofRule]);
    const root = await show({ startsChanged: true });
    const focused: string[] = [];
    const listen = (name: string): void => {
      const element = find(root, name);
      element.focus = () => focused.push(name);
    };
    listen('[data-member=maskedDomain]');
    find(root, '[data-id=summary] button').click();
    await settle();
    expect(focused).toEqual(['[data-member=maskedDomain]']);
    expect(find(root, 'c-masking-rule-editor')).toBeNull();
    mocked(check).mockResolvedValue([ofRule]);
    await edit(root, 'maskedDomain', 'y.invalid');
    find(root, '[data-id=summary] button').click();
    await settle();
    expect(find<HTMLElement & { rule: { label: string } }>(root, 'c-masking-rule-editor').rule.label).toBe('Two');
  });

  it('has nothing to save, and keeps nothing, when every change is taken back', async () => {
    const root = await show();
    await edit(root, 'maskedDomain', 'y.invalid');
    button(root, 'new-rule').click();
    await settle();
    expect(button(root, 'unsaved')).not.toBeNull();
    await act(root, 'remove', 2);
    await edit(root, 'maskedDomain', 'x.invalid');
    expect(button(root, 'unsaved')).toBeNull();
    expect(button(root, 'save').disabled).toBe(true);
    expect(keptDrafts()).toEqual([]);
  });

  it('remains unsaved when what it began with was never saved', async () => {
    const root = await show({ startsChanged: true });
    await edit(root, 'maskedDomain', 'y.invalid');
    await edit(root, 'maskedDomain', 'x.invalid');
    expect(button(root, 'unsaved')).not.toBeNull();
  });

  it('edits a rule in its form', async () => {
    const root = await show();
    await act(root, 'edit', 1);
    const form = find<HTMLElement & { rule: { label: string } }>(root, 'c-masking-rule-editor');
    expect(form.rule.label).toBe('Two');
    form.dispatchEvent(new CustomEvent('rulechange', { detail: { rule: { ...form.rule, label: 'Changed' } } }));
    await settle();
    expect(titles(root)).toEqual(['One', 'Changed']);
    button(root, 'close-rule').click();
    await settle();
    expect(find(root, 'c-masking-rule-editor')).toBeNull();
  });

  it('adds a new rule, ready-made ones, and the one another page wants', async () => {
    mocked(getTemplateRules).mockResolvedValue([
      { objectName: 'Lead', fieldName: 'Phone', isActive: true },
      { objectName: 'Contact', fieldName: 'FirstName', isActive: true },
    ]);
    const root = await show({ seed: { ...RULE, objectName: 'Case', fieldName: 'Subject' } });
    expect(titles(root)).toEqual(['One', 'Two', 'Case Subject']);
    button(root, 'new-rule').click();
    await settle();
    expect(titles(root)[3]).toBe('c.Editor_New_Rule');
    button(root, 'templates').dispatchEvent(new CustomEvent('select', { detail: { value: 'Lead' } }));
    await settle();
    expect(titles(root).slice(4)).toEqual(['Lead Phone']);
  });

  it('undoes one change after another, what was typed at one place together', async () => {
    const root = await show();
    expect(button(root, 'undo').disabled).toBe(true);
    await edit(root, 'label', 'O');
    await edit(root, 'label', 'Other');
    await act(root, 'down', 0);
    button(root, 'undo').click();
    await settle();
    expect(titles(root)).toEqual(['One', 'Two']);
    expect(button(root, 'unsaved')).not.toBeNull();
    button(root, 'undo').click();
    await settle();
    expect(button(root, 'unsaved')).toBeNull();
    expect(button(root, 'undo').disabled).toBe(true);
  });

  it('asks before changes are lost', async () => {
    const confirm = jest
      .spyOn(MaskingConfirm, 'open')
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce('discard');
    const root = await show();
    const cancelled = jest.fn();
    root.host.addEventListener('cancel', cancelled);
    await edit(root, 'label', 'Other');
    const leaving = new CustomEvent('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    button(root, 'cancel').click();
    await settle();
    expect(cancelled).not.toHaveBeenCalled();
    button(root, 'cancel').click();
    await settle();
    expect([cancelled, confirm].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    expect(keptDrafts()).toEqual([]);
  });

  it('offers the draft as a file when it could not be saved', async () => {
    mocked(save).mockRejectedValueOnce({ body: { message: 'Outdated' } });
    mocked(getDraftFile).mockResolvedValueOnce('{"format":"rules"}');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const root = await show({ startsChanged: true });
    expect(button(root, 'download')).toBeNull();
    button(root, 'save').click();
    await settle();
    button(root, 'download').click();
    await settle();
    expect(getDraftFile).toHaveBeenCalledWith({ draft: expect.stringContaining('"savedName":"Default"') as string });
    expect(clicked).toHaveBeenCalledTimes(1);
    clicked.mockRestore();
  });

  it('shows why something was not saved', async () => {
    mocked(save).mockRejectedValue({ body: { message: 'Outdated' } });
    const root = await show({ startsChanged: true });
    button(root, 'save').click();
    await settle();
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Outdated');
  });
});
