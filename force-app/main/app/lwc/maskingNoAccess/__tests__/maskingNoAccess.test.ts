import { createElement } from 'lwc';
import MaskingNoAccess from 'c/maskingNoAccess';

describe('c-masking-no-access', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the title of the page and that the user may not see it', async () => {
    const element = Object.assign(createElement('c-masking-no-access', { is: MaskingNoAccess }), { heading: 'Runs' });
    document.body.appendChild(element);
    await settled();
    expect(element.shadowRoot!.querySelector('h1')!.textContent).toBe('Runs');
    expect(element.shadowRoot!.querySelector<HTMLElement & { kind: string }>('c-masking-state')!.kind).toBe(
      'noPermission',
    );
  });
});
