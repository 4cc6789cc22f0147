import { createElement } from 'lwc';
import MaskingConfirm from 'c/maskingConfirm';

describe('c-masking-confirm', () => {
  afterEach(() => document.body.replaceChildren());

  it('confirms only after the name was typed', async () => {
    const element = Object.assign(createElement('c-masking-confirm', { is: MaskingConfirm }), {
      label: 'Delete the key',
      message: 'Nothing brings it back.',
      expected: 'uat',
    });
    const closed: unknown[] = [];
    element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail ?? 'left'));
    document.body.appendChild(element);
    await settled();
    const root = element.shadowRoot!;
    const confirm = root.querySelector<HTMLElement & { disabled: boolean }>('[data-id=confirm]')!;
    expect(confirm.disabled).toBe(true);
    root
      .querySelector('c-masking-typed-name')!
      .dispatchEvent(new CustomEvent('typed', { detail: { value: 'uat', isMatch: true } }));
    await settled();
    root.querySelector<HTMLElement>('[data-id=confirm]')!.click();
    root.querySelector<HTMLElement>('[data-id=cancel]')!.click();
    expect(closed).toEqual(['confirm', 'left']);
  });

  it('offers choices of its caller, with nothing to type', async () => {
    const element = Object.assign(createElement('c-masking-confirm', { is: MaskingConfirm }), {
      label: 'Discard changes?',
      message: 'They are lost.',
      choices: [{ value: 'discard', label: 'Discard' }],
    });
    const closed: unknown[] = [];
    element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
    document.body.appendChild(element);
    await settled();
    element.shadowRoot!.querySelector<HTMLElement>('[data-id=discard]')!.click();
    expect(closed).toEqual(['discard']);
  });
});
