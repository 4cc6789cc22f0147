import { createElement } from 'lwc';
import approve from '@salesforce/apex/RulesController.approve';
import getApproval from '@salesforce/apex/RulesController.getApproval';
import getSave from '@salesforce/apex/RulesController.getSave';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingFieldReview from 'c/maskingFieldReview';

for (const method of ['approve', 'getApproval', 'getSave'])
  jest.mock(`@salesforce/apex/RulesController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const confirm = jest.spyOn(MaskingConfirm, 'open');

async function show(properties: object): Promise<{ root: ShadowRoot; reviewed: jest.Mock }> {
  const element = Object.assign(createElement('c-masking-field-review', { is: MaskingFieldReview }), {
    ruleSet: 'Default',
    approvedAt: '2026-11-01T10:00:00.000Z',
    ...properties,
  });
  const reviewed = jest.fn();
  element.addEventListener('reviewed', reviewed);
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, reviewed };
}

const notices = (root: ShadowRoot): (string | null)[] =>
  [...root.querySelectorAll('c-masking-notice p')].map(({ textContent }) => textContent);

async function press(root: ShadowRoot): Promise<void> {
  root.querySelector<HTMLElement>('[data-id=approve]')!.click();
  await settled();
}

describe('c-masking-field-review', () => {
  beforeEach(() => {
    mocked(getSave).mockResolvedValue({ state: 'Saved' });
    mocked(approve).mockReset().mockResolvedValue('a01');
    mocked(getApproval).mockResolvedValue({ fields: ['Contact.Email'], added: [], isProduction: false });
  });
  afterEach(() => document.body.replaceChildren());

  it('shows drift, and marks the fields as reviewed that the user agreed to', async () => {
    const { root, reviewed } = await show({ newCount: 1, missing: ['gone__c.email__c'] });
    expect(notices(root)).toEqual(['c.Fields_Drift_New c.Fields_Drift_Missing']);
    confirm.mockResolvedValueOnce(undefined);
    await press(root);
    expect(approve).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce('confirm');
    await press(root);
    expect(approve).toHaveBeenCalledWith({ ruleSet: 'Default', fields: ['Contact.Email'] });
    expect(reviewed).toHaveBeenCalledTimes(1);
  });

  it('asks for the first review, and shows nothing without drift or a rule set', async () => {
    expect(notices((await show({ approvedAt: null })).root)).toEqual(['c.Fields_Never_Approved']);
    expect(notices((await show({})).root)).toEqual([]);
    expect(notices((await show({ ruleSet: null, approvedAt: null })).root)).toEqual([]);
  });

  it('shows why the review was not saved', async () => {
    mocked(getSave).mockResolvedValue({ state: 'Failed', message: 'The org refused' });
    const { root, reviewed } = await show({ newCount: 1 });
    confirm.mockResolvedValueOnce('confirm');
    await press(root);
    expect(notices(root)[0]).toBe('The org refused');
    expect(reviewed).not.toHaveBeenCalled();
  });
});
