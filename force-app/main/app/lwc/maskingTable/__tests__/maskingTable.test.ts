import { createElement } from 'lwc';
import MaskingTable from 'c/maskingTable';

type Table = HTMLElement & {
  data: { id: string }[];
  columns: { sortable?: boolean }[];
  sortedBy?: string;
  sortedDirection?: string;
};

async function show(properties: object): Promise<HTMLElement> {
  const element = Object.assign(createElement('c-masking-table', { is: MaskingTable }), {
    keyField: 'id',
    rows: [{ id: 'a' }],
    ...properties,
  });
  document.body.appendChild(element);
  await settled();
  return element;
}

describe('c-masking-table', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows a state in place of the table', async () => {
    const { shadowRoot } = await show({ state: { kind: 'empty', message: 'None' } });
    expect(shadowRoot!.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe('None');
    expect(shadowRoot!.querySelector('c-masking-datatable')).toBeNull();
  });

  it('scrolls many rows within the page, and shows where they end', async () => {
    const rows = Array.from({ length: 21 }, (_, id) => ({ id: String(id) }));
    const { shadowRoot } = await show({ rows, note: 'The first 21' });
    expect(shadowRoot!.querySelector('div')!.className).toBe('table');
    expect(shadowRoot!.querySelector('[role=status]')!.textContent).toBe('The first 21');
  });

  it('cuts a long reason or pattern after six lines, so that no row fills the window', async () => {
    const table = (await show({})).shadowRoot!.querySelector<HTMLElement & { wrapTextMaxLines: string }>(
      'c-masking-datatable',
    )!;
    expect(table.wrapTextMaxLines).toBe('6');
  });

  it('sorts by the column that was chosen when all rows are there, and offers no sorting while others follow', async () => {
    const element = await show({
      rows: [{ id: 'b' }, { id: 'a' }],
      columns: [{ fieldName: 'id', sortable: true }, { fieldName: 'other' }],
    });
    const table = element.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
    const sortBy = async (sortDirection: string): Promise<void> => {
      table.dispatchEvent(new CustomEvent('sort', { detail: { fieldName: 'id', sortDirection } }));
      await settled();
    };
    await sortBy('asc');
    expect([table.data.map(({ id }) => id), table.sortedBy, table.sortedDirection]).toEqual([['a', 'b'], 'id', 'asc']);
    await sortBy('desc');
    expect(table.data.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(table.columns.map(({ sortable }) => sortable)).toEqual([true, undefined]);
    Object.assign(element, { rows: [{ id: 'c' }, { id: 'd' }], hasMore: true });
    await settled();
    expect(table.data.map(({ id }) => id)).toEqual(['c', 'd']);
    expect([table.columns.map(({ sortable }) => sortable), table.sortedBy]).toEqual([[false, undefined], undefined]);
  });

  it('has a heading of the level that the page needs', async () => {
    expect((await show({ heading: 'Causes' })).shadowRoot!.querySelector('h2')!.textContent).toBe('Causes');
    expect((await show({ heading: 'Causes', level: '3' })).shadowRoot!.querySelector('h3')!.textContent).toBe('Causes');
    expect((await show({})).shadowRoot!.querySelector('h2, h3')).toBeNull();
  });

  it('has checkboxes only where rows can be chosen, and hands on what was chosen', async () => {
    type Choosing = HTMLElement & { hideCheckboxColumn: boolean; selectedRows: string[] };
    const tableOf = (element: HTMLElement): Choosing =>
      element.shadowRoot!.querySelector<Choosing>('c-masking-datatable')!;
    expect(tableOf(await show({})).hideCheckboxColumn).toBe(true);
    const element = await show({ selectedKeys: ['a'] });
    const table = tableOf(element);
    expect([table.hideCheckboxColumn, table.selectedRows]).toEqual([false, ['a']]);
    const chosen: unknown[] = [];
    element.addEventListener('rowselection', (event) => chosen.push((event as CustomEvent<unknown>).detail));
    table.dispatchEvent(new CustomEvent('rowselection', { detail: { selectedRows: [] } }));
    expect(chosen).toEqual([{ selectedRows: [] }]);
  });

  it('leaves the sorting to whoever has all rows', async () => {
    const element = await show({
      rows: [{ id: 'b' }, { id: 'a' }],
      columns: [{ fieldName: 'id', sortable: true }],
      hasMore: true,
      sorting: { by: 'id', direction: 'desc' },
    });
    const table = element.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
    expect([table.sortedBy, table.sortedDirection, table.columns[0].sortable]).toEqual(['id', 'desc', true]);
    const asked: unknown[] = [];
    element.addEventListener('sort', (event) => asked.push((event as CustomEvent<unknown>).detail));
    table.dispatchEvent(new CustomEvent('sort', { detail: { fieldName: 'id', sortDirection: 'asc' } }));
    await settled();
    expect(asked).toEqual([{ fieldName: 'id', sortDirection: 'asc' }]);
    expect(table.data.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('hands on the button of a cell as an action of its row, and nothing beyond it', async () => {
    const element = await show({ rows: [{ id: 'a' }, { id: 'b' }] });
    const fired: unknown[] = [];
    element.addEventListener('rowaction', (event) => fired.push((event as CustomEvent<unknown>).detail));
    element.addEventListener('cellpress', () => fired.push('cellpress'));
    const detail = { name: 'open', key: 'b' };
    element
      .shadowRoot!.querySelector('c-masking-datatable')!
      .dispatchEvent(new CustomEvent('cellpress', { detail, bubbles: true, composed: true }));
    expect(fired).toEqual([{ action: { name: 'open' }, row: { id: 'b' } }]);
  });

  it('hands on what the table and the state fire', async () => {
    const element = await show({});
    const fired: string[] = [];
    for (const name of ['retry', 'loadmore', 'rowaction']) element.addEventListener(name, () => fired.push(name));
    const table = element.shadowRoot!.querySelector('c-masking-datatable')!;
    table.dispatchEvent(new CustomEvent('loadmore'));
    table.dispatchEvent(new CustomEvent('rowaction', { detail: { row: {} } }));
    Object.assign(element, { state: { kind: 'error', message: 'Away' } });
    await settled();
    element.shadowRoot!.querySelector('c-masking-state')!.dispatchEvent(new CustomEvent('retry'));
    expect(fired).toEqual(['loadmore', 'rowaction', 'retry']);
  });
});
