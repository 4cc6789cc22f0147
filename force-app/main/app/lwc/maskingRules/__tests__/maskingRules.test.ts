import { createElement } from 'lwc';
import { CurrentPageReference } from 'lightning/navigation';
import approve from '@salesforce/apex/RulesController.approve';
import getApproval from '@salesforce/apex/RulesController.getApproval';
import getFile from '@salesforce/apex/RulesController.getFile';
import getPlace from '@salesforce/apex/RulesController.getPlace';
import getRuleSets from '@salesforce/apex/RulesController.getRuleSets';
import MaskingConfirm from 'c/maskingConfirm';
import { keepDraft, keptDrafts } from 'c/maskingRuleDraft';
import RuleImport from 'c/maskingRuleImport';
import MaskingRules from 'c/maskingRules';

for (const method of ['approve', 'getApproval', 'getFile', 'getPlace', 'getRuleSets'])
  jest.mock(`@salesforce/apex/RulesController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
for (const method of ['check', 'getNameLibraries', 'getTemplates', 'getTemplateRules', 'getObjects', 'getFields'])
  jest.mock(`@salesforce/apex/RuleEditorController.${method}`, () => ({ default: jest.fn().mockResolvedValue([]) }), {
    virtual: true,
  });
jest.mock(
  '@salesforce/apex/RulesController.getSave',
  () => ({ default: jest.fn().mockResolvedValue({ state: 'Saved' }) }),
  { virtual: true },
);
jest.mock('@salesforce/apex/RuleEditorController.save', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.preview', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const RULE_SET = {
  savedName: 'Default',
  name: 'Default',
  label: 'Default',
  maskedDomain: 'x.invalid',
  isDefault: true,
  isActive: true,
  verifies: true,
  rules: [
    {
      name: 'One',
      kind: 'Text Pattern',
      objectName: 'Case',
      fieldName: 'Subject',
      method: 'Replace Pattern',
      isActive: true,
    },
  ],
  problems: ['Broken rule'],
};
type Editor = HTMLElement & { ruleSet: { name: string; savedName?: string | null }; startsChanged: boolean };

async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-rules', { is: MaskingRules });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const card = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-rule-set-card')!.shadowRoot!;
/** Of the page, of a rule set, or of the drafts. */
const button = (root: ShadowRoot, id: string): HTMLElement =>
  ([
    root,
    ...[...root.querySelectorAll('c-masking-rule-set-card, c-masking-rule-drafts')].map((part) => part.shadowRoot!),
  ]
    .map((part) => part.querySelector<HTMLElement>(`[data-id=${id}]`))
    .find((found) => found !== null) ?? null)!;
const editor = (root: ShadowRoot): Editor | null => root.querySelector('c-masking-rule-set-editor');

async function choose(root: ShadowRoot, value: string): Promise<void> {
  button(root, 'actions').dispatchEvent(new CustomEvent('select', { detail: { value } }));
  await settled();
}

describe('c-masking-rules', () => {
  beforeEach(() => {
    mocked(getRuleSets).mockReset().mockResolvedValue([RULE_SET]);
    mocked(getPlace).mockReset().mockResolvedValue({ isSandbox: true, sandboxName: 'uat' });
    mocked(getApproval)
      .mockReset()
      .mockResolvedValue({ fields: ['A.B__c'], added: ['A.B__c'], isProduction: false });
    mocked(approve).mockReset().mockResolvedValue('a0S');
  });
  afterEach(() => {
    document.body.replaceChildren();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('shows rule sets with their problems, and that a refresh overwrites them', async () => {
    const root = await show();
    expect(card(root).querySelector('[data-id=problems]')!.textContent).toContain('Broken rule');
    expect(button(root, 'sandbox').textContent).toBe('c.Editor_Sandbox');
    expect(card(root).querySelector<HTMLElement & { rows: object[] }>('c-masking-table')!.rows[0]).toMatchObject({
      kindText: 'c.Editor_Short_Pattern',
      fieldText: 'Subject',
    });
    await expect(root.host).toBeAccessible();
  });

  it('shows that there is none, and what went wrong', async () => {
    mocked(getRuleSets).mockResolvedValueOnce([]);
    const heading = (await show()).querySelector<HTMLElement & { heading: string }>('c-masking-state')!.heading;
    expect(heading).toBe('c.Rules_Empty_Title');
    mocked(getRuleSets).mockRejectedValueOnce({ body: { message: 'Broken' } });
    const root = await show();
    const state = root.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('Broken');
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(root.querySelector('c-masking-rule-set-card')).not.toBeNull();
  });

  it('edits, makes new ones, copies and imports', async () => {
    const root = await show();
    button(root, 'edit').click();
    await settled();
    expect([editor(root)!.ruleSet.name, editor(root)!.startsChanged]).toEqual(['Default', false]);
    editor(root)!.dispatchEvent(new CustomEvent('cancel'));
    await settled();
    await choose(root, 'copy');
    expect([editor(root)!.ruleSet.name, editor(root)!.startsChanged]).toEqual(['Default_2', true]);
    editor(root)!.dispatchEvent(new CustomEvent('cancel'));
    await settled();
    button(root, 'new').click();
    await settled();
    expect(editor(root)!.ruleSet.savedName).toBeUndefined();
    editor(root)!.dispatchEvent(new CustomEvent('cancel'));
    await settled();
    jest.spyOn(RuleImport, 'open').mockResolvedValueOnce({ ...RULE_SET, name: 'Imported' });
    button(root, 'import').click();
    await settled();
    expect(editor(root)!.ruleSet.name).toBe('Imported');
  });

  it('goes back to the list when the platform has saved', async () => {
    const root = await show();
    button(root, 'edit').click();
    await settled();
    editor(root)!.dispatchEvent(new CustomEvent('saving', { detail: { saveId: 'a0S', label: 'Default' } }));
    await settled();
    expect(editor(root)).toBeNull();
    expect(getRuleSets).toHaveBeenCalledTimes(2);
  });

  it('approves what was confirmed', async () => {
    const confirm = jest
      .spyOn(MaskingConfirm, 'open')
      .mockResolvedValueOnce(undefined)
      .mockResolvedValueOnce('confirm');
    const root = await show();
    await choose(root, 'approve');
    expect(approve).not.toHaveBeenCalled();
    await choose(root, 'approve');
    expect(approve).toHaveBeenCalledWith({ ruleSet: 'Default', fields: ['A.B__c'] });
    expect(confirm.mock.calls[0][0]?.message).toContain('c.Editor_Approve_Added');
    expect(confirm.mock.calls[0][0]?.message).toContain('c.Editor_Approve_Sandbox');
  });

  it('exports a file', async () => {
    mocked(getFile).mockResolvedValue('{}');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await choose(await show(), 'export');
    expect(getFile).toHaveBeenCalledWith({ ruleSet: 'Default' });
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('goes on with what was not saved, or forgets it', async () => {
    keepDraft({ ...RULE_SET, label: 'Kept' });
    const root = await show();
    expect(button(root, 'kept').textContent).toContain('c.Editor_Kept');
    button(root, 'continue').click();
    await settled();
    expect(editor(root)!.startsChanged).toBe(true);
    document.body.replaceChildren();
    const asked = jest.spyOn(MaskingConfirm, 'open').mockResolvedValueOnce(undefined).mockResolvedValueOnce('discard');
    const again = await show();
    button(again, 'discard').click();
    await settled();
    expect(button(again, 'kept')).not.toBeNull();
    button(again, 'discard').click();
    await settled();
    expect(button(again, 'kept')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('keeps the draft of one rule set while another one is edited', async () => {
    keepDraft({ ...RULE_SET, savedName: 'Other', name: 'Other' });
    const root = await show();
    button(root, 'edit').click();
    await settled();
    expect(editor(root)!.ruleSet.name).toBe('Default');
    expect(keptDrafts().map(({ name }) => name)).toEqual(['Other']);
  });

  it('asks before it opens the saved rules of a rule set with a draft', async () => {
    keepDraft({ ...RULE_SET, label: 'Draft A' });
    const asked = jest.spyOn(MaskingConfirm, 'open').mockResolvedValueOnce(undefined).mockResolvedValueOnce('resume');
    const root = await show();
    button(root, 'edit').click();
    await settled();
    expect(editor(root)).toBeNull();
    button(root, 'edit').click();
    await settled();
    expect((editor(root)!.ruleSet as { label?: string }).label).toBe('Draft A');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('reports that the rule set of a link is not there', async () => {
    const root = await show();
    expect(root.querySelector('[data-id=not-there]')).toBeNull();
    (CurrentPageReference as unknown as { emit(page: object): void }).emit({ state: { c__edit: 'Elsewhere' } });
    await settled();
    expect(root.querySelector('[data-id=not-there]')!.textContent).toBe('c.Rules_Not_There');
    expect(editor(root)).toBeNull();
  });

  it('begins a rule that another page wants', async () => {
    const root = await show();
    (CurrentPageReference as unknown as { emit(page: object): void }).emit({
      type: 'standard__navItemPage',
      state: { c__edit: 'Default', c__kind: 'Text Pattern', c__object: 'Lead', c__field: 'Notes__c' },
    });
    await settled();
    expect(editor(root)).not.toBeNull();
  });
});
