import { createElement } from 'lwc';
import MaskingTableSection from 'c/maskingTableSection';

async function show(properties: object): Promise<HTMLElement> {
  const element = Object.assign(createElement('c-masking-table-section', { is: MaskingTableSection }), {
    heading: 'Causes',
    rows: [{ key: 'a' }],
    ...properties,
  });
  document.body.appendChild(element);
  await settled();
  return element;
}

describe('c-masking-table-section', () => {
  afterEach(() => document.body.replaceChildren());

  it('has a heading of the level that the page needs', async () => {
    expect((await show({})).shadowRoot!.querySelector('h2')!.textContent).toBe('Causes');
    expect((await show({ level: '3' })).shadowRoot!.querySelector('h3')!.textContent).toBe('Causes');
  });

  it('hands on the row that was chosen', async () => {
    const element = await show({});
    const chosen: unknown[] = [];
    element.addEventListener('rowaction', (event) => chosen.push((event as CustomEvent<unknown>).detail));
    element
      .shadowRoot!.querySelector('lightning-datatable')!
      .dispatchEvent(new CustomEvent('rowaction', { detail: { row: { key: 'a' } } }));
    expect(chosen).toEqual([{ row: { key: 'a' } }]);
  });
});
