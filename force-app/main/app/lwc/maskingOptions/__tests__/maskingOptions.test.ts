import { createElement } from 'lwc';
import MaskingOptions from 'c/maskingOptions';

jest.mock(
  '@salesforce/apex/KeyController.getKeyState',
  () => ({ default: jest.fn().mockResolvedValue({ hasKey: true, events: [] }) }),
  { virtual: true },
);
jest.mock('@salesforce/apex/OptionsController.getNotices', () => ({ default: jest.fn().mockResolvedValue({}) }), {
  virtual: true,
});
jest.mock('@salesforce/apex/OptionsController.saveNotices', () => ({ default: jest.fn() }), { virtual: true });
for (const method of ['exportFile', 'forget', 'rotate'])
  jest.mock(`@salesforce/apex/KeyController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Export_Key', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: true }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: undefined }), { virtual: true });

describe('c-masking-options', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the masking key', async () => {
    const element = createElement('c-masking-options', { is: MaskingOptions });
    document.body.appendChild(element);
    await settled();
    expect(element.shadowRoot!.querySelector('c-masking-key')).not.toBeNull();
    await expect(element).toBeAccessible();
  });
});
