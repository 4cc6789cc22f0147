import { createElement } from 'lwc';
import MaskingPager from 'c/maskingPager';

type Button = HTMLElement & { disabled: boolean };

function show(properties: object): HTMLElement {
  const element = Object.assign(createElement('c-masking-pager', { is: MaskingPager }), properties);
  document.body.appendChild(element);
  return element;
}

describe('c-masking-pager', () => {
  afterEach(() => document.body.replaceChildren());

  it('is not there for one page', () => {
    expect(show({ before: 0, count: 12, hasMore: false }).shadowRoot!.querySelector('nav')).toBeNull();
  });

  it('leads on from the first page, and back from the last', async () => {
    const first = show({ before: 0, count: 200, hasMore: true });
    const events: string[] = [];
    for (const name of ['previous', 'next']) first.addEventListener(name, () => events.push(name));
    expect(first.shadowRoot!.querySelector<Button>('[data-id=previous]')!.disabled).toBe(true);
    first.shadowRoot!.querySelector<Button>('[data-id=next]')!.click();
    const last = show({ before: 200, count: 7, hasMore: false });
    last.addEventListener('previous', () => events.push('back'));
    last.shadowRoot!.querySelector<Button>('[data-id=previous]')!.click();
    expect(last.shadowRoot!.querySelector<Button>('[data-id=next]')!.disabled).toBe(true);
    expect(events).toEqual(['next', 'back']);
    await expect(first).toBeAccessible();
  });

  it('waits while a page is read', () => {
    const root = show({ before: 200, count: 200, hasMore: true, isBusy: true }).shadowRoot!;
    expect([...root.querySelectorAll<Button>('lightning-button')].map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ]);
  });
});
