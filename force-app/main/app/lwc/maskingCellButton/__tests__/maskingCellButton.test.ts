import { createElement } from 'lwc';
import MaskingCellButton from 'c/maskingCellButton';

describe('c-masking-cell-button', () => {
  afterEach(() => document.body.replaceChildren());

  it('reports to the table, from inside of it, which row is meant and what to do with it', async () => {
    const properties = { label: 'RUN-000001', name: 'open', rowKey: 'a01' };
    const element = Object.assign(createElement('c-masking-cell-button', { is: MaskingCellButton }), properties);
    document.body.appendChild(element);
    await settled();
    const pressed: unknown[] = [];
    document.body.addEventListener('cellpress', (event) => pressed.push((event as CustomEvent<unknown>).detail), {
      once: true,
    });
    const button = element.shadowRoot!.querySelector('button')!;
    expect(button.textContent).toBe('RUN-000001');
    button.click();
    expect(pressed).toEqual([{ name: 'open', key: 'a01' }]);
  });
});
