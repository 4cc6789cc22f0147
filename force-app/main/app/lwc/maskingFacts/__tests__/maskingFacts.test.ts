import { createElement } from 'lwc';
import MaskingFacts, { fact } from 'c/maskingFacts';

describe('c-masking-facts', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows texts as they are and times as dates, and nothing for a value that is missing', async () => {
    const element = Object.assign(createElement('c-masking-facts', { is: MaskingFacts }), {
      facts: [...fact('Source', 'Manual'), ...fact('Sandbox', null), ...fact('Started', '2026-11-01T10:00:00Z', true)],
    });
    document.body.appendChild(element);
    const root = element.shadowRoot!;
    expect([...root.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Source', 'Started']);
    expect(root.querySelector('dd')!.textContent).toBe('Manual');
    const time = root.querySelector<HTMLElement & { value: string }>('lightning-formatted-date-time')!;
    expect(time.value).toBe('2026-11-01T10:00:00Z');
    await expect(element).toBeAccessible();
  });
});
