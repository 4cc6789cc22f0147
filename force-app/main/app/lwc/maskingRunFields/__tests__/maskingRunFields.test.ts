import { createElement } from 'lwc';
import getEntries from '@salesforce/apex/AuditController.getEntries';
import MaskingRunFields from 'c/maskingRunFields';

jest.mock('@salesforce/apex/AuditController.getEntries', () => ({ default: jest.fn() }), { virtual: true });

const answered = getEntries as unknown as jest.Mock;

type Table = HTMLElement & { data: Record<string, string>[] };
type State = HTMLElement & { kind: string; message: string };

async function show(): Promise<ShadowRoot> {
  const properties = { runId: 'a01', objectNames: ['Contact', 'Lead'] };
  const element = Object.assign(createElement('c-masking-run-fields', { is: MaskingRunFields }), properties);
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const ENTRY = { entryKey: 'k1', objectName: 'Contact', fieldName: 'Email', coverage: 'Masked', masked: 8 };

const list = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-table')!.shadowRoot!;

describe('c-masking-run-fields', () => {
  beforeEach(() => answered.mockReset().mockResolvedValue({ entries: [ENTRY], hasMore: true }));
  afterEach(() => document.body.replaceChildren());

  it('shows the counts in the words of the app', async () => {
    const root = await show();
    expect(list(root).querySelector<Table>('c-masking-datatable')!.data[0].coverageText).toBe('c.Runs_Coverage_Masked');
    await expect(root.host).toBeAccessible();
  });

  it('states how many addresses an excluded field has', async () => {
    const excluded = { ...ENTRY, coverage: 'Opted Out', reason: 'Colleagues', leftByRule: 6 };
    answered.mockResolvedValue({ entries: [excluded, { ...excluded, entryKey: 'k2', leftByRule: 0 }], hasMore: false });
    const rows = list(await show()).querySelector<Table>('c-masking-datatable')!.data;
    expect(rows.map(({ coverageText }) => coverageText.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'c.Runs_Coverage_Opted_Out: Colleagues c.Runs_Addresses_Left',
      'c.Runs_Coverage_Opted_Out: Colleagues',
    ]);
  });

  it('goes on behind the last key', async () => {
    const root = await show();
    list(root).querySelector('c-masking-datatable')!.dispatchEvent(new CustomEvent('loadmore'));
    await settled();
    expect(answered).toHaveBeenLastCalledWith({ runId: 'a01', objectName: null, lastKey: 'k1' });
    expect(list(root).querySelector<Table>('c-masking-datatable')!.data).toHaveLength(2);
  });

  it('begins anew with another object', async () => {
    const root = await show();
    root.querySelector('lightning-combobox')!.dispatchEvent(new CustomEvent('change', { detail: { value: 'Lead' } }));
    await settled();
    expect(answered).toHaveBeenLastCalledWith({ runId: 'a01', objectName: 'Lead', lastKey: null });
  });

  it('shows that there is nothing, and what went wrong', async () => {
    answered.mockResolvedValue({ entries: [], hasMore: false });
    expect(list(await show()).querySelector<State>('c-masking-state')!.message).toBe('c.Runs_No_Entries');
    answered.mockRejectedValueOnce({ body: { message: 'Broken' } });
    const root = await show();
    const state = list(root).querySelector<State>('c-masking-state')!;
    expect([state.kind, state.message]).toEqual(['error', 'Broken']);
    state.dispatchEvent(new CustomEvent('retry'));
    await settled();
    expect(list(root).querySelector<State>('c-masking-state')!.kind).toBe('empty');
  });
});
