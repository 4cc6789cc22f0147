import { createElement } from 'lwc';
import MaskingNotice from 'c/maskingNotice';

function show(kind: string): HTMLElement {
  const element = Object.assign(createElement('c-masking-notice', { is: MaskingNotice }), { kind });
  document.body.appendChild(element);
  return element;
}

describe('c-masking-notice', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['info', 'status', 'c.Setup_Note'],
    ['warning', 'status', 'c.Setup_To_Do'],
    ['success', 'status', 'c.Setup_Ok'],
    ['error', 'alert', 'c.App_Error'],
  ])('shows %s by its role and its icon', async (kind, role, text) => {
    const element = show(kind);
    const icon = element.shadowRoot!.querySelector<HTMLElement & { alternativeText: string }>('lightning-icon')!;
    expect(element.shadowRoot!.querySelector(`[role=${role}]`)).not.toBeNull();
    expect(icon.alternativeText).toBe(text);
    await expect(element).toBeAccessible();
  });
});
