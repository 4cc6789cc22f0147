import LightningConfirm from 'lightning/confirm';
import getApproval from '@salesforce/apex/RulesController.getApproval';
import { confirmApproval } from 'c/maskingApproval';

jest.mock('@salesforce/apex/RulesController.getApproval', () => ({ default: jest.fn() }), { virtual: true });

describe('c-masking-approval', () => {
  afterEach(() => jest.restoreAllMocks());

  it('names new fields, and says what a review in a sandbox and in production means', async () => {
    const asked = jest.spyOn(LightningConfirm, 'open').mockResolvedValue(true);
    const answer = getApproval as unknown as jest.Mock;
    answer.mockResolvedValueOnce({ fields: 40, added: ['A.B__c'], isProduction: false });
    expect(await confirmApproval('Default', 'Default')).toBe(true);
    answer.mockResolvedValueOnce({ fields: 40, added: [], isProduction: true });
    await confirmApproval('Default', 'Default');
    expect(asked.mock.calls.map(([{ message }]) => message)).toEqual([
      'c.Editor_Approve_Text c.Editor_Approve_Added c.Editor_Approve_Sandbox',
      'c.Editor_Approve_Text c.Editor_Approve_Production',
    ]);
  });
});
