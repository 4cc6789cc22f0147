import { createElement } from 'lwc';
import MaskingSetupRefresh from 'c/maskingSetupRefresh';

jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: true }), { virtual: true });
jest.mock(
  '@salesforce/apex/SetupController.getEndpoint',
  () => ({ default: jest.fn().mockResolvedValue({ url: '', orgId: '' }) }),
  {
    virtual: true,
  },
);

describe('c-masking-setup-refresh', () => {
  it('has texts to copy that name the class, and keeps the secret from whoever may not configure', async () => {
    const element = createElement('c-masking-setup-refresh', { is: MaskingSetupRefresh });
    document.body.appendChild(element);
    await settled();
    const texts = [...element.shadowRoot!.querySelectorAll<HTMLElement & { text: string }>('c-masking-copy-text')].map(
      ({ text }) => text,
    );
    expect(texts[0]).toBe('SandboxMaskPostCopy');
    expect(JSON.parse(texts[1])).toMatchObject({ apexClassName: 'SandboxMaskPostCopy' });
    expect(texts[2]).toContain('sf org create sandbox');
    expect(texts[3]).toContain('sf org refresh sandbox');
    for (const guide of ['c-masking-import-guide', 'c-masking-file-guide'])
      expect(element.shadowRoot!.querySelector(guide)).not.toBeNull();
    expect(element.shadowRoot!.querySelector('c-masking-schedules')).not.toBeNull();
    expect(element.shadowRoot!.querySelector('c-masking-webhook')).toBeNull();
    await expect(element).toBeAccessible();
  });
});
