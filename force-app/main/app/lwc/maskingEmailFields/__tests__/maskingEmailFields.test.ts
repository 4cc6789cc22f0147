import { createElement } from 'lwc';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import MaskingEmailFields from 'c/maskingEmailFields';

jest.mock('@salesforce/apex/EmailFieldsController.getInventory', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: undefined }), { virtual: true });

const field = (objectName: string, fieldName: string, coverage = 'Covered', isNew = false): object => ({
  objectName,
  objectLabel: objectName,
  fieldName,
  fieldLabel: fieldName,
  length: 80,
  isUnique: true,
  isRequired: false,
  isEncrypted: false,
  isExternalId: false,
  coverage,
  isNew,
});
const inventory = getInventory as unknown as jest.Mock;

type Table = HTMLElement & { data: { key: string; coverageText: string; traits: string }[] };

async function show(fields: object[]): Promise<ShadowRoot> {
  inventory.mockResolvedValue({ ruleSet: 'Default', fields });
  const element = createElement('c-masking-email-fields', { is: MaskingEmailFields });
  document.body.appendChild(element);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return element.shadowRoot!;
}

const keys = (root: ShadowRoot): string[] =>
  root.querySelector<Table>('lightning-datatable')!.data.map(({ key }) => key);

describe('c-masking-email-fields', () => {
  afterEach(() => document.body.replaceChildren());

  it('lists fields with coverage and traits', async () => {
    const [row] = (await show([field('Contact', 'Email', 'Opted Out', true)])).querySelector<Table>(
      'lightning-datatable',
    )!.data;
    expect(row).toMatchObject({
      key: 'Contact.Email',
      coverageText: 'c.Fields_Coverage_Opted_Out (c.Fields_New)',
      traits: 'c.Fields_Trait_Unique',
    });
  });

  it('searches, filters and sorts', async () => {
    const root = await show([
      field('Lead', 'Email'),
      field('Contact', 'Email', 'Not Maskable'),
      field('Contact', 'Other__c'),
    ]);
    expect(keys(root)).toEqual(['Contact.Email', 'Contact.Other__c', 'Lead.Email']);
    root.querySelector('lightning-input')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'CONTACT' } }));
    await Promise.resolve();
    expect(keys(root)).toEqual(['Contact.Email', 'Contact.Other__c']);
    root
      .querySelector('lightning-combobox')!
      .dispatchEvent(new CustomEvent('change', { detail: { value: 'Covered' } }));
    await Promise.resolve();
    expect(keys(root)).toEqual(['Contact.Other__c']);
    root.querySelector('lightning-input')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'nothing' } }));
    await Promise.resolve();
    expect(root.querySelector('lightning-datatable')).toBeNull();
  });

  it('shows thousands of fields step by step', async () => {
    const root = await show(Array.from({ length: 3000 }, (_, index) => field('Big__c', `F${index}__c`)));
    expect(keys(root)).toHaveLength(100);
    root.querySelector('lightning-datatable')!.dispatchEvent(new CustomEvent('loadmore'));
    await Promise.resolve();
    expect(keys(root)).toHaveLength(200);
  });
});
