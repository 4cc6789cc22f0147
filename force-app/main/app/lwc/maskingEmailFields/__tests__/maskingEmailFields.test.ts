import { createElement } from 'lwc';
import MaskingEmailFields from 'c/maskingEmailFields';

jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Read_Audit', () => ({ default: undefined }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Run', () => ({ default: undefined }), { virtual: true });

describe('c-masking-email-fields', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows nothing to whoever has no permission', async () => {
    const element = createElement('c-masking-email-fields', { is: MaskingEmailFields });
    document.body.appendChild(element);
    const state = element.shadowRoot!.querySelector<HTMLElement & { kind: string }>('c-masking-state')!;
    expect(state.kind).toBe('noPermission');
    expect(element.shadowRoot!.querySelector('c-masking-field-table')).toBeNull();
    await expect(element).toBeAccessible();
  });
});
