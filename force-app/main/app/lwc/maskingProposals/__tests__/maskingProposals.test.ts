import { createElement } from 'lwc';
import addRules from '@salesforce/apex/RuleProposalsController.addRules';
import getSave from '@salesforce/apex/RulesController.getSave';
import MaskingProposals from 'c/maskingProposals';

jest.mock('@salesforce/apex/RuleProposalsController.addRules', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const added = addRules as unknown as jest.Mock;
const save = getSave as unknown as jest.Mock;

const row = (fieldName: string, isThere = false): object => ({
  key: `Lead.${fieldName}`,
  objectName: 'Lead',
  fieldName,
  kind: 'Personal Data Field',
  method: 'Phone',
  isThere,
});

function show(...rows: object[]): HTMLElement {
  const columns = [{ label: 'Field', fieldName: 'fieldName' }];
  const element = Object.assign(createElement('c-masking-proposals', { is: MaskingProposals }), { rows, columns });
  document.body.appendChild(element);
  return element;
}

type Button = HTMLElement & { label: string; disabled: boolean };
const button = (element: HTMLElement): Button => element.shadowRoot!.querySelector<Button>('[data-id=add]')!;

async function select(element: HTMLElement, ...selectedRows: object[]): Promise<void> {
  element
    .shadowRoot!.querySelector('c-masking-table')!
    .dispatchEvent(new CustomEvent('rowselection', { detail: { selectedRows } }));
  await settled();
}

describe('c-masking-proposals', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    save.mockResolvedValue({ state: 'Saved' });
    added.mockResolvedValue('a01');
  });
  afterEach(() => document.body.replaceChildren());

  it('counts what was chosen and is no rule yet', async () => {
    const rows = [row('Phone'), row('Fax'), row('MobilePhone', true)];
    const element = show(...rows);
    expect(button(element)).toMatchObject({ label: 'c.Proposals_Add_None', disabled: true });
    await select(element, rows[0], rows[2]);
    expect(button(element)).toMatchObject({ label: 'c.Proposals_Add_One', disabled: false });
    await select(element, ...rows);
    expect(button(element).label).toBe('c.Proposals_Add');
    await expect(element).toBeAccessible();
  });

  it('adds rules, and shows which', async () => {
    const element = show(row('Phone'), row('Fax'));
    const told = jest.fn();
    element.addEventListener('added', (event) => void told((event as CustomEvent<unknown>).detail));
    await select(element, row('Phone'));
    button(element).click();
    await settled();
    expect(added).toHaveBeenCalledWith({
      ruleSet: null,
      proposals: [{ objectName: 'Lead', fieldName: 'Phone', kind: 'Personal Data Field', method: 'Phone' }],
    });
    expect(told).toHaveBeenCalledWith({ keys: ['Lead.Phone'] });
  });

  it('shows why rules were not added', async () => {
    const element = show(row('Phone'));
    added.mockRejectedValue({ body: { message: 'The method does not fit' } });
    await select(element, row('Phone'));
    button(element).click();
    await settled();
    expect(element.shadowRoot!.querySelector('c-masking-notice')!.textContent).toBe('The method does not fit');
    await expect(element).toBeAccessible();
  });
});
