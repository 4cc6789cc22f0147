import { createElement } from 'lwc';
import MaskingOptionsSection, { type SectionEvent } from 'c/maskingOptionsSection';

jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

type Answers = Record<'load' | 'save', () => Promise<unknown>>;

async function show(answers: Answers): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-options-section', { is: MaskingOptionsSection }), {
    saveLabel: 'Save options',
    savedText: 'Saved.',
    note: 'Nobody is notified.',
  });
  for (const name of ['load', 'save'] as const)
    element.addEventListener(name, (event) => (event as SectionEvent).detail.waitFor(answers[name]()));
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const done = (): Promise<unknown> => Promise.resolve();
const refused = (): Promise<unknown> =>
  Promise.reject(Object.assign(new Error(), { body: { message: 'Not permitted.' } }));
const status = (root: ShadowRoot): string | null => root.querySelector('[role=status]')!.textContent;
const alertText = (root: ShadowRoot): string | undefined =>
  root.querySelector('[role=alert]')?.textContent ?? undefined;

async function save(root: ShadowRoot): Promise<void> {
  root.querySelector<HTMLElement>('[data-id=save]')!.click();
  await settled();
}

describe('c-masking-options-section', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the note until something is saved, and again after a change', async () => {
    const root = await show({ load: done, save: done });
    expect(status(root)).toBe('Nobody is notified.');
    await save(root);
    expect(status(root)).toBe('Saved.');
    root.querySelector('slot')!.parentElement!.dispatchEvent(new CustomEvent('change'));
    await settled();
    expect(status(root)).toBe('Nobody is notified.');
  });

  it('shows why nothing was saved', async () => {
    const root = await show({ load: done, save: refused });
    await save(root);
    expect(alertText(root)).toBe('Not permitted.');
    expect(status(root)).toBe('Nobody is notified.');
  });

  it('shows nothing but the reason when the options cannot be read', async () => {
    const root = await show({ load: refused, save: done });
    expect(alertText(root)).toBe('Not permitted.');
    expect(root.querySelector('[data-id=save]')).toBeNull();
  });
});
