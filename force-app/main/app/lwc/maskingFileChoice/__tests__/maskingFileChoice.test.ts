import { createElement } from 'lwc';
import MaskingFileChoice from 'c/maskingFileChoice';

async function show(properties: object): Promise<HTMLElement> {
  const element = Object.assign(createElement('c-masking-file-choice', { is: MaskingFileChoice }), properties);
  document.body.appendChild(element);
  await settled();
  return element;
}

describe('c-masking-file-choice', () => {
  afterEach(() => document.body.replaceChildren());

  it('hands on the file that was chosen', async () => {
    const element = await show({ label: 'File' });
    const chosen: unknown[] = [];
    element.addEventListener('choose', (event) => chosen.push((event as CustomEvent<unknown>).detail));
    const input = element.shadowRoot!.querySelector('lightning-input')!;
    const file = { name: 'rules.json' };
    Object.defineProperty(input, 'files', { value: [file] });
    input.dispatchEvent(new CustomEvent('change'));
    expect(chosen).toEqual([{ file }]);
  });

  it('shows the name of the file, and what is wrong with it', async () => {
    const { shadowRoot } = await show({ label: 'File', fileName: 'rules.json', errorMessage: 'Too large' });
    expect(shadowRoot!.querySelector('p')!.textContent).toBe('rules.json');
    expect(shadowRoot!.querySelector('[role=alert]')!.textContent).toBe('Too large');
  });
});
