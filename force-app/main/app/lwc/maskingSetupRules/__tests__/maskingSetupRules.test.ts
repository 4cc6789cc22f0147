import { createElement } from 'lwc';
import leaveOutSuggestions from '@salesforce/apex/RuleProposalsController.leaveOutSuggestions';
import getTemplates from '@salesforce/apex/RuleProposalsController.getTemplates';
import MaskingSetupRules from 'c/maskingSetupRules';

jest.mock('@salesforce/apex/RuleProposalsController.getTemplates', () => ({ default: jest.fn() }), { virtual: true });
jest.mock(
  '@salesforce/apex/RuleProposalsController.leaveOutSuggestions',
  () => ({ default: jest.fn().mockResolvedValue(undefined) }),
  { virtual: true },
);
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const templates = getTemplates as unknown as jest.Mock;

const template = (objectName: string, fieldName: string, more: object = {}): object => ({
  objectName,
  objectLabel: objectName,
  fieldName,
  fieldLabel: fieldName,
  kind: 'Personal Data Field',
  method: 'Phone',
  isThere: false,
  ...more,
});

type Proposals = HTMLElement & { rows: { key: string; methodText: string; stateText: string }[] };

async function show(): Promise<ShadowRoot> {
  const element = createElement('c-masking-setup-rules', { is: MaskingSetupRules });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const rows = (root: ShadowRoot): Proposals['rows'] => root.querySelector<Proposals>('c-masking-proposals')!.rows;

describe('c-masking-setup-rules', () => {
  afterEach(() => document.body.replaceChildren());

  it('offers templates, by object', async () => {
    templates.mockResolvedValue([
      template('Contact', 'Phone', { isThere: true }),
      template('Case', 'Subject', { kind: 'Text Pattern', method: 'Replace Pattern' }),
    ]);
    const root = await show();
    expect(rows(root).map(({ stateText }) => stateText)).toEqual(['c.Proposals_There', 'c.Proposals_Not_There']);
    expect(rows(root)[1].methodText).toBe('c.Templates_Addresses');
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Case' } }));
    await settled();
    expect(rows(root).map(({ key }) => key)).toEqual(['Case.Subject']);
    root
      .querySelector('c-masking-proposals')!
      .dispatchEvent(new CustomEvent('added', { detail: { keys: ['Case.Subject'] } }));
    await settled();
    expect(rows(root)[0].stateText).toBe('c.Proposals_There');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('chooses what is suggested, and keeps it chosen behind a filter', async () => {
    templates.mockResolvedValue([
      template('Contact', 'FirstName', { isSuggested: true }),
      template('Contact', 'Birthdate', { isSuggested: false }),
      template('Lead', 'Phone', { isSuggested: true }),
    ]);
    const root = await show();
    const step = root.host as HTMLElement & { chosenCount: number };
    expect(step.chosenCount).toBe(2);
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Lead' } }));
    await settled();
    expect(step.chosenCount).toBe(2);
    root
      .querySelector('c-masking-proposals')!
      .shadowRoot!.querySelector('c-masking-table')!
      .dispatchEvent(new CustomEvent('rowselection', { detail: { selectedRows: [] } }));
    await settled();
    expect(step.chosenCount).toBe(1);
  });

  it('remembers that all suggestions were left out, and nothing when one was added', async () => {
    const leave = async (root: ShadowRoot): Promise<void> => {
      await (root.host as HTMLElement & { leaveOut(): Promise<void> }).leaveOut();
    };
    templates.mockResolvedValue([template('Contact', 'FirstName', { isSuggested: true })]);
    const added = await show();
    added
      .querySelector('c-masking-proposals')!
      .dispatchEvent(new CustomEvent('added', { detail: { keys: ['Contact.FirstName'] } }));
    await leave(added);
    expect(leaveOutSuggestions).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const left = await show();
    await leave(left);
    await leave(left);
    expect(leaveOutSuggestions).toHaveBeenCalledTimes(1);
  });

  it('shows that there are none, or what went wrong', async () => {
    templates.mockResolvedValue([]);
    const kind = (root: ShadowRoot): string =>
      root.querySelector<HTMLElement & { kind: string }>('c-masking-state')!.kind;
    expect(kind(await show())).toBe('empty');
    document.body.replaceChildren();
    templates.mockRejectedValue({ body: { message: 'Away' } });
    const root = await show();
    expect(kind(root)).toBe('error');
    await expect(root.host as HTMLElement).toBeAccessible();
  });
});
