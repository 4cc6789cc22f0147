import { createElement } from 'lwc';
import MaskingPicker from 'c/maskingPicker';

const OPTIONS = [
  { value: 'Account', label: 'Account', meta: 'Account' },
  { value: 'Invoice__c', label: 'Bill', meta: 'Invoice__c' },
  { value: 'Contact', label: 'Contact', meta: 'Contact' },
];

function show(properties: object = {}): { root: ShadowRoot; picked: string[]; input: HTMLInputElement } {
  const element = Object.assign(createElement('c-masking-picker', { is: MaskingPicker }), {
    label: 'Object',
    options: OPTIONS,
    ...properties,
  });
  const picked: string[] = [];
  element.addEventListener('pick', (event) => picked.push((event as CustomEvent<{ value: string }>).detail.value));
  document.body.appendChild(element);
  const root = element.shadowRoot!;
  return { root, picked, input: root.querySelector('input')! };
}

async function type(input: HTMLInputElement, words: string): Promise<void> {
  input.value = words;
  input.dispatchEvent(new CustomEvent('input'));
  await settled();
}

async function press(input: HTMLInputElement, key: string): Promise<void> {
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await settled();
}

const names = (root: ShadowRoot): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('[role=option]')].map(({ dataset }) => dataset.value);

describe('c-masking-picker', () => {
  afterEach(() => document.body.replaceChildren());

  it('finds by label and by name', async () => {
    const { root, input } = show();
    await type(input, 'bill');
    expect(names(root)).toEqual(['Invoice__c']);
    await type(input, 'invoice_');
    expect(names(root)).toEqual(['Invoice__c']);
    await type(input, 'nothing');
    expect(root.textContent).toContain('c.Editor_Picker_None');
  });

  it('is worked by keys alone', async () => {
    const { root, picked, input } = show();
    await press(input, 'ArrowDown');
    await press(input, 'ArrowDown');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(root.querySelectorAll('[role=option]')[1].className).toContain('slds-has-focus');
    await expect(root.host).toBeAccessible();
    await press(input, 'Enter');
    expect(picked).toEqual(['Invoice__c']);
    await press(input, 'ArrowUp');
    await press(input, 'Enter');
    expect(picked[1]).toBe('Contact');
    await press(input, 'ArrowDown');
    await press(input, 'Escape');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('picks by the mouse before the input loses the focus', async () => {
    const { root, picked, input } = show();
    input.click();
    await settled();
    root.querySelector('[role=option]')!.dispatchEvent(new MouseEvent('mousedown', { cancelable: true }));
    expect(picked).toEqual(['Account']);
  });

  it('forgets what was typed and not picked', async () => {
    const { input } = show({ value: 'Invoice__c' });
    expect(input.value).toBe('Bill');
    await type(input, 'con');
    input.dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(input.value).toBe('Bill');
  });

  it('shows a value that is no option as it is, and what is wrong with it', async () => {
    const { root, input } = show({ value: 'Gone__c', problem: 'Unknown object', required: true });
    expect(input.value).toBe('Gone__c');
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Unknown object');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await expect(root.host).toBeAccessible();
  });

  it('shows no more than somebody reads', async () => {
    const many = Array.from({ length: 70 }, (_, index) => ({ value: `O${index}`, label: `Object ${index}` }));
    const { root, input } = show({ options: many });
    input.click();
    await settled();
    expect(names(root)).toHaveLength(50);
    expect(root.textContent).toContain('c.Editor_Picker_More');
  });
});
