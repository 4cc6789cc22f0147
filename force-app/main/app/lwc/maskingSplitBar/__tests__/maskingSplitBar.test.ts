import { createElement } from 'lwc';
import MaskingSplitBar from 'c/maskingSplitBar';

describe('c-masking-split-bar', () => {
  afterEach(() => document.body.replaceChildren());

  it('shares its length by what became of values, in words too', async () => {
    const element = Object.assign(createElement('c-masking-split-bar', { is: MaskingSplitBar }), {
      segments: [
        { kind: 'masked', value: 30 },
        { kind: 'skipped', value: 0 },
        { kind: 'failed', value: 10 },
      ],
      greatest: 80,
      label: 'Contact: 30 masked, 10 failed',
    });
    document.body.appendChild(element);
    const parts = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.part')];
    expect(parts.map(({ style }) => style.width)).toEqual(['37.5%', '12.5%']);
    expect(element.shadowRoot!.querySelector('[role=img]')!.getAttribute('aria-label')).toContain('30 masked');
    await expect(element).toBeAccessible();
  });

  it('has no part for a value that nobody knows, and is whole where the longest bar is not known', () => {
    const element = Object.assign<HTMLElement, object>(createElement('c-masking-split-bar', { is: MaskingSplitBar }), {
      segments: [
        { kind: 'masked', value: 1 },
        { kind: 'failed', value: null },
      ],
      greatest: null,
    });
    document.body.appendChild(element);
    const parts = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.part')];
    expect(parts.map(({ style }) => style.width)).toEqual(['100%']);
  });
});
