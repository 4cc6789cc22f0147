import { createElement } from 'lwc';
import getFieldSummary from '@salesforce/apex/SummaryController.getFieldSummary';
import getSummary from '@salesforce/apex/SummaryController.getSummary';
import MaskingSetupSummary from 'c/maskingSetupSummary';

jest.mock('@salesforce/apex/SummaryController.getFieldSummary', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/SummaryController.getSummary', () => ({ default: jest.fn() }), { virtual: true });

const summary = getSummary as unknown as jest.Mock;

const BARE = {
  isSandbox: true,
  ruleSet: 'Default',
  maskedDomain: 'mail.test.invalid',
  verifies: false,
  covered: 3,
  personalData: 0,
  textPatterns: 0,
  optedOut: [],
  notMaskable: [],
  files: [],
  copies: [],
};

async function show(more: object = {}): Promise<ShadowRoot> {
  summary.mockResolvedValue({ ...BARE, ...more });
  const element = createElement('c-masking-setup-summary', { is: MaskingSetupSummary });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const text = (root: ShadowRoot): string => root.textContent;
const lastRun = (root: ShadowRoot): string => root.querySelector('[data-id=lastRun]')!.textContent;

describe('c-masking-setup-summary', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows what nothing protects', async () => {
    const root = await show();
    for (const word of ['No_Personal', 'No_Patterns', 'Not_Verified'])
      expect(text(root)).toContain(`c.Summary_${word}`);
    expect(lastRun(root)).toBe('c.Summary_No_Run');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('adds up what several requests found', async () => {
    (getFieldSummary as unknown as jest.Mock).mockResolvedValueOnce({
      covered: 4,
      optedOut: ['B.X: kept'],
      notMaskable: [],
      copies: [{ label: 'Feed Items', records: 2 }, { label: 'B History' }],
      unreadable: ['c__c'],
    });
    const root = await show({
      optedOut: ['A.X: kept'],
      copies: [
        { label: 'Feed Items', records: 2 },
        { label: 'A History', records: 1200 },
      ],
      rest: ['b__c'],
      looked: 1,
    });
    expect(text(root)).toContain('A.X: keptB.X: kept');
    const copies = [...root.querySelectorAll('li')].filter(({ textContent }) => textContent === 'c.Summary_File_Count');
    expect(copies).toHaveLength(3);
    expect(root.querySelector('[data-id=unreadable]')!.textContent).toBe('c.Fields_Unreadable');
    expect(getFieldSummary).toHaveBeenCalledWith({ ruleSet: null, objectNames: ['b__c'] });
  });

  it('shows what is protected, what is left out and how the last run ended', async () => {
    const root = await show({
      verifies: true,
      personalData: 2,
      textPatterns: 1,
      optedOut: ['User.Email: Testers log in'],
      notMaskable: ['Case.ContactEmail: follows'],
      files: [{ label: 'Documents' }],
      copies: [{ label: 'Contact History', records: 5 }],
      lastRun: { name: 'RUN-1', status: 'Completed', verification: 'Passed' },
    });
    expect(text(root)).not.toContain('c.Summary_No_Personal');
    expect(text(root)).toContain('User.Email: Testers log in');
    expect(text(root)).toContain('c.Summary_File_Count');
    expect(lastRun(root)).toBe('c.Summary_Last_Run_Text. c.Summary_Verification');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('hands the checklist what it is about', async () => {
    const root = await show({ isSandbox: false, orgId: '00D' });
    expect(lastRun(root)).toBe('c.Summary_Production');
    const list = root.querySelector<HTMLElement & { about: object }>('c-masking-checklist')!;
    expect(list.about).toMatchObject({ orgId: '00D', ruleSet: 'Default' });
  });

  it('shows what went wrong', async () => {
    summary.mockRejectedValue({ body: { message: 'No default rule set' } });
    const element = createElement('c-masking-setup-summary', { is: MaskingSetupSummary });
    document.body.appendChild(element);
    await settled();
    const state = element.shadowRoot!.querySelector<HTMLElement & { message: string }>('c-masking-state')!;
    expect(state.message).toBe('No default rule set');
    await expect(element).toBeAccessible();
  });
});
