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
jest.mock(
  '@salesforce/apex/OptionsController.getRunOptions',
  () => ({
    default: jest.fn().mockResolvedValue({
      webhookCredential: 'Pipeline',
      freezesUsers: false,
      waitsForAdministrator: true,
    }),
  }),
  { virtual: true },
);
jest.mock('@salesforce/apex/OptionsController.saveRunOptions', () => ({ default: jest.fn() }), { virtual: true });
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

  it('shows an auditor the options of runs, and no way to change them', async () => {
    const element = createElement('c-masking-options', { is: MaskingOptions });
    document.body.appendChild(element);
    await settled();
    for (const name of ['c-masking-notices', 'c-masking-run-options']) {
      const root = element.shadowRoot!.querySelector(name)!.shadowRoot!;
      const inputs = [
        ...root.querySelectorAll<HTMLElement & { disabled: boolean }>('lightning-input, lightning-textarea'),
      ];
      expect(inputs.length).toBeGreaterThan(0);
      expect(inputs.every(({ disabled }) => disabled)).toBe(true);
      const section = root.querySelector('c-masking-options-section')!.shadowRoot!;
      expect(section.textContent).toContain('c.Options_Read_Only');
      expect(section.querySelector('[data-id=save]')).toBeNull();
    }
  });
});
