import { createElement } from 'lwc';
import MaskingOptOut from 'c/maskingOptOut';

interface Textarea extends HTMLElement {
  maxLength: string;
}

async function show(properties: object): Promise<{ root: ShadowRoot; closed: unknown[] }> {
  const element = Object.assign(createElement('c-masking-opt-out', { is: MaskingOptOut }), {
    fieldName: 'Contact.Email',
    ...properties,
  });
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, closed };
}

const button = (root: ShadowRoot, id: string): HTMLElement & { disabled: boolean } =>
  root.querySelector('c-masking-dialog-buttons')!.shadowRoot!.querySelector(`[data-id=${id}]`)!;

const save = (root: ShadowRoot): HTMLElement & { disabled: boolean } => button(root, 'confirm');

async function type(root: ShadowRoot, value: string): Promise<void> {
  root.querySelector('lightning-textarea')!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

describe('c-masking-opt-out', () => {
  afterEach(() => document.body.replaceChildren());

  it('takes a reason of at most 255 characters, and none that is blank', async () => {
    const { root, closed } = await show({});
    expect(root.querySelector<Textarea>('lightning-textarea')!.maxLength).toBe('255');
    await type(root, '  ');
    expect(save(root).disabled).toBe(true);
    await type(root, ' Test data ');
    save(root).click();
    expect(closed).toEqual(['Test data']);
  });

  it('shows how many records stay unmasked, where they were counted', async () => {
    expect((await show({})).root.querySelector('[data-id=records]')).toBeNull();
    const { root } = await show({ records: 18000 });
    expect(root.querySelector('[data-id=records]')!.textContent).toBe('c.Fields_Opt_Out_Records');
  });

  it('leaves everything as it is when it is cancelled', async () => {
    const { root, closed } = await show({});
    button(root, 'cancel').click();
    expect(closed.map((reason) => reason ?? 'left')).toEqual(['left']);
  });
});
