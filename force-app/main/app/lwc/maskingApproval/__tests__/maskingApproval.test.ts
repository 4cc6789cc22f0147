import getApproval from '@salesforce/apex/RulesController.getApproval';
import MaskingConfirm from 'c/maskingConfirm';
import { confirmApproval } from 'c/maskingApproval';

jest.mock('@salesforce/apex/RulesController.getApproval', () => ({ default: jest.fn() }), { virtual: true });

describe('c-masking-approval', () => {
  afterEach(() => jest.restoreAllMocks());

  it('names new fields, and shows what a review in a sandbox and in production means', async () => {
    const asked = jest.spyOn(MaskingConfirm, 'open').mockResolvedValue('confirm');
    const answer = getApproval as unknown as jest.Mock;
    answer.mockResolvedValueOnce({ fields: ['A.B__c', 'C.D__c'], added: ['A.B__c'], isProduction: false });
    expect(await confirmApproval('Default', 'Default')).toEqual(['A.B__c', 'C.D__c']);
    answer.mockResolvedValueOnce({ fields: ['A.B__c'], added: [], isProduction: true });
    await confirmApproval('Default', 'Default');
    expect(asked.mock.calls.map(([question]) => question?.message)).toEqual([
      'c.Editor_Approve_Text c.Editor_Approve_Added c.Editor_Approve_Sandbox',
      'c.Editor_Approve_Text c.Editor_Approve_Production',
    ]);
  });

  it('approves the fields of several requests, and names objects that could not be read', async () => {
    const asked = jest.spyOn(MaskingConfirm, 'open').mockResolvedValue('confirm');
    const answer = getApproval as unknown as jest.Mock;
    answer.mockResolvedValueOnce({ fields: ['A.X'], added: ['A.X'], isProduction: false, rest: ['b'], looked: 1 });
    answer.mockResolvedValueOnce({ fields: ['B.X'], added: [], isProduction: false, unreadable: ['c__c'] });
    const progress: (string | undefined)[] = [];
    expect(await confirmApproval('Default', 'Default', (text) => void progress.push(text))).toEqual(['A.X', 'B.X']);
    expect(progress).toEqual(['c.Fields_Reading', undefined]);
    expect(asked.mock.lastCall![0]?.message).toContain('c.Approval_Unreadable');
  });
});
