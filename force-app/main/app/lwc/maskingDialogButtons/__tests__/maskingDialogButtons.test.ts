import { createElement } from 'lwc';
import MaskingDialogButtons from 'c/maskingDialogButtons';

describe('c-masking-dialog-buttons', () => {
  afterEach(() => document.body.replaceChildren());

  it('fires an event for each of its two buttons, and disables the act', async () => {
    const element = Object.assign(createElement('c-masking-dialog-buttons', { is: MaskingDialogButtons }), {
      label: 'Import',
      disabled: true,
    });
    const fired: string[] = [];
    for (const name of ['cancel', 'confirm']) element.addEventListener(name, () => fired.push(name));
    document.body.appendChild(element);
    await settled();
    const button = (id: string): HTMLElement & { label: string; disabled: boolean } =>
      element.shadowRoot!.querySelector(`[data-id=${id}]`)!;
    expect([button('confirm').label, button('confirm').disabled]).toEqual(['Import', true]);
    button('confirm').click();
    button('cancel').click();
    expect(fired).toEqual(['confirm', 'cancel']);
  });
});
