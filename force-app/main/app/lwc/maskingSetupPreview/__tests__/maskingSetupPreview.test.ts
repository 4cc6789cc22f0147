import { createElement } from 'lwc';
import getObjects from '@salesforce/apex/PreviewController.getObjects';
import hasKey from '@salesforce/apex/PreviewController.hasKey';
import preview from '@salesforce/apex/PreviewController.preview';
import MaskingSetupPreview from 'c/maskingSetupPreview';

jest.mock('@salesforce/apex/PreviewController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/PreviewController.hasKey', () => ({ default: jest.fn() }), {
  virtual: true,
});
jest.mock('@salesforce/apex/PreviewController.preview', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });

const objects = getObjects as unknown as jest.Mock;
const samples = preview as unknown as jest.Mock;
const SAMPLE = {
  recordId: '003',
  recordName: 'Jane Doe',
  fieldName: 'Email',
  fieldLabel: 'Email',
  before: 'a@b.example',
  after: 'c@d.invalid',
};

async function show(...names: string[]): Promise<ShadowRoot> {
  objects.mockResolvedValue({ objects: names.map((name) => ({ name, label: name })) });
  const element = createElement('c-masking-setup-preview', { is: MaskingSetupPreview });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function press(root: ShadowRoot): Promise<void> {
  root.querySelector<HTMLElement>('[data-id=show]')!.click();
  await settled();
}

const heading = (root: ShadowRoot): string =>
  root.querySelector<HTMLElement & { heading: string }>('c-masking-state')!.heading;

describe('c-masking-setup-preview', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    (hasKey as unknown as jest.Mock).mockResolvedValue(true);
  });
  afterEach(() => document.body.replaceChildren());

  it('begins with contacts and shows values before and after', async () => {
    const root = await show('Account', 'Contact');
    expect(heading(root)).toBe('c.Preview_Choose');
    samples.mockResolvedValue([SAMPLE]);
    await press(root);
    expect(samples).toHaveBeenCalledWith({ ruleSet: null, objectName: 'Contact', count: 10, recordId: null });
    const table = root.querySelector<HTMLElement & { rows: object[] }>('c-masking-table')!;
    expect(table.rows[0]).toMatchObject({
      recordName: 'Jane Doe',
      before: 'a@b.example',
      after: 'c@d.invalid',
      url: '/lightning/r/Contact/003/view',
    });
    expect(root.querySelector('[role=status]')!.textContent).toBe('c.Preview_Changes');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('shows one record of ones own choice', async () => {
    const root = await show('Contact');
    samples.mockResolvedValue([SAMPLE]);
    const input = root.querySelector('[data-id=record]')!;
    input.dispatchEvent(new CustomEvent('change', { detail: { value: ' 003000000000001 ' } }));
    await press(root);
    expect(samples).toHaveBeenCalledWith(expect.objectContaining({ recordId: '003000000000001' }));
  });

  it('offers the objects of several requests by name, each once', async () => {
    const named = (...names: string[]): object => ({ objects: names.map((name) => ({ name, label: name })) });
    objects.mockResolvedValueOnce({ ...named('Zoo__c', 'Contact'), rest: ['b'], looked: 1 });
    const root = await show('Zoo__c', 'Lead');
    const { options } = root.querySelector<HTMLElement & { options: { value: string }[] }>('[data-id=object]')!;
    expect(options.map(({ value }) => value)).toEqual(['Contact', 'Lead', 'Zoo__c']);
  });

  it('forgets the values when another object is chosen', async () => {
    const root = await show('Account', 'Contact');
    samples.mockResolvedValue([SAMPLE]);
    await press(root);
    root.querySelector('[data-id=object]')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Account' } }));
    root.querySelector('[data-id=count]')!.dispatchEvent(new CustomEvent('change', { detail: { value: '50' } }));
    await settled();
    expect(root.querySelector('c-masking-table')).toBeNull();
    samples.mockResolvedValue([]);
    await press(root);
    expect(samples).toHaveBeenLastCalledWith({ ruleSet: null, objectName: 'Account', count: 50, recordId: null });
    expect(heading(root)).toBe('c.Preview_Nothing');
  });

  it('shows that values are examples while there is no key', async () => {
    (hasKey as unknown as jest.Mock).mockResolvedValue(false);
    const root = await show('Contact');
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('c.Preview_Example_Key');
  });

  it('shows why there is no preview', async () => {
    const root = await show('Contact');
    samples.mockRejectedValue({ body: { message: 'Not readable' } });
    await press(root);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('Not readable');
    await expect(root.host as HTMLElement).toBeAccessible();
    document.body.replaceChildren();
    expect(heading(await show())).toBe('c.Preview_No_Objects');
  });
});
