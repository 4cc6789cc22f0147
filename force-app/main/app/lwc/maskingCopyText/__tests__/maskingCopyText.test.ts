import { createElement } from 'lwc';
import MaskingCopyText from 'c/maskingCopyText';

const writeText = jest.fn();

function show(): HTMLElement {
  const element = Object.assign(createElement('c-masking-copy-text', { is: MaskingCopyText }), {
    text: 'sf org list',
    name: 'command',
  });
  document.body.appendChild(element);
  return element;
}

async function copy(element: HTMLElement): Promise<{ title: string; variant: string }> {
  const toasts: { title: string; variant: string }[] = [];
  element.addEventListener('lightning__showtoast', (event) =>
    toasts.push((event as CustomEvent<{ title: string; variant: string }>).detail),
  );
  element.shadowRoot!.querySelector<HTMLElement>('lightning-button-icon')!.click();
  await settled();
  return toasts[0];
}

describe('c-masking-copy-text', () => {
  beforeEach(() => {
    writeText.mockReset();
    Object.assign(navigator, { clipboard: { writeText } });
  });
  afterEach(() => document.body.replaceChildren());

  it('copies its text and shows it', async () => {
    writeText.mockResolvedValue(undefined);
    expect(await copy(show())).toMatchObject({ title: 'c.Setup_Copied', variant: 'success' });
    expect(writeText).toHaveBeenCalledWith('sf org list');
  });

  it('shows when the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('Not allowed'));
    expect(await copy(show())).toMatchObject({ title: 'Not allowed', variant: 'error' });
  });

  it('can be scrolled by keyboard and is accessible', async () => {
    const element = show();
    expect(element.shadowRoot!.querySelector('pre')!.tabIndex).toBe(0);
    await expect(element).toBeAccessible();
  });
});
