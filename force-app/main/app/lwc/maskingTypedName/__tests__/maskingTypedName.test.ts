import { createElement } from 'lwc';
import MaskingTypedName from 'c/maskingTypedName';

describe('c-masking-typed-name', () => {
  afterEach(() => document.body.replaceChildren());

  it('reports a match for the name in any case, and for nothing else', async () => {
    const element = Object.assign(createElement('c-masking-typed-name', { is: MaskingTypedName }), {
      expected: 'UAT',
      label: 'Type the name',
    });
    const matches: boolean[] = [];
    element.addEventListener('typed', (event) =>
      matches.push((event as CustomEvent<{ isMatch: boolean }>).detail.isMatch),
    );
    document.body.appendChild(element);
    const input = element.shadowRoot!.querySelector('lightning-input')!;
    for (const value of ['', 'ua', ' uat ', 'uat2'])
      input.dispatchEvent(new CustomEvent('change', { detail: { value } }));
    expect(matches).toEqual([false, false, true, false]);
    await settled();
  });
});
