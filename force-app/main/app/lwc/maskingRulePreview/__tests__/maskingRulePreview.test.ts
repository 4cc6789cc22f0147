import { createElement } from 'lwc';
import getObjects from '@salesforce/apex/RuleEditorController.getObjects';
import preview from '@salesforce/apex/RuleTrialController.preview';
import MaskingRulePreview from 'c/maskingRulePreview';

jest.mock('@salesforce/apex/RuleEditorController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.preview', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

async function show(): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-rule-preview', { is: MaskingRulePreview }), {
    ruleSet: {
      name: 'Default',
      rules: [
        { objectName: 'Invoice__c', isActive: true },
        { objectName: '*', isActive: true },
      ],
    },
  });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function choose(root: ShadowRoot): Promise<void> {
  root.querySelector('[data-id=object]')!.dispatchEvent(new CustomEvent('pick', { detail: { value: 'Contact' } }));
  await settled();
  root.querySelector<HTMLElement>('[data-id=show]')!.click();
  await settled();
}

describe('c-masking-rule-preview', () => {
  beforeEach(() => {
    mocked(getObjects)
      .mockReset()
      .mockResolvedValue({ choices: [{ name: 'Contact', label: 'Contact' }] });
    mocked(preview)
      .mockReset()
      .mockResolvedValue([{ recordId: '003x', recordName: 'Jane', fieldName: 'Email', before: 'a@b.c', after: null }]);
  });
  afterEach(() => document.body.replaceChildren());

  it('offers objects with Email fields and those of the rules', async () => {
    const picker = (await show()).querySelector<HTMLElement & { options: { value: string }[] }>('[data-id=object]')!;
    expect(picker.options.map(({ value }) => value)).toEqual(['Contact', 'Invoice__c']);
  });

  it('shows values before and after', async () => {
    const root = await show();
    expect(root.querySelector<HTMLElement & { disabled: boolean }>('[data-id=show]')!.disabled).toBe(true);
    await choose(root);
    expect(preview).toHaveBeenCalledWith(expect.objectContaining({ objectName: 'Contact', count: 10 }));
    expect(root.querySelector<HTMLElement & { rows: object[] }>('c-masking-table')!.rows[0]).toMatchObject({
      recordName: 'Jane',
      before: 'a@b.c',
      after: 'c.Editor_Preview_Cleared',
      url: '/lightning/r/sObject/003x/view',
    });
    await expect(root.host).toBeAccessible();
  });

  it('reads one record that somebody chose by its id', async () => {
    const root = await show();
    const record = root.querySelector('[data-id=record]')!;
    record.dispatchEvent(new CustomEvent('change', { detail: { value: ' 003000000000001AAA ' } }));
    await choose(root);
    expect(preview).toHaveBeenLastCalledWith(expect.objectContaining({ recordId: '003000000000001AAA' }));
    record.dispatchEvent(new CustomEvent('change', { detail: { value: '' } }));
    await choose(root);
    expect(preview).toHaveBeenLastCalledWith(expect.objectContaining({ recordId: null }));
  });

  it('shows that nothing would change, and what went wrong', async () => {
    mocked(preview).mockResolvedValueOnce([]);
    const root = await show();
    await choose(root);
    expect(root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe(
      'c.Editor_Preview_Empty',
    );
    mocked(preview).mockRejectedValueOnce({ body: { message: 'Not readable' } });
    await choose(root);
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Not readable');
  });
});
